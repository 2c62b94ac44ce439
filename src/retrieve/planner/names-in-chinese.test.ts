import { describe, expect, it } from 'vitest';
import { rowsOf } from '../../lexicon/rows.ts';
import { writtenInChinese } from './names-in-chinese.ts';

describe('names of other tongues in Chinese', () => {
  it('are found by every first name of a line', () => {
    expect(writtenInChinese('simon')).toContain('西蒙');
    expect(writtenInChinese('lukas')).toEqual(writtenInChinese('lucas'));
    expect(writtenInChinese('zaphod')).toEqual([]);
  });

  it('are no single characters, which any sentence may hold', () => {
    expect(writtenInChinese('kim')).toEqual([]);
  });

  it('stand in lines of Latin names and Chinese ways', () => {
    for (const line of rowsOf('names-in-chinese')) expect(line).toMatch(/^[a-z ]+ = [\p{Script=Han} ]+$/u);
  });
});
