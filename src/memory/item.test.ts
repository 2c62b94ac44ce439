import fc from 'fast-check';
import { expect, it } from 'vitest';
import { batchIdSchema, itemIdSchema } from './ids.ts';
import { assembleItem, readingsOf, type StoredItem } from './item.ts';
import { derived, observed } from './provenance.ts';
import { type Reading, reading } from './reading.ts';
import { byPreference } from './reading-preference.ts';

const stored = (readings: readonly Reading[]): StoredItem => ({
  id: itemIdSchema.parse('a'),
  identity: 'a',
  modality: 'image',
  origin: { importer: 'photos', root: '/made', path: 'a', batch: batchIdSchema.parse('b') },
  copies: [],
  readings,
});

const tag = fc.record({ name: fc.constantFrom('sea', 'dog', 'cake', 'hill'), source: fc.constantFrom('perception') });
const tags = fc.array(tag, { maxLength: 6 });

it('has every entry of its readings once, those of the preferred reading first, however many there are', () => {
  fc.assert(
    fc.property(tags, tags, tags, (first, second, third) => {
      const item = stored([
        reading('tags', first, observed('one')),
        reading('tags', second, observed('two')),
        reading('tags', third, derived('three')),
      ]);
      const inOrder = item.readings.toSorted(byPreference).flatMap(({ value }) => value as typeof first);
      const once = new Map(inOrder.map((entry) => [JSON.stringify(entry), entry]));
      expect(assembleItem(item).tags).toEqual([...once.values()]);
    }),
  );
});

it('gives the readings of a field as sorting them would, be there none, one, two or more', () => {
  const made = fc.array(fc.tuple(fc.constantFrom('title', 'caption'), fc.constantFrom('a', 'b', 'c'), fc.boolean()), {
    maxLength: 5,
  });
  fc.assert(
    fc.property(made, (all) => {
      const item = stored(
        all.map(([field, by, isSeen]) =>
          field === 'title'
            ? reading('title', 'one', isSeen ? observed(by) : derived(by))
            : reading('caption', 'two', isSeen ? observed(by) : derived(by)),
        ),
      );
      for (const field of ['title', 'caption'] as const)
        expect(readingsOf(item, field)).toEqual(
          item.readings.filter((one) => one.field === field).toSorted(byPreference),
        );
    }),
  );
});
