import { ChartColumn } from 'lucide-react';
import type { BenchRunsResponse } from '../../../../src/contract/bench-browse.ts';
import { Empty } from '../../parts/states.tsx';
import { benchWords } from '../../words/bench.ts';
import { useLanguage, useWords } from '../../words/language.ts';
import styles from './bench.module.css';

/** Explains runs: what they are, how to start one, and which folders are searched. */
export function NoRuns({ found }: { readonly found: BenchRunsResponse }) {
  const say = useWords(benchWords);
  const list = new Intl.ListFormat(useLanguage(), { type: 'disjunction' });
  return (
    <Empty icon={<ChartColumn size={32} aria-hidden />} title={say.noRuns}>
      <p>{say.noRunsHow}</p>
      <code className={styles.command}>madeleine bench run locomo --data locomo10.json --system madeleine</code>
      <p>{say.noRunsWhere(list.format(found.folders))}</p>
      <code className={styles.command}>madeleine serve --bench ./madeleine-bench</code>
    </Empty>
  );
}
