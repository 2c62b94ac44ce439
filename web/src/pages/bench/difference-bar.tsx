import type { BenchComparisonResponse } from '../../../../src/contract/bench-browse.ts';
import { figureText } from '../../../../src/contract/bench-measures.ts';
import { benchWords } from '../../words/bench.ts';
import { useWords } from '../../words/language.ts';
import styles from './bench.module.css';
import { signedText } from './numbers.ts';

type BarProps = {
  readonly one: Pick<BenchComparisonResponse['measures'][number]['against'][number], 'difference' | 'interval'>;
  readonly measure: string;
  /** The maximum of the scale, in both directions. */
  readonly most: number;
  readonly names: readonly [string, string];
};

/** A difference as a dot with its interval, to the right if the first run is better. */
export function DifferenceBar({ one: { difference, interval }, measure, most, names: [mine, theirs] }: BarProps) {
  const say = useWords(benchWords);
  const at = (value: number): string => `${(50 + (value / most) * 46).toFixed(2)}%`;
  const range =
    interval === undefined
      ? ''
      : `, ${say.interval(figureText(interval.low, measure), figureText(interval.high, measure))}`;
  return (
    <div>
      <svg
        className={styles.bar}
        role="img"
        aria-label={`${say.difference} ${signedText(difference, measure)}${range}`}
      >
        <line className={styles.middle} x1="50%" x2="50%" y1="0" y2="100%" />
        {interval === undefined ? null : (
          <line className={styles.whisker} x1={at(interval.low)} x2={at(interval.high)} y1="50%" y2="50%" />
        )}
        <circle className={styles.dot} cx={at(difference)} cy="50%" r="5" />
      </svg>
      <div className={styles.sides} aria-hidden>
        <span>← {say.better(theirs)}</span>
        <span>{say.better(mine)} →</span>
      </div>
    </div>
  );
}
