import { PatternTable } from '../../language/pattern-table.ts';
import type { PlanOrder, QueryPlan } from '../../memory/query-plan.ts';
import { numberOfWord } from './number-words.ts';
import { mask, type QuestionText } from './question-text.ts';
import { orderWords, pickPatterns } from './tables/group-words.ts';

export type Picked = {
  readonly pick: QueryPlan['pick'];
  readonly order?: PlanOrder;
  readonly question: QuestionText;
};

const orders = new PatternTable(orderWords);
const picks = new PatternTable(pickPatterns);

/** Which of the matches: the first, the last, an extreme, the n-th; all when the words do not say. */
export function pickOf(q: QuestionText): Picked {
  for (const { pattern, order, nth } of orders.rowsFor(q.rest)) {
    const found = pattern.exec(q.rest);
    if (found === null) continue;
    const place = nth ?? numberOfWord(found[1] ?? '') ?? 1;
    return { pick: 'all', order: { ...order, nth: place }, question: masked(q, found) };
  }
  for (const { pattern, pick, ofTrips } of picks.rowsFor(q.rest)) {
    const found = pattern.exec(q.rest);
    if (found === null) continue;
    const count = numberOfWord(found[1] ?? '');
    const order: PlanOrder = {
      by: 'time',
      end: pick === 'first' ? 'least' : 'most',
      nth: 1,
      of: ofTrips === true ? 'trip' : 'item',
      count: count ?? 1,
    };
    return { pick, ...(count === undefined && ofTrips !== true ? {} : { order }), question: masked(q, found) };
  }
  return { pick: 'all', question: q };
}

const masked = (q: QuestionText, found: RegExpExecArray): QuestionText =>
  mask(q, found.index, found.index + found[0].length);
