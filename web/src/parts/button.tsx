import type { ComponentProps, ReactNode } from 'react';
import styles from './button.module.css';

type Look = 'plain' | 'main' | 'quiet' | 'danger';

/** A button with words, and an icon before them if there is one. */
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

/** A button that is only an icon: `label` is its name, and its tooltip. */
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
