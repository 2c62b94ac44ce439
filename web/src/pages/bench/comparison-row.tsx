import type { BenchComparisonResponse } from '../../../../src/contract/bench-browse.ts';
import { figureText } from '../../../../src/contract/bench-measures.ts';
import { benchWords, measureInWords } from '../../words/bench.ts';
import { useLanguage, useWords } from '../../words/language.ts';
import styles from './bench.module.css';
import { DifferenceBar } from './difference-bar.tsx';
import { differenceText, pText, signedText } from './numbers.ts';

type RowProps = {
  readonly measure: string;
  readonly one: BenchComparisonResponse['measures'][number]['against'][number];
  readonly names: readonly string[];
  readonly most: number;
};

/** One metric: both values, the difference with its interval and significance, and the questions behind it. */
export function ComparisonRow({ measure, one, names: [mine = '', theirs = ''], most }: RowProps) {
  const say = useWords(benchWords);
  const language = useLanguage();
  const isClear = one.holmP < 0.05;
  const [better] = one.difference > 0 ? [mine] : [theirs];
  return (
    <li className={styles.compared}>
      <div>
        <strong>{measure}</strong>
        <span className={styles.soft}>{measureInWords(measure, language)}</span>
        <span className={styles.soft}>{say.questions(one.n)}</span>
      </div>
      <DifferenceBar one={one} measure={measure} most={most} names={[mine, theirs]} />
      <div>
        <strong>
          {signedText(one.difference, measure)}{' '}
          <span className={isClear ? styles.clear : styles.unclear}>{isClear ? say.clear : say.unclear}</span>
        </strong>
        <span className={styles.soft}>
          {mine} {figureText(one.meanA, measure)}, {theirs} {figureText(one.meanB, measure)};{' '}
          {say.pValue(pText(one.holmP))}
        </span>
        <span className={styles.soft}>
          {isClear ? `${say.better(better ?? '')}; ` : ''}
          {say.winsOf(one.wins.length, one.losses.length, one.ties)}
        </span>
        {isClear || one.detectable === undefined ? null : (
          <span className={styles.soft}>{say.detectable(differenceText(one.detectable, measure))}</span>
        )}
      </div>
    </li>
  );
}
