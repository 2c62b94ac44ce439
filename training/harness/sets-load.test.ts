import { DateTime } from 'luxon';
import { describe, expect, it } from 'vitest';
import { letterSets } from './letters-with-gold.ts';

describe.each(letterSets())('the letters of $name', ({ letters, questions, now }) => {
  it('can be read, and were all written when the questions are asked', () => {
    expect(letters.length).toBeGreaterThan(0);
    const asked = DateTime.fromISO(now).plus({ days: 1 });
    for (const { date } of letters) expect(DateTime.fromISO(date) < asked, date).toBe(true);
  });

  it('have questions whose wanted answers are expressions, of which no answer at all is not one', () => {
    expect(questions.length).toBeGreaterThan(0);
    for (const { asked, wanted } of questions) expect(new RegExp(wanted, 'iu').test(''), asked).toBe(false);
  });
});
