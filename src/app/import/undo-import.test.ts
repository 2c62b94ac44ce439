import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { picture, put } from '../../../test/end-to-end/made-input.ts';
import { batchIdSchema } from '../../memory/ids.ts';
import { createFolder } from '../memory-folder.ts';
import { OpenMemory } from '../open-memory.ts';
import { add } from './add.ts';
import { settleUploads } from './settle-uploads.ts';
import { undoImport } from './undo-import.ts';
import { Uploads } from './uploads.ts';

const flags = { ocr: { enabled: false }, perception: { enabled: false } };
let base: string;
let memory: OpenMemory;
beforeEach(async () => {
  base = await mkdtemp(join(tmpdir(), 'madeleine-undo-'));
  await createFolder(join(base, 'memory'), new Date());
  memory = await OpenMemory.open(join(base, 'memory'), flags);
});
afterEach(async () => {
  await memory.close();
  await rm(base, { recursive: true, force: true });
});

it('is done again whole where the program was ended in between', async () => {
  await put(base, 'in/a.jpg', await picture(1));
  await add(memory, [join(base, 'in')], { as: 'auto', readOnly: true });
  const uploads = new Uploads(memory.folder.path);
  const { signal } = new AbortController();
  const { set } = await uploads.take({ name: 'a.jpg' }, Readable.from([await picture(1)]), signal);
  await uploads.take({ name: 'b.jpg', set }, Readable.from([await picture(2)]), signal);
  const added = await add(memory, [await uploads.folderOf(set)], { as: 'auto', readOnly: true });
  const batch = batchIdSchema.parse(added.batch);
  await settleUploads(memory, batch, added);
  const copies = () => Array.fromAsync(memory.vault.copies());
  expect(await copies()).toHaveLength(2);

  const write = memory.store.write.bind(memory.store);
  memory.store.write = async (changes) => {
    if (changes.some(({ op }) => op === 'deleteItem')) throw new Error('The program is killed.');
    await write(changes);
  };
  await expect(undoImport(memory, batch)).rejects.toThrow('killed');
  await memory.close();
  memory = await OpenMemory.open(join(base, 'memory'), flags);
  expect((await memory.store.counts()).items).toMatchObject({ image: 2 });
  expect(await undoImport(memory, batch)).toMatchObject({ forgotten: 1 });
  expect((await memory.store.counts()).items).toMatchObject({ image: 1 });
  expect(await memory.store.record('batch', batch)).toBeUndefined();
  expect(await copies()).toEqual([]);
});
