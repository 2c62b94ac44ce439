import { expect, it } from 'vitest';
import { readOfText } from './read-of-text.ts';

it('reads a text once while few others are read, and again after many', () => {
  const read: string[] = [];
  const lengthOf = readOfText((text) => {
    read.push(text);
    return text.length;
  });
  expect(['tea', 'coffee', 'tea'].map(lengthOf)).toEqual([3, 6, 3]);
  expect(read).toEqual(['tea', 'coffee']);
  for (let n = 0; n < 100; n += 1) lengthOf(`cup ${n}`);
  expect(lengthOf('tea')).toBe(3);
  expect(read.filter((text) => text === 'tea')).toHaveLength(2);
});
