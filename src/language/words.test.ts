import { describe, expect, it } from 'vitest';
import { markOf, marksOf, wordsOf } from './words.ts';

describe('words of a text', () => {
  it('bear the mark of what they are, in ASCII and beyond', () => {
    for (const text of ['Departure on 3 May', 'Émile à Lyon, 9月3日出发'])
      for (const { folded, mark } of wordsOf(text)) expect(mark).toBe(markOf(folded));
  });

  it('of a table are marked, each of them, and few others', () => {
    const table = ['may', 'emile', '月'];
    const marks = marksOf(table);
    expect(table.every((word) => marks[markOf(word)] === 1)).toBe(true);
    expect(wordsOf('a train to Lyon leaves at ten').some(({ mark }) => marks[mark] === 1)).toBe(false);
    expect(marks.reduce((sum, mark) => sum + mark, 0)).toBe(table.length);
  });
});
