import { chipsOf } from '../../../../src/contract/chips/chips-of-plan.ts';
import { isSame, withChip } from '../../../../src/contract/chips/edit-chips.ts';
import type { Explanation } from '../../../../src/memory/explanation.ts';
import type { QueryPlan } from '../../../../src/memory/query-plan.ts';
import { askWords } from '../../words/ask.ts';
import { useWords } from '../../words/language.ts';
import styles from './without-offers.module.css';

type Offer = Explanation['without'][number];

/** Results with one constraint fewer, each as a button: "5 without the year". */
export function WithoutOffers({
  plan,
  offers,
  onPlan,
}: {
  readonly plan: QueryPlan;
  readonly offers: readonly Offer[];
  readonly onPlan: (plan: QueryPlan) => void;
}) {
  const say = useWords(askWords);
  if (offers.length === 0) return null;
  return (
    <div className={styles.offers}>
      <span className={styles.lead}>{say.withoutLead}</span>
      {offers.slice(0, 4).map((offer) => (
        <button key={offer.plan} type="button" className={styles.offer} onClick={() => onPlan(taken(plan, offer))}>
          {say.without(offer.constraint, offer.items)}
        </button>
      ))}
    </div>
  );
}

/** Applies the suggested plan and adapts the text of the question. */
function taken(plan: QueryPlan, { root }: Offer): QueryPlan {
  const left = chipsOf({ ...plan, root });
  const gone = chipsOf(plan).filter((chip) => !left.some((one) => isSame(one, chip)));
  const { question, unknown } = gone.reduce((so, chip) => withChip(so, chip, undefined), plan);
  return { ...plan, root, question, unknown };
}
