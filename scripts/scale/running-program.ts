import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { z } from 'zod';
import { processorMs } from '../perf/served.ts';

const program = fileURLToPath(new URL('../../bin/madeleine.mjs', import.meta.url));
/** As its launcher's first line has it: the program that is measured is the one that is installed. */
const YOUNG_HEAP = '--max-semi-space-size=32';
const quiet = { MADELEINE_OCR: 'off', MADELEINE_PERCEPTION: 'off', NO_COLOR: '1' };

/** What this script has started and has not ended ends with it, however it ends. */
const running = new Set<ChildProcess>();
process.on('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => process.exit(1));

/** Notes a process that ends with this one. */
export function noted(child: ChildProcess): ChildProcess {
  running.add(child);
  child.once('exit', () => running.delete(child));
  return child;
}

type Environment = Readonly<Record<string, string>>;

/** Runs a command of the program to its end. */
export async function run(args: readonly string[], env: Environment = {}): Promise<string> {
  const options = { env: { ...process.env, ...quiet, ...env } };
  return (await promisify(execFile)(process.execPath, [YOUNG_HEAP, program, ...args], options)).stdout;
}

/** Starts a command that stays; `said`: what it has said on stderr. */
export function start(
  args: readonly string[],
  env: Environment = {},
): { readonly child: ChildProcess; readonly said: () => string } {
  const options = { env: { ...process.env, ...quiet, ...env }, stdio: ['ignore', 'pipe', 'pipe'] as 'pipe'[] };
  const child = noted(spawn(process.execPath, [YOUNG_HEAP, program, ...args], options));
  let said = '';
  child.stderr?.on('data', (bytes: Buffer) => {
    said = (said + bytes.toString()).slice(-4000);
  });
  return { child, said: () => said };
}

/** Starts a server on a port, any free one without it; its address. */
export async function serve(args: readonly string[], env: Environment = {}, port = 0) {
  const { child, said } = start(['serve', '--port', String(port), '--json', ...args], env);
  if (child.stdout === null) throw new Error('no output');
  const [line] = await Promise.race([
    once(createInterface({ input: child.stdout }), 'line'),
    once(child, 'exit').then(() => Promise.reject(new Error(`The server ended: ${said()}`))),
  ]);
  const { url } = z.object({ url: z.string() }).parse(JSON.parse(String(line)));
  return { child, said, url, api: `${url}/api/v1` };
}

/** Ends a process, and waits until it is gone. */
export async function end(child: ChildProcess, signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill(signal);
  await gone;
}

/** Memory that a process takes, in MB (proc(5)). */
export const residentMb = (pid: number): number =>
  Number(/^VmRSS:\s*(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;

/** Seconds of processor so far: of a process's first thread, of its others, and of its children that have ended. */
export function processorSeconds(pid: number): Readonly<Record<'first' | 'others' | 'children', number>> {
  const first = processorMs(`/proc/${pid}/task/${pid}/stat`).own;
  const { own, children } = processorMs(`/proc/${pid}/stat`);
  return { first: first / 1000, others: (own - first) / 1000, children: children / 1000 };
}
