import type { BenchLeaderboard } from '../../../../src/contract/bench-browse.ts';
import { figureText } from '../../../../src/contract/bench-measures.ts';
import { benchWords } from '../../words/bench.ts';
import { useWords } from '../../words/language.ts';
import styles from './bench.module.css';
import { Scrolling } from './scrolling.tsx';

/** A figure that was measured here, with what differs from how the published ones were measured. */
export type OwnFigure = {
  readonly system: string;
  readonly measure: string;
  readonly value: number;
  readonly differs: readonly string[];
};

/** Runs made here among the published results, best first; a column says what differs, or the source. */
export function Published({
  anchors,
  own,
}: {
  readonly anchors: BenchLeaderboard['anchors'];
  readonly own: readonly OwnFigure[];
}) {
  const say = useWords(benchWords);
  const whole = anchors.filter(({ slice }) => slice === undefined);
  if (whole.length === 0) return null;
  return (
    <details className={styles.notes}>
      <summary>
        {say.published} ({whole.length})
      </summary>
      <p className={styles.soft}>{say.publishedNote}</p>
      {[...Map.groupBy(whole, ({ measure }) => measure)].map(([measure, theirs]) => (
        <Beside key={measure} measure={measure} theirs={theirs} ours={own.filter((one) => one.measure === measure)} />
      ))}
    </details>
  );
}

function Beside({
  measure,
  theirs,
  ours,
}: {
  readonly measure: string;
  readonly theirs: BenchLeaderboard['anchors'];
  readonly ours: readonly OwnFigure[];
}) {
  const say = useWords(benchWords);
  const rows = [
    ...ours.map(({ system, value, differs }) => ({
      system,
      value,
      isOwn: true,
      about: differs.length === 0 ? say.nothingKnown : differs.join('; '),
    })),
    ...theirs.map(({ system, value, source }) => ({ system, value, isOwn: false, about: source })),
  ].toSorted((a, b) => b.value - a.value);
  return (
    <Scrolling label={measure}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{say.system}</th>
            <th scope="col" className={styles.number}>
              {measure}
            </th>
            <th scope="col">{say.whatDiffers}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ system, value, isOwn, about }) => (
            <tr key={`${system} ${value} ${about}`} className={isOwn ? styles.own : ''}>
              <th scope="row">{isOwn ? say.measuredHere(system) : system}</th>
              <td className={styles.number}>{figureText(value, measure)}</td>
              <td className={styles.words}>{about}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Scrolling>
  );
}
