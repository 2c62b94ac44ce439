import { z } from 'zod';
import { isMadeleineError } from '../../memory/errors.ts';

const requestSchema = z.object({ id: z.number(), task: z.unknown() });

/**
 * What a process of `WorkerProcesses` runs: answers tasks one after another until its parent is gone. An interrupt at the
 * terminal reaches the whole group; the parent decides what it means.
 */
export function answerTasks(work: (task: unknown) => Promise<unknown>): void {
  if (process.send === undefined) throw new Error('This module is run by Madeleine in a process of its own.');
  process.on('SIGINT', () => undefined);
  process.on('disconnect', () => process.exit(0));
  let turn = Promise.resolve();
  process.on('message', (message) => {
    const { id, task } = requestSchema.parse(message);
    turn = turn.then(async () => {
      const outcome = await work(task).then((answered) => ({ answered }), failed);
      process.send?.({ id, bytes: process.memoryUsage.rss(), ...outcome });
    });
  });
}

function failed(error: unknown) {
  if (isMadeleineError(error)) {
    const { code, message, action } = error;
    return { failed: { code, message, ...(action === undefined ? {} : { action }) } };
  }
  return { failed: { code: 'perception-failed', message: error instanceof Error ? error.message : String(error) } };
}
