import { benchWords } from '../../words/bench.ts';
import { useWords } from '../../words/language.ts';
import styles from './bench.module.css';

/** Notes and warnings from the bench. */
export function Notes({ lines, open = false }: { readonly lines: readonly string[]; readonly open?: boolean }) {
  const say = useWords(benchWords);
  if (lines.length === 0) return null;
  return (
    <details className={styles.notes} open={open}>
      <summary>
        {say.toKnow} ({lines.length})
      </summary>
      <ul lang="en">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </details>
  );
}
