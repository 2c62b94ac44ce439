import { stripVTControlCharacters } from 'node:util';
import { setFlagsFromString } from 'node:v8';
import { main } from '../../src/main.ts';
import { environment, type Ran } from './run-madeleine.ts';

/** One run at a time: what a run prints, its environment and its exit code are those of this process. */
let turn: Promise<unknown> = Promise.resolve();

/**
 * Runs the program within this process, in a fraction of the time that a process of its own takes to start. For tests of what
 * it does and says; signals, pipes, servers and the launcher need `madeleine` of run-madeleine.ts.
 */
export function madeleine(args: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<Ran> {
  const ran = turn.then(() => runHere(args, { ...environment, ...env }));
  turn = ran.catch(() => undefined);
  return ran;
}

/** Runs with `--json` and parses the one document on stdout. */
export async function document(args: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<unknown> {
  return JSON.parse((await madeleine([...args, '--json'], env)).stdout);
}

async function runHere(args: readonly string[], env: NodeJS.ProcessEnv): Promise<Ran> {
  const { exitCode } = process;
  const [umask, before] = [process.umask(), { ...process.env }];
  const listeners = process.stdout.listeners('error');
  const [stdout, stderr] = [captured(process.stdout), captured(process.stderr)];
  try {
    putEnvironment(env);
    process.exitCode = undefined;
    await main(args);
    return { code: Number(process.exitCode ?? 0), stdout: stdout.text(), stderr: stderr.text() };
  } finally {
    // What is cached as compiled goes by V8's options, of which a server sets one.
    setFlagsFromString('--heap-growing-percent=0');
    stdout.restore();
    stderr.restore();
    for (const listener of process.stdout.listeners('error'))
      if (!listeners.includes(listener)) process.stdout.off('error', listener as () => void);
    putEnvironment(before);
    process.umask(umask);
    process.exitCode = exitCode;
  }
}

/** Key by key: time zones follow `process.env.TZ` itself. */
function putEnvironment(wanted: NodeJS.ProcessEnv): void {
  for (const key of Object.keys(process.env)) if (wanted[key] === undefined) delete process.env[key];
  for (const [key, value] of Object.entries(wanted)) if (process.env[key] !== value) process.env[key] = value;
}

function captured(stream: NodeJS.WriteStream): { readonly text: () => string; readonly restore: () => void } {
  const { write } = stream;
  let said = '';
  stream.write = ((chunk: string | Uint8Array, ...rest: unknown[]) => {
    said += typeof chunk === 'string' ? chunk : Buffer.from(chunk).toString();
    const done = rest.at(-1);
    if (typeof done === 'function') done();
    return true;
  }) as typeof write;
  return {
    // Whether there are colours was decided when the first module of this process asked.
    text: () => stripVTControlCharacters(said),
    restore: () => {
      stream.write = write;
    },
  };
}
