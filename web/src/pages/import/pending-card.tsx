import { postWork } from '../../../../src/contract/endpoints/jobs.ts';
import { call } from '../../api/call.ts';
import { Button } from '../../parts/button.tsx';
import { importWords } from '../../words/import.ts';
import { useWords } from '../../words/language.ts';
import styles from './import.module.css';

/** Paused work that can be resumed. */
export function PendingCard({ pending }: { readonly pending: number }) {
  const say = useWords(importWords);
  return (
    <section className={`${styles.card} ${styles.section}`}>
      <div className={styles.cardHead}>
        <h3>{say.pending(pending)}</h3>
        <Button onClick={() => void call(postWork, {})}>{say.resume}</Button>
      </div>
      <p className={styles.soft}>{say.pendingNote}</p>
    </section>
  );
}
