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

/** Figures over all questions at this depth; those of another depth, or of a place of its own, are left out. */
function atDepth(figures: readonly Figure[], k: number): Map<string, number | null> {
  const found = new Map<string, number | null>();
  for (const { measure, slice, value } of figures) {
    if (slice !== undefined) continue;
    const depth = /@(\w+)/.exec(measure)?.[1];
    if (depth !== undefined && depth !== String(k)) continue;
    found.set(measure.replace(/@\w+/, '@k'), value ?? null);
  }
  return found;
}

/** What of a sweep changes with k: the table's rows, as fractions. */
export const varying = ({ rows }: Sweep): Sweep['rows'] =>
  rows.filter(({ values }) => new Set(values).size > 1 && values.some((value) => value !== null));

/** Percentages, a row a measure that changes with k. */
export function sweepTable(sweep: Sweep, title = 'By k, %'): DescribedTable {
  const percent = (value: number | null) => (value === null ? null : Math.round(value * 1000) / 10);
  return {
    title,
    head: ['', ...sweep.ks.map((k) => `k = ${k}`)],
    rows: varying(sweep).map(({ measure, values }) => [measure, ...values.map(percent)]),
    note: 'Retrieved once, with the largest k; measures that do not change with k are left out.',
  };
}

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
