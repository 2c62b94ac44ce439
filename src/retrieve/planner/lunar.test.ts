import { describe, expect, it } from 'vitest';
import { lunarDay } from './lunar.ts';
import { type Holiday, holidaySpan, holidays } from './tables/holiday-names.ts';

const called = (tag: string): Holiday => {
  const found = holidays.find((holiday) => holiday.tag === tag);
  if (found === undefined) throw new Error(`no holiday ${tag}`);
  return found;
};
const days = (tag: string, year: number, country?: string): string | undefined => {
  const span = holidaySpan(called(tag), year, country);
  return span && `${span.start.slice(0, 10)}..${span.end.slice(0, 10)}`;
};

describe('days of the moon', () => {
  it('fall where the calendars of China, Islam and the Jews have them', () => {
    const newYears = [2019, 2020, 2021, 2022, 2023, 2024].map((year) =>
      lunarDay(year, { calendar: 'chinese', month: '1', day: 1 }),
    );
    expect(newYears).toEqual(['2019-02-05', '2020-01-25', '2021-02-12', '2022-02-01', '2023-01-22', '2024-02-10']);
    expect(lunarDay(2023, { calendar: 'chinese', month: '8', day: 15 })).toBe('2023-09-29');
    expect(lunarDay(2023, { calendar: 'islamic-umalqura', month: '9', day: 1 })).toBe('2023-03-23');
    expect(lunarDay(2022, { calendar: 'hebrew', month: 'Kislev', day: 25 })).toBe('2022-12-19');
  });

  it('are found the same from where their search may begin', () => {
    for (let year = 2000; year <= 2040; year += 1) {
      for (const [month, day, notBefore] of [
        ['1', 1, '01-20'],
        ['8', 15, '09-05'],
        ['5', 5, '05-24'],
      ] as const) {
        const found = lunarDay(year, { calendar: 'chinese', month, day });
        expect(found).toBe(lunarDay(year, { calendar: 'chinese', month, day, notBefore }));
      }
    }
  });
});

describe('named days', () => {
  it('are those of the owner’s country', () => {
    expect(days('mothers day', 2023, 'US')).toBe('2023-05-14..2023-05-14');
    expect(days('mothers day', 2023, 'GB')).toBe('2023-03-19..2023-03-19');
    expect(days('thanksgiving', 2022, 'CA')).toBe('2022-10-10..2022-10-10');
    expect(days('national day', 2022, 'CN')).toBe('2022-10-01..2022-10-07');
    expect(days('qingming', 2023)).toBe('2023-04-04..2023-04-06');
    expect(days('pandemic', 2015)).toBeUndefined();
  });
});
