import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { shareTo } from '../../src/app/share/share.ts';
import { allPlanted, plantedLife } from './planted-life.ts';
import { bytesOf, idsOf, leftOf, memoryOf, type SharedMemory } from './shared-memory.ts';

const life = plantedLife('planted-second.json');
let shared: SharedMemory;
beforeAll(async () => {
  shared = await memoryOf(life);
}, 120_000);
afterAll(() => shared.close());

it('leaves a few', async () => {
  const texts: string[] = [];
  for await (const item of shared.memory.store.scan()) texts.push(JSON.stringify(item));
  expect(leftOf(allPlanted(life), texts)).toEqual(allPlanted(life));
  const to = join(shared.folder, 'copy');
  const made = await shareTo(shared.memory, to, { ids: await idsOf(shared.memory, 'email'), shiftTimes: false });
  console.log(JSON.stringify(made, null, 1), leftOf(allPlanted(life), await bytesOf(to)));
  const { readFile } = await import('node:fs/promises');
  console.log(await readFile(join(to, 'items.jsonl'), 'utf8'));
}, 120_000);
