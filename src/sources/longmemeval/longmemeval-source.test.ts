import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openLongMemEvalSource } from './longmemeval-source.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'madeleine-longmemeval-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const entry = (thing: string) => ({
  question_id: 'GOLD_abs',
  question: 'GOLD',
  answer: 'GOLD',
  haystack_session_ids: ['answer_GOLD'],
  haystack_dates: ['2023/05/20 (Sat) 02:21'],
  haystack_sessions: [
    [
      { role: 'user', content: `I saw a ${thing}.`, has_answer: true },
      { role: 'assistant', content: '' },
    ],
  ],
  answer_session_ids: ['GOLD'],
});

async function source(content: string) {
  const file = join(folder, 'longmemeval_s.json');
  await writeFile(file, content);
  return openLongMemEvalSource(file);
}

it('reads every history of a file, numbered in its order, and no gold', async () => {
  const whole = await source(JSON.stringify([entry('kite'), { broken: true }, entry('boat')]));
  const events = await Array.fromAsync(whole.read({}));
  expect(events).toMatchObject([
    { type: 'record', record: { id: 'q0:S1:1', identity: 'longmemeval:q0:S1:1' } },
    { type: 'record', record: { id: 'q0:S1:2' } },
    { type: 'failure', failure: { code: 'malformed-row', message: expect.stringMatching(/^q1: haystack_dates/) } },
    { type: 'record', record: { id: 'q2:S1:1', origin: { importer: 'longmemeval', path: 'longmemeval_s.json' } } },
    { type: 'record', record: { id: 'q2:S1:2' } },
  ]);
  expect(JSON.stringify(events)).not.toContain('GOLD');
  expect(await whole.estimate()).toMatchObject({ rows: 4, images: 0, mails: 0 });
});

it('reports a file that is cut after what came before', async () => {
  const events = await Array.fromAsync((await source(JSON.stringify([entry('kite'), 1]).slice(0, -2))).read({}));
  expect(events.map(({ type }) => type)).toEqual(['record', 'record', 'failure']);
  expect(events[2]).toMatchObject({ failure: { code: 'truncated', path: join(folder, 'longmemeval_s.json') } });
});

it('stops when it is told to', async () => {
  const stop = new AbortController();
  const whole = await source(JSON.stringify([entry('kite'), entry('boat')]));
  const read = async () => {
    for await (const _ of whole.read({ signal: stop.signal })) stop.abort();
  };
  await expect(read()).rejects.toMatchObject({ name: 'AbortError' });
});
