import { describe, expect, it } from 'vitest';
import { exactMatch } from './exact-match.ts';
import { readings } from './reading.ts';

const right = (rules: 'official' | 'strict', gold: string, said: string): boolean =>
  exactMatch(gold, said, '', readings[rules]).right;

describe('the holes of the released exact match that strict rules close', () => {
  it.each([
    ['a time accepts an answer without any', '4:00 PM', ''],
    ['a time accepts any words', '4:00 PM', 'the blue car'],
    ['four digits are not read', '1500', '15000'],
    ['of an amount only three digits are read', '£1500', '£15000'],
    ['a script without Latin letters has no words', '北京', '上海'],
    ['so has Cyrillic', 'Москва', 'Киев'],
    ['a short code accepts anything', 'A1', 'zebra'],
    ['two numbers with a dash are hours', '2-3', '3'],
    ['a gold of function words is held by all', 'the', 'a'],
  ])('%s: "%s" and "%s"', (_hole, gold, said) => {
    expect([right('official', gold, said), right('strict', gold, said)]).toEqual([true, false]);
  });

  it.each([
    ['a half day is read twice', '4:00 PM', '16:00'],
    ['a date is also read as hours', '2022-03-01', '2022-03-01 at 5pm'],
    ['a number in words matches one way only', 'three', '3'],
    ['a day in brackets is dropped', '1 March 2022', 'the day after (March 1, 2022)'],
    ['a sum in brackets is dropped', '£842.97', 'three nights (£842.97)'],
    ['a sign reads three digits, a code others', '£1,500', '1500 GBP'],
  ])('%s: "%s" and "%s"', (_hole, gold, said) => {
    expect([right('official', gold, said), right('strict', gold, said)]).toEqual([false, true]);
  });

  it.each([
    ['5', 'five'],
    ['19:15', '28 September 2018 (19:15)'],
    ['16:00', '4pm'],
    ['1500', '1,500'],
    ['١٥٠٠', '1500'],
    ['9am to 5pm', '9:00-17:00'],
    ['March 1-5, 2022', 'March 1 to 5, 2022'],
    ['10 AM on March 3, 2022', 'March 3, 2022 at 10:00'],
    ['北京', '我在北京'],
    ['$1,234.50', '1234.5 dollars'],
    ['3 hours', 'about 3 hours'],
    ['noon', '12pm'],
    ['yes', 'Yes, it was'],
    ['Unknown', 'There is no evidence of it'],
  ])('what is right stays right: "%s" and "%s"', (gold, said) => {
    expect(right('strict', gold, said)).toBe(true);
  });

  it.each([
    ['5', 'six'],
    ['19:15', '28 September 2018 (18:45)'],
    ['£842.97', '£853.26 (not £842.97)'],
    ['16:00', '17:00'],
    ['12,500 steps', '12501'],
    ['Unknown', 'Lisbon'],
    ['Lisbon', 'Unknown'],
  ])('what is wrong stays wrong: "%s" and "%s"', (gold, said) => {
    expect(right('strict', gold, said)).toBe(false);
  });
});
