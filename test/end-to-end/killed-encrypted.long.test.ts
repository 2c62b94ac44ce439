import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { importsResponse, uploadedFile } from '../../src/contract/import-verbs.ts';
import { doctorResponse } from '../../src/contract/memory-verbs.ts';
import { searchResponse } from '../../src/contract/question-verbs.ts';
import { madeZip } from '../fixtures/made-zip.ts';
import { readableIn } from '../fixtures/readable-in.ts';
import { mail, mailbox, picture, put } from './made-input.ts';
import { document, environment, madeleine, program } from './run-madeleine.ts';

/** Words and names of what is added, and what plain files of it begin with. */
const traces = [
  'quokka',
  'Quokka',
  'Heathcliff',
  'SQLite format 3',
  'JFIF',
  'ada@example.org',
  'This is letter',
  '.jpg',
];

let base: string;
let model: string;
let memory: string;
let temporary: string;
let env: NodeJS.ProcessEnv;
const running = new Set<ChildProcess>();

beforeAll(async () => {
  base = await mkdtemp(join(tmpdir(), 'madeleine-killed-encrypted-'));
  [model, memory, temporary] = [join(base, 'model'), join(base, 'memory'), join(base, 'temporary')];
  env = {
    MADELEINE_PASSPHRASE: 'correct horse battery staple',
    MADELEINE_TEMPORARY: temporary,
    TMPDIR: join(base, 'system'),
  };
  await Promise.all([mkdir(temporary), mkdir(join(base, 'system'))]);
  expect((await madeleine(['init', '--encrypt', '--no-faces', '--memory', model], env)).code).toBe(0);
});
afterAll(() => rm(base, { recursive: true, force: true }));
beforeEach(() => cp(model, memory, { recursive: true }));
afterEach(async () => {
  for (const child of running) end(child);
  running.clear();
  await rm(memory, { recursive: true, force: true });
});

/** All processes that were begun for it, as when the machine is turned off. */
function end(child: ChildProcess): void {
  try {
    if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
  } catch {
    // It has ended.
  }
}

function begun(args: readonly string[]): ChildProcess {
  const child = spawn(process.execPath, [program, ...args, '--json', '--memory', memory], {
    env: { ...environment, ...env },
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  child.stderr?.resume();
  running.add(child);
  return child;
}

async function killed(child: ChildProcess): Promise<void> {
  const ended = child.exitCode !== null || child.signalCode !== null ? Promise.resolve() : once(child, 'exit');
  end(child);
  await ended;
}

/** What lies in memory is gone once the machine is off. */
async function turnedOff(): Promise<void> {
  await rm(temporary, { recursive: true });
  await mkdir(temporary);
}

async function hidden(): Promise<void> {
  expect(await readableIn(memory, traces)).toEqual([]);
  expect(await readableIn(join(base, 'system'), traces)).toEqual([]);
}

async function exported(): Promise<string> {
  const folder = await mkdtemp(join(base, 'export-'));
  await madeleine(['export', folder, '--with-people', '--memory', memory], env);
  const files = ['items', 'events', 'people', 'places', 'ledger', 'links'];
  const texts = await Promise.all(files.map((name) => readFile(join(folder, `${name}.jsonl`), 'utf8')));
  return texts.join('\n').replace(/"batch":"[^"]*"/g, '"batch":""');
}

const isSound = async (): Promise<void> =>
  expect(
    doctorResponse
      .parse(await document(['doctor', '--memory', memory], env))
      .checks.filter((check) => check.state === 'problem'),
  ).toEqual([]);

describe('an encrypted memory whose machine is turned off in the middle of an import', () => {
  it('ends, after the same command, in the identical memory, and shows nothing at any time', async () => {
    const input = join(base, 'input');
    await put(input, 'box.mbox', mailbox(2500));
    const members = await Promise.all(
      Array.from({ length: 30 }, async (_, n) => ({ name: `quokka-${n}.jpg`, content: await picture(n) })),
    );
    await put(input, 'quokkas.zip', madeZip(members));
    for (let n = 0; n < 30; n += 1) await put(input, `p/quokka-${n}.jpg`, await picture(100 + n));
    const began = performance.now();
    expect((await madeleine(['add', input, '--memory', memory], env)).code).toBe(0);
    const whole = performance.now() - began;
    const undisturbed = await exported();
    await rm(memory, { recursive: true });
    await cp(model, memory, { recursive: true });
    for (const share of [0.3, 0.45, 0.6, 0.8]) {
      const child = begun(['add', input]);
      await pause(whole * share);
      await killed(child);
      await hidden();
      if (share > 0.5) await turnedOff();
    }
    expect((await madeleine(['add', input, '--memory', memory], env)).code).toBe(0);
    expect(await exported()).toBe(undisturbed);
    await isSound();
    await hidden();
    expect(await readableIn(temporary, traces)).toEqual([]);
  });

  it('has every upload that it took in, imported or not', async () => {
    const serve = async () => {
      const child = begun(['serve', '--port', '0', '--no-work']);
      const [line] = await once(createInterface({ input: child.stdout ?? process.stdin }), 'line');
      return { child, api: `${z.object({ url: z.string() }).parse(JSON.parse(String(line))).url}/api/v1` };
    };
    const upload = async (api: string, name: string, body: string | Buffer, set?: string) => {
      const to = `${api}/uploads?name=${name}${set === undefined ? '' : `&set=${set}`}`;
      const sent = await fetch(to, { method: 'POST', body: typeof body === 'string' ? body : new Uint8Array(body) });
      return uploadedFile.parse(await sent.json()).set;
    };
    const imported = (api: string, sets: readonly string[]) =>
      fetch(`${api}/imports`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ uploads: sets }),
      });
    const first = await serve();
    const running = await upload(first.api, 'all.mbox', mailbox(4000));
    expect((await imported(first.api, [running])).status).toBe(202);
    const waiting = await upload(first.api, 'quokka-1.eml', mail(9001, 'Quokka', 'Heathcliff brings the quokka.'));
    await upload(first.api, 'trip/quokka.jpg', await picture(7), waiting);
    await pause(1500);
    await killed(first.child);
    await hidden();
    await turnedOff();

    const second = await serve();
    expect((await imported(second.api, [waiting])).status).toBe(202);
    const states = async () => {
      const { imports } = importsResponse.parse(await (await fetch(`${second.api}/imports`)).json());
      return imports.map(({ state, items, failed }) => [state, items, failed]).sort();
    };
    await expect.poll(states, { timeout: 240_000, interval: 500 }).toEqual([
      ['done', 2, 0],
      ['done', 4000, 0],
    ]);
    const found = searchResponse.parse(await (await fetch(`${second.api}/search?q=Heathcliff`)).json());
    expect(found.items.map(({ title }) => title)).toEqual(['Quokka']);
    await hidden();
    const ended = once(second.child, 'exit');
    second.child.kill('SIGTERM');
    await ended;
    await hidden();
    expect(await readableIn(temporary, traces)).toEqual([]);
    await isSound();
  });
});
