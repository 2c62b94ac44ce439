import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { madeOnce } from '../../../test/fixtures/made-once.ts';
import type { ItemId } from '../../memory/ids.ts';
import type { MemoryItem } from '../../memory/item.ts';
import { initMemory } from '../app.ts';
import { exportMemory } from '../export.ts';
import { add } from '../import/add.ts';
import { forget } from '../import/forget.ts';
import { importExport } from '../import/import-export.ts';
import { organiseIfDue, organiseMemory } from '../jobs/organise-memory.ts';
import { OpenMemory } from '../open-memory.ts';
import { listPeople } from '../people/people.ts';
import { search } from '../search/search.ts';
import { correctItems, itemCorrections, undoCorrection, undoCorrections } from './correct-items.ts';

let memory: OpenMemory;
const base = madeOnce(async (folder) => {
  await mkdir(join(folder, 'in'));
  memory = await opened('memory');
  for (let n = 0; n < 3; n++)
    await writeFile(join(base, `in/IMG_20220${n + 1}10_12000${n}.jpg`), await picture(n * 60));
  await writeFile(join(base, 'in/a.eml'), letter);
  await addAll();
  await memory.close();
});
beforeEach(async () => {
  memory = await OpenMemory.open(join(base, 'memory'));
});
afterEach(() => memory.close());

async function opened(name: string): Promise<OpenMemory> {
  await initMemory(join(base, name), 'off', async () => 'off');
  return OpenMemory.open(join(base, name));
}

const letter = [
  'From: Grace Hopper <grace@example.org>\nTo: Me <me@example.org>\nSubject: The harbour\nMessage-ID: <1@example.org>',
  'Date: Mon, 7 Feb 2022 10:00:00 +0100\nContent-Type: text/plain\n\nSee you at the harbour.\n',
].join('\n');
const picture = (shade: number): Promise<Buffer> =>
  sharp({ create: { width: 300, height: 200, channels: 3, background: { r: shade, g: 90, b: 20 } } })
    .jpeg()
    .toBuffer();
const addAll = () => add(memory, [join(base, 'in')], { as: 'auto', readOnly: true });
const items = async (of = memory): Promise<MemoryItem[]> =>
  (await Array.fromAsync(of.store.scan())).toSorted((a, b) => (a.origin.path < b.origin.path ? -1 : 1));
const pictures = async (of = memory) => (await items(of)).filter(({ modality }) => modality === 'image');
const firstId = async (): Promise<ItemId> => (await pictures())[0]?.id ?? expect.fail('no picture');
const item = async (id: ItemId) => (await memory.store.item(id)) ?? expect.fail(`no item ${id}`);
const found = async (query: string) => (await search(memory, query, {})).items.map(({ id }) => id);
const names = ({ people = [] }: MemoryItem) => people.map(({ name }) => name).toSorted();
const tags = (of: MemoryItem) => (of.tags ?? []).map(({ name }) => name);

/** Organising finds nothing that correcting left to put right in the items themselves. */
async function expectSameWhenOrganised() {
  const state = async () =>
    (await items()).map((one) => [one.id, one.time, one.place, names(one), tags(one).toSorted()]);
  const before = await state();
  await organiseMemory(memory);
  expect(await state()).toEqual(before);
}

describe('what the owner says of an item', () => {
  it.each([
    ['2019', { start: '2019-01-01T00:00:00', end: '2019-12-31T23:59:59', precision: 'year' }],
    ['2019-05', { start: '2019-05-01T00:00:00', end: '2019-05-31T23:59:59', precision: 'month' }],
    ['2019-05-03/2019-05-07', { start: '2019-05-03T00:00:00', end: '2019-05-07T23:59:59', precision: 'day' }],
    ['2019-05-07 14:30', { start: '2019-05-07T14:30:00', end: '2019-05-07T14:30:59', precision: 'minute' }],
    ['2019-05-07T14:30:05+09:00', { start: '2019-05-07T14:30:05+09:00', offset: '+09:00', precision: 'second' }],
  ])('takes the time %s for what it is', async (time, expected) => {
    const id = await firstId();
    await correctItems(memory, [id], { time });
    expect((await item(id)).time).toMatchObject({ ...expected, source: 'owner' });
    expect(await found('photos from 2019')).toEqual([id]);
    await expectSameWhenOrganised();
  });

  it('puts a time without an offset on the clock of the place', async () => {
    const id = await firstId();
    await correctItems(memory, [id], { place: 'Tokyo', time: '2019-05-07 14:30' });
    expect((await item(id)).time).toMatchObject({ start: '2019-05-07T14:30:00+09:00', zone: 'Asia/Tokyo' });
  });

  it.each([
    ['Porto', { city: 'Porto', country: 'Portugal' }],
    ['Paris, Texas', { city: 'Paris', countryCode: 'US' }],
    ['葡萄牙', { country: 'Portugal', countryCode: 'PT' }],
    ['41.1496, -8.611', { lat: 41.1496, lon: -8.611, city: 'Porto' }],
    [
      { lat: 41.1496, lon: -8.611, name: 'Grandma’s' },
      { poi: 'Grandma’s', city: 'Porto' },
    ],
  ])('takes the place %j', async (place, expected) => {
    const id = await firstId();
    await correctItems(memory, [id], { place });
    expect((await item(id)).place).toMatchObject({ ...expected, source: 'owner' });
    await expectSameWhenOrganised();
  });

  it('takes a wrong place away, coordinates and all', async () => {
    const id = await firstId();
    await correctItems(memory, [id], { place: 'Porto' });
    expect(await found('photos in Porto')).toEqual([id]);
    await correctItems(memory, [id], { place: null });
    expect((await item(id)).place).toEqual({ source: 'owner' });
    expect(await found('photos in Porto')).toEqual([]);
    await undoCorrection(memory, id);
    expect((await item(id)).place?.city).toBe('Porto');
  });

  it('finds somebody who is known by mails alone, and somebody new, as soon as it is said', async () => {
    const id = await firstId();
    await correctItems(memory, [id], { people: { add: ['Grace Hopper', 'Zoe Quill'] } });
    expect(await found('photos of Zoe')).toEqual([id]);
    expect(await found('photos of Grace Hopper')).toEqual([id]);
    await expectSameWhenOrganised();
    const { people } = await listPeople(memory);
    expect(people.filter(({ name }) => name === 'Grace Hopper')).toHaveLength(1);
    expect(people.find(({ name }) => name === 'Grace Hopper')).toMatchObject({ addresses: ['grace@example.org'] });
    expect(people.find(({ name }) => name === 'Zoe Quill')?.items).toEqual([id]);
  });

  it('takes somebody out of a mail that they wrote, and back in', async () => {
    const [mail] = (await items()).filter(({ modality }) => modality === 'email');
    const id = mail?.id ?? expect.fail('no mail');
    await correctItems(memory, [id], { people: { remove: ['Grace Hopper'] } });
    expect(names(await item(id))).not.toContain('Grace Hopper');
    await expectSameWhenOrganised();
    await undoCorrection(memory, id);
    expect(names(await item(id))).toContain('Grace Hopper');
    await expectSameWhenOrganised();
  });

  it('adds tags and takes away those that were found; a later day brings its own', async () => {
    const id = await firstId();
    const [wrong = ''] = tags(await item(id));
    await correctItems(memory, [id], { tags: { add: ['Regatta'], remove: [wrong] } });
    expect(tags(await item(id))).toContain('Regatta');
    expect(tags(await item(id))).not.toContain(wrong);
    expect(await found('regatta')).toEqual([id]);
    await correctItems(memory, [id], { time: '2021-12-25 18:00' });
    expect(tags(await item(id))).toContain('Saturday');
    await expectSameWhenOrganised();
  });

  it('refuses what it cannot understand, and then keeps nothing', async () => {
    const id = await firstId();
    for (const patch of [
      { time: '2019-02-30' },
      { time: '2020/2019' },
      { time: '2019', place: 'Qwertyville' },
      { people: { remove: ['Nobody Known'] } },
      {},
    ])
      await expect(correctItems(memory, [id], patch)).rejects.toThrow();
    await expect(correctItems(memory, [id, 'img-none'], { time: '2019' })).rejects.toMatchObject({ code: 'not-found' });
    expect((await itemCorrections(memory, id)).corrections).toEqual([]);
  });

  it('is said of several at once, and taken back of one or of all', async () => {
    const ids = (await pictures()).map(({ id }) => id);
    const { corrections } = await correctItems(memory, ids, { place: 'Porto', tags: { add: ['Regatta'] } });
    expect(corrections.map((one) => one.items)).toEqual([3, 3]);
    const [first = expect.fail(), second = expect.fail()] = ids;
    await undoCorrection(memory, first);
    await undoCorrection(memory, first);
    expect((await item(first)).place).toBeUndefined();
    expect((await itemCorrections(memory, second)).corrections).toMatchObject([
      { kind: 'tag', tag: 'Regatta', items: 2 },
      { kind: 'place', items: 2 },
    ]);
    await undoCorrections(
      memory,
      corrections.map(({ id }) => id),
    );
    expect((await pictures()).map((one) => [one.place, tags(one).includes('Regatta')])).toEqual(
      ids.map(() => [undefined, false]),
    );
    await expect(undoCorrection(memory, first)).rejects.toMatchObject({ code: 'not-found' });
  });

  it('takes back any one of what was said, not only the last', async () => {
    const id = await firstId();
    const { corrections } = await correctItems(memory, [id], { time: '2019' });
    await correctItems(memory, [id], { place: 'Porto' });
    await undoCorrection(memory, id, corrections[0]?.id);
    expect((await item(id)).time?.start).toMatch(/^2022/);
    expect((await item(id)).place?.city).toBe('Porto');
  });

  it('keeps two words that are said at the same moment', async () => {
    const id = await firstId();
    await Promise.all([
      correctItems(memory, [id], { time: '2019' }),
      correctItems(memory, [id], { place: 'Porto' }),
      correctItems(memory, [id], { tags: { add: ['Regatta'] } }),
    ]);
    expect((await itemCorrections(memory, id)).corrections).toHaveLength(3);
    expect(await item(id)).toMatchObject({ time: { precision: 'year' }, place: { city: 'Porto' } });
  });
});

describe('events', () => {
  it('follow what was said, once the memory is organised', async () => {
    const ids = (await pictures()).map(({ id }) => id);
    await correctItems(memory, ids, { time: '2019-05-07 14:30', place: 'Porto', people: { add: ['Zoe Quill'] } });
    expect(await organiseIfDue(memory)).toBe(true);
    const events = await memory.store.records('event');
    const day = events.find(({ items: of }) => ids.every((id) => of.includes(id))) ?? expect.fail('no event');
    expect(day).toMatchObject({ span: { start: expect.stringMatching(/^2019-05-07/) }, place: { city: 'Porto' } });
    expect(day.people).toHaveLength(1);
    expect(await organiseIfDue(memory)).toBe(false);
  });
});

describe('what was said of items survives', () => {
  const say = async () => {
    const id = await firstId();
    await correctItems(memory, [id], {
      time: '2019-05',
      place: 'Porto',
      people: { add: ['Zoe Quill'] },
      tags: { add: ['Regatta'] },
    });
    return id;
  };
  const expectSaid = async (id: ItemId, of = memory) => {
    const now = (await of.store.item(id)) ?? expect.fail('gone');
    expect(now).toMatchObject({ time: { precision: 'month' }, place: { city: 'Porto' } });
    expect(names(now)).toEqual(['Zoe Quill']);
    expect(tags(now)).toContain('Regatta');
  };

  it('adding the same file again, and the file changed', async () => {
    const id = await say();
    await addAll();
    await expectSaid(id);
    await writeFile(join(base, 'in', (await item(id)).origin.path), await picture(200));
    expect(await addAll()).toMatchObject({ updated: 1 });
    await expectSaid(id);
  });

  it('being written over by somebody who had read the item before', async () => {
    const before = await item(await firstId());
    const id = await say();
    const { readings, identity, modality, origin, copies } = before;
    await memory.store.write([{ op: 'putItem', item: { id, readings, identity, modality, origin, copies } }]);
    await organiseMemory(memory);
    await expectSaid(id);
    expect(await found('regatta')).toEqual([id]);
  });

  it('being said while the memory is organised', async () => {
    const [, id] = await Promise.all([organiseMemory(memory), say()]);
    await expectSaid(id);
    await organiseIfDue(memory);
    await expectSaid(id);
    const [{ id: correction } = expect.fail()] = (await itemCorrections(memory, id)).corrections;
    await Promise.all([organiseMemory(memory), undoCorrection(memory, id, correction)]);
    expect(tags(await item(id))).not.toContain('Regatta');
  });

  it.each([true, false])('an export and import (with people: %s)', async (withPeople) => {
    const id = await say();
    await exportMemory(memory, join(base, 'out'), { withPeople });
    const other = await opened('other');
    expect(await importExport(other, join(base, 'out'))).toMatchObject({ failed: [] });
    if (withPeople) await expectSaid(id, other);
    else expect(await other.store.item(id)).toMatchObject({ time: { precision: 'month' }, place: { city: 'Porto' } });
    const text = await readFile(join(base, 'out/corrections.jsonl'), 'utf8');
    expect(text.includes('Zoe')).toBe(withPeople);
    await other.close();
  });

  it('not forgetting the item: no byte of it is left', async () => {
    const id = await say();
    await correctItems(
      memory,
      (await pictures()).map((one) => one.id),
      { tags: { add: ['Kept'] } },
    );
    await forget(memory, { kind: 'ids', ids: [id] });
    expect((await memory.store.records('correction')).map((said) => 'items' in said && said.items.length)).toEqual([2]);
    await memory.store.close();
    for (const entry of await readdir(join(base, 'memory'), { recursive: true, withFileTypes: true })) {
      if (!entry.isFile()) continue;
      const bytes = (await readFile(join(entry.parentPath, entry.name))).toString('latin1').toLowerCase();
      for (const word of ['regatta', 'quill']) expect(bytes.includes(word), `${word} in ${entry.name}`).toBe(false);
    }
    memory = await OpenMemory.open(join(base, 'memory'));
  });
});
