import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { cursorOf, positionOf } from './cursor.ts';

describe('a cursor', () => {
  it('says the position it was made of, whatever stands in it', () => {
    const position = z.object({ after: z.string(), n: z.int() });
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 100 }), fc.integer(), (after, n) => {
        const cursor = cursorOf({ after, n });
        expect(cursor).toMatch(/^[A-Za-z0-9_-]+$/);
        expect(positionOf(cursor, position)).toEqual({ after, n });
      }),
    );
  });

  it('is refused when it is of another list, cut, or no cursor at all', () => {
    const position = z.object({ from: z.int().min(0) });
    const bad = [
      cursorOf({ from: -1 }),
      cursorOf({ before: 3 }),
      cursorOf({ from: 1 }).slice(0, 5),
      '',
      '%%%',
      '../..',
    ];
    for (const cursor of [...bad, 'A'.repeat(5000)]) {
      expect(() => positionOf(cursor, position), cursor).toThrow(expect.objectContaining({ code: 'invalid-cursor' }));
    }
  });
});
