import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { putItem } from '../../../test/conformance/samples.ts';
import { mailbox, picture, put } from '../../../test/end-to-end/made-input.ts';
import { type SmallMemory, smallMemory } from '../../../test/fixtures/small-memory.ts';
import type { ItemId } from '../../memory/ids.ts';
import type { RecordKind } from '../../memory/records.ts';
import type { Change } from '../../ports/store.ts';
import { correctItems, undoCorrection } from '../items/correct-items.ts';
import { OpenMemory } from '../open-memory.ts';
import { KeptViews } from './kept-views.ts';
import { organiseMemory } from './organise-memory.ts';

const MAILS = 30;
const kinds: readonly RecordKind[] = ['event', 'person', 'place', 'link', 'ledger', 'neighbourhood'];
let made: SmallMemory;
let memory: OpenMemory;
/** Another process, as far as the memory knows. */
let other: OpenMemory;
let ids: readonly ItemId[];
beforeEach(async () => {
  made = await smallMemory(async (input) => {
    await put(input, 'box.mbox', mailbox(MAILS));
    for (let n = 0; n < 4; n += 1) await put(input, `IMG_20230507_12${n}000.jpg`, await picture(n));
  });
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

async function state(): Promise<unknown> {
  const records = await Promise.all(kinds.map((kind) => other.store.records(kind)));
  return [records, (await Array.fromAsync(other.store.scan())).toSorted((a, b) => (a.id < b.id ? -1 : 1))];
}

/** Takes away what organising found, so that all of it is found anew. */
const unorganised = () =>
  other.store.write(kinds.map((kind) => ({ op: 'replaceRecords', kind, values: [] }) as Change));

it('reads what is new alone, and organises as if all had been read', async () => {
  const kept = new KeptViews();
  await organiseMemory(memory, { kept });
  const scan = vi.spyOn(memory.store, 'scan');
  const changes = [
    () => other.store.write([putItem('new', { body: 'words' })]),
    () => correctItems(other, [at(2)], { tags: { add: ['mark'] }, time: '2011' }),
    () => other.store.write([{ op: 'deleteItem', id: at(3) }]),
    () => undoCorrection(other, at(2)),
    () => correctItems(other, [at(4), at(5)], { place: 'Lisbon' }),
    async () => undefined,
  ];
  for (const change of changes) {
    await change();
    await organiseMemory(memory, { kept });
    const found = await state();
    await unorganised();
    await organiseMemory(other);
    expect(await state()).toEqual(found);
    // What the other has written is news, too.
    await organiseMemory(memory, { kept });
    expect(await state()).toEqual(found);
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
