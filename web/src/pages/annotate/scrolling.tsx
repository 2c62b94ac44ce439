import type { ReactNode } from 'react';
import styles from './annotate.module.css';

/** What may be wider than the page: it scrolls by itself, by key, too. */
export function Scrolling({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways is scrolled by key
    <section className={styles.scrolling} tabIndex={0} aria-label={label}>
      {children}
    </section>
  );
}
