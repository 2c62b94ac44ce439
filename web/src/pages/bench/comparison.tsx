import { getBenchComparison } from '../../../../src/contract/endpoints/bench.ts';
import { useRead } from '../../api/use-read.ts';
import { Failed, Loading } from '../../parts/states.tsx';
import { benchWords } from '../../words/bench.ts';
import { useWords } from '../../words/language.ts';
import styles from './bench.module.css';
import { ComparisonRow } from './comparison-row.tsx';
import { Notes } from './notes.tsx';

/** Two runs compared by the main metrics of their suite: differences with intervals, and questions won. */
export function Comparison({ ids }: { readonly ids: readonly [string, string] }) {
  const say = useWords(benchWords);
  const read = useRead(getBenchComparison, { query: { runs: ids.join(',') } });
  if (read.isError) return <Failed error={read.error} onRetry={() => void read.refetch()} />;
  if (!read.isSuccess) return <Loading />;
  const { measures, warnings, runs } = read.data;
  const names = runs.map(({ system }) => system);
  const rows = measures.flatMap(({ measure, against: [one] }) => (one === undefined ? [] : [{ measure, one }]));
  // All metrics share one scale, so that small differences do not look large.
  const most = Math.max(
    0.05,
    ...rows.flatMap(({ one: { interval, difference } }) =>
      [interval?.low ?? 0, interval?.high ?? 0, difference].map(Math.abs),
    ),
  );
  return (
    <section aria-labelledby="comparison" className={styles.section}>
      <h2 id="comparison">{say.comparison}</h2>
      <p className={styles.soft}>{say.differenceNote}</p>
      <ul className={styles.rows}>
        {rows.map(({ measure, one }) => (
          <ComparisonRow key={measure} measure={measure} one={one} names={names} most={most} />
        ))}
      </ul>
      <Notes lines={warnings} open={warnings.length <= 2} />
    </section>
  );
}
