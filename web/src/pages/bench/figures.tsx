import type { BenchRunDetail } from '../../../../src/contract/bench-browse.ts';
import { figureText } from '../../../../src/contract/bench-measures.ts';
import { benchWords } from '../../words/bench.ts';
import { useWords } from '../../words/language.ts';
import styles from './bench.module.css';
import { Scrolling } from './scrolling.tsx';

const MOST_COLUMNS = 8;
const natural = new Intl.Collator('en', { numeric: true });

/** All scores: one row per question category, one column per metric. */
export function Figures({ run: { allFigures } }: { readonly run: BenchRunDetail }) {
  const say = useWords(benchWords);
  const known = [...new Set(allFigures.flatMap(({ measure, value }) => (value === undefined ? [] : [measure])))];
  const cut = known.filter((measure) => allFigures.some((one) => one.measure === measure && one.slice !== undefined));
  const columns = (cut.length > 0 ? cut : known).slice(0, MOST_COLUMNS);
  const slices = [...new Set(allFigures.flatMap(({ slice }) => slice ?? []))].sort(natural.compare);
  const cell = (slice: string | undefined, measure: string) =>
    allFigures.find((one) => one.slice === slice && one.measure === measure);
  if (columns.length === 0) return null;
  return (
    <details className={styles.section}>
      <summary className={styles.sectionTitle}>
        <h2>{say.figures}</h2>
      </summary>
      <Scrolling label={say.figures}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{say.slice}</th>
              {columns.map((measure) => (
                <th key={measure} scope="col" className={styles.number}>
                  {measure}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {[undefined, ...slices].map((slice) => (
              <tr key={slice ?? ''}>
                <th scope="row">{slice === undefined ? say.all : slice.replace('=', ': ')}</th>
                {columns.map((measure) => {
                  const figure = cell(slice, measure);
                  return (
                    <td
                      key={measure}
                      className={styles.number}
                      title={figure === undefined ? undefined : `n = ${figure.n}`}
                    >
                      {figure?.value === undefined ? '–' : figureText(figure.value, measure)}
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </Scrolling>
    </details>
  );
}
