import { median, sampleStandardDeviation } from 'simple-statistics';
import { z } from 'zod';
import { ranks, spearman } from '../../statistics/agreement.ts';
import { categories } from './annotation.ts';

/** What is known of a system beside its figures; given by who runs it. */
export const aboutSchema = z.record(
  z.string(),
  z.strictObject({
    /** Billions of parameters. */
    parameters: z.number().positive().optional(),
    open: z.boolean().optional(),
    reasoning: z.boolean().optional(),
    family: z.string().optional(),
    generation: z.number().optional(),
  }),
);
export type About = z.infer<typeof aboutSchema>;

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
  t2: z.looseObject({ avg4: percent, whenRated: z.object({ right: percent, wrong: percent }) }),
  t3: z.looseObject({
    accuracy: percent,
    byCategory: z.record(z.string(), z.object({ accuracy: percent, n: z.int() })),
  }),
  rates: z.object({ pr: percent, cr: percent, ir: percent, hr: percent }),
  rows: z.array(rowSchema),
});
export type Analysed = z.infer<typeof analysedSchema>;
export type Field = ReadonlyMap<string, Analysed>;

const CHANCE = 100 / 6;
const FRONTIER = 3;
const mean = (values: readonly number[]): number | null =>
  values.length === 0 ? null : values.reduce((a, b) => a + b, 0) / values.length;
const known = (values: readonly (number | null)[]): number[] => values.filter((value) => value !== null);

/** Everything that several systems together tell (MM-OCEAN §5 and appendices); what cannot be told is `null` or empty. */
export function analyses(field: Field, about: About = {}) {
  return {
    rgm: ratingGroundingMisalignment(field),
    difficulty: difficulty(field),
    expertise: expertise(field),
    clusters: clusters(field),
    frontierGap: frontierGap(field, about),
    substitutability: substitutability(field, about),
    parameterEfficiency: parameterEfficiency(field, about),
    groups: groups(field, about),
    prejudiceAgainstRating: [...field].map(([system, { t1, rates }]) => ({ system, t1: t1.accuracy, pr: rates.pr })),
    confidentlyWrong: [...field].map(([system, { t2 }]) => ({ system, ...t2.whenRated })),
    correlation: { r1: correlation(field, 'r1'), r3: correlation(field, 'r3') },
    ranking: { hrAgainstTasks: rankAgreement(field) },
  };
}

const rankOf = (values: readonly (number | null)[]): number[] =>
  ranks(values.map((value) => -(value ?? Number.NEGATIVE_INFINITY)));

/** Mean of the ranks in tasks 2 and 3 minus the rank in task 1 (Eq. 7): positive for who rates better than they ground. */
function ratingGroundingMisalignment(field: Field) {
  const all = [...field];
  const of = (value: (one: Analysed) => number | null) => rankOf(all.map(([, one]) => value(one)));
  const [one, two, three] = [of(({ t1 }) => t1.accuracy), of(({ t2 }) => t2.avg4), of(({ t3 }) => t3.accuracy)];
  return all.map(([system], i) => {
    const rgm = ((two[i] ?? 0) + (three[i] ?? 0)) / 2 - (one[i] ?? 0);
    const archetype = rgm > 0 ? 'Confident Rater' : rgm < 0 ? 'Cautious Reasoner' : 'neither';
    return { system, t1Rank: one[i] ?? 0, t2Rank: two[i] ?? 0, t3Rank: three[i] ?? 0, rgm, archetype };
  });
}

/** How many systems solve each question (App. F): a histogram, and what nobody solves. */
function difficulty(field: Field) {
  const solved = new Map<string, number>();
  for (const { rows } of field.values())
    for (const { videoId, right } of rows)
      right.forEach((one, at) => {
        if (one === null) return;
        const key = `${videoId}#${at + 1}`;
        solved.set(key, (solved.get(key) ?? 0) + (one ? 1 : 0));
      });
  const histogram = Array.from(
    { length: field.size + 1 },
    (_, n) => [...solved.values()].filter((of) => of === n).length,
  );
  return { questions: solved.size, histogram, unsolved: [...solved].filter(([, n]) => n === 0).map(([id]) => id) };
}

/** Accuracy in each category less the system's own mean over categories (App. G). */
const expertise = (field: Field) =>
  [...field].map(([system, { t3 }]) => {
    const of = Object.entries(t3.byCategory).flatMap(([name, { accuracy }]): [string, number][] =>
      accuracy === null ? [] : [[name, accuracy]],
    );
    const own = mean(of.map(([, value]) => value)) ?? 0;
    return { system, byCategory: Object.fromEntries(of.map(([name, value]) => [name, value - own])) };
  });

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
const falling = (values: readonly number[]): number[] => values.toSorted((a, b) => b - a);
const side = (field: Field, about: About, open: boolean, task: Task): number[] =>
  falling(known([...field].flatMap(([system, one]) => (about[system]?.open === open ? [taskValue(one, task)] : []))));

/** Mean of the best three closed systems less that of the best three open ones. */
const frontierGap = (field: Field, about: About) =>
  Object.fromEntries(
    tasks.map((task) => {
      const [closed, open] = [
        mean(side(field, about, false, task).slice(0, FRONTIER)),
        mean(side(field, about, true, task).slice(0, FRONTIER)),
      ];
      return [task, closed === null || open === null ? null : closed - open];
    }),
  );

/** The median of the best three closed systems less the best open one (App. G). */
const substitutability = (field: Field, about: About) =>
  Object.fromEntries(
    tasks.map((task) => {
      const closed = side(field, about, false, task).slice(0, FRONTIER);
      const [best] = side(field, about, true, task);
      return [task, closed.length === 0 || best === undefined ? null : median(closed) - best];
    }),
  );

/** Billions of parameters for each percent of task 3 above chance (App. G). */
const parameterEfficiency = (field: Field, about: About) =>
  [...field].flatMap(([system, { t3 }]) => {
    const { parameters } = about[system] ?? {};
    const above = t3.accuracy === null ? 0 : t3.accuracy - CHANCE;
    return parameters === undefined || above <= 0 ? [] : [{ system, parameters, perPercent: parameters / above }];
  });

const sizes = [
  { name: 'under 10 B', below: 10 },
  { name: '10 to 40 B', below: 40 },
  { name: '40 B and more', below: Number.POSITIVE_INFINITY },
] as const;

/** Means of the field cut by size, reasoning, openness, family and generation (App. P, Q, W): observations, no experiment. */
function groups(field: Field, about: About) {
  const labels: Readonly<Record<string, (of: About[string]) => string | undefined>> = {
    size: ({ parameters }) =>
      parameters === undefined ? undefined : sizes.find(({ below }) => parameters < below)?.name,
    reasoning: ({ reasoning }) => (reasoning === undefined ? undefined : reasoning ? 'reasoning' : 'not reasoning'),
    openness: ({ open }) => (open === undefined ? undefined : open ? 'open' : 'closed'),
    generation: ({ family, generation }) =>
      family === undefined || generation === undefined ? undefined : `${family} ${generation}`,
  };
  return Object.fromEntries(
    Object.entries(labels).map(([name, label]) => {
      const cut = Map.groupBy([...field], ([system]) => label(about[system] ?? {}));
      const rows = [...cut].flatMap(([group, members]) => {
        if (group === undefined) return [];
        const of = (value: (one: Analysed) => number | null) => mean(known(members.map(([, one]) => value(one))));
        return [
          {
            group,
            n: members.length,
            t1: of(({ t1 }) => t1.accuracy),
            t2: of(({ t2 }) => t2.avg4),
            t3: of(({ t3 }) => t3.accuracy),
            hr: of(({ rates }) => rates.hr),
          },
        ];
      });
      return [name, rows];
    }),
  );
}

/** Spearman's ρ between every two systems of their scores video by video (App. Y). */
function correlation(field: Field, which: 'r1' | 'r3') {
  const all = [...field];
  return all.flatMap(([a, one], i) =>
    all.slice(i + 1).map(([b, other]) => {
      const values = new Map(other.rows.map((row) => [row.videoId, row[which]]));
      const both = one.rows.flatMap((row): [number, number][] => {
        const theirs = values.get(row.videoId);
        return theirs === undefined ? [] : [[row[which], theirs]];
      });
      const rho = spearman(
        both.map(([x]) => x),
        both.map(([, y]) => y),
      );
      return { systems: [a, b] as const, n: both.length, spearman: rho ?? null };
    }),
  );
}

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
