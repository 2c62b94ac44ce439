import { mkdir, readdir, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { filmed } from '../../../test/end-to-end/made-media.ts';
import { type SmallMemory, smallMemory } from '../../../test/fixtures/small-memory.ts';
import { OpenMemory } from '../open-memory.ts';
import { visitorsFilm } from './link-media.ts';

let small: SmallMemory;
let memory: OpenMemory;
const ids: string[] = [];
beforeAll(async () => {
  small = await smallMemory(async (input) => {
    await mkdir(input);
    await filmed(input, 'a.mp4');
    await filmed(input, 'b.mp4', [], 880);
  });
  memory = await OpenMemory.open(small.memory);
  for await (const item of memory.store.scan()) ids.push(item.id);
});
afterAll(async () => {
  await memory.close();
  await small.remove();
});

it('makes a film once for all who ask at once, and keeps no more of them than there is room for', async () => {
  const [one = '', other = ''] = ids;
  const [first, again] = await Promise.all([visitorsFilm(memory, one), visitorsFilm(memory, one)]);
  expect(first).toEqual(again);
  expect(first.size).toBe((await stat(first.path)).size);
  const second = await visitorsFilm(memory, other, 1);
  expect(await readdir(dirname(first.path))).toEqual([second.path.slice(dirname(first.path).length + 1)]);
  expect((await visitorsFilm(memory, one)).size).toBe(first.size);
});
