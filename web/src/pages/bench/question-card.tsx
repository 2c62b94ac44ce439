import type { BenchQuestion } from '../../../../src/contract/bench-browse.ts';
import { benchWords } from '../../words/bench.ts';
import { useWords } from '../../words/language.ts';
import styles from './bench.module.css';
import { Reply } from './reply.tsx';

const fateWords = { win: 'win', loss: 'loss', tie: 'tie', unscored: 'unscored' } as const;

/** A question with its correct answer, and the result of each run. */
export function QuestionCard({ question }: { readonly question: BenchQuestion }) {
  const say = useWords(benchWords);
  const { text, gold, fate, slices, replies } = question;
  return (
    <li className={styles.card}>
      <header className={styles.cardHead}>
        <h3>{text}</h3>
        {fate === undefined ? null : (
          <span className={`${styles.badge} ${styles[`fate-${fate}`] ?? ''}`}>{say[fateWords[fate]]}</span>
        )}
      </header>
      <p className={styles.gold}>
        <span className={styles.soft}>{say.gold}</span> {gold === '' ? say.goldNone : gold}
      </p>
      <div className={styles.replies}>
        {replies.map((reply) => (
          <Reply key={reply.run} reply={reply} named={replies.length > 1} />
        ))}
      </div>
      <ul className={styles.labels}>
        {Object.entries(slices).map(([name, value]) => (
          <li key={name}>
            {name}: {value}
          </li>
        ))}
      </ul>
    </li>
  );
}
