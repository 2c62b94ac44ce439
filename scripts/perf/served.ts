import { type ChildProcess, spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { type Agent, get, type RequestOptions } from 'node:http';
import { fileURLToPath } from 'node:url';

const program = fileURLToPath(new URL('../../bin/madeleine.mjs', import.meta.url));

/** The real server in a process of its own. */
export type Served = {
  readonly url: string;
  readonly port: number;
  residentMb(): number;
  /** The most that it ever held. */
  peakMb(): number;
  openFiles(): number;
  /** Milliseconds of processor so far: of the thread that serves, and of all others of the process. */
  processorMs(): { readonly serving: number; readonly others: number };
  stop(): Promise<void>;
};

export async function served(folder: string): Promise<Served> {
  const child = spawn(
    process.execPath,
    ['--max-semi-space-size=32', program, 'serve', '--memory', folder, '--port', '0', '--json'],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  const { url, pid } = await announced(child);
  const status = () => readFileSync(`/proc/${pid}/status`, 'utf8');
  const megabytes = (name: string) => Math.round(Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status())?.[1]) / 1024);
  return {
    url,
    port: Number(new URL(url).port),
    residentMb: () => megabytes('VmRSS'),
    peakMb: () => megabytes('VmHWM'),
    processorMs: () => {
      const all = readdirSync(`/proc/${pid}/task`).map(
        (thread) => [Number(thread), processorMs(`/proc/${pid}/task/${thread}/stat`).own] as const,
      );
      const serving = all.find(([thread]) => thread === pid)?.[1] ?? 0;
      return { serving, others: all.reduce((sum, [, ms]) => sum + ms, 0) - serving };
    },
    openFiles: () => readdirSync(`/proc/${pid}/fd`).length,
    stop: () =>
      new Promise((resolve) => {
        child.once('exit', () => resolve());
        child.kill('SIGINT');
      }),
  };
}

/** User and system time of a process or thread, and of its children, of its `stat`, which counts hundredths of a second (proc_pid_stat(5)). */
export function processorMs(file: string): { readonly own: number; readonly children: number } {
  const fields = readFileSync(file, 'utf8').split(') ')[1]?.split(' ') ?? [];
  const [user = 0, system = 0, ofChildren = 0, systemOfChildren = 0] = fields.slice(11, 15).map(Number);
  return { own: (user + system) * 10, children: (ofChildren + systemOfChildren) * 10 };
}

function announced(child: ChildProcess): Promise<{ url: string; pid: number }> {
  return new Promise((resolve, reject) => {
    let said = '';
    child.stdout?.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      if (said.includes('\n')) resolve(JSON.parse(said));
    });
    child.once('exit', (code) => reject(new Error(`serve ended with ${code}: ${said}`)));
  });
}

/** One request over a kept connection: its status, milliseconds to the last byte, and bytes. */
export function timed(
  url: string,
  agent: Agent,
  options: RequestOptions = {},
): Promise<{ status: number; ms: number; bytes: number }> {
  const began = performance.now();
  return new Promise((resolve, reject) => {
    get(url, { agent, ...options }, (response) => {
      let bytes = 0;
      response.on('data', (chunk: Buffer) => {
        bytes += chunk.length;
      });
      response.on('error', reject);
      response.on('end', () => resolve({ status: response.statusCode ?? 0, ms: performance.now() - began, bytes }));
    }).on('error', reject);
  });
}

export const percentile = (times: readonly number[], share: number): number =>
  times.toSorted((a, b) => a - b)[Math.floor((times.length - 1) * share)] ?? Number.NaN;
