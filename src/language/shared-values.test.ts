import { expect, it } from 'vitest';
import { SharedValues } from './shared-values.ts';

it('makes equal values one, and keeps apart what differs in any way', () => {
  const values = new SharedValues();
  const tags = values.of([{ name: 'tram' }, { name: 'night' }]);
  expect(values.of([{ name: 'tram' }, { name: 'night' }])).toBe(tags);
  expect(values.of([{ name: 'night' }, { name: 'tram' }])).toEqual([{ name: 'night' }, { name: 'tram' }]);
  expect(values.of(undefined)).toBeUndefined();
  const votes = values.map(new Map([['order', 1]]));
  expect(values.map(new Map([['order', 1]]))).toBe(votes);
  expect(values.of([['order', 1]])).toEqual([['order', 1]]);
});

it('goes on when more has passed through than it remembers', () => {
  const values = new SharedValues();
  const passed = Array.from({ length: 40_000 }, (_, n) => values.of([n])[0]);
  expect(passed).toEqual(Array.from({ length: 40_000 }, (_, n) => n));
  expect(values.of(['x'.repeat(700)])).toEqual(['x'.repeat(700)]);
});
