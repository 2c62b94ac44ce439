/**
 * A server and a worker under a steady load of searches, corrections and imports: whether their memory stays flat. Prints the
 * quartiles of what each takes (resident, in MB) in each quarter of the time, as JSON; exits with 1 where the median of the last
 * quarter is more than a quarter and 50 MB above that of the second.
 *   node scripts/scale/soak.ts [minutes] [clients] [mails]
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { makeInput } from './made-inputs.ts';
import { end, residentMb, run, serve, start } from './running-program.ts';

const SAMPLE_MS = 500;
const PAUSE_MS = 100;
const IMPORT_EVERY = 100;
const words = ['letter', 'hotel', 'invoice', 'birthday', 'train', 'doctor', 'garden', 'meeting'];

type Sample = { readonly at: number; readonly server: number; readonly worker: number };
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

function quartiles(values: readonly number[]): number[] {
  const sorted = values.toSorted((a, b) => a - b);
  return [0.25, 0.5, 0.75].map((share) => Math.round(sorted[Math.floor(share * sorted.length)] ?? 0));
}

const [minutes = 60, clients = 4, mails = 1000] = process.argv.slice(2).map(Number);
const folder = await mkdtemp(join(tmpdir(), 'madeleine-soak-'));
const memory = join(folder, 'memory');
const input = await makeInput('mbox', mails, join(folder, 'input'));
await run(['add', input.path, '--as', input.as, '--memory', memory]);
const server = await serve(['--memory', memory, '--no-work']);
const worker = start(['worker', '--memory', memory]);
const counts: Counts = { searches: 0, corrections: 0, imports: 0, failed: 0 };
const stop = new AbortController();
const asking = Array.from({ length: clients }, (_, n) => client(n, server.api, input.path, counts, stop.signal));
const samples: Sample[] = [];
const began = performance.now();
const whole = minutes * 60_000;
while (performance.now() - began < whole) {
  const [one, two] = [server.child.pid ?? 0, worker.child.pid ?? 0];
  samples.push({ at: performance.now() - began, server: residentMb(one), worker: residentMb(two) });
  await sleep(SAMPLE_MS);
}
stop.abort();
await Promise.all(asking);
const quarters = (of: 'server' | 'worker') =>
  [0, 1, 2, 3].map((n) =>
    quartiles(samples.filter(({ at }) => Math.floor((at / whole) * 4) === n).map((one) => one[of])),
  );
const figures = { server: quarters('server'), worker: quarters('worker') };
console.log(JSON.stringify({ minutes, clients, mails, ...counts, quartilesMb: figures }, null, 2));
const grew = Object.values(figures).some(([, second, , last]) => {
  const [before, after] = [second?.[1] ?? 0, last?.[1] ?? 0];
  return after > before * 1.25 + 50;
});
if (grew || counts.failed > 0) process.exitCode = 1;
await end(server.child);
await end(worker.child);
await rm(folder, { recursive: true, force: true });
