import { type HashedText, outputsOf } from '../../learn/hashed-text.ts';
import { clauseKinds } from './clause.ts';
import { mentionKinds } from './mention.ts';

/** What a question asks to be done with what is found. */
export const operators = [
  'when',
  'where',
  'who',
  'amount',
  'sum',
  'difference',
  'count',
  'duration',
  'which',
  'what',
  'why',
  'yesno',
  'list',
  'update',
  'compare',
  'photos',
] as const;
export type Operator = (typeof operators)[number];

/** What a question wants, as a model of its words tells: numbers near 1 where it is likely, near 0 where not. */
export type Intent = {
  readonly operators: Float32Array;
  /** Kinds of value that the answer holds, in the order of `mentionKinds`. */
  readonly kinds: Float32Array;
  /** Kinds of clause that it stands in, in the order of `clauseKinds`. */
  readonly places: Float32Array;
};

export const intentOutputs: readonly string[] = [
  ...operators,
  ...mentionKinds.map((kind) => `holds ${kind}`),
  ...clauseKinds.map((kind) => `in ${kind}`),
];

export function intentOf(model: HashedText, question: string): Intent {
  const told = outputsOf(model, question);
  const [kinds, places] = [operators.length, operators.length + mentionKinds.length];
  return { operators: told.slice(0, kinds), kinds: told.slice(kinds, places), places: told.slice(places) };
}

/** Whether what is most likely asked for is the items themselves, not something that they tell. */
export const asksForItems = ({ operators: shares }: Intent): boolean =>
  shares[operators.indexOf('photos')] === Math.max(...shares);

/** Below this share a question does not ask whether something is so. */
const ASKS_FOR_TRUTH = 0.4;

/** Whether a question asks whether something is so, which yes and no answer. */
export const asksForTruth = ({ operators: shares }: Intent): boolean =>
  (shares[operators.indexOf('yesno')] ?? 0) >= ASKS_FOR_TRUTH;

/** What is put beside each row: how far what it holds is what is asked for, and what is asked for. */
export const intentFeatures: readonly string[] = [
  'heldMost',
  'heldSum',
  'missedMost',
  ...mentionKinds.map((kind) => `asks ${kind}`),
  ...operators.map((operator) => `asks for ${operator}`),
];

/** Rows of `features`, which end with the kinds held, each with the features of the intent behind them. */
export function withIntent(rows: Float32Array, features: number, { kinds, operators: wanted }: Intent): Float32Array {
  const count = rows.length / features;
  const width = features + intentFeatures.length;
  const longer = new Float32Array(count * width);
  for (let n = 0; n < count; n++) {
    const row = rows.subarray(n * features, (n + 1) * features);
    const held = row.subarray(features - mentionKinds.length);
    let [most, sum, missed] = [0, 0, 0];
    for (const [kind, has] of held.entries()) {
      const share = kinds[kind] ?? 0;
      most = Math.max(most, has * share);
      sum += has * share;
      missed = Math.max(missed, (1 - has) * share);
    }
    longer.set(row, n * width);
    longer.set([most, sum, missed, ...kinds, ...wanted], n * width + features);
  }
  return longer;
}
