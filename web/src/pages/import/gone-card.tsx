import { Link } from 'wouter';
import { getGone } from '../../../../src/contract/endpoints/gone.ts';
import { useRead } from '../../api/use-read.ts';
import buttons from '../../parts/button.module.css';
import { goneWords } from '../../words/gone.ts';
import { useWords } from '../../words/language.ts';
import styles from './import.module.css';

/** How much is no longer at its source, if anything. */
export function GoneCard() {
  const say = useWords(goneWords);
  const total = useRead(getGone, { query: { limit: 1 } }).data?.total ?? 0;
  if (total === 0) return null;
  return (
    <section className={`${styles.card} ${styles.section}`}>
      <div className={styles.cardHead}>
        <h3>{say.waiting(total)}</h3>
        <Link href="/gone" className={`${buttons.button} ${buttons.plain}`}>
          {say.decide}
        </Link>
      </div>
      <p className={styles.soft}>{say.what}</p>
    </section>
  );
}
