import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { beginShare, decideShare, finishShare, prepareShare, shareEntries } from '../../src/app/share/share.ts';
import { allPlanted, plantedLife } from './planted-life.ts';
import { bytesOf, idsOf, leftOf, memoryOf, type SharedMemory } from './shared-memory.ts';

const life = plantedLife();
let shared: SharedMemory;
beforeAll(async () => {
  shared = await memoryOf({ ...life, mails: [], notes: [] });
}, 240_000);
afterAll(() => shared.close());

it('holds pictures with writing and codes back, and covers them where their owner keeps them all', async () => {
  const set = await beginShare(shared.memory, { ids: await idsOf(shared.memory, 'image'), shiftTimes: false });
  await prepareShare(shared.memory, set.id);
  const entries = await shareEntries(shared.memory, set.id);
  const written = life.pictures.filter(
    ({ drawn, plate, qr }) => drawn !== undefined || plate !== undefined || qr !== undefined,
  );
  expect(entries.filter(({ state }) => state !== 'kept')).toHaveLength(written.length);
  for (const { n } of entries) await decideShare(shared.memory, set.id, n, { decision: 'keep' });
  const to = join(shared.folder, 'copy');
  const report = await finishShare(shared.memory, set.id, to);
  expect(report.pictures).toBe(life.pictures.length);
  expect(report.findings).toEqual([]);
  expect(leftOf(allPlanted(life), await bytesOf(to))).toEqual([]);
}, 400_000);
