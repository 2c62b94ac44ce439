import { expect, it } from 'vitest';
import { everywhere } from './everywhere.ts';

it('finds a pattern wherever it stands, whatever its own flags, and is made once', () => {
  const pattern = /\p{Lu}\d/iuy;
  expect([...'a1 B2 ü3'.matchAll(everywhere(pattern))].map(([found]) => found)).toEqual(['a1', 'B2', 'ü3']);
  expect(everywhere(pattern)).toBe(everywhere(pattern));
});
