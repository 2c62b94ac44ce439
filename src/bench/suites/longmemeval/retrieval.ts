import { once } from '../../measures/measure.ts';
import { type LongMemEvalQuestion, placeOf } from './entry.ts';

/** Where the released scorer looks. */
export const releasedDepths = [1, 3, 5, 10, 30, 50];
export const levels = ['session', 'turn'] as const;
const kinds = ['recall_any', 'recall_all', 'ndcg_any'] as const;

/** By measure: `session.recall_all@5`, `turn.ndcg_any@10`. */
export type ReleasedValues = ReadonlyMap<string, number>;

/** A turn that the user spoke, and the name under which the released scorer counts its session. */
type Ranked = { readonly isTarget: boolean; readonly session: string };

/**
 * The released measures of a ranking. It is taken as one of what the user said: turns of the assistant take no place.
 * Nothing for a question that cannot be answered or whose evidence the user did not say, which the released scorer
 * leaves out as well.
 */
export function releasedValues(question: LongMemEvalQuestion, returned: readonly string[]): ReleasedValues {
  const { answerable, targets } = question.gold;
  if (!answerable || targets.length === 0) return new Map();
  const gold = new Set(targets);
  // A session counts as found by its evidence alone: its other turns are counted as those of another session.
  const sessionOf = (turn: string) => `${placeOf(question, turn)?.session} ${gold.has(turn)}`;
  const ranked = once(returned).flatMap((turn): Ranked[] =>
    placeOf(question, turn)?.isUser === true ? [{ isTarget: gold.has(turn), session: sessionOf(turn) }] : [],
  );
  const golden = new Set(targets.map(sessionOf));
  const values = new Map<string, number>();
  for (const depth of releasedDepths) {
    const turns = ranked.slice(0, depth);
    const hits = turns.filter(({ isTarget }) => isTarget).length;
    put(values, 'turn', depth, [Number(hits > 0), Number(hits === gold.size), ndcg(turns, depth, gold.size)]);
    const reach = reachOf(ranked, depth);
    const found = new Set(ranked.slice(0, reach).flatMap(({ isTarget, session }) => (isTarget ? [session] : [])));
    const session = ndcg(ranked.slice(0, reach), reach, gold.size);
    put(values, 'session', depth, [Number(found.size > 0), Number(found.size === golden.size), session]);
  }
  return values;
}

function put(to: Map<string, number>, level: string, depth: number, values: readonly [number, number, number]): void {
  for (const [index, kind] of kinds.entries()) to.set(`${level}.${kind}@${depth}`, values[index] ?? 0);
}

/** So many turns that there are `depth` sessions among them, as far as the ranking goes. */
function reachOf(ranked: readonly Ranked[], depth: number): number {
  let reach = depth;
  const seen = new Set(ranked.slice(0, reach).map(({ session }) => session));
  for (; seen.size < depth && reach < ranked.length; reach += 1) seen.add(ranked[reach]?.session ?? '');
  return reach;
}

/** The first two places count in full, unlike in the usual definition. */
const gain = (place: number): number => (place < 2 ? 1 : 1 / Math.log2(place + 1));
const upTo = (places: number): number =>
  Array.from({ length: places }, (_, place) => gain(place)).reduce((a, b) => a + b, 0);

function ndcg(ranked: readonly Ranked[], depth: number, relevant: number): number {
  const sum = ranked.reduce((total, { isTarget }, place) => (isTarget ? total + gain(place) : total), 0);
  return sum / upTo(Math.min(depth, relevant));
}
