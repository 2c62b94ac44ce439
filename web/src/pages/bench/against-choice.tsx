import { useId } from 'react';
import { navigate } from 'wouter/use-browser-location';
import type { BenchRunBrief } from '../../../../src/contract/bench-browse.ts';
import { benchWords } from '../../words/bench.ts';
import { useWords } from '../../words/language.ts';
import styles from './bench.module.css';

type ChoiceProps = {
  readonly run: string;
  readonly others: readonly BenchRunBrief[];
  readonly chosen: string | undefined;
};

/** Selects another run on the same questions for comparison. */
export function AgainstChoice({ run, others, chosen }: ChoiceProps) {
  const say = useWords(benchWords);
  const id = useId();
  if (others.length === 0) return null;
  return (
    <div className={styles.choice}>
      <label htmlFor={id}>{say.against}</label>
      <select
        id={id}
        value={chosen ?? ''}
        onChange={({ target: { value } }) => navigate(`/bench?run=${run}${value === '' ? '' : `&against=${value}`}`)}
      >
        <option value="">{say.nobody}</option>
        {others.map((other) => (
          <option key={other.id} value={other.id}>
            {other.system} ({other.folder})
          </option>
        ))}
      </select>
    </div>
  );
}
