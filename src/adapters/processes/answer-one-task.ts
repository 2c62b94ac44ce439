import { z } from 'zod';
import { isMadeleineError } from '../../memory/errors.ts';

const requestSchema = z.union([z.object({ task: z.unknown() }), z.object({ stop: z.literal(true) })]);

/**
 * What a process of `runOneTask` runs. It stops cleanly when it is asked to, and when its parent is gone; an interrupt at the
 * terminal reaches the whole group, and the parent decides what it means.
 */
export function answerOneTask(
  work: (task: unknown, tell: (said: unknown) => void, signal: AbortSignal) => Promise<unknown>,
): void {
  if (process.send === undefined) throw new Error('This module is run by Madeleine in a process of its own.');
  const stop = new AbortController();
  process.on('SIGINT', () => undefined);
  process.on('SIGTERM', () => stop.abort());
  process.on('disconnect', () => stop.abort());
  const tell = (told: unknown): void => {
    if (process.connected) process.send?.({ told });
  };
  process.on('message', (said) => {
    const message = requestSchema.parse(said);
    if ('stop' in message) return stop.abort();
    void work(message.task, tell, stop.signal).then(
      (answered) => leave({ answered }),
      (error: unknown) => leave({ failed: problemOf(error) }),
    );
  });
}

function leave(last: unknown): void {
  if (!process.connected) process.exit(0);
  process.send?.(last, undefined, undefined, () => process.exit(0));
}

function problemOf(error: unknown) {
  if (!isMadeleineError(error)) {
    process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
    return { code: 'internal', message: error instanceof Error ? error.message : String(error) };
  }
  const { code, message, action } = error;
  return { code, message, ...(action === undefined ? {} : { action }) };
}
