import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { NaiveStore } from '../../../test/conformance/naive-store.ts';
import { stored } from '../../../test/retrieve/small-life.ts';
import { indexEntry } from '../../ingest/index-entry.ts';
import { eventIdSchema, personIdSchema } from '../../memory/ids.ts';
import { assembleItem } from '../../memory/item.ts';
import type { Change } from '../../ports/store.ts';
import { entriesOf } from './gazetteer.ts';
import { buildGazetteer } from './gazetteer-build.ts';

const tagged = (id: string, tag: string): Change => {
  const item = stored(id, 'image', { tags: [{ name: tag, source: 'row' }] });
  return { op: 'putItem', item, index: indexEntry(assembleItem(item)) };
};
const event = (title: string, id = 'one'): Change => ({
  op: 'putRecord',
  kind: 'event',
  id,
  value: {
    id: eventIdSchema.parse(id),
    kind: 'trip',
    title,
    narrative: '',
    span: { start: '2023-05-01', end: '2023-05-03', precision: 'day', source: 'row' },
    people: [],
    items: [],
  },
});

const person = (id: string, name: string): Change => ({
  op: 'putRecord',
  kind: 'person',
  id,
  value: {
    id: personIdSchema.parse(id),
    name,
    names: [name],
    kind: 'person',
    roles: [],
    owner: false,
    addresses: [],
    faces: [],
    evidence: [],
  },
});

const names = fc.constantFrom('Porto', 'Lisboa', 'Porto 2', 'P', '波', '');
const ids = fc.constantFrom('a', 'b', 'c', 'd', 'e');
const changes = fc.oneof(
  { weight: 4, arbitrary: fc.tuple(names, ids).map(([title, id]) => event(title, id)) },
  { weight: 2, arbitrary: ids.map((id): Change => ({ op: 'deleteRecord', kind: 'event', id })) },
  fc.tuple(ids, names).map(([id, name]) => person(id, name)),
  fc.tuple(ids, fc.constantFrom('porto', 'lisboa')).map(([id, tag]) => tagged(id, tag)),
);

describe('what a memory knows by name', () => {
  it('follows every item and happening, and reads all happenings once', async () => {
    const store = new NaiveStore();
    await store.write([event('Porto'), tagged('a', 'tram')]);
    const read = vi.spyOn(store, 'records');
    const events = () => read.mock.calls.filter(([kind]) => kind === 'event').length;
    const kinds = async (form: string) => entriesOf(await buildGazetteer(store), form).map(({ kind }) => kind);
    expect(await kinds('porto')).toEqual(['event']);
    expect(await kinds('tram')).toEqual(['tag']);
    await store.write([tagged('b', 'harbour'), tagged('c', 'porto')]);
    expect(await kinds('harbour')).toEqual(['tag']);
    expect(await kinds('porto')).toEqual(['event', 'tag']);
    await store.write([{ op: 'deleteItem', id: stored('c', 'image', {}).id }]);
    expect(await kinds('porto')).toEqual(['event']);
    expect(events()).toBe(1);
    await store.write([event('Lisboa')]);
    expect(await kinds('porto')).toEqual([]);
    expect(await kinds('lisboa')).toEqual(['event']);
    // Of what changed afterwards each is read by itself.
    expect(events()).toBe(1);
  });

  it('is the same whatever has changed one by one, and whatever many happenings at one go', async () => {
    const many = Array.from({ length: 100 }, (_, n) => event('Porto', `many-${n}`));
    const writes = fc.array(
      fc.oneof({ weight: 9, arbitrary: fc.array(changes, { minLength: 1, maxLength: 3 }) }, fc.constant(many)),
      { maxLength: 10 },
    );
    await fc.assert(
      fc.asyncProperty(writes, async (all) => {
        const store = new NaiveStore();
        for (const [at, write] of all.entries()) {
          await store.write(write);
          const anew = new NaiveStore();
          await anew.write(all.slice(0, at + 1).flat());
          const [kept, read] = [await buildGazetteer(store), await buildGazetteer(anew)];
          expect(kept.entries).toEqual(read.entries);
          expect(kept.longestUnspaced).toBe(read.longestUnspaced);
        }
      }),
      { numRuns: 20 },
    );
  });
});
