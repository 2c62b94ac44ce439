import { join, resolve } from 'node:path';
import type {
  BenchAblateRequest,
  BenchAblateResponse,
  BenchRunRequest,
  BenchRunResponse,
} from '../contract/bench-verbs.ts';
import { MadeleineError } from '../memory/errors.ts';
import { type AblationTable, ablationsOf } from './field/ablation.ts';
import { ablationTable } from './field/tables.ts';
import { readRuns } from './runner/read-run.ts';
import { ablationVariants, variantOf } from './systems/variants.ts';

/**
 * Runs the whole program and each variant on the same questions, one ingestion for all, and sets them side by side.
 * Errors: `usage` for a variant or a suite that has none, and those of a run.
 */
export async function ablate(
  request: BenchAblateRequest,
  run: (request: BenchRunRequest) => Promise<BenchRunResponse>,
): Promise<BenchAblateResponse> {
  const { variants = ablationVariants, out, ...rest } = request;
  for (const variant of variants) variantOf(variant);
  const folders: string[] = [];
  for (const system of ['madeleine', ...variants.map((variant) => `madeleine:${variant}`)]) {
    const folder = join(resolve(out), system.replace(':', '-'));
    const { state, stopped } = await run({ ...rest, system, out: folder });
    if (state !== 'done')
      throw new MadeleineError('cancelled', `${system} stopped: ${stopped ?? 'it was interrupted'}.`, {
        action: 'Run the same command again to resume.',
      });
    folders.push(folder);
  }
  const [lead, ...others] = ablationsOf(await readRuns(folders));
  if (lead === undefined)
    throw new MadeleineError('usage', `The suite ${request.suite} has no ablation.`, {
      action: 'Choose photobench, atm or locomo.',
    });
  return {
    suite: request.suite,
    measure: lead.measure,
    ablation: byVariant(lead),
    others: others.map((one) => ({ measure: one.measure, ablation: byVariant(one) })),
    tables: [lead, ...others].flatMap(ablationTable),
    runs: folders,
  };
}

const byVariant = ({ rows }: AblationTable): BenchAblateResponse['ablation'] =>
  Object.fromEntries(rows.map(({ variant, by, all, change }) => [variant, { ...by, all, change }]));
