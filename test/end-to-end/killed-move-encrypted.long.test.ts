import { createHash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { doctorResponse } from '../../src/contract/memory-verbs.ts';
import { type MoveResponse, moveResponse } from '../../src/contract/move-verb.ts';
import { madeZip } from '../fixtures/made-zip.ts';
import { readableIn } from '../fixtures/readable-in.ts';
import { postgres } from '../postgres/postgres-of-tests.ts';
import { urlOf } from '../postgres/test-server.ts';
import { killedMove } from './killed-move.ts';
import { mailbox, picture, put } from './made-input.ts';
import { document, madeleine } from './run-madeleine.ts';

const ITEMS = 3_000;
const PICTURES = 20;
/** Words and names of what is moved, and what plain files of it begin with. */
const traces = ['quokka', 'SQLite format 3', 'JFIF', 'This is letter', 'ada@example.org', '.jpg', '"modality"'];

let base: string;
let from: string;
let to: string;
let env: NodeJS.ProcessEnv;
/** Of each file of the source. */
let untouched: Readonly<Record<string, string>>;

beforeAll(async () => {
  base = await mkdtemp(join(tmpdir(), 'madeleine-killed-move-encrypted-'));
  [from, to] = [join(base, 'from'), join(base, 'to')];
  await Promise.all(['temporary', 'system'].map((name) => mkdir(join(base, name))));
  env = {
    MADELEINE_PASSPHRASE: 'correct horse battery staple',
    MADELEINE_NEW_PASSPHRASE: 'another horse battery staple',
    MADELEINE_TEMPORARY: join(base, 'temporary'),
    TMPDIR: join(base, 'system'),
    ...(postgres === undefined ? {} : { MADELEINE_DATABASE_MIGRATIONS: urlOf(postgres, 'madeleine_tables') }),
  };
  const input = join(base, 'input');
  await put(input, 'box.mbox', mailbox(ITEMS));
  const members = Array.from({ length: PICTURES }, async (_, n) => ({
    name: `quokka-${n}.jpg`,
    content: await picture(n),
  }));
  await put(input, 'quokkas.zip', madeZip(await Promise.all(members)));
  expect((await madeleine(['init', '--encrypt', '--no-faces', '--memory', from], env)).code).toBe(0);
  expect((await madeleine(['add', input, '--memory', from], env)).code).toBe(0);
  await rm(input, { recursive: true });
  untouched = await digests(from);
});
afterAll(() => rm(base, { recursive: true, force: true }));
beforeEach(() => rm(to, { recursive: true, force: true }));
afterEach(async () => {
  expect(await digests(from)).toEqual(untouched);
  expect(await readableIn(join(base, 'temporary'), traces)).toEqual([]);
});

/** Locks and what several programs share while they have a database open hold no content. */
async function digests(folder: string): Promise<Record<string, string>> {
  const found: [string, string][] = [];
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    if (!entry.isFile() || /\.lock$|-shm$|-wal$/.test(entry.name)) continue;
    const digest = createHash('sha256').update(await readFile(path));
    found.push([relative(folder, path), digest.digest('hex')]);
  }
  return Object.fromEntries(found.sort());
}

const said = (target: string, more: readonly string[]) => ['--from', from, '--to', target, ...more];

async function hidden(): Promise<void> {
  for (const folder of [to, join(base, 'system')].filter(existsSync))
    expect(await readableIn(folder, traces)).toEqual([]);
}

/** Kills the move again and again, then lets it end; each run goes on where the one before was killed. */
async function movedAtLast(args: readonly string[], afterEachKill: () => Promise<void>): Promise<MoveResponse> {
  const reached: number[] = [];
  // The second report may be of the last page, after which a run would have nothing to report.
  for (const report of [1, 1, 2]) {
    reached.push(await killedMove(args, report, env));
    await afterEachKill();
  }
  expect(reached.toSorted((a, b) => a - b)).toEqual(reached);
  const moved = moveResponse.parse(await document(['move', ...args], env));
  expect(moved).toMatchObject({ resumed: true, media: { files: PICTURES, missing: 0 } });
  expect(moved.kinds.find(({ kind }) => kind === 'item')?.entries).toBe(ITEMS + PICTURES);
  return moved;
}

async function exported(memory: string, environment: NodeJS.ProcessEnv): Promise<string[]> {
  const folder = await mkdtemp(join(base, 'export-'));
  expect((await madeleine(['export', folder, '--with-people', '--memory', memory], environment)).code).toBe(0);
  const files = ['items', 'events', 'people', 'places', 'ledger', 'links'];
  const texts = await Promise.all(files.map((name) => readFile(join(folder, `${name}.jsonl`), 'utf8')));
  await rm(folder, { recursive: true });
  return texts;
}

describe('an encrypted memory whose move is killed again and again', { timeout: 600_000 }, () => {
  it.each([
    ['with the keys that it has', [], 'MADELEINE_PASSPHRASE'],
    ['encrypted anew', ['--encrypt'], 'MADELEINE_NEW_PASSPHRASE'],
  ] as const)('ends whole in another folder %s, and is nowhere readable', async (_, more, passphrase) => {
    const moved = await movedAtLast(said(to, more), async () => {
      expect(existsSync(join(to, 'madeleine.json'))).toBe(false);
      expect((await madeleine(['status', '--memory', to], env)).stderr).toContain('There is no memory');
      await hidden();
    });
    expect(moved.encrypted).toBe(true);
    await hidden();
    const there = { ...env, MADELEINE_PASSPHRASE: env[passphrase] };
    expect(await exported(to, there)).toEqual(await exported(from, env));
    const { checks } = doctorResponse.parse(await document(['doctor', '--memory', to], there));
    expect(checks.filter(({ state }) => state === 'problem')).toEqual([]);
  });

  it.skipIf(postgres === undefined)('ends whole on a server, and is readable nowhere else', async () => {
    const url = postgres === undefined ? '' : urlOf(postgres);
    const more = ['--to-owner', randomUUID(), '--media', join(base, 'media'), '--plain'];
    await movedAtLast(said(url, more), hidden);
    await hidden();
  });
});
