import { describe, expect, it, vi } from 'vitest';
import { NaiveStore } from '../../../test/conformance/naive-store.ts';
import { stored } from '../../../test/retrieve/small-life.ts';
import { indexEntry } from '../../ingest/index-entry.ts';
import { eventIdSchema } from '../../memory/ids.ts';
import { assembleItem } from '../../memory/item.ts';
import type { Change } from '../../ports/store.ts';
import { entriesOf } from './gazetteer.ts';
import { buildGazetteer } from './gazetteer-build.ts';

const tagged = (id: string, tag: string): Change => {
  const item = stored(id, 'image', { tags: [{ name: tag, source: 'row' }] });
  return { op: 'putItem', item, index: indexEntry(assembleItem(item)) };
};
const event = (title: string): Change => ({
  op: 'putRecord',
  kind: 'event',
  id: 'one',
  value: {
    id: eventIdSchema.parse('one'),
    kind: 'trip',
    title,
    narrative: '',
    span: { start: '2023-05-01', end: '2023-05-03', precision: 'day', source: 'row' },
    people: [],
    items: [],
  },
});

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
});
