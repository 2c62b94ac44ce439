import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayRangeTerms, term } from './terms.ts';

describe('term', () => {
  it('names a fact the same however it is written', () => {
    expect(term.place('São Paulo')).toBe('c:sao_paulo');
    expect(term.place('SAO-PAULO ')).toBe('c:sao_paulo');
    expect(term.reference('cl 48-21')).toBe('r:cl4821');
    expect(term.name('Anna  Silva')).toBe('n:anna_silva');
    expect(term.hour(7)).toBe('h:07');
    expect(term.month('2024-05-07T10:00:00')).toBe('m:2024-05');
  });
});

const DAY = 86_400_000;
const iso = (day: number): string => new Date(day * DAY).toISOString().slice(0, 10);

/** Every day that a term stands for. */
function daysOf(named: string): string[] {
  const prefix = named.slice(2);
  const first = Date.parse(`${`${prefix}-01-01`.slice(0, 10)}T00:00:00Z`) / DAY;
  const days: string[] = [];
  for (let day = first; iso(day).startsWith(prefix); day++) days.push(iso(day));
  return days;
}

describe('dayRangeTerms', () => {
  it('is the example of its description', () => {
    expect(dayRangeTerms('2023-12-30', '2025-01-01')).toEqual([
      'd:2023-12-30',
      'd:2023-12-31',
      'y:2024',
      'd:2025-01-01',
    ]);
  });

  it('takes whole months, leap days too', () => {
    expect(dayRangeTerms('2024-02-01', '2024-03-01')).toEqual(['m:2024-02', 'd:2024-03-01']);
    expect(dayRangeTerms('2024-03-02', '2024-03-01')).toEqual([]);
  });

  it('covers each day of the range once and no other', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 25_000 }), fc.integer({ min: 0, max: 1_500 }), (first, length) => {
        const covered = dayRangeTerms(iso(first), iso(first + length)).flatMap(daysOf);
        expect(covered).toEqual(Array.from({ length: length + 1 }, (_, i) => iso(first + i)));
      }),
      { numRuns: 50 },
    );
  });
});
