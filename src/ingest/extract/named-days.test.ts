import { describe, expect, it } from 'vitest';
import { hanClock } from '../../language/han-clock.ts';
import { datesIn } from './dates.ts';
import { passageOf } from './passage.ts';

const read = (text: string, sentAt = '2024-10-20'): string[] =>
  datesIn(passageOf(text, 'body'), { locale: 'en-GB', currency: 'GBP', country: 'GB', sentAt }).map(
    (d) => `${d.text} ${d.start.slice(0, 16)} ${d.role}`,
  );

describe('days called by a name', () => {
  it.each([
    ['See you on Diwali', ['Diwali 2024-10-31T00:00 other']],
    ['Lunar New Year in Beijing', ['Lunar New Year 2025-01-29T00:00 other']],
    ['Easter Monday at ours', ['Easter Monday 2025-04-21T00:00 other']],
    ['Christmas Eve 2022 was cold', ['Christmas Eve 2022 2022-12-24T00:00 other']],
    ['中秋节回家吗', ['中秋节 2024-09-17T00:00 other']],
    ['除夕一起吃饭', ['除夕 2025-01-28T00:00 other']],
    ['Rosa turns 80 on the 18th', ['on the 18th 2024-11-18T00:00 birthday']],
    ['on the 18th floor', []],
    ['We open Saturday 2nd then.', ['Saturday 2nd 2024-11-02T00:00 other']],
    ['It is now Friday 25, same hall', ['Friday 25 2024-10-25T00:00 other']],
    ['Table kept for Friday 7 pm', ['Friday 7 pm 2024-10-25T19:00 other']],
    ['Saturday 2nd November 2024', ['2nd November 2024 2024-11-02T00:00 other']],
    ['bis Samstag, den 2. um acht', ['Samstag, den 2. 2024-11-02T00:00 other']],
    ['on se voit samedi 2 à midi', ['samedi 2 2024-11-02T00:00 other']],
    ['dinner Thursday the 12th', ['Thursday the 12th 2024-12-12T00:00 event']],
  ])('%s', (text, expected) => {
    expect(read(text)).toEqual(expected);
  });
});

describe('dates and times in Chinese', () => {
  it.each([
    ['12月24日08:30起飞', ['12月24日08:30 2024-12-24T08:30 departure']],
    ['12月24日上午11点15分抵达', ['12月24日上午11点15分 2024-12-24T11:15 arrival']],
    ['预计11月6日送达', ['11月6日 2024-11-06T00:00 delivery']],
    ['2024年11月2日（周六）晚上7点半', ['2024年11月2日（周六）晚上7点半 2024-11-02T19:30 other']],
    ['明天下午3点见', ['明天下午3点 2024-10-21T15:00 other']],
  ])('%s', (text, expected) => {
    expect(read(text)).toEqual(expected);
  });
  it.each([
    ['下午三点一刻', '15:15'],
    ['中午12点', '12:00'],
    ['凌晨1点05分', '01:05'],
    ['晚上十一点二十分', '23:20'],
    ['12345', undefined],
    ['25点', undefined],
  ])('%s is %s', (text, expected) => {
    expect(hanClock(text)?.time).toBe(expected);
  });
});
