import fc from 'fast-check';
import { expect, test } from 'vitest';
import { descriptorOf, writtenDescriptor } from './face.ts';

test('a descriptor that is written and read again is the same to the last bit', () => {
  fc.assert(
    fc.property(fc.float32Array({ noNaN: true, maxLength: 128 }), (numbers) => {
      expect(descriptorOf({ descriptor: writtenDescriptor(numbers) })).toEqual(numbers);
    }),
  );
});

test('a face without a descriptor has none, which is not an empty one', () => {
  expect(descriptorOf({})).toBeUndefined();
});
