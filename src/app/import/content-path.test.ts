import { mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { indexEntry } from '../../ingest/index-entry.ts';
import { assembleItem, storedPart } from '../../memory/item.ts';
import { initMemory } from '../app.ts';
import { exportMemory } from '../export.ts';
import { itemMedia } from '../items/item-media.ts';
import { Renditions } from '../items/renditions.ts';
import { show } from '../items/show.ts';
import { OpenMemory } from '../open-memory.ts';
import { add } from './add.ts';
import { forget } from './forget.ts';
import { importExport } from './import-export.ts';

let base: string;
let memory: OpenMemory;
beforeEach(async () => {
  base = await mkdtemp(join(tmpdir(), 'madeleine-content-'));
  await mkdir(join(base, 'in'));
  await initMemory(join(base, 'memory'), 'off', async () => 'off');
  memory = await OpenMemory.open(join(base, 'memory'));
  await writeFile(join(base, 'private.jpg'), await picture(200));
});
afterEach(async () => {
  await memory.close();
  await rm(base, { recursive: true, force: true });
});

const picture = (shade: number): Promise<Buffer> =>
  sharp({ create: { width: 300, height: 200, channels: 3, background: { r: shade, g: 90, b: 20 } } })
    .jpeg()
    .toBuffer();

async function onlyItem() {
  for await (const item of memory.store.scan()) return item;
  throw new Error('There is no item.');
}

async function expectRefused(id: string): Promise<void> {
  // Who asks for a picture is not told where the record leads.
  const missing = { code: 'missing' };
  await expect(itemMedia(memory, id)).rejects.toMatchObject(missing);
  await expect(new Renditions(memory).of(id, 300)).rejects.toMatchObject(missing);
  await expect(memory.lend(await onlyItem(), async (path) => path)).rejects.toMatchObject({ code: 'unsafe-path' });
  expect((await show(memory, id)).original.present).toBe(false);
}

it('does not follow a link that was put in the place of an original', async () => {
  const file = join(base, 'in/1.jpg');
  await writeFile(file, await picture(10));
  await add(memory, [join(base, 'in')], { as: 'auto', readOnly: true });
  const { id } = await onlyItem();
  expect((await itemMedia(memory, id)).key).toBe(file);
  await rm(file);
  await symlink(join(base, 'private.jpg'), file);
  await expectRefused(id);
});

const climbing = [
  { path: '../private.jpg' },
  { path: 'sub/../../private.jpg' },
  { path: '1.jpg', copy: '../private.jpg' },
  { path: '1.jpg', copy: 'media/../../private.jpg' },
];

it.each(climbing)('opens and deletes nothing that a stored record names outside: $path $copy', async (origin) => {
  await writeFile(join(base, 'in/1.jpg'), await picture(10));
  await add(memory, [join(base, 'in')], { as: 'auto', readOnly: true });
  const item = await onlyItem();
  const changed = storedPart({
    ...item,
    origin: { ...item.origin, ...origin },
    copies: [{ ...item.origin, ...origin }],
  });
  await memory.store.write([{ op: 'putItem', item: changed, index: indexEntry(assembleItem(changed)) }]);
  await expectRefused(item.id);
  await exportMemory(memory, join(base, 'export/deep'), { withPeople: false });
  expect(await readdir(join(base, 'export'))).toEqual(['deep']);
  expect((await forget(memory, { kind: 'ids', ids: [item.id] })).forgotten).toBe(1);
  expect(await readFile(join(base, 'private.jpg'))).toEqual(await picture(200));
});

it.each(climbing)('takes no such record in with an export: $path $copy', async (origin) => {
  await writeFile(join(base, 'in/1.jpg'), await picture(10));
  await add(memory, [join(base, 'in')], { as: 'auto', readOnly: true });
  await exportMemory(memory, join(base, 'export'), { withPeople: false });
  const row = JSON.parse((await readFile(join(base, 'export/items.jsonl'), 'utf8')).trim());
  await writeFile(
    join(base, 'export/items.jsonl'),
    `${JSON.stringify({ ...row, origin: { ...row.origin, ...origin } })}\n`,
  );
  await memory.close();
  await initMemory(join(base, 'other'), 'off', async () => 'off');
  memory = await OpenMemory.open(join(base, 'other'));
  const { added, failed } = await importExport(memory, join(base, 'export'));
  expect({ added, codes: failed.map(({ code }) => code) }).toEqual({ added: 0, codes: ['unsafe-path'] });
});
