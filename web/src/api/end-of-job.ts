import { getJobEvents } from '../../../src/contract/endpoints/jobs.ts';
import { follow } from './follow.ts';
import { Problem } from './problem.ts';

/** Maximum time for a dialog to show that it is busy. */
const PATIENCE_MS = 8_000;

/** Whether a job finishes within the waiting time. Errors: `Problem`, if the job failed. */
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
