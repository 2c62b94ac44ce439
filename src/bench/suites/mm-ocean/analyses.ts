import { sampleStandardDeviation } from 'simple-statistics';
import { z } from 'zod';
import type { About } from '../../field/about.ts';
import { correlations } from '../../field/correlation.ts';
import { difficulty } from '../../field/difficulty.ts';
import { expertise } from '../../field/expertise.ts';
import { frontierGap, groups, parameterEfficiency, substitutability } from '../../field/groups.ts';
import { known, type Measures, mean, type Values } from '../../field/values.ts';
import { ranks, spearman } from '../../statistics/agreement.ts';
import { categories } from './annotation.ts';

const rowSchema = z.object({
  videoId: z.string(),
  r1: z.number(),
  r2: z.number(),
  r3: z.number(),
  right: z.array(z.boolean().nullable()),
});
const percent = z.number().nullable();
/** The parts of a system's scores that the analyses read. */
export const analysedSchema = z.looseObject({
  t1: z.looseObject({ accuracy: percent }),
  // The released script's 0 where nothing was judged is no value to compare.
  t2: z
    .looseObject({
      n: z.int().optional(),
      avg4: percent,
      whenRated: z.object({ right: percent, wrong: percent }),
    })
    .transform((t2) => (t2.n === 0 ? { ...t2, avg4: null } : t2)),
  t3: z.looseObject({
    accuracy: percent,
    byCategory: z.record(z.string(), z.object({ accuracy: percent, n: z.int() })),
    positionalBias: z.looseObject({ fromUniform: z.number().nullable() }).optional(),
  }),
  rates: z.object({ pr: percent, cr: percent, ir: percent, hr: percent }),
  sweep: z.array(z.looseObject({ pr: percent, hr: percent })).default([]),
  rows: z.array(rowSchema),
});
export type Analysed = z.infer<typeof analysedSchema>;
export type Field = ReadonlyMap<string, Analysed>;

const CHANCE = 100 / 6;

/** Everything that several systems together tell (MM-OCEAN §5 and appendices); what cannot be told is `null` or empty. */
export function analyses(field: Field, about: About = {}) {
  const tasksOf: Measures = new Map(
    [...field].map(([system, one]) => [system, Object.fromEntries(tasks.map((task) => [task, taskValue(one, task)]))]),
  );
  const all: Measures = new Map(
    [...field].map(([system, one]) => [system, { ...tasksOf.get(system), hr: one.rates.hr }]),
  );
  return {
    rgm: ratingGroundingMisalignment(field),
    difficulty: difficulty(choicesOf(field)),
    expertise: expertise(categoriesOf(field)),
    clusters: clusters(field),
    frontierGap: frontierGap(tasksOf, about),
    substitutability: substitutability(tasksOf, about),
    parameterEfficiency: parameterEfficiency(tasksOf, about, 't3', CHANCE),
    groups: groups(all, about),
    prejudiceAgainstRating: [...field].map(([system, { t1, rates }]) => ({ system, t1: t1.accuracy, pr: rates.pr })),
    confidentlyWrong: [...field].map(([system, { t2 }]) => ({ system, ...t2.whenRated })),
    correlation: { r1: correlations(videosOf(field, 'r1')), r3: correlations(videosOf(field, 'r3')) },
    ranking: { hrAgainstTasks: rankAgreement(field) },
    positionalBias: positionalBias(field),
    sweep: sweepOf(field),
  };
}
export type OceanAnalyses = ReturnType<typeof analyses>;

/** Whether a choice is right, by system and choice. */
const choicesOf = (field: Field): Values =>
  new Map(
    [...field].map(([system, { rows }]) => [
      system,
      new Map(
        rows.flatMap(({ videoId, right }) =>
          right.flatMap((one, at): [string, number][] => (one === null ? [] : [[`${videoId}#${at + 1}`, Number(one)]])),
        ),
      ),
    ]),
  );

const videosOf = (field: Field, which: 'r1' | 'r3'): Values =>
  new Map([...field].map(([system, { rows }]) => [system, new Map(rows.map((row) => [row.videoId, row[which]]))]));

const categoriesOf = (field: Field): Measures =>
  new Map(
    [...field].map(([system, { t3 }]) => [
      system,
      Object.fromEntries(Object.entries(t3.byCategory).map(([name, { accuracy }]) => [name, accuracy])),
    ]),
  );

/** How far the rates depend on the thresholds: least and most over the grid, and the least agreement of the systems' order with that of the defaults. */
function sweepOf(field: Field) {
  const all = [...field];
  const points = Math.min(...all.map(([, { sweep }]) => sweep.length));
  const order = Array.from({ length: Number.isFinite(points) ? points : 0 }, (_, at) =>
    spearman(
      all.map(([, { sweep }]) => sweep[at]?.hr ?? 0),
      all.map(([, { rates }]) => rates.hr ?? 0),
    ),
  );
  return {
    points: order.length,
    leastAgreement: known(order).length === 0 ? null : Math.min(...known(order)),
    systems: all.map(([system, { sweep, rates }]) => {
      const [hr, pr] = [known(sweep.map((one) => one.hr)), known(sweep.map((one) => one.pr))];
      const ends = (of: readonly number[]) => (of.length === 0 ? null : ([Math.min(...of), Math.max(...of)] as const));
      return { system, hr: rates.hr, pr: rates.pr, hrBetween: ends(hr), prBetween: ends(pr) };
    }),
  };
}

/** Who always takes the same letter does not look: how far that and accuracy go together over the systems (App. X). */
function positionalBias(field: Field) {
  const rows = [...field].flatMap(([system, { t3 }]) =>
    t3.positionalBias?.fromUniform === null || t3.positionalBias === undefined
      ? []
      : [{ system, fromUniform: t3.positionalBias.fromUniform, accuracy: t3.accuracy }],
  );
  const rated = rows.filter((row): row is typeof row & { accuracy: number } => row.accuracy !== null);
  const rho = spearman(
    rated.map((row) => row.fromUniform),
    rated.map((row) => row.accuracy),
  );
  return { systems: rows, spearman: rho ?? null };
}

const rankOf = (values: readonly (number | null)[]): number[] =>
  ranks(values.map((value) => -(value ?? Number.NEGATIVE_INFINITY)));

/**
 * Mean of the ranks in tasks 2 and 3 minus the rank in task 1 (Eq. 7): positive for who rates better than they ground.
 * Null where no system's rationales were judged.
 */
function ratingGroundingMisalignment(field: Field) {
  const all = [...field];
  const of = (value: (one: Analysed) => number | null) => rankOf(all.map(([, one]) => value(one)));
  const [one, two, three] = [of(({ t1 }) => t1.accuracy), of(({ t2 }) => t2.avg4), of(({ t3 }) => t3.accuracy)];
  const judged = all.some(([, { t2 }]) => t2.avg4 !== null);
  return all.map(([system], i) => {
    const rgm = judged ? ((two[i] ?? 0) + (three[i] ?? 0)) / 2 - (one[i] ?? 0) : null;
    const archetype = rgm === null || rgm === 0 ? 'neither' : rgm > 0 ? 'Confident Rater' : 'Cautious Reasoner';
    return {
      system,
      t1Rank: one[i] ?? 0,
      t2Rank: judged ? (two[i] ?? 0) : null,
      t3Rank: three[i] ?? 0,
      rgm,
      archetype,
    };
  });
}

/** Means over systems of the two clusters of categories, and how much each measure spreads the field (§5.3). */
function clusters(field: Field) {
  const cluster = (name: string) =>
    mean(
      [...field.values()].flatMap(({ t3 }) =>
        known(
          Object.entries(categories).flatMap(([key, of]) =>
            of === name ? [t3.byCategory[key]?.accuracy ?? null] : [],
          ),
        ),
      ),
    );
  const variation = (value: (one: Analysed) => number | null): number | null => {
    const values = known([...field.values()].map(value));
    const centre = mean(values);
    return values.length < 2 || centre === null || centre === 0 ? null : sampleStandardDeviation(values) / centre;
  };
  return {
    reasoning: cluster('reasoning'),
    visualGrounding: cluster('visual grounding'),
    coefficientOfVariation: {
      t1: variation(({ t1 }) => t1.accuracy),
      t2: variation(({ t2 }) => t2.avg4),
      t3: variation(({ t3 }) => t3.accuracy),
      hr: variation(({ rates }) => rates.hr),
    },
  };
}

type Task = 't1' | 't2' | 't3';
const taskValue = (one: Analysed, task: Task): number | null => (task === 't2' ? one.t2.avg4 : one[task].accuracy);
const tasks: readonly Task[] = ['t1', 't2', 't3'];
/** How far the order by holistic grounding agrees with the order by the mean of the three tasks' ranks. */
function rankAgreement(field: Field): number | null {
  const all = [...field.values()];
  const of = (value: (one: Analysed) => number | null) => rankOf(all.map(value));
  const byTask = tasks.map((task) => of((one) => taskValue(one, task)));
  const tasksMean = all.map((_, i) => mean(byTask.map((rank) => rank[i] ?? 0)) ?? 0);
  return (
    spearman(
      of(({ rates }) => rates.hr),
      tasksMean,
    ) ?? null
  );
}
