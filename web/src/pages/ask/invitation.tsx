import type { QueryPlan } from '../../../../src/memory/query-plan.ts';
import { askWords } from '../../words/ask.ts';
import { useWords } from '../../words/language.ts';
import styles from './invitation.module.css';

/** The hint that Enter gives an answer; more prominent for a question. */
export function Invitation({ plan }: { readonly plan: QueryPlan }) {
  const say = useWords(askWords);
  const isQuestion = plan.asked !== 'items' && plan.asked !== 'list';
  return (
    <span className={`${styles.invitation} ${isQuestion ? styles.inviting : ''}`}>
      {isQuestion ? say.hintQuestion : null} <kbd className={styles.key}>↵</kbd> {say.hintEnter}
    </span>
  );
}
