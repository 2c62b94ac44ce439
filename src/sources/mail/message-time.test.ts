import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { messageTime, parseMailDate } from './message-time.ts';

const now = Date.UTC(2026, 0, 1);
const field = (name: string, value: string) => ({ name, value });

describe('parseMailDate', () => {
  it.each([
    ['Fri, 21 Nov 1997 09:55:06 -0600', '1997-11-21T09:55:06-06:00'],
    ['21 Nov 97 09:55 GMT', '1997-11-21T09:55:00+00:00'],
    ['Fri, 21 Nov 1997 09(comment):   55  :  06 -0600', '1997-11-21T09:55:06-06:00'],
    ['Tue, 22 Jan 2002 14:35:28 UT', '2002-01-22T14:35:28+00:00'],
    ['Sun, 8 May 2005 14:09:11 PDT', '2005-05-08T14:09:11-07:00'],
    ['Tue, 12 Oct 2010 16:21:05', '2010-10-12T16:21:05'],
    ['Tue May 10 11:28:07 2005', '2005-05-10T11:28:07'],
    ['Tue May 10 11:28:07 +0200 2005', '2005-05-10T11:28:07+02:00'],
    ['2023-05-07T15:09:29+01:00', '2023-05-07T15:09:29+01:00'],
    ['Wed, 31 Dec 2014 11:59:60 PM +0530', '2014-12-31T23:59:59+05:30'],
    ['Mon, 1 Jan 2024 10:00:00 +05:45', '2024-01-01T10:00:00+05:45'],
  ])('reads %s', (text, start) => {
    expect(parseMailDate(text, 'date-header')?.start).toBe(start);
  });

  it.each([
    '',
    'Pn, 29 paX 2007 16:36:56',
    'Mon, 31 Feb 2020 10:00:00 +0000',
    'Mon, 1 Jan 2024 25:00:00 +0000',
    'yesterday',
  ])('refuses %j', (text) => {
    expect(parseMailDate(text, 'date-header')).toBeUndefined();
  });

  it('keeps the wall clock of any instant in any zone', () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date('1971-01-01T00:00:00Z'), max: new Date('2099-12-31T00:00:00Z'), noInvalidDate: true }),
        fc.integer({ min: -48, max: 56 }),
        (date, quarters) => {
          const wall = new Date(Math.floor(date.getTime() / 1000) * 1000 + quarters * 900_000);
          const hours = String(Math.floor(Math.abs(quarters) / 4)).padStart(2, '0');
          const zone = `${quarters < 0 ? '-' : '+'}${hours}${String((Math.abs(quarters) % 4) * 15).padStart(2, '0')}`;
          const span = parseMailDate(wall.toUTCString().replace('GMT', zone), 'date-header');
          expect(span?.start.slice(0, 19)).toBe(wall.toISOString().slice(0, 19));
          expect(span?.offset?.replace(':', '')).toBe(zone);
          expect(Date.parse(span?.start ?? '')).toBe(Math.floor(date.getTime() / 1000) * 1000);
        },
      ),
    );
  });
});

describe('messageTime', () => {
  const hop = (time: string) => field('received', `from a by b with SMTP id x; ${time}`);

  it('prefers the Date header', () => {
    const fields = [hop('Mon, 5 Nov 2007 20:17:37 +1100'), field('date', 'Mon, 5 Nov 2007 20:00:00 +1100')];
    expect(messageTime(fields, {}, now)).toMatchObject({ start: '2007-11-05T20:00:00+11:00', source: 'date-header' });
  });

  it('takes the earliest plausible hop when the date is broken or absurd', () => {
    const hops = [
      hop('Mon, 5 Nov 2007 20:18:24 +1100'),
      hop('Mon, 5 Nov 2007 20:17:37 +1100 (EST)'),
      hop('1 Jan 1904 00:00 +0000'),
    ];
    for (const date of ['Pn, 29 paX 2007', 'Mon, 30 Jun 3609 15:33:50 +0600', 'Thu, 01 Jan 1970 00:00:00 +0000']) {
      const time = messageTime([...hops, field('date', date)], {}, now);
      expect(time).toMatchObject({ start: '2007-11-05T20:17:37+11:00', source: 'received-header' });
    }
  });

  it('falls back to the separator line, then the file, then nothing', () => {
    expect(messageTime([], { fromLine: 'From a@b Tue May 10 11:28:07 2005', fileTime: 0 }, now)?.start).toBe(
      '2005-05-10T11:28:07',
    );
    expect(messageTime([], { fileTime: Date.UTC(2020, 1, 2, 3, 4, 5) }, now)).toMatchObject({
      start: '2020-02-02T03:04:05+00:00',
      source: 'file-time',
    });
    expect(messageTime([], {}, now)).toBeUndefined();
  });
});
