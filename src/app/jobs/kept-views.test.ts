import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { putItem } from '../../../test/conformance/samples.ts';
import { memoryToOrganise, organisedState, unorganised } from '../../../test/fixtures/memory-to-organise.ts';
import type { SmallMemory } from '../../../test/fixtures/small-memory.ts';
import type { ItemId } from '../../memory/ids.ts';
import { titleEvent } from '../events/events-and-places.ts';
import { correctItems, undoCorrection } from '../items/correct-items.ts';
import { OpenMemory } from '../open-memory.ts';
import { KeptViews } from './kept-views.ts';
import { organiseMemory } from './organise-memory.ts';

const MAILS = 30;
let made: SmallMemory;
let memory: OpenMemory;
/** Another process, as far as the memory knows. */
let other: OpenMemory;
let ids: readonly ItemId[];
beforeEach(async () => {
  made = await memoryToOrganise(MAILS);
  memory = await OpenMemory.open(made.memory, { offline: true });
  other = await OpenMemory.open(made.memory, { offline: true });
  ids = await memory.store.match({ any: [], none: [] });
});
afterEach(async () => {
  await memory.close();
  await other.close();
  await made.remove();
});

const at = (n: number): ItemId => ids[n] ?? expect.fail('no such item');

it('reads what is new alone, and organises as if all had been read', async () => {
  const kept = new KeptViews();
  await organiseMemory(memory, { kept });
  const scan = vi.spyOn(memory.store, 'scan');
  const changes = [
    async () => titleEvent(other, (await other.store.records('event')).at(-1)?.id ?? '', 'A day'),
    () => other.store.write([putItem('new', { body: 'words' })]),
    () => correctItems(other, [at(2)], { tags: { add: ['mark'] }, time: '2011' }),
    () => other.store.write([{ op: 'deleteItem', id: at(3) }]),
    () => undoCorrection(other, at(2)),
    () => correctItems(other, [at(4), at(5)], { place: 'Lisbon' }),
    () => correctItems(other, [at(MAILS)], { time: '2023-05-08T12:10' }),
    async () => undefined,
  ];
  for (const change of changes) {
    await change();
    await organiseMemory(memory, { kept });
    const found = await organisedState(other.store);
    await other.store.write(unorganised);
    await organiseMemory(other);
    expect(await organisedState(other.store)).toEqual(found);
    // What the other has written is news, too.
    await organiseMemory(memory, { kept });
    expect(await organisedState(other.store)).toEqual(found);
  }
  expect(scan).not.toHaveBeenCalled();
}, 240_000);

it('reads everything again after a run that was broken off, and keeps no more than it may', async () => {
  const read = async (kept: KeptViews): Promise<boolean> =>
    (await kept.begin(memory.store, 'Europe/Berlin', () => false)) === undefined;
  const kept = new KeptViews();
  expect(await read(kept)).toBe(true);
  expect(await read(kept)).toBe(true);
  const few = new KeptViews(MAILS);
  await organiseMemory(memory, { kept: few });
  expect(await read(few)).toBe(true);
});
