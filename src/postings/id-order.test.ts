import fc from 'fast-check';
import { expect, it } from 'vitest';
import { inOrder } from './id-order.ts';

it('sorts as bytes of UTF-8 sort', () => {
  const text = fc.string({ unit: fc.constantFrom('a', 'b', 'é', '東', '\uffee', '😀', '𝔊', '\ud7ff') });
  fc.assert(
    fc.property(text, text, (a, b) => {
      expect(inOrder(a, b)).toBe(Buffer.compare(Buffer.from(a), Buffer.from(b)));
    }),
  );
});
