import { afterAll, beforeAll, expect, it } from 'vitest';
import { mail, put } from '../../../test/end-to-end/made-input.ts';
import { type SmallMemory, smallMemory } from '../../../test/fixtures/small-memory.ts';
import type { Change } from '../../ports/store.ts';
import { add } from '../import/add.ts';
import { OpenMemory } from '../open-memory.ts';
import { search } from '../search/search.ts';
import { isOrganiseDue } from './organise-due.ts';

let small: SmallMemory;
let memory: OpenMemory;
beforeAll(async () => {
  small = await smallMemory(async (input) => {
    await put(input, '1.eml', mail(1, 'Order A-10027 confirmed', 'Your order A-10027 costs EUR 12.50.'));
  });
  memory = await OpenMemory.open(small.memory);
});
afterAll(async () => {
  await memory.close();
  await small.remove();
});

const byOlderRules: readonly Change[] = [
  { op: 'deleteRecord', kind: 'stage', id: 'organise-rules' },
  { op: 'replaceRecords', kind: 'person', values: [] },
];
const people = async () => (await memory.store.records('person')).length;

it('is organised once anew by whoever adds, where an older program organised, and not by who searches', async () => {
  const found = await people();
  expect(found).toBeGreaterThan(0);
  expect(await isOrganiseDue(memory.store)).toBe(false);
  await memory.store.write(byOlderRules);
  expect(await isOrganiseDue(memory.store)).toBe(true);
  await search(memory, 'order', { now: '2024-05-07T12:00:00' });
  expect([await people(), await isOrganiseDue(memory.store)]).toEqual([0, true]);
  await add(memory, [small.input], { as: 'auto' });
  expect([await people(), await isOrganiseDue(memory.store)]).toEqual([found, false]);
  await memory.store.write(byOlderRules.slice(1));
  await add(memory, [small.input], { as: 'auto' });
  expect(await people()).toBe(0);
});

it('is not due where there is nothing to organise', async () => {
  const empty = await smallMemory(async (input) => {
    await put(input, 'none.txt', '');
  });
  const opened = await OpenMemory.open(empty.memory);
  try {
    await opened.store.write(byOlderRules.slice(0, 1));
    expect(await isOrganiseDue(opened.store)).toBe(false);
  } finally {
    await opened.close();
    await empty.remove();
  }
});
