import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { errorCodes, MadeleineError } from '../../memory/errors.ts';

export type OneTaskOptions = {
  /** The module that the process runs; it calls `answerOneTask`. */
  readonly entry: URL;
  /** Copied to it (structured clone). */
  readonly task: unknown;
  /** Asks the process to stop cleanly; it is ended if it does not within `graceMs`. */
  readonly signal: AbortSignal;
  readonly graceMs: number;
  /** What it says while it works. */
  readonly onTold: (told: unknown) => void;
};

const messageSchema = z.union([
  z.object({ told: z.unknown() }),
  z.object({ answered: z.unknown() }),
  z.object({
    failed: z.object({ code: z.enum(errorCodes), message: z.string(), action: z.string().optional() }),
  }),
]);
type Ended = Exclude<z.infer<typeof messageSchema>, { told: unknown }>;

/** Of what a process writes to stderr, as much as says how it died. */
const MOST_LAST_WORDS = 2000;

/**
 * Runs one task in a process of its own, whose memory and processor time are not this one's, and which may die without it. It stops by
 * itself when this one is gone. Errors: what the task failed with, `worker-crashed` when it died.
 */
export async function runOneTask({ entry, task, signal, graceMs, onTold }: OneTaskOptions): Promise<unknown> {
  const child = fork(fileURLToPath(entry), [], {
    serialization: 'advanced',
    execArgv: [],
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  let lastWords = '';
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    lastWords = (lastWords + text).slice(-MOST_LAST_WORDS);
  });
  let kill: NodeJS.Timeout | undefined;
  const stop = (): void => {
    if (child.connected) child.send({ stop: true }, () => undefined);
    kill = setTimeout(() => child.kill('SIGKILL'), graceMs);
  };
  if (signal.aborted) stop();
  signal.addEventListener('abort', stop, { once: true });
  try {
    const ended = await endOf(child, task, onTold, () => lastWords);
    if ('answered' in ended) return ended.answered;
    const { code, message, action } = ended.failed;
    throw new MadeleineError(code, message, action === undefined ? {} : { action });
  } finally {
    clearTimeout(kill);
    signal.removeEventListener('abort', stop);
  }
}

/** What the process answers, once it is gone: nothing of it holds a file or a lock any more. */
async function endOf(
  child: ChildProcess,
  task: unknown,
  onTold: (told: unknown) => void,
  lastWords: () => string,
): Promise<Ended> {
  const { promise, resolve, reject } = Promise.withResolvers<Ended>();
  let ended: Ended | undefined;
  child.on('message', (said) => {
    const message = messageSchema.safeParse(said);
    if (!message.success) return;
    if ('told' in message.data) onTold(message.data.told);
    else ended = message.data;
  });
  child.once('error', (error) => reject(crashed(error.message)));
  child.once('close', (code, killedBy) => {
    if (ended === undefined) reject(crashed([killedBy ?? `code ${code}`, lastWords().trim()].join(': ')));
    else resolve(ended);
  });
  child.send({ task }, (error) => error !== null && reject(crashed(error.message)));
  return promise;
}

const crashed = (how: string): MadeleineError =>
  new MadeleineError('worker-crashed', `The process that did this ended early (${how}).`, {
    action: 'Start it again to resume.',
  });
