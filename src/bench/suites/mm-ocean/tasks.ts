import { positionalBias } from '../../measures/positional-bias.ts';
import { strip } from '../../python/text.ts';
import type { Rules } from '../../rules.ts';
import { spearman } from '../../statistics/agreement.ts';
import { type Annotation, categories, type Level, levels, type Trait, traits } from './annotation.ts';
import type { Prediction } from './prediction.ts';

/** A video with what was said of it; strict rules also count videos of which nothing was said. */
export type Paired = { readonly gold: Annotation; readonly said: Prediction };

const silent = (id: string): Prediction => ({
  id,
  levels: new Map(),
  rationales: new Map(),
  letters: new Map(),
  judged: new Map(),
});

/** Official: only videos that both sides have. Strict: every annotated video. */
export function pair(videos: readonly Annotation[], all: readonly Prediction[], rules: Rules): Paired[] {
  const byId = new Map(all.map((prediction) => [prediction.id, prediction]));
  return videos.flatMap((gold) => {
    const said = byId.get(gold.id) ?? (rules === 'strict' ? silent(gold.id) : undefined);
    return said === undefined ? [] : [{ gold, said }];
  });
}

const isLevel = (value: unknown): value is Level => levels.some((level) => level === value);
const percent = (part: number, whole: number, rules: Rules): number | null =>
  whole === 0 ? (rules === 'official' ? 0 : null) : (part / whole) * 100;

type Rating = { readonly trait: Trait; readonly gold: number; readonly said: number | undefined };

function ratingsOf(pairs: readonly Paired[], rules: Rules): Rating[] {
  return pairs.flatMap(({ gold, said }) =>
    traits.flatMap((trait): Rating[] => {
      const right = gold.levels.get(trait);
      const level = said.levels.get(trait);
      if (right === undefined) return [];
      if (isLevel(level)) return [{ trait, gold: levels.indexOf(right), said: levels.indexOf(level) }];
      return rules === 'strict' ? [{ trait, gold: levels.indexOf(right), said: undefined }] : [];
    }),
  );
}

/** Task 1: ordinal ratings. Official: over trait pairs in which both sides hold a legal level. Accuracy in percent. */
export function task1(pairs: readonly Paired[], rules: Rules) {
  const all = ratingsOf(pairs, rules);
  const byTrait = traits.map(
    (trait) =>
      [
        trait,
        ratingFigures(
          all.filter((one) => one.trait === trait),
          rules,
        ),
      ] as const,
  );
  return { ...ratingFigures(all, rules), byTrait: Object.fromEntries(byTrait), ...distributions(all) };
}

function ratingFigures(all: readonly Rating[], rules: Rules) {
  const legal = all.filter((one): one is Rating & { said: number } => one.said !== undefined);
  const right = legal.filter(({ gold, said }) => gold === said).length;
  const error = legal.reduce((sum, { gold, said }) => sum + Math.abs(gold - said), 0);
  const rank = spearman(
    legal.map(({ said }) => said),
    legal.map(({ gold }) => gold),
  );
  return {
    accuracy: percent(right, all.length, rules),
    mae: legal.length === 0 ? (rules === 'official' ? 0 : null) : error / legal.length,
    n: all.length,
    spearman: rank ?? null,
  };
}

/** How often each level is said and is right, their total variation distance, and how far off ratings are. */
function distributions(all: readonly Rating[]) {
  const legal = all.filter((one): one is Rating & { said: number } => one.said !== undefined);
  const share = (of: (one: Rating & { said: number }) => number) =>
    levels.map((_, level) => (legal.length === 0 ? 0 : legal.filter((one) => of(one) === level).length / legal.length));
  const [said, gold] = [share((one) => one.said), share((one) => one.gold)];
  const named = (shares: readonly number[]) => Object.fromEntries(levels.map((level, i) => [level, shares[i] ?? 0]));
  const apart = levels.map((_, i) => Math.abs((said[i] ?? 0) - (gold[i] ?? 0)));
  return {
    distribution: { predicted: named(said), gold: named(gold) },
    tvd: legal.length === 0 ? null : apart.reduce((a, b) => a + b, 0) / 2,
    offBy: Object.fromEntries(
      levels.map((_, k) => [k, legal.filter((one) => Math.abs(one.said - one.gold) === k).length]),
    ),
  };
}

/**
 * Task 2: the judge's mean over four dimensions, 0–10. Official: over all predictions, those without gold included, and 0
 * where none was judged, as the released script has it; `n` then says that nothing was. Strict: absent.
 */
export function task2(predictions: readonly Prediction[], rules: Rules) {
  const judged = predictions.flatMap((prediction) =>
    traits.flatMap((trait) => {
      const of = prediction.judged.get(trait);
      return of === undefined ? [] : [{ trait, ...of }];
    }),
  );
  const mean = (values: readonly number[]) =>
    values.length === 0 ? null : values.reduce((a, b) => a + b, 0) / values.length;
  const dimensions = ['evidence_coverage', 'logical_coherence', 'directional_accuracy', 'grounding_accuracy'];
  return {
    avg4: mean(judged.map((one) => one.mean)) ?? (rules === 'official' ? 0 : null),
    n: judged.length,
    byDimension: Object.fromEntries(dimensions.map((name) => [name, mean(judged.map((one) => one.of[name] ?? 0))])),
    byTrait: Object.fromEntries(
      traits.map((trait) => [trait, mean(judged.filter((one) => one.trait === trait).map((one) => one.mean))]),
    ),
    /** Appendix E: how many rationales fall into each pair of points of logical coherence. */
    coherenceBuckets: Object.fromEntries(
      coherenceBuckets.map(({ name, from, to }) => [
        name,
        judged.filter(({ of }) => (of['logical_coherence'] ?? 0) >= from && (of['logical_coherence'] ?? 0) < to).length,
      ]),
    ),
  };
}

/** The judge's mean where the rating was right and where it was wrong (App. J): a judge that looks only at style sees no difference. */
export function judgedWhenRated(pairs: readonly Paired[]) {
  const of = (right: boolean): number | null => {
    const values = pairs.flatMap(({ gold, said }) =>
      traits.flatMap((trait) => {
        const mean = said.judged.get(trait)?.mean;
        const same = said.levels.get(trait) === gold.levels.get(trait);
        return mean === undefined || same !== right ? [] : [mean];
      }),
    );
    return values.length === 0 ? null : values.reduce((a, b) => a + b, 0) / values.length;
  };
  return { right: of(true), wrong: of(false) };
}

const coherenceBuckets = [
  { name: '0–3', from: 0, to: 4 },
  { name: '4–5', from: 4, to: 6 },
  { name: '6–7', from: 6, to: 8 },
  { name: '8–9', from: 8, to: 10 },
  { name: '10', from: 10, to: Number.POSITIVE_INFINITY },
] as const;

/** A letter as the scorer compares it. */
const bare = (letter: string): string => strip(letter).toUpperCase();

export function isRight({ said, gold }: Paired, number: number, rules: Rules): boolean {
  const right = bare(gold.choices[number - 1]?.right ?? '');
  const letter = bare(said.letters.get(number) ?? '');
  return letter === right && (rules === 'official' || right !== '');
}

/** Task 3: multiple choice; a missing answer is wrong. Percent. */
export function task3(pairs: readonly Paired[], rules: Rules) {
  const all = pairs.flatMap((paired) =>
    paired.gold.choices.flatMap(({ category, dropped }, at) =>
      dropped === true
        ? []
        : [
            {
              category,
              right: isRight(paired, at + 1, rules),
              letter: bare(paired.said.letters.get(at + 1) ?? ''),
            },
          ],
    ),
  );
  const accuracy = (of: typeof all) => percent(of.filter(({ right }) => right).length, of.length, rules);
  const named = [...new Set([...Object.keys(categories), ...all.map(({ category }) => category)])];
  const inCategory = (name: string) => all.filter(({ category }) => category === name);
  const cluster = (name: string) =>
    all.filter(({ category }) => Object.entries(categories).some(([key, of]) => key === category && of === name));
  return {
    accuracy: accuracy(all),
    n: all.length,
    byCategory: Object.fromEntries(
      named
        .filter((name) => inCategory(name).length > 0)
        .map((name) => [name, { accuracy: accuracy(inCategory(name)), n: inCategory(name).length }]),
    ),
    clusters: { reasoning: accuracy(cluster('reasoning')), visualGrounding: accuracy(cluster('visual grounding')) },
    positionalBias: positionalBias(
      all.map(({ letter }) => letter),
      letters,
    ),
  };
}

const letters = ['A', 'B', 'C', 'D', 'E', 'F'] as const;
