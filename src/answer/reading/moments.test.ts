import { describe, expect, it } from 'vitest';
import { at, stored } from '../../../test/retrieve/small-life.ts';
import { assembleItem } from '../../memory/item.ts';
import type { MentionedDate } from '../../memory/item-text.ts';
import { type Moment, momentScore, momentsOf } from './moments.ts';

const mail = (text: string, dates: readonly (readonly [string, string, MentionedDate['role']])[]) =>
  assembleItem(
    stored('mail', 'email', {
      time: at('2023-01-18T09:00:00'),
      body: { text },
      dates: dates.map(([written, start, role]) => ({
        start: start.length === 10 ? `${start}T00:00:00` : start,
        end: start.length === 10 ? `${start}T23:59:59` : start,
        role,
        field: 'body' as const,
        text: written,
      })),
    }),
  );
const best = (text: string, item: ReturnType<typeof mail>, needs: 'day' | 'clock' = 'day') =>
  momentsOf(item).toSorted(
    (a, b) => momentScore(b, { text, topic: new Map(), needs }) - momentScore(a, { text, topic: new Map(), needs }),
  )[0];

describe('a table of how it was and how it is', () => {
  const table = mail('Your visit was changed.\n\n| | Before | After |\n|---|---|---|\n| Time | 11:45 | 8:45 |', []);
  it.each([
    ['What time is the appointment?', '8:45'],
    ['What time was the appointment originally?', '11:45'],
    ['预约几点？', '8:45'],
    ['预约原来是几点？', '11:45'],
  ])('tells both: %s', (question, quote) => {
    expect(best(question, table, 'clock')?.quote).toBe(quote);
  });
});

describe('an hour that is given up by the words behind it', () => {
  it.each([
    ['You leave at 10:25. The departure at 7:50 cannot be kept.', '10:25'],
    ['10:25起飞，7:50的航班取消。', '10:25'],
  ])('%s', (text, quote) => {
    expect(best('What time does it leave?', mail(text, []), 'clock')?.quote).toBe(quote);
  });
});

describe('the moment that is meant', () => {
  it.each([
    [
      'the new date of an appointment that was moved',
      'When is the appointment?',
      mail('The appointment of 2023-01-20 had to be moved. The new date is 2023-01-23.', [
        ['2023-01-20', '2023-01-20', 'event'],
        ['2023-01-23', '2023-01-23', 'other'],
      ]),
      '2023-01-23',
    ],
    [
      'the day booked anew beside the one that had to be cancelled, in Chinese',
      '预约是几点？',
      mail('医生生病，我们只好取消您2023年7月9日14:30的预约，已为您另约2023年7月16日10:10。', [
        ['2023年7月9日14:30', '2023-07-09T14:30:00', 'event'],
        ['2023年7月16日10:10', '2023-07-16T10:10:00', 'other'],
      ]),
      '2023年7月16日10:10',
    ],
    [
      'the day to which something is moved, and not the one that it is moved from',
      'When is the dinner?',
      mail('We had to postpone the dinner of 9 July 2023 to 16 July 2023.', [
        ['9 July 2023', '2023-07-09', 'event'],
        ['16 July 2023', '2023-07-16', 'other'],
      ]),
      '16 July 2023',
    ],
    [
      'the day of the visit, not the one by which to say that one cannot come',
      'When is the appointment?',
      mail('The slot of 2023-01-26 is yours. If you cannot come, please let us know today.', [
        ['2023-01-26', '2023-01-26', 'other'],
        ['today', '2023-01-18', 'event'],
      ]),
      '2023-01-26',
    ],
    [
      'the day of the visit, not the one by which to answer, in Chinese',
      '预约是哪天？',
      mail('就诊时间为2023-01-26，如不能前来请于今天告知我们。', [
        ['2023-01-26', '2023-01-26', 'other'],
        ['今天', '2023-01-18', 'event'],
      ]),
      '2023-01-26',
    ],
    [
      'the day offered instead of one on which nobody is there',
      'When is the appointment?',
      mail('We are sorry, the doctor is away on 9 July 2023. Instead we expect you on 16 July 2023.', [
        ['9 July 2023', '2023-07-09', 'other'],
        ['16 July 2023', '2023-07-16', 'other'],
      ]),
      '16 July 2023',
    ],
    [
      'the check-out rather than the check-in',
      'When do I check out?',
      mail('Check-in 5 May 2023, check-out 9 May 2023.', [
        ['5 May 2023', '2023-05-05', 'check-in'],
        ['9 May 2023', '2023-05-09', 'check-out'],
      ]),
      '9 May 2023',
    ],
  ])('is %s', (_, question, item, quote) => {
    expect(best(question, item)?.quote).toBe(quote);
  });

  it('is the new departure, not the old one', () => {
    const item = mail('Your flight has a new departure time. Old departure: 10:35. New departure: 13:10.', []);
    expect(best('At what time does the flight leave?', item, 'clock')?.clock).toBe('13:10');
  });

  it('is the one under the heading of what is new', () => {
    const item = mail('PREVIOUS DEPARTURE\nSunday, 22 March 2020 13:00\nNEW DEPARTURE\nSunday, 22 March 2020 15:25', [
      ['22 March 2020 13:00', '2020-03-22T13:00:00', 'departure'],
      ['22 March 2020 15:25', '2020-03-22T15:25:00', 'departure'],
    ]);
    expect(best('At what time did my plane take off?', item, 'clock')?.quote).toBe('22 March 2020 15:25');
  });

  it('knows the one time that follows a day in its sentence', () => {
    const item = mail('Flight on 2023-02-03, departure 09:36.', [['2023-02-03', '2023-02-03', 'other']]);
    expect(momentsOf(item).find(({ day }) => day !== undefined)).toMatchObject({ clock: '09:36' });
  });

  it('is the one of the day that the question names, also below it', () => {
    const item = mail('Out: 4 April 2023\nBergen 07:10\nHome: 9 April 2023\nDublin 17:05', [
      ['4 April 2023', '2023-04-04', 'other'],
      ['9 April 2023', '2023-04-09', 'other'],
    ]);
    const on = (day: string) => ({ start: `${day}T00:00:00`, end: `${day}T23:59:59` });
    const clockOn = (day: string): string | undefined =>
      momentsOf(item)
        .toSorted((a, b) => scoreOn(b, day) - scoreOn(a, day))
        .find(({ clock }) => clock !== undefined)?.clock;
    const scoreOn = (moment: Moment, day: string): number =>
      momentScore(moment, { text: 'At what time did I leave?', topic: new Map(), needs: 'clock', within: [on(day)] });
    expect([clockOn('2023-04-04'), clockOn('2023-04-09')]).toEqual(['07:10', '17:05']);
  });

  it('is the old one where what was at first is asked for', () => {
    const item = mail('The train left at 10:35 before. New departure: 13:10. Old departure: 10:35.', []);
    expect(best('When did the train originally leave?', item, 'clock')?.clock).toBe('10:35');
  });
});
