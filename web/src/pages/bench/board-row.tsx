import { Link } from 'wouter';
import type { BenchLeaderboard } from '../../../../src/contract/bench-browse.ts';
import { figureText } from '../../../../src/contract/bench-measures.ts';
import { benchWords } from '../../words/bench.ts';
import { useWords } from '../../words/language.ts';
import styles from './bench.module.css';
import { IntervalBar } from './interval-bar.tsx';
import { differenceText, pText } from './numbers.ts';

type RowProps = {
  readonly row: BenchLeaderboard['rows'][number];
  readonly measure: string;
  readonly ticked: boolean;
  readonly onTick: () => void;
};

/** A run with its score, interval, and significance of the difference to the best. */
export function BoardRow({ row, measure, ticked, onTick }: RowProps) {
  const say = useWords(benchWords);
  const { interval } = row;
  const range =
    interval === undefined
      ? undefined
      : say.interval(figureText(interval.low, measure), figureText(interval.high, measure));
  return (
    <li className={styles.row}>
      <label className={styles.chosen}>
        <input type="checkbox" checked={ticked} onChange={onTick} aria-label={say.choose(row.system)} />
      </label>
      <Link href={`/bench?run=${row.run}`} className={styles.system}>
        {row.system}
      </Link>
      <IntervalBar mean={row.mean} interval={interval} measure={measure} />
      <span className={styles.value} title={range}>
        {figureText(row.mean, measure)}
      </span>
      <Standing row={row} measure={measure} />
    </li>
  );
}

function Standing({ row: { behind }, measure }: Pick<RowProps, 'row' | 'measure'>) {
  const say = useWords(benchWords);
  if (behind === undefined) return <span className={styles.standing}>{say.best}</span>;
  const isClear = behind.holmP < 0.05;
  return (
    <span className={styles.standing}>
      {behind.difference === 0 ? say.ahead : say.behind(differenceText(Math.abs(behind.difference), measure))}
      <span className={isClear ? styles.clear : styles.unclear} title={say.pValue(pText(behind.holmP))}>
        {isClear ? say.clear : say.unclear}
      </span>
    </span>
  );
}
