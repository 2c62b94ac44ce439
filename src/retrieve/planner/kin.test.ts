import { describe, expect, it } from 'vitest';
import { rowsOf } from '../../lexicon/rows.ts';
import { composed, isGenericKin, kinMatches, kinOf } from './kin.ts';
import { formsLine } from './table-lines.ts';

describe('relations', () => {
  it('have one name in both languages', () => {
    for (const word of ['mum', 'Mama', '妈妈', '母亲']) expect(kinOf(word)).toBe('mother');
    expect(kinOf('best friends')).toBe('best friend');
    expect(kinOf('table')).toBeUndefined();
  });

  it('tell older from younger only where both are told', () => {
    expect(kinMatches('sister', 'younger sister')).toBe(true);
    expect(kinMatches('younger sister', 'sister')).toBe(true);
    expect(kinMatches('younger sister', 'older sister')).toBe(false);
    expect(kinMatches('grandmother (mother)', 'grandmother')).toBe(true);
    expect(kinMatches('grandmother (mother)', 'grandmother (father)')).toBe(false);
    expect(kinMatches('friend', 'best friend')).toBe(true);
  });

  it('compose, whichever kind of sister it is', () => {
    expect(composed('older sister', 'husband')).toBe('brother-in-law');
    expect(composed('mother', 'mother')).toBe('grandmother (mother)');
    expect(composed('boss', 'dog')).toBeUndefined();
  });

  it('are written in the tables by names that exist', () => {
    const known = new Set(rowsOf('kin-names').map((line) => formsLine(line).name));
    for (const line of rowsOf('kin-names', 'of kin')) {
      for (const name of line.split(/[+=]/)) expect.soft(known.has(name.trim()), line).toBe(true);
    }
    expect(isGenericKin('friend') && !isGenericKin('mother')).toBe(true);
  });
});
