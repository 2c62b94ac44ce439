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

/** A value of one question under one name of the released scorer's reports. */
export type RetrievalMeasure = { readonly name: string; of(ranked: Ranked, rules: Rules): number | undefined };

/** Official rules let a repeated id take places; strict ones count it once. */
function recall({ gold, returned }: Ranked, depth: number, rules: Rules): number {
  const top = new Set((rules === 'official' ? returned : [...new Set(returned)]).slice(0, depth));
  const wanted = new Set(gold);
  return wanted.intersection(top).size / wanted.size;
}

const withGold =
  (of: RetrievalMeasure['of']): RetrievalMeasure['of'] =>
  (ranked, rules) =>
    ranked.gold.length === 0 ? undefined : of(ranked, rules);

const joint =
  (of: (score: number, found: number) => number, depth: number): RetrievalMeasure['of'] =>
  (ranked, rules) =>
    ranked.score === undefined ? undefined : of(ranked.score, recall(ranked, depth, rules));

/**
 * Recall at each depth and at the number of golds, a hit at the first place, and three joints with the answer:
 * `joint_strict`, any score above 0 and all gold found; `joint_partial`, any score above 0 times recall; `qs_x_recall`,
 * score times recall (the paper's Joint@k, Eq. 4). Questions without gold have none of them, unscored ones no joint.
 */
export const retrievalMeasures = (depths: readonly number[]): readonly RetrievalMeasure[] =>
  [
    ...depths.map((k) => ({ name: `recall@${k}`, of: (r: Ranked, rules: Rules) => recall(r, k, rules) })),
    { name: 'recall@gt', of: (r: Ranked, rules: Rules) => recall(r, new Set(r.gold).size, rules) },
    { name: 'hit@1', of: (r: Ranked) => (r.returned[0] !== undefined && r.gold.includes(r.returned[0]) ? 1 : 0) },
    ...depths.flatMap((k) => [
      { name: `joint_strict@${k}`, of: joint((score, found) => (score > 0 && found === 1 ? 1 : 0), k) },
      { name: `joint_partial@${k}`, of: joint((score, found) => (score > 0 ? found : 0), k) },
      { name: `qs_x_recall@${k}`, of: joint((score, found) => score * found, k) },
    ]),
  ].map(({ name, of }) => ({ name, of: withGold(of) }));

/** How a measure of the released reports prints among our figures. */
export const figureName = (name: string, rules: Rules): string =>
  name.startsWith('recall@') ? name.replace('recall@', 'R@') : name.includes('_') ? `${name}(${rules})` : name;
