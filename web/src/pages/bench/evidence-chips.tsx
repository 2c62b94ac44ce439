import { Check, X } from 'lucide-react';
import type { BenchQuestion } from '../../../../src/contract/bench-browse.ts';
import { benchWords } from '../../words/bench.ts';
import { useWords } from '../../words/language.ts';
import styles from './bench.module.css';

/** Gold evidence: the rank at which each was found, or missed. */
export function EvidenceChips({ evidence }: Pick<BenchQuestion['replies'][number], 'evidence'>) {
  const say = useWords(benchWords);
  if (evidence.length === 0) return null;
  const found = evidence.filter(({ rank }) => rank !== undefined).length;
  return (
    <div className={styles.evidence}>
      <span className={styles.soft}>{say.evidenceFound(found, evidence.length)}</span>
      <ul className={styles.chips}>
        {evidence.map(({ id, rank }) => (
          <li key={id} className={rank === undefined ? styles.chipMissed : styles.chipFound}>
            {rank === undefined ? <X size={12} aria-hidden /> : <Check size={12} aria-hidden />}
            {id}
            <span className={styles.chipRank}>{rank === undefined ? say.missedOne : say.rank(rank)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
