import type { BenchLeaderboard } from '../../../../src/contract/bench-browse.ts';
import { figureText } from '../../../../src/contract/bench-measures.ts';
import { benchWords } from '../../words/bench.ts';
import { useWords } from '../../words/language.ts';
import styles from './bench.module.css';

/** Published results with their sources, separate from runs made here. */
export function Published({ anchors }: { readonly anchors: BenchLeaderboard['anchors'] }) {
  const say = useWords(benchWords);
  const whole = anchors.filter(({ slice }) => slice === undefined);
  if (whole.length === 0) return null;
  return (
    <details className={styles.notes}>
      <summary>
        {say.published} ({whole.length})
      </summary>
      <p className={styles.soft}>{say.publishedNote}</p>
      <ul>
        {whole.map(({ system, measure, value, source }) => (
          <li key={`${system} ${measure} ${source}`}>
            {system}: {measure} {figureText(value, measure)} <span className={styles.soft}>({source})</span>
          </li>
        ))}
      </ul>
    </details>
  );
}
