import { describe, expect, it } from 'vitest';
import { remembered } from './remembered.ts';

describe('a function that remembers', () => {
  it('answers as the function itself, and asks it once for what it keeps', () => {
    const asked: string[] = [];
    const upper = remembered(2, (text) => {
      asked.push(text);
      return text.toUpperCase();
    });
    expect(['a', 'b', 'a', 'c', 'a'].map(upper)).toEqual(['A', 'B', 'A', 'C', 'A']);
    expect(asked).toEqual(['a', 'b', 'c', 'a']);
  });

  it('does not keep long texts', () => {
    let asked = 0;
    const length = remembered(9, (text) => {
      asked += 1;
      return text.length;
    });
    const long = 'x'.repeat(1000);
    expect([length(long), length(long), asked]).toEqual([1000, 1000, 2]);
  });
});
