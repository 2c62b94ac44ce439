import { join } from 'node:path';
import { MadeleineError } from '../../memory/errors.ts';
import { Journal } from '../runner/journal.ts';
import { writeWhole } from '../runner/open-record.ts';
import { runFiles } from '../runner/run-record.ts';
import type { SystemUnderTest } from '../system.ts';
import { type Sweep, sweepFile, sweepOf } from './sweep.ts';

/** The depths to score, ascending; none where one was asked for. Errors: `usage` for a system without rankings. */
export function sweepAsked(
  { sweep = [], k }: { readonly sweep?: readonly number[]; readonly k: number },
  system: SystemUnderTest,
): readonly number[] {
  const all = [...new Set(sweep)].sort((a, b) => a - b);
  if (all.length < 2) return [];
  if (!system.gives.ranking)
    throw new MadeleineError('usage', `The system ${system.name} does not return rankings, so k cannot be varied.`, {
      action: 'Give one number as --k.',
    });
  return all.filter((one) => one <= k);
}

/** Scores the rankings of a run's folder at several depths and keeps the result there. */
export async function sweepRun(
  of: Omit<Parameters<typeof sweepOf>[0], 'outcomes'>,
  ks: readonly number[],
): Promise<Sweep> {
  const journal = Journal.open(join(of.out, runFiles.journal));
  const outcomes = journal.outcomes();
  journal.close();
  const made = await sweepOf({ ...of, outcomes }, ks);
  writeWhole(join(of.out, sweepFile), `${JSON.stringify(made, null, 1)}\n`);
  return made;
}
