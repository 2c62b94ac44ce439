import { getJobEvents } from '../../../src/contract/endpoints/jobs.ts';
import { follow } from './follow.ts';
import { Problem } from './problem.ts';

/** Nobody looks longer at a dialog that says that it is busy. */
const PATIENCE_MS = 8_000;

/** Whether a job is done, or goes on longer than one would wait. Errors: `Problem`, what it failed of. */
export async function endOfJob(id: string): Promise<'done' | 'goes on'> {
  const patience = AbortSignal.timeout(PATIENCE_MS);
  try {
    for await (const { value: job } of follow(getJobEvents, { params: { id } }, patience)) {
      const { state, problem } = job;
      if (state === 'failed' || state === 'cancelled')
        throw new Problem(problem?.code ?? 'cancelled', problem?.message ?? state, { action: problem?.action });
    }
    return 'done';
  } catch (error) {
    if (patience.aborted) return 'goes on';
    throw error;
  }
}
