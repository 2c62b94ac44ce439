/**
 * A server and a worker under a steady load of searches, corrections and imports: whether their memory stays flat. Prints for each
 * quarter of the time, as JSON, the quartiles of what each takes (resident, in MB), and what of that is left to its threads at the
 * end of it once garbage is collected: what grows there is a leak, what grows beside it may be garbage. Exits with 1 where the last
 * quarter leaves more than a tenth and 10 MB above the second, or its median is more than a quarter and 50 MB above. Below 20
 * minutes, the second quarter still reads and compiles what is read and compiled once.
 *   node scripts/scale/soak.ts [minutes] [clients] [mails]
 */
import type { ChildProcess } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { makeInput } from './made-inputs.ts';
import { end, residentMb, run, serve, start } from './running-program.ts';

const SAMPLE_MS = 500;
const PAUSE_MS = 100;
const IMPORT_EVERY = 100;
/** How long all threads of a program may take to collect their garbage, which they do between two requests. */
const COLLECTING_MS = 10_000;
const words = ['letter', 'hotel', 'invoice', 'birthday', 'train', 'doctor', 'garden', 'meeting'];

type Sample = { readonly at: number; readonly server: number; readonly worker: number };
type Kept = { readonly server: number; readonly worker: number };
type Counts = { searches: number; corrections: number; imports: number; failed: number };

const foundIds = z.object({ items: z.array(z.object({ id: z.string() })) });

async function client(n: number, api: string, box: string, counts: Counts, stop: AbortSignal): Promise<void> {
  let id: string | undefined;
  const asked = async (path: string, init: RequestInit = {}): Promise<unknown> => {
    const answer = await fetch(`${api}${path}`, init).catch(() => undefined);
    if (answer?.ok === true) return answer.json();
    counts.failed += 1;
    return undefined;
  };
  const json = (method: string, body: unknown): RequestInit => ({
    method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  for (let round = 0; !stop.aborted; round += 1) {
    const query = `${words[(n + round) % words.length]} ${round}`;
    const found = foundIds.safeParse(await asked(`/search?query=${encodeURIComponent(query)}`));
    counts.searches += 1;
    id = found.data?.items[0]?.id ?? id;
    if (round % 10 === 0 && id !== undefined) {
      await asked(`/items/${id}`, json('PATCH', { tags: { add: [`mark-${round % 50}`] } }));
      counts.corrections += 1;
    }
    if (n === 0 && round % IMPORT_EVERY === 0) {
      await asked('/imports', json('POST', { paths: [box] }));
      counts.imports += 1;
    }
    await sleep(PAUSE_MS);
  }
}

/** What the threads of a process hold once their garbage is collected, in MB (heap-on-signal.ts). */
async function keptMb({ pid = 0 }: ChildProcess, folder: string): Promise<number> {
  process.kill(pid, 'SIGUSR2');
  await sleep(COLLECTING_MS);
  let sum = 0;
  for (const name of await readdir(folder)) {
    if (!name.startsWith(`${pid}-`)) continue;
    sum += Number(await readFile(join(folder, name), 'utf8'));
    await rm(join(folder, name));
  }
  if (sum === 0) throw new Error('A process has not told what it holds.');
  return Math.round(sum);
}

function quartiles(values: readonly number[]): number[] {
  const sorted = values.toSorted((a, b) => a - b);
  return [0.25, 0.5, 0.75].map((share) => Math.round(sorted[Math.floor(share * sorted.length)] ?? 0));
}

const [minutes = 60, clients = 4, mails = 1000] = process.argv.slice(2).map(Number);
const folder = await mkdtemp(join(tmpdir(), 'madeleine-soak-'));
const memory = join(folder, 'memory');
const input = await makeInput('mbox', mails, join(folder, 'input'));
await run(['add', input.path, '--as', input.as, '--memory', memory]);
const heap = join(folder, 'heap');
await mkdir(heap);
const telling = {
  NODE_OPTIONS: `--import ${new URL('./heap-on-signal.ts', import.meta.url)}`,
  HEAP_FOLDER: heap,
};
const server = await serve(['--memory', memory, '--no-work'], telling);
const worker = start(['worker', '--memory', memory], telling);
const counts: Counts = { searches: 0, corrections: 0, imports: 0, failed: 0 };
const stop = new AbortController();
const asking = Array.from({ length: clients }, (_, n) => client(n, server.api, input.path, counts, stop.signal));
const samples: Sample[] = [];
const kept: Kept[] = [];
const began = performance.now();
const whole = minutes * 60_000;
while (performance.now() - began < whole) {
  const [one, two] = [server.child.pid ?? 0, worker.child.pid ?? 0];
  samples.push({ at: performance.now() - began, server: residentMb(one), worker: residentMb(two) });
  await sleep(SAMPLE_MS);
  if (performance.now() - began < (whole * (kept.length + 1)) / 4) continue;
  const [ofServer, ofWorker] = await Promise.all([keptMb(server.child, heap), keptMb(worker.child, heap)]);
  kept.push({ server: ofServer, worker: ofWorker });
}
stop.abort();
await Promise.all(asking);
const quarters = (of: 'server' | 'worker') =>
  [0, 1, 2, 3].map((n) =>
    quartiles(samples.filter(({ at }) => Math.floor((at / whole) * 4) === n).map((one) => one[of])),
  );
const quartilesMb = { server: quarters('server'), worker: quarters('worker') };
const keptOf = (of: 'server' | 'worker') => kept.map((one) => one[of]);
const collectedMb = { server: keptOf('server'), worker: keptOf('worker') };
console.log(JSON.stringify({ minutes, clients, mails, ...counts, quartilesMb, collectedMb }, null, 2));
const hasGrown = ([, second = 0, , last = 0]: readonly number[], share: number, mb: number): boolean =>
  last > second * share + mb;
const grew = (['server', 'worker'] as const).some((of) => {
  const medians = quartilesMb[of].map(([, median = 0]) => median);
  return hasGrown(medians, 1.25, 50) || hasGrown(collectedMb[of], 1.1, 10);
});
if (grew || counts.failed > 0) process.exitCode = 1;
await end(server.child);
await end(worker.child);
await rm(folder, { recursive: true, force: true });
