import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openPersonaMemSource } from './personamem-source.ts';

let folder: string;
let file: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'madeleine-personamem-'));
  file = join(folder, 'shared_contexts_32k.jsonl');
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const line = (id: string, ...said: readonly unknown[]): string =>
  JSON.stringify({ [id]: said.map((content) => ({ role: 'user', content })) });

it('reads every message of every conversation, and names what is broken', async () => {
  await writeFile(file, `${line('a', 'kite', 7)}\n{"b":\n${line('c', '')}\n`);
  const whole = openPersonaMemSource(file);
  const events = await Array.fromAsync(whole.read({}));
  expect(events).toMatchObject([
    { type: 'record', record: { id: 'a:0', identity: 'personamem:a:0', origin: { importer: 'personamem' } } },
    {
      type: 'failure',
      failure: { code: 'malformed-row', path: file, message: expect.stringMatching(/^a, message 1: /) },
    },
    { type: 'failure', failure: { code: 'malformed-row', message: expect.stringMatching(/^context 2: /) } },
    { type: 'record', record: { id: 'c:0' } },
  ]);
  expect(await whole.estimate()).toMatchObject({ rows: 2 });
});

it('reads the first messages of one conversation, from where it stands', async () => {
  const [first, second] = [line('a', 'kite'), line('é', 'boat', 'piano', 'harp')];
  await writeFile(file, `${first}\n${second}\n`);
  const start = first.length + 1;
  const part = { id: 'é', start, end: start + Buffer.byteLength(second), most: 2 };
  const events = await Array.fromAsync(openPersonaMemSource(file, part).read({}));
  expect(events).toMatchObject([{ record: { id: 'é:0' } }, { record: { id: 'é:1' } }]);
  await writeFile(file, first);
  expect(await Array.fromAsync(openPersonaMemSource(file, part).read({}))).toMatchObject([
    { type: 'failure', failure: { code: 'corrupt', path: file } },
  ]);
});
