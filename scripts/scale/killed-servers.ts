/**
 * Servers of one memory on PostgreSQL that are killed by SIGKILL again and again while clients correct items, search and try
 * again at the next server: whether a correction that was answered is gone. Prints the figures as JSON; exits with 1 where one
 * is.
 *   node scripts/scale/killed-servers.ts [kills] [servers] [clients]
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { openPostgresStore } from '../../src/adapters/postgres/postgres-store.ts';
import { makeInput } from './made-inputs.ts';
import { onServer } from './own-server.ts';
import { end, run, serve } from './running-program.ts';

const OWNER = 'killed-servers';
const MAILS = 30;
const MOST_LIFE_MS = 2_000;
const RETRY_MS = 100;

type Server = Awaited<ReturnType<typeof serve>>;
type Figures = { kills: number; asked: number; retried: number; readonly answered: Set<string>; longestMs: number };

/** Asks one server after the other until one answers. */
async function asked(servers: readonly Server[], path: string, init: RequestInit, figures: Figures): Promise<Response> {
  const began = performance.now();
  for (let n = Math.floor(Math.random() * servers.length); ; n += 1) {
    const { api } = servers[n % servers.length] as Server;
    figures.asked += 1;
    const answer = await fetch(`${api}${path}`, { ...init, signal: AbortSignal.timeout(30_000) }).catch(
      () => undefined,
    );
    if (answer?.ok === true) {
      figures.longestMs = Math.max(figures.longestMs, performance.now() - began);
      return answer;
    }
    figures.retried += 1;
    await sleep(RETRY_MS);
  }
}

async function client(n: number, items: readonly string[], servers: Server[], figures: Figures, stop: AbortSignal) {
  for (let said = 0; !stop.aborted; said += 1) {
    const tag = `mark-${n}-${said}`;
    const item = items[said % items.length] ?? '';
    const init = {
      method: 'PATCH',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ tags: { add: [tag] } }),
    };
    const answer = await asked(servers, `/items/${item}`, init, figures);
    await answer.json();
    figures.answered.add(`${item} ${tag}`);
    await (await asked(servers, '/search?query=letter', {}, figures)).arrayBuffer();
  }
}

const [kills = 20, count = 2, clients = 4] = process.argv.slice(2).map(Number);
const folder = await mkdtemp(join(tmpdir(), 'madeleine-killed-servers-'));
await onServer({}, async ({ url, migrationUrl }) => {
  const env = {
    MADELEINE_DATABASE: url,
    ...(migrationUrl === undefined ? {} : { MADELEINE_DATABASE_MIGRATIONS: migrationUrl }),
    MADELEINE_DATABASE_OWNER: OWNER,
  };
  const memory = join(folder, 'memory');
  const input = await makeInput('mbox', MAILS, join(folder, 'input'));
  await run(['add', input.path, '--as', input.as, '--memory', memory], env);
  const begin = (port = 0) => serve(['--memory', memory, '--no-work'], env, port);
  const servers = await Promise.all(Array.from({ length: count }, () => begin()));
  const store = await openPostgresStore(url, { owner: OWNER });
  const items = await store.match({ any: [], none: [] });
  const figures: Figures = { kills: 0, asked: 0, retried: 0, answered: new Set(), longestMs: 0 };
  const stop = new AbortController();
  const asking = Array.from({ length: clients }, (_, n) => client(n, items, servers, figures, stop.signal));
  const began = performance.now();
  for (; figures.kills < kills; figures.kills += 1) {
    await sleep(Math.random() * MOST_LIFE_MS);
    const at = figures.kills % count;
    const victim = servers[at] as Server;
    await end(victim.child, 'SIGKILL');
    // At the same address, as whoever watches over it would start it again.
    servers[at] = await begin(Number(new URL(victim.url).port));
  }
  stop.abort();
  await Promise.all(asking);
  const kept = (await store.records('correction')).flatMap((one) =>
    one.kind === 'item-tag' ? one.items.map((item) => `${item} ${one.tag}`) : [],
  );
  const there = new Set(kept);
  const lost = [...figures.answered].filter((mark) => !there.has(mark)).length;
  const { answered, longestMs, ...counted } = figures;
  const longestSeconds = Number((longestMs / 1000).toFixed(1));
  const seconds = Math.round((performance.now() - began) / 1000);
  const twice = kept.length - there.size;
  console.log(
    JSON.stringify({ ...counted, answered: answered.size, lost, saidTwice: twice, longestSeconds, seconds }, null, 2),
  );
  if (lost > 0) process.exitCode = 1;
  for (const { child } of servers) await end(child);
  await store.close();
});
await rm(folder, { recursive: true, force: true });
