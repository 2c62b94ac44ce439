import type { AskResponse } from '../../../../src/contract/question-verbs.ts';
import type { ItemBrief } from '../../../../src/contract/shapes.ts';
import type { QueryPlan } from '../../../../src/memory/query-plan.ts';
import { askWords } from '../../words/ask.ts';
import { useWords } from '../../words/language.ts';
import styles from './abstention.module.css';
import { NearTile } from './near-tile.tsx';
import { WithoutOffers } from './without-offers.tsx';

const MOST_NEAR = 6;

/** An abstention: the reason, the closest items, and results with fewer constraints. */
export function Abstention({
  answer,
  onPlan,
}: {
  readonly answer: AskResponse;
  readonly onPlan: (plan: QueryPlan) => void;
}) {
  const say = useWords(askWords);
  const near: readonly ItemBrief[] = answer.evidence.slice(0, MOST_NEAR);
  return (
    <div className={styles.abstention}>
      <p className={styles.head}>{say.abstained}</p>
      <p className={styles.reason}>{answer.answer}</p>
      {answer.plan === undefined ? null : (
        <WithoutOffers plan={answer.plan} offers={answer.explanation?.without ?? []} onPlan={onPlan} />
      )}
      {near.length === 0 ? null : (
        <>
          <h2 className={styles.near}>{say.nearest}</h2>
          <ul className={styles.list}>
            {near.map((item) => (
              <li key={item.id}>
                <NearTile item={item} among={near.map(({ id }) => id)} />
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
