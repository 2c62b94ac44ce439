import type { ComponentProps, ReactNode } from 'react';
import styles from './button.module.css';

type Look = 'plain' | 'main' | 'quiet' | 'danger';

/** A button with text and an optional icon. */
export function Button({
  look = 'plain',
  icon,
  children,
  className,
  ...rest
}: ComponentProps<'button'> & { readonly look?: Look; readonly icon?: ReactNode }) {
  return (
    <button type="button" className={`${styles.button} ${styles[look]} ${className ?? ''}`} {...rest}>
      {icon}
      {children}
    </button>
  );
}

/** An icon button: `label` is its accessible name and tooltip. */
export function IconButton({
  label,
  children,
  className,
  ...rest
}: ComponentProps<'button'> & { readonly label: string }) {
  return (
    <button type="button" aria-label={label} title={label} className={`${styles.icon} ${className ?? ''}`} {...rest}>
      {children}
    </button>
  );
}
