import { describe, expect, it } from 'vitest';
import type { Span } from './calendar.ts';
import type { TimeContext } from './time-context.ts';
import { timePhrases } from './time-phrases.ts';

/** A memory that holds what is told, asked in 2024. */
const context = (...held: string[]): TimeContext => ({
  now: '2024-01-15T12:00:00',
  southern: false,
  dayFirst: true,
  years: [2019, 2020, 2021, 2022, 2023],
  holds: ({ start, end }: Span) => held.some((day) => day >= start.slice(0, 10) && day <= end.slice(0, 10)),
});
const read = (text: string, c: TimeContext) => timePhrases({ text, rest: text }, c, () => false).phrases[0];

describe('a date in digits', () => {
  it('has its day first where full stops part it, whatever the custom of the country', () => {
    const american = { ...context(), dayFirst: false };
    expect(read('on 04.02.2017', american)).toMatchObject({ args: { start: '2017-02-04T00:00:00' } });
    expect(read('on 04/02/2017', american)).toMatchObject({ args: { start: '2017-04-02T00:00:00' } });
  });
});

describe('a month behind its year', () => {
  it('is none where "may" goes on with a verb', () => {
    expect(read('appointment in 2022 may have a new date', context())).toMatchObject({
      args: { start: '2022-01-01T00:00:00' },
    });
    expect(read('the bill of 2022 May', context())).toMatchObject({ args: { start: '2022-05-01T00:00:00' } });
  });
});

describe('a month and a number', () => {
  it('is a day where only the day is held, a month where only the month is', () => {
    expect(read('June 22 picnic', context('2023-06-22'))).toMatchObject({ args: { start: '2023-06-22T00:00:00' } });
    const month = read('June 22 picnic', context('2022-06-03'));
    expect(month).toMatchObject({ args: { start: '2022-06-01T00:00:00', end: '2022-06-30T23:59:59' } });
    expect(month?.or).toBeUndefined();
  });

  it('is both where both are held, and says that it is not sure', () => {
    expect(read('June 22 picnic', context('2023-06-22', '2022-06-03'))).toMatchObject({
      args: { start: '2023-06-22T00:00:00' },
      or: [{ start: '2022-06-01T00:00:00' }],
      unsure: true,
    });
  });

  it.each(['on June 22', 'June 22nd', 'June the 22', 'June 22 last year', 'June 5', 'June 31', 'June 22 2021'])(
    'is a day, or no time, when the words say so: %s',
    (said) => {
      const found = read(said, context('2022-06-03', '2023-06-22', '2022-06-22', '2005-06-01', '2031-06-01'));
      expect(found?.or).toBeUndefined();
      expect(found?.args.start?.slice(0, 10)).not.toBe('2022-06-01');
    },
  );
});
