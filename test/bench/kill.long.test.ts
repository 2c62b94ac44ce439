import { spawn } from 'node:child_process';
import { existsSync, readFileSync, truncateSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { benchRun } from '../../src/bench/bench.ts';
import { read as readJournal } from '../../src/bench/runner/journal.ts';

const questions = 16;
let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'madeleine-kill-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

function writeData(): string {
  const turns = Array.from({ length: questions }, (_, n) => ({
    speaker: 'Ada',
    dia_id: `D1:${n + 1}`,
    text: `In town I saw thing${n} and a kite.`,
  }));
  const qa = turns.map(({ dia_id }, n) => ({
    question: `thing${n}?`,
    answer: 'kite',
    evidence: [dia_id],
    category: 4,
  }));
  const data = join(folder, 'locomo10.json');
  const conversation = { session_1: turns, session_1_date_time: '1:56 pm on 8 May, 2023' };
  writeFileSync(data, JSON.stringify([{ sample_id: 'c-1', conversation, qa }]));
  return data;
}

/** The program on its own, killed without warning as soon as `now` says so; true when it was still running then. */
function killed(args: readonly string[], now: () => boolean): Promise<boolean> {
  return new Promise((done) => {
    const child = spawn(process.execPath, ['bin/madeleine.mjs', 'bench', 'run', 'locomo', ...args], {
      stdio: 'ignore',
    });
    const watch = setInterval(() => now() && child.kill('SIGKILL'), 2);
    child.on('exit', (_code, signal) => {
      clearInterval(watch);
      done(signal === 'SIGKILL');
    });
  });
}

it('a run killed at any moment goes on to the identical scores and asks no answered question twice', {
  timeout: 90_000,
}, async () => {
  const [data, log, out] = [writeData(), join(folder, 'told.jsonl'), join(folder, 'run')];
  const system = `command:${process.execPath} ${resolve('test/fixtures/systems/scripted-system.mjs')} ${log} slow`;
  const cache = join(folder, 'cache');
  const args = [
    '--data',
    data,
    '--system',
    system,
    '--out',
    out,
    '--cache',
    cache,
    '--k',
    '3',
    '--seed',
    '1',
    '--json',
  ];
  const journal = join(out, 'outcomes.jsonl');
  const answered = () => (existsSync(journal) ? readJournal(journal).outcomes.length : 0);
  const told = (word: string) => existsSync(log) && readFileSync(log, 'utf8').includes(word);

  const moments: readonly (readonly [name: string, when: () => boolean])[] = [
    ['as soon as it has a record', () => existsSync(join(out, 'run.json'))],
    ['while it takes data in', () => told('"type":"item"')],
    ['while the first question waits', () => told('"type":"ask"')],
    ['after the first answer', () => answered() >= 1],
    ['in the middle', () => answered() >= questions / 2],
    ['at the last answer', () => answered() >= questions],
  ];
  const asksOf = () =>
    readFileSync(log, 'utf8')
      .split('\n')
      .flatMap((line) => (line.includes('"type":"ask"') ? [String(JSON.parse(line).id)] : []));
  for (const [name, when] of moments) {
    const before = new Set(existsSync(journal) ? readJournal(journal).outcomes.map(({ id }) => id) : []);
    const asked = existsSync(log) ? asksOf().length : 0;
    expect(await killed(args, when), `${name}: it ended by itself`).toBe(true);
    const again = existsSync(log) ? asksOf().slice(asked) : [];
    expect(
      again.filter((id) => before.has(id)),
      name,
    ).toEqual([]);
  }
  // The worst that a crash of the machine does beside: the last line is cut.
  truncateSync(journal, readFileSync(journal).length - 20);

  const request = {
    suite: 'locomo',
    data,
    system,
    out,
    cache,
    k: 3,
    rules: 'official',
    retrievalOnly: false,
    judges: [],
    configurationFolder: folder,
    repeats: 1,
    seed: 1,
    timeoutSeconds: 120,
    retries: 3,
  } as const;
  const context = { signal: new AbortController().signal, onProgress: () => undefined, onLoaded: () => undefined };
  const resumed = await benchRun(request, context);
  expect(resumed).toMatchObject({ state: 'done', answered: questions, failed: 0, ingest: { items: questions } });
  const whole = await benchRun({ ...request, out: join(folder, 'whole') }, context);
  expect(resumed.scores).toEqual(whole.scores);
  expect(resumed.figures).toEqual(whole.figures);
});
