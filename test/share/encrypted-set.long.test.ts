import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { dropKey } from '../../src/app/keys/keyring.ts';
import { workFolder } from '../../src/app/keys/work-folder.ts';
import { OpenMemory } from '../../src/app/open-memory.ts';
import {
  beginShare,
  decideShare,
  finishShare,
  prepareShare,
  removeShare,
  shareEntries,
  sharePicture,
  shares,
  shareZip,
} from '../../src/app/share/share.ts';
import { readableIn } from '../fixtures/readable-in.ts';
import { allPlanted, plantedLife } from './planted-life.ts';
import { bytesOf, idsOf, leftOf, memoryOf, type SharedMemory } from './shared-memory.ts';

const { pictures, mails, ...rest } = plantedLife();
const life = { ...rest, pictures: pictures.slice(0, 2), mails: mails.slice(0, 3), notes: [] };
let shared: SharedMemory;
let memory: OpenMemory;
let path: string;
beforeAll(async () => {
  shared = await memoryOf(life, {}, 'correct horse battery staple');
  memory = shared.memory;
  path = memory.folder.path;
}, 240_000);
afterAll(async () => {
  await memory.close();
  await shared.close();
  dropKey(path);
  await rm(workFolder(path), { recursive: true, force: true });
});

/** What no file of the memory may show: a picture, an archive, an entry of a set and a row of a copy. */
const traces = ['JFIF', 'PK\x03\x04', '"entry"', '"modality"', '"judgements"', '[PERSON', '.jpg', 'SQLite format 3'];

it('a set of an encrypted memory lies encrypted, is gone on with by the next program, and its copy is as any other', async () => {
  const ids = [...(await idsOf(memory, 'image')), ...(await idsOf(memory, 'email'))];
  const set = await beginShare(memory, { ids, shiftTimes: false });
  await prepareShare(memory, set.id);
  for (const { n, kind, canKeep } of await shareEntries(memory, set.id))
    if (kind === 'picture' && canKeep) await decideShare(memory, set.id, n, { decision: 'keep' });
  expect(await readableIn(path, traces)).toEqual([]);

  await memory.close();
  expect(await readableIn(workFolder(path), traces)).toEqual([]);
  memory = await OpenMemory.open(path);
  expect(await shares(memory)).toMatchObject([{ id: set.id, done: ids.length, downloadable: false }]);
  const [picture] = (await shareEntries(memory, set.id)).filter(({ kind }) => kind === 'picture');
  expect((await readFile((await sharePicture(memory, set.id, picture?.n ?? 0)).path)).subarray(0, 2)).toEqual(
    Buffer.from([0xff, 0xd8]),
  );

  const to = join(shared.folder, 'copy');
  const report = await finishShare(memory, set.id, to);
  expect(report).toMatchObject({ findings: [], pictures: life.pictures.length });
  expect(leftOf(allPlanted(life), await bytesOf(to))).toEqual([]);
  await finishShare(memory, set.id, undefined);
  expect(await shares(memory)).toMatchObject([{ downloadable: true }]);
  const zip = await shareZip(memory, set.id);
  expect((await readFile(zip.path)).subarray(0, 4)).toEqual(Buffer.from('PK\x03\x04', 'latin1'));
  expect(zip.path.startsWith(workFolder(path))).toBe(true);
  expect(await readableIn(path, traces)).toEqual([]);
  await removeShare(memory, set.id);
  expect(await shares(memory)).toEqual([]);
  await memory.close();
  expect(await readableIn(workFolder(path), traces)).toEqual([]);
  memory = await OpenMemory.open(path);
}, 600_000);
