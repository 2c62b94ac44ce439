import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { openSqliteStore } from '../../src/adapters/sqlite/sqlite-store.ts';
import type { Change } from '../../src/ports/store.ts';
import { temporaryFolder } from './implementations.ts';
import { idOf, putItem, sampleLink } from './samples.ts';

const secrets = {
  id: 'secretidentifier',
  title: 'quixoticheading',
  names: 'zubrowkaperson',
  body: 'xylophagousword',
  rewritten: 'formerlywritten',
  context: 'wunderkammernear',
  terms: 'p:yttriumterm',
  thumbnail: 'thumbnailpixels',
  failure: 'jobfailuremessage',
};
const vector = Float32Array.of(0.123_456, -7.654_321, 5.432_123, 9.876_543);

/** Which of the needles stand in any file of the folder, at any depth. */
function found(folder: string, needles: readonly Buffer[]): string[] {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const contents = files.map((entry) => readFileSync(join(entry.parentPath, entry.name)));
  return needles.filter((needle) => contents.some((bytes) => bytes.includes(needle))).map((n) => n.toString('latin1'));
}

it('leaves no byte of a deleted item in any file', async () => {
  const folder = temporaryFolder();
  const store = await openSqliteStore(join(folder, 'memory.db'));
  const others = (from: number): Change[] =>
    Array.from({ length: 150 }, (_, n) =>
      putItem(`other-${from + n}`, { body: `plain words ${n % 7} kept`, terms: ['k:x'] }),
    );
  const { id, title, names, body, context, terms } = secrets;
  const job = { item: idOf(id), stage: 'ocr', version: 1 };
  const link = sampleLink(id, 'other-1', 'thread');
  await store.write([...others(0), putItem(id, { body: secrets.rewritten })]);
  await store.write([
    ...others(150),
    putItem(id, { title, names, body, terms: [terms] }),
    { op: 'putContext', id: idOf(id), context },
    { op: 'putThumbnail', id: idOf(id), mime: 'image/webp', bytes: Buffer.from(secrets.thumbnail) },
    { op: 'putVector', id: idOf(id), space: 's', vector },
    { op: 'putRecord', kind: 'link', id: link.id, value: link },
    { op: 'enqueue', job },
  ]);
  const [claimed] = await store.jobs.claim([job.stage], 1);
  if (claimed === undefined) throw new Error('nothing was queued');
  await store.jobs.fail(claimed, 'corrupt', secrets.failure, 1);
  const needles = [...Object.values(secrets).map((text) => Buffer.from(text)), Buffer.from(vector.buffer)];
  expect(found(folder, needles).length, 'all of it was in the files').toBe(needles.length);
  await store.optimize();
  await store.write([{ op: 'deleteItem', id: idOf(id) }]);
  await store.scrub();
  expect(found(folder, needles)).toEqual([]);
  expect(await store.check(false)).toEqual([]);
  await store.close();
  expect(found(folder, needles)).toEqual([]);
  expect(found(folder, [Buffer.from('plain words')]).length, 'what was not deleted stays').toBe(1);
  rmSync(folder, { recursive: true, force: true });
});
