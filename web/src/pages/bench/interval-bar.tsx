import { figureText } from '../../../../src/contract/bench-measures.ts';
import { benchWords } from '../../words/bench.ts';
import { useWords } from '../../words/language.ts';
import styles from './bench.module.css';
import { scaleOf } from './numbers.ts';

type BarProps = {
  readonly mean: number;
  readonly interval: { readonly low: number; readonly high: number } | undefined;
  readonly measure: string;
};

/** A value as a dot with its interval as a line, on a scale from 0 to 1. */
export function IntervalBar({ mean, interval, measure }: BarProps) {
  const say = useWords(benchWords);
  const most = scaleOf(measure, [mean, interval?.high ?? mean]);
  const at = (value: number): string => `${(Math.min(1, Math.max(0, value / most)) * 100).toFixed(2)}%`;
  const range =
    interval === undefined
      ? ''
      : `, ${say.interval(figureText(interval.low, measure), figureText(interval.high, measure))}`;
  return (
    <svg className={styles.bar} role="img" aria-label={`${figureText(mean, measure)}${range}`}>
      {[0, 25, 50, 75, 100].map((tick) => (
        <line key={tick} className={styles.tick} x1={`${tick}%`} x2={`${tick}%`} y1="15%" y2="85%" />
      ))}
      <line className={styles.base} x1="0" x2={at(mean)} y1="50%" y2="50%" />
      {interval === undefined ? null : (
        <>
          <line className={styles.whisker} x1={at(interval.low)} x2={at(interval.high)} y1="50%" y2="50%" />
          <line className={styles.whisker} x1={at(interval.low)} x2={at(interval.low)} y1="32%" y2="68%" />
          <line className={styles.whisker} x1={at(interval.high)} x2={at(interval.high)} y1="32%" y2="68%" />
        </>
      )}
      <circle className={styles.dot} cx={at(mean)} cy="50%" r="5" />
    </svg>
  );
}
