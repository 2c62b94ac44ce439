import { type PlanOrder, planOrderSchema, type QueryPlan } from '../../memory/query-plan.ts';
import { type Cursor, expect, unreadable } from './plan-cursor.ts';
import { parsePlan } from './plan-parse.ts';
import { planText } from './plan-text.ts';
import { readPairs } from './plan-values.ts';

/** A plan with which of its matches are asked for: `last of all(person["Tom"])`. */
export type QueryForm = Pick<QueryPlan, 'pick' | 'order' | 'root'>;

const orderNames = Object.keys(planOrderSchema.shape);

/**
 * The text of a plan that can be handed back: as `planText`, behind `first of`, `last of` or
 * `order[by="duration", end="most", nth=1, of="item"] of` where not all matches are asked for.
 */
export function queryText({ pick, order, root }: QueryForm): string {
  const ordered = order === undefined ? '' : `order[${pairsOf(order)}] of `;
  return `${pick === 'all' ? '' : `${pick} of `}${ordered}${planText(root)}`;
}

const pairsOf = (order: PlanOrder): string =>
  Object.entries(order)
    .filter(([, value]) => value !== undefined)
    .sort(([a], [b]) => orderNames.indexOf(a) - orderNames.indexOf(b))
    .map(([name, value]) => `${name}=${JSON.stringify(value)}`)
    .join(', ');

/** Reads what `queryText` writes. @throws MadeleineError `invalid-plan`, pointing at the column. */
export function parseQuery(text: string): QueryForm {
  const found = /^\s*(first|last)\s+of\b/.exec(text);
  const pick = found?.[1] === 'first' ? 'first' : found?.[1] === 'last' ? 'last' : 'all';
  const cursor: Cursor = { text, at: found?.[0].length ?? 0 };
  const order = orderAt(cursor);
  // Blanks keep the columns of messages those of the whole text.
  const rest = ' '.repeat(cursor.at) + text.slice(cursor.at);
  return { pick, ...(order === undefined ? {} : { order }), root: parsePlan(rest) };
}

function orderAt(cursor: Cursor): PlanOrder | undefined {
  const opening = /\s*order\s*\[/y;
  opening.lastIndex = cursor.at;
  const found = opening.exec(cursor.text);
  if (found === null) return undefined;
  const at = cursor.at + found[0].length;
  cursor.at = at;
  const order = planOrderSchema.safeParse(readPairs(cursor, orderNames, 'order'));
  if (!order.success) {
    const [issue] = order.error.issues;
    throw unreadable(cursor, `${String(issue?.path[0] ?? 'order')}: ${issue?.message ?? 'not an order'}`, at);
  }
  expect(cursor, /of\b/, 'of');
  return order.data;
}
