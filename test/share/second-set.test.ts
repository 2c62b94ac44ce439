import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { shareTo } from '../../src/app/share/share.ts';
import { allPlanted, plantedLife } from './planted-life.ts';
import { bytesOf, idsOf, leftOf, memoryOf, type SharedMemory } from './shared-memory.ts';

/** Written by somebody who had not read the redactor, and never fitted to: other names, languages and layouts. */
const life = plantedLife('planted-second.json');
/** Left in the copy, as docs/sharing.md tells. A rule for one of them would make the set worthless. */
const known = [
  'rosie',
  'oisín',
  '小满',
  '阿哲',
  '一三九零一二三四五六七',
  'cdevlin',
  'padma (at) example (dot) com',
  'one-nine-four-four',
  'Jasper',
];
let shared: SharedMemory;
beforeAll(async () => {
  shared = await memoryOf(life);
}, 120_000);
afterAll(() => shared.close());

it('leaves no more of a hundred and four identifiers that it was not made for than are told', async () => {
  expect(allPlanted(life)).toHaveLength(104);
  const texts: string[] = [];
  for await (const item of shared.memory.store.scan()) texts.push(JSON.stringify(item));
  expect(leftOf(allPlanted(life), texts)).toEqual(allPlanted(life));
  const to = join(shared.folder, 'copy');
  await shareTo(shared.memory, to, { ids: await idsOf(shared.memory, 'email'), shiftTimes: false });
  const left = leftOf(allPlanted(life), await bytesOf(to));
  expect(left.filter((identifier) => !known.includes(identifier))).toEqual([]);
  console.log(`${left.length} of ${allPlanted(life).length} left: ${left.join(', ')}`);
}, 120_000);
