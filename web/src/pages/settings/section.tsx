import type { ReactNode } from 'react';
import styles from './settings.module.css';

type SectionProps = {
  readonly id: string;
  readonly title: string;
  readonly about?: string;
  readonly children: ReactNode;
};

/** A group of settings with a description. */
export function Section({ id, title, about, children }: SectionProps) {
  return (
    <section id={id} className={styles.section} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{title}</h2>
      {about === undefined ? null : <p className={styles.about}>{about}</p>}
      <div className={styles.group}>{children}</div>
    </section>
  );
}
