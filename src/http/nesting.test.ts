import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isDeeperThan } from './nesting.ts';

it('tells the depth of any value as a recursive count does', () => {
  const depth = (value: unknown): number =>
    typeof value === 'object' && value !== null ? 1 + Math.max(-1, ...Object.values(value).map(depth)) : 0;
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 6 }), fc.integer({ min: 0, max: 7 }), (value, most) => {
      expect(isDeeperThan(most, value)).toBe(depth(value) > most);
    }),
  );
});

it('does so where recursion ends', () => {
  expect(isDeeperThan(200, JSON.parse(`${'['.repeat(100_000)}${']'.repeat(100_000)}`))).toBe(true);
});
