import { type ReactNode, useEffect } from 'react';
import styles from './page-title.module.css';

/** The heading of a page and the title of its tab; actions stand beside it. */
export function PageTitle({ children, actions }: { readonly children: string; readonly actions?: ReactNode }) {
  useEffect(() => {
    document.title = `${children} · Madeleine`;
  }, [children]);
  return (
    <header className={styles.head}>
      <h1>{children}</h1>
      {actions === undefined ? null : <div className={styles.actions}>{actions}</div>}
    </header>
  );
}
