import { type ReactNode, useId } from 'react';
import styles from './section.module.css';

/** A section of the details with its heading. */
export function Section({
  title,
  children,
  tone,
}: {
  readonly title: string;
  readonly children: ReactNode;
  readonly tone?: 'cited';
}) {
  const id = useId();
  return (
    <section className={`${styles.section} ${tone === 'cited' ? styles.cited : ''}`} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}
