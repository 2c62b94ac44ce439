import { MadeleineError } from '../memory/errors.ts';
import type { JobQueue } from '../ports/job-queue.ts';

/** Errors: always `forbidden`: who may only look changes nothing. */
export async function refuseWrite(): Promise<never> {
  throw onlyLooking();
}

export const onlyLooking = (): MadeleineError =>
  new MadeleineError('forbidden', 'You may view this memory, but not change it.', {
    action: 'Ask its owner for another role.',
  });

/** A queue with nothing in it, which takes nothing: work on a memory is its owner's. */
export const noJobs: JobQueue = {
  claim: async () => [],
  renew: async () => [],
  complete: refuseWrite,
  fail: refuseWrite,
  release: refuseWrite,
  drop: refuseWrite,
  failures: async () => [],
  retry: refuseWrite,
  unfinished: async () => ({ failed: 0, waiting: 0 }),
  pending: async () => ({}),
};
