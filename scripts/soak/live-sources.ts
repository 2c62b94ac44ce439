/**
 * A server that follows a mail account (Dovecot), a watched folder and a phone's uploads (WebDAV) at once, while it is searched and
 * corrected, with faults injected: the program is killed, the mail server is reset, files cannot be read, uploads break off.
 * Prints what was sent, lost and told, memory by quarter of the time, and processor time, as JSON; exits with 1 where something
 * was lost, came twice or was not told, or memory grew by more than a quarter and 50 MB from the second quarter to the last;
 * the folder is kept then, and what is missing is listed.
 *   node scripts/soak/live-sources.ts [minutes=120]
 */
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { openApp } from '../../src/app/app.ts';
import { freePort, OwnDovecot, PASSWORD } from '../../test/fixtures/own-dovecot.ts';
import { end, run, serve } from '../scale/running-program.ts';
import { treeOf } from './process-tree.ts';
import { Sent, topicOf } from './sent-things.ts';

const every = {
  mail: 5_000,
  file: 5_000,
  upload: 6_000,
  search: 1_000,
  correction: 15_000,
  kill: 100_000,
  mailReset: 70_000,
  badFile: 45_000,
  brokenUpload: 25_000,
  sample: 1_000,
} as const;
const MOST_SETTLING_MS = 10 * 60_000;

const minutes = Number(process.argv[2] ?? 120);
const folder = await mkdtemp(join(tmpdir(), 'madeleine-soak-'));
const [memory, watched] = [join(folder, 'memory'), join(folder, 'watched')];
await mkdir(watched);
const dovecot = await OwnDovecot.start();
const secret = { SOAK_PASSWORD: PASSWORD };
await run(['init', '--no-faces', '--memory', memory]);
await addAccount();
const port = await freePort();
const token = (await run(['tokens', 'add', 'phone', '--scope', 'upload', '--memory', memory, '--json'])).match(
  /mad_[\w-]+/,
)?.[0];
if (token === undefined) throw new Error('no token');

/** An account is added where the server signs in, which needs its mailbox. */
async function addAccount(): Promise<void> {
  const account = ['--host', '127.0.0.1', '--port', String(dovecot.port), '--plain', '--user', 'anna'];
  const password = ['--password-env', 'SOAK_PASSWORD'];
  await run(['mail', 'add', 'anna@example.org', ...account, ...password, '--memory', memory], secret);
}

const begin = () => serve(['--memory', memory, '--watch', watched], secret, port);
let server = await begin();
let isUp = true;
let seconds = 0;
const sent = new Sent();
const faults = { killed: 0, mailResets: 0, badFiles: 0, brokenUploads: 0 };
const asked = { searches: 0, corrections: 0, failedWhileUp: 0, slowestMs: 0 };
const samples: { readonly at: number; readonly mb: number }[] = [];
const began = performance.now();
const whole = minutes * 60_000;
const isOver = (): boolean => performance.now() - began >= whole;

/** Does something again and again until the time is over. What goes wrong while the server is up is counted. */
async function repeat(ms: number, work: () => Promise<void>): Promise<void> {
  await sleep(ms * Math.random());
  while (!isOver()) {
    await work();
    await sleep(ms);
  }
}

async function request(path: string, init: RequestInit = {}): Promise<unknown> {
  const [wasUp, of] = [isUp, server];
  const start = performance.now();
  const answer = await fetch(`${server.api}${path}`, init).catch(() => undefined);
  const body: unknown = answer?.ok === true ? await answer.json().catch(() => undefined) : undefined;
  if (body === undefined && wasUp && isUp && of === server) asked.failedWhileUp += 1;
  if (body !== undefined) asked.slowestMs = Math.max(asked.slowestMs, Math.round(performance.now() - start));
  return body;
}

const foundIds = z.object({ items: z.array(z.object({ id: z.string() })) });

async function search(): Promise<void> {
  await request(`/search?query=${encodeURIComponent(topicOf(asked.searches))}`);
  asked.searches += 1;
}

async function correct(): Promise<void> {
  const found = foundIds.safeParse(await request('/search?query=number'));
  const id = found.data?.items[asked.corrections % 5]?.id;
  if (id === undefined) return;
  const body = JSON.stringify({ tags: { add: [`mark-${asked.corrections % 50}`] } });
  await request(`/items/${id}`, { method: 'PATCH', headers: { 'content-type': 'application/json' }, body });
  asked.corrections += 1;
}

/** With all that it has started, as a machine does that loses its power. */
async function kill(): Promise<void> {
  if (isOver()) return;
  isUp = false;
  const { pids, seconds: used } = treeOf(server.child.pid ?? 0);
  seconds += used;
  await end(server.child, 'SIGKILL');
  for (const pid of pids.slice(1)) killed(pid);
  faults.killed += 1;
  server = await begin();
  isUp = true;
}

function killed(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It ended with the one that had started it.
  }
}

async function resetMail(): Promise<void> {
  faults.mailResets += 1;
  await dovecot.stop();
  await sleep(3_000);
  await dovecot.run();
}

const phone = (): Promise<void> =>
  sent.upload(`${server.url}/dav`, token, async () => {
    await sleep(2_000);
    return !isOver();
  });

const spoil = async (): Promise<void> => {
  faults.badFiles += 1;
  await sent.badFile(watched);
};
const cutOff = async (): Promise<void> => {
  if (!isUp) return;
  faults.brokenUploads += 1;
  await sent.brokenUpload(server.url, token);
};
const sample = async (): Promise<void> => {
  if (isUp) samples.push({ at: performance.now() - began, mb: treeOf(server.child.pid ?? 0).mb });
};

await Promise.all([
  repeat(every.mail, () => sent.mail(dovecot, 'anna')),
  repeat(every.file, () => sent.file(watched)),
  repeat(every.upload, phone),
  repeat(every.search, search),
  repeat(every.correction, correct),
  repeat(every.badFile, spoil),
  repeat(every.brokenUpload, cutOff),
  repeat(every.mailReset, resetMail),
  repeat(every.kill, kill),
  repeat(every.sample, sample),
]);

const statusSchema = z.looseObject({ items: z.record(z.string(), z.number()) });
const expected = sent.mails.size + sent.pictures.size;

/** Waits until the server has taken in everything, or has had time enough. */
async function settled(): Promise<number> {
  const since = performance.now();
  while (performance.now() - since < MOST_SETTLING_MS) {
    const status = statusSchema.safeParse(await request('/status'));
    const items = Object.values(status.data?.items ?? {}).reduce((sum, n) => sum + n, 0);
    if (items >= expected) break;
    await sleep(2_000);
  }
  return Math.round((performance.now() - since) / 1000);
}

const settledSeconds = await settled();
seconds += treeOf(server.child.pid ?? 0).seconds;
await end(server.child);
await dovecot.close();

async function inMemory() {
  const app = await openApp(memory);
  try {
    const items = await Array.fromAsync(app.everyItem());
    const told = new Set((await app.status()).failed.map(({ path }) => path));
    return { items, told };
  } finally {
    await app.close();
  }
}

const { items, told } = await inMemory();
const hashes = items.flatMap(({ origin }) => origin.sha256 ?? []);
const messages = new Set(items.flatMap(({ origin }) => origin.messageId ?? []));
const missing = {
  mails: [...sent.mails].filter((id) => !messages.has(id) && !messages.has(`<${id}>`)),
  pictures: [...sent.pictures].filter(([hash]) => !hashes.includes(hash)).map(([hash, path]) => `${path} ${hash}`),
};
const lost = { mails: missing.mails.length, pictures: missing.pictures.length };
const quarter = (n: number): number => {
  const of = samples.filter(({ at }) => Math.floor((at / whole) * 4) === n).map(({ mb }) => mb);
  return Math.round(of.toSorted((a, b) => a - b)[Math.floor(of.length / 2)] ?? 0);
};
const memoryMb = [0, 1, 2, 3].map(quarter);
const result = {
  minutes,
  sent: { mails: sent.mails.size, pictures: sent.pictures.size },
  items: items.length,
  lost,
  twice: items.length - expected + lost.mails + lost.pictures,
  faults,
  failuresTold: `${[...sent.bad].filter((path) => told.has(path)).length} of ${sent.bad.size}`,
  brokenUploadsKept: [...sent.broken].filter((hash) => hashes.includes(hash)).length,
  asked,
  medianMbByQuarter: memoryMb,
  mostMb: Math.round(Math.max(0, ...samples.map(({ mb }) => mb))),
  processorSeconds: Math.round(seconds),
  settledSeconds,
};
console.log(JSON.stringify(result, null, 2));
const [, second = 0, , last = 0] = memoryMb;
const isBad =
  lost.mails + lost.pictures + result.twice + result.brokenUploadsKept > 0 ||
  [...sent.bad].some((path) => !told.has(path)) ||
  last > second * 1.25 + 50;
if (isBad) {
  console.log(JSON.stringify({ folder, missing }, null, 2));
  process.exitCode = 1;
} else await rm(folder, { recursive: true, force: true });
