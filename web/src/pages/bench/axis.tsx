import { isPlainMeasure } from '../../../../src/contract/bench-measures.ts';
import styles from './bench.module.css';

const marks = [0, 25, 50, 75, 100];

/** The axis below the bars of a board; values are also given as text for accessibility. */
export function Axis({ measure }: { readonly measure: string }) {
  if (isPlainMeasure(measure)) return null;
  return (
    <li className={styles.axis} aria-hidden>
      <div>
        {marks.map((mark) => (
          <span key={mark}>{mark}</span>
        ))}
      </div>
    </li>
  );
}
