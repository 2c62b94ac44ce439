import type { Rules } from '../../rules.ts';

/** One question's ranking against its gold; `score` is that of its answer, absent while it is unscored. */
export type Ranked = {
  readonly gold: readonly string[];
  readonly returned: readonly string[];
  readonly score: number | undefined;
};

/** Depths that are always reported, and those for rankings that reach so far. */
const usualDepths = [1, 2, 5, 10, 25];
const farDepths = [50, 100, 200];
export const depthsFor = (longest: number): readonly number[] => [
  ...usualDepths,
  ...farDepths.filter((depth) => depth <= longest),
];

/** Where a ranking has the gold: the places of those that it has, first is 0, and how many there are. */
type Found = { readonly places: readonly number[]; readonly golds: number; readonly score: number | undefined };

/** Official rules let a repeated id take places; strict ones count it once. */
function foundIn({ gold, returned, score }: Ranked, rules: Rules): Found {
  const wanted = new Set(gold);
  const golds = wanted.size;
  const places: number[] = [];
  for (const [place, id] of (rules === 'official' ? returned : [...new Set(returned)]).entries()) {
    if (wanted.delete(id)) places.push(place);
  }
  return { places, golds, score };
}

const recall = ({ places, golds }: Found, depth: number): number =>
  places.filter((place) => place < depth).length / golds;

/** A value of one question under one name of the released scorer's reports. */
type RetrievalMeasure = readonly [name: string, of: (found: Found) => number | undefined];

const joint =
  (of: (score: number, share: number) => number, depth: number) =>
  (found: Found): number | undefined =>
    found.score === undefined ? undefined : of(found.score, recall(found, depth));

const measures = (depths: readonly number[]): readonly RetrievalMeasure[] => [
  ...depths.map((k): RetrievalMeasure => [`recall@${k}`, (found) => recall(found, k)]),
  ['recall@gt', (found) => recall(found, found.golds)],
  ['hit@1', ({ places }) => (places[0] === 0 ? 1 : 0)],
  ...depths.flatMap((k): RetrievalMeasure[] => [
    [`joint_strict@${k}`, joint((score, share) => (score > 0 && share === 1 ? 1 : 0), k)],
    [`joint_partial@${k}`, joint((score, share) => (score > 0 ? share : 0), k)],
    [`qs_x_recall@${k}`, joint((score, share) => score * share, k)],
  ]),
];

/**
 * Recall at each depth and at the number of golds, a hit at the first place, and three joints with the answer, by name:
 * `joint_strict`, any score above 0 and all gold found; `joint_partial`, any score above 0 times recall; `qs_x_recall`,
 * score times recall (the paper's Joint@k, Eq. 4). Questions without gold have no value of any, unscored ones no joint.
 */
export function retrievalValues(
  ranked: ReadonlyMap<string, Ranked>,
  depths: readonly number[],
  rules: Rules,
): ReadonlyMap<string, ReadonlyMap<string, number>> {
  const all = measures(depths).map(([name, of]) => ({ name, of, values: new Map<string, number>() }));
  for (const [id, one] of ranked) {
    if (one.gold.length === 0) continue;
    const found = foundIn(one, rules);
    for (const { of, values } of all) {
      const value = of(found);
      if (value !== undefined) values.set(id, value);
    }
  }
  return new Map(all.map(({ name, values }) => [name, values]));
}

/** How a measure of the released reports prints among our figures. */
export const figureName = (name: string, rules: Rules): string =>
  name.startsWith('recall@') ? name.replace('recall@', 'R@') : name.includes('_') ? `${name}(${rules})` : name;
