import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NaiveStore } from '../../../test/conformance/naive-store.ts';
import { eventIdSchema, type ItemId, itemIdSchema } from '../../memory/ids.ts';
import type { Change } from '../../ports/store.ts';
import { buildGazetteer } from '../planner/gazetteer-build.ts';
import { ItemPlaces } from './item-scores.ts';
import { Sequences, sequencesOf } from './sequences.ts';

const id = (n: number): ItemId => itemIdSchema.parse(`item-${n}`);
const lists = fc.array(fc.uniqueArray(fc.nat({ max: 30 }), { maxLength: 8 }), { maxLength: 12 });

describe('sequences', () => {
  it('place an item in the first that has it, and number every item once', () => {
    fc.assert(
      fc.property(lists, fc.array(fc.nat({ max: 60 })), (all, met) => {
        const sequences = new Sequences(all.map((list) => list.map(id)));
        for (const n of [...met, ...all.flat()]) {
          const first = all.find((list) => list.includes(n));
          const place = sequences.get(id(n));
          expect(place?.sequence.items).toEqual(first?.map(id));
          expect(place?.at).toBe(first?.indexOf(n));
          expect(sequences.idOf(sequences.numberOf(id(n)))).toBe(id(n));
          expect(sequences.numberOf(id(n))).toBe(sequences.knownNumber(id(n)));
          if (place === undefined) continue;
          place.sequence.items.forEach((other, at) => {
            expect(sequences.numberAt(place.sequence, at)).toBe(sequences.numberOf(other));
          });
        }
        const numbers = [...new Set([...met, ...all.flat()])].map((n) => sequences.numberOf(id(n)));
        expect(new Set(numbers).size).toBe(numbers.length);
        expect(sequences.knownNumber(id(99))).toBeUndefined();
      }),
    );
  });

  it('are the very same as long as the same items follow one another, whatever a moment is called', async () => {
    const store = new NaiveStore();
    const moment = (title: string, items: readonly number[]): Change => ({
      op: 'putRecord',
      kind: 'event',
      id: 'm',
      value: {
        id: eventIdSchema.parse('m'),
        kind: 'moment',
        title,
        narrative: '',
        span: { start: '2023-05-01', end: '2023-05-01', precision: 'day', source: 'row' },
        people: [],
        items: items.map(id),
      },
    });
    const current = async () => sequencesOf(store, await buildGazetteer(store));
    await store.write([moment('A walk', [1, 2])]);
    const first = await current();
    await store.write([moment('A long walk', [1, 2])]);
    expect(await current()).toBe(first);
    await store.write([moment('A long walk', [1, 3])]);
    expect((await current()).get(id(3))?.at).toBe(1);
  });

  it('give the items of a question places in the order in which they are met', () => {
    fc.assert(
      fc.property(lists, fc.array(fc.nat({ max: 400 }), { maxLength: 500 }), (all, met) => {
        const places = new ItemPlaces(new Sequences(all.map((list) => list.map(id))));
        const known: number[] = [];
        for (const n of met) {
          if (!known.includes(n)) {
            expect(places.known(id(n))).toBeUndefined();
            known.push(n);
          }
          expect(places.of(id(n))).toBe(known.indexOf(n));
        }
        expect(places.size).toBe(known.length);
        known.forEach((n, place) => {
          expect(places.known(id(n))).toBe(place);
          expect(places.idAt(place)).toBe(id(n));
        });
      }),
    );
  });
});
