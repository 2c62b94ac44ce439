import { appendFile, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { idOf, sampleItem, sampleLink } from '../../../test/conformance/samples.ts';
import { indexEntry } from '../../ingest/index-entry.ts';
import { conceptSchema } from '../../memory/concept.ts';
import { assembleItem, type StoredItem } from '../../memory/item.ts';
import type { Change } from '../../ports/store.ts';
import { initMemory } from '../app.ts';
import { exportMemory } from '../export.ts';
import { OpenMemory } from '../open-memory.ts';
import { importExport } from './import-export.ts';

let base: string;
let memory: OpenMemory;
beforeEach(async () => {
  base = await mkdtemp(join(tmpdir(), 'madeleine-exported-'));
  memory = await opened('memory');
});
afterEach(async () => {
  await memory.close();
  await rm(base, { recursive: true, force: true });
});

async function opened(name: string): Promise<OpenMemory> {
  await initMemory(join(base, name), 'off', async () => 'off');
  return OpenMemory.open(join(base, name));
}

const put = (item: StoredItem): Change => ({ op: 'putItem', item, index: indexEntry(assembleItem(item)) });
const putLink = (by: string): Change => {
  const link = sampleLink('a', 'b', by);
  return { op: 'putRecord', kind: 'link', id: link.id, value: link };
};
const concept = (id: string, name: string) =>
  conceptSchema.parse({ id, kind: 'object', name, attributes: {}, references: [], linked: [] });

/** Writes the memory as files, changes them, and takes them into a new memory. */
async function takenIn(change: (folder: string) => Promise<void> = async () => {}) {
  const folder = join(base, 'export');
  await exportMemory(memory, folder, { withPeople: true });
  await change(folder);
  await memory.close();
  memory = await opened('other');
  return importExport(memory, folder);
}

// Line separators of Unicode stand in texts, and in JSON as they are: only a line feed ends a row.
const separated = 'one\u2028two\u2029three\u0085four';

it('takes in texts and names that hold separators of Unicode', async () => {
  const value = concept('box', separated);
  await memory.store.write([put(sampleItem('a', separated)), { op: 'putRecord', kind: 'concept', id: 'box', value }]);
  expect(await takenIn()).toMatchObject({ added: 1, failed: [] });
  expect((await memory.store.item(idOf('a')))?.body?.text).toBe(separated);
  expect(await memory.store.records('concept')).toEqual([value]);
});

it('takes in any number of records, and keeps each of two concepts with one id', async () => {
  const links = Array.from({ length: 2100 }, (_, n) => putLink(`test-${n}`));
  const concepts = ['first', 'second'].map((name) => concept('box', name));
  await memory.store.write([put(sampleItem('a')), put(sampleItem('b')), ...links]);
  const counts = await takenIn((folder) =>
    writeFile(join(folder, 'concepts.jsonl'), concepts.map((one) => `${JSON.stringify(one)}\n`).join('')),
  );
  expect(counts).toMatchObject({ added: 2, failed: [] });
  const taken = (await memory.store.records('link')).filter(({ by }) => by.startsWith('test-'));
  expect(taken).toHaveLength(links.length);
  expect(await memory.store.records('concept')).toEqual(concepts);
});

it('names each row that cannot be read, and takes in the rest', async () => {
  await memory.store.write([put(sampleItem('a')), put(sampleItem('b')), putLink('test')]);
  const { added, failed } = await takenIn(async (folder) => {
    await appendFile(join(folder, 'items.jsonl'), '{"id": "c"\n{"id": "d"}\n');
    await appendFile(join(folder, 'links.jsonl'), '{}\n');
  });
  expect(added).toBe(2);
  const rows = failed.map(({ code, path }) => [
    code,
    path.slice(path.lastIndexOf('/') + 1).replace(/links.*/, 'links'),
  ]);
  expect(rows).toEqual([
    ['malformed-row', 'items.jsonl:3'],
    ['malformed-row', 'items.jsonl:4'],
    ['malformed-row', 'links'],
  ]);
  expect((await memory.store.records('link')).some(({ by }) => by === 'test')).toBe(true);
});
