import type { BenchSweep } from '../../../../src/contract/bench-browse.ts';
import { figureText, isPlainMeasure } from '../../../../src/contract/bench-measures.ts';
import { benchWords } from '../../words/bench.ts';
import { useWords } from '../../words/language.ts';
import styles from './bench.module.css';
import { Scrolling } from './scrolling.tsx';

export type Swept = { readonly system: string } & BenchSweep;

/** Drawn in one picture; more lines are not told apart. */
const MOST_LINES = 6;
const WIDTH = 420;
const HEIGHT = 180;
const EDGE = 26;

/** Measures that change with k for any of the runs, those that count what is found first. */
const varyingOf = (runs: readonly Swept[]): string[] => {
  const all = runs.flatMap(({ rows }) =>
    rows
      .filter(({ values }) => new Set(values.filter((value) => value !== null)).size > 1)
      .map(({ measure }) => measure),
  );
  return [...new Set(all)].sort((a, b) => Number(b === 'R@k') - Number(a === 'R@k'));
};

/** What the first k of each ranking are worth, for several k: a picture of one measure, and a table of all that change. */
export function ByK({ runs, open }: { readonly runs: readonly Swept[]; readonly open: boolean }) {
  const say = useWords(benchWords);
  const measures = varyingOf(runs);
  const ks = [...new Set(runs.flatMap((run) => run.ks))].sort((a, b) => a - b);
  const drawn = measures.find((measure) => !isPlainMeasure(measure));
  if (measures.length === 0) return null;
  return (
    <details className={styles.notes} open={open}>
      <summary>{say.byK}</summary>
      {drawn === undefined ? null : <Lines {...{ runs, ks }} measure={drawn} />}
      <Scrolling label={say.byK}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{say.measure}</th>
              <th scope="col">{say.system}</th>
              {ks.map((k) => (
                <th key={k} scope="col" className={styles.number}>
                  k = {k}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {measures.flatMap((measure) =>
              runs.map((run) => (
                <tr key={`${measure} ${run.system}`}>
                  <th scope="row">{measure}</th>
                  <td>{run.system}</td>
                  {ks.map((k) => (
                    <td key={k} className={styles.number}>
                      {textOf(valueAt(run, measure, k), measure)}
                    </td>
                  ))}
                </tr>
              )),
            )}
          </tbody>
        </table>
      </Scrolling>
      <p className={styles.soft}>{say.byKNote}</p>
    </details>
  );
}

function valueAt({ ks, rows }: Swept, measure: string, k: number): number | null {
  return rows.find((row) => row.measure === measure)?.values[ks.indexOf(k)] ?? null;
}

const textOf = (value: number | null, measure: string): string => (value === null ? '–' : figureText(value, measure));

/** One measure by k, a line for each run; the table below says the same in numbers. */
function Lines({ runs, ks, measure }: { runs: readonly Swept[]; ks: readonly number[]; measure: string }) {
  const [first = 1, last = 1] = [ks[0], ks.at(-1)];
  // Depths are asked for in steps that grow.
  const x = (k: number): number =>
    EDGE + ((Math.log(k) - Math.log(first)) / Math.max(1e-9, Math.log(last) - Math.log(first))) * (WIDTH - 2 * EDGE);
  const y = (value: number): number => HEIGHT - EDGE - value * (HEIGHT - 2 * EDGE);
  const shown = runs.slice(0, MOST_LINES);
  return (
    <figure className={styles.lines}>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden>
        {[0, 0.5, 1].map((value) => (
          <g key={value}>
            <line x1={EDGE} x2={WIDTH - EDGE} y1={y(value)} y2={y(value)} className={styles.gridLine} />
            <text x={EDGE - 4} y={y(value) + 4} textAnchor="end">
              {value * 100}
            </text>
          </g>
        ))}
        {ks.map((k) => (
          <text key={k} x={x(k)} y={HEIGHT - 8} textAnchor="middle">
            {k}
          </text>
        ))}
        {shown.map((run, n) => {
          const points = ks.flatMap((k) => {
            const value = valueAt(run, measure, k);
            return value === null ? [] : [[x(k), y(value)] as const];
          });
          return (
            <g key={run.system} data-line={n} className={styles.line}>
              <polyline points={points.map((point) => point.join(',')).join(' ')} />
              {points.map(([left, top]) => (
                <circle key={left} cx={left} cy={top} r={3} />
              ))}
            </g>
          );
        })}
      </svg>
      <figcaption className={styles.legend}>
        <span>{measure}</span>
        {shown.map(({ system }, n) => (
          <span key={system} data-line={n} className={styles.legendOne}>
            {system}
          </span>
        ))}
      </figcaption>
    </figure>
  );
}
