import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import type { DescribedTable } from '../described.ts';
import type { Judge } from '../judge.ts';
import type { Outcome } from '../outcome.ts';
import type { Rules } from '../rules.ts';
import { Ledger } from '../runner/ledger.ts';
import { meteredJudge } from '../runner/metered-judge.ts';
import type { Figure } from '../scored.ts';
import type { LoadedSuite } from '../suite.ts';

/** `sweep.json` of a run's folder: what the first k of each ranking are worth, for several k. */
export const sweepFile = 'sweep.json';

export const sweepSchema = z.object({
  ks: z.array(z.int().positive()),
  /** A row a measure, `@k` standing for the depth; a value for each k, null where nothing could be scored. */
  rows: z.array(z.object({ measure: z.string(), values: z.array(z.number().nullable()) })),
});
export type Sweep = z.infer<typeof sweepSchema>;

/**
 * Scores the first k of every ranking for each k, from one retrieval at the largest. Answers were given once: what does
 * not depend on the ranking is the same for all k. No judge is asked anew: verdicts that the run has are read.
 */
export async function sweepOf(
  run: {
    readonly suite: LoadedSuite;
    readonly outcomes: readonly Outcome[];
    readonly judges: readonly Judge[];
    readonly rules: Rules;
    /** The run's folder, which has its verdicts. */
    readonly out: string;
  },
  ks: readonly number[],
): Promise<Sweep> {
  const kept = meteredJudge({
    folder: join(run.out, 'verdicts'),
    ledger: new Ledger({ calls: 0 }),
    onJudged: () => undefined,
  });
  const judges = run.judges.map(kept.judge);
  const first = run.outcomes.filter(({ repeat }) => repeat === 0);
  const byK = new Map<number, ReadonlyMap<string, number | null>>();
  for (const k of ks) {
    const { figures } = await run.suite.score(
      first.map((outcome) => cutAt(outcome, k)),
      { rules: run.rules, judges },
    );
    byK.set(k, atDepth(figures, k));
  }
  const measures = [...new Set([...byK.values()].flatMap((values) => [...values.keys()]))];
  return {
    ks: [...ks],
    rows: measures.map((measure) => ({ measure, values: ks.map((k) => byK.get(k)?.get(measure) ?? null) })),
  };
}

function cutAt(outcome: Outcome, k: number): Outcome {
  if (outcome.state === 'failed' || outcome.reply.retrieved === undefined) return outcome;
  return { ...outcome, reply: { ...outcome.reply, retrieved: outcome.reply.retrieved.slice(0, k) } };
}

/** Of a ranking that ends after k these are the same at every depth from k on: what is found does not grow. */
const sameBeyond = /^(?:R|hit|joint_\w+|qs_x_recall)@/;

/**
 * Figures over all questions at this depth. A suite that has no figure of this very depth has one of the next, which says the
 * same of rankings that are cut, where the measure only counts what is found. The rest is left out.
 */
function atDepth(figures: readonly Figure[], k: number): Map<string, number | null> {
  const found = new Map<string, { readonly depth: number; readonly value: number | null }>();
  for (const { measure, slice, value } of figures) {
    if (slice !== undefined) continue;
    const said = /@(\w+)/.exec(measure)?.[1];
    const depth = said === undefined ? k : Number(said);
    if (Number.isNaN(depth) || depth < k || (depth > k && !sameBeyond.test(measure))) continue;
    const name = measure.replace(/@\w+/, '@k');
    const before = found.get(name);
    if (before === undefined || depth < before.depth) found.set(name, { depth, value: value ?? null });
  }
  return new Map([...found].map(([name, { value }]) => [name, value]));
}

/** What of a sweep changes with k: at least two values that differ. */
export const varying = ({ rows }: Sweep): Sweep['rows'] =>
  rows.filter(({ values }) => new Set(values.filter((value) => value !== null)).size > 1);

export type SweptRun = { readonly name: string; readonly sweep: Sweep };

/** Percentages, a row a measure and system, for measures that change with k for any of them. */
export function sweepTable(runs: readonly SweptRun[]): DescribedTable {
  const ks = [...new Set(runs.flatMap(({ sweep }) => sweep.ks))].sort((a, b) => a - b);
  const measures = [...new Set(runs.flatMap(({ sweep }) => varying(sweep).map(({ measure }) => measure)))];
  return {
    title: 'By k, %',
    head: ['measure', 'system', ...ks.map((k) => `k = ${k}`)],
    rows: measures.flatMap((measure) =>
      runs.map(({ name, sweep }) => {
        const values = sweep.rows.find((one) => one.measure === measure)?.values ?? [];
        const at = (k: number) => values[sweep.ks.indexOf(k)] ?? null;
        return [measure, name, ...ks.map((k) => textOf(at(k)))];
      }),
    ),
    note: 'Retrieved once, with the largest k; measures that do not change with k are left out.',
  };
}

const textOf = (value: number | null): string => (value === null ? '–' : (value * 100).toFixed(1));

/** The sweep of a run, if it has one. */
export async function readSweep(folder: string): Promise<Sweep | undefined> {
  const text = await readFile(join(folder, sweepFile), 'utf8').catch(() => undefined);
  if (text === undefined) return undefined;
  const read = sweepSchema.safeParse(jsonOf(text));
  return read.success ? read.data : undefined;
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
