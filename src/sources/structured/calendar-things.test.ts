import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isThing, latestThings } from '../../memory/structured-data.ts';
import { calendarThings } from './calendar-things.ts';

const calendar = (...lines: readonly string[]): string =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', ...lines, 'END:VCALENDAR', ''].join('\r\n');
const event = (...lines: readonly string[]): string[] => ['BEGIN:VEVENT', ...lines, 'END:VEVENT'];
const things = (text: string) => calendarThings(text, 'a.ics').things;

const dinner = ['UID:d1', 'DTSTAMP:20250101T100000Z', 'SUMMARY:Dinner', 'DTSTART;TZID=Europe/Lisbon:20250714T200000'];

describe('events of a calendar', () => {
  it('are the legs of the journey that they describe, too, which begins and ends when they do', () => {
    const text = calendar(
      ...event(
        'UID:t1',
        'SUMMARY:Ulm -> Hamm',
        'DTSTART;TZID=Europe/Berlin:20250302T110500',
        'DTEND;TZID=Europe/Berlin:20250302T151000',
        'DESCRIPTION:IC 71\\nab 11:05 Ulm Hbf\\, Gleis 4\\nan 13:00 Mainz Hbf\\n\\nRE 5\\nab 13:20 Mainz Hbf\\nan 15:10 Hamm',
      ),
    );
    expect(things(text).slice(1)).toMatchObject([
      { reservationFor: { trainNumber: 'IC 71', departureTime: '2025-03-02T11:05:00+01:00', departurePlatform: '4' } },
      { reservationFor: { trainNumber: 'RE 5', arrivalTime: '2025-03-02T15:10:00+01:00' } },
    ]);
  });

  it('are nodes with their times in their zones, their people and their place', () => {
    const text = calendar(
      ...event(
        ...dinner,
        'DTEND;TZID=Europe/Lisbon:20250714T2300',
        ' 00',
        'SEQUENCE:3',
        'LOCATION:Rua A\\, 1',
        'GEO:38.7;-9.1',
        'ORGANIZER;CN=Ada:MAILTO:ada@a.example',
        'ATTENDEE;CN="Li, Wei";PARTSTAT=ACCEPTED:mailto:li@a.example',
        'DESCRIPTION:One\\nTwo',
      ),
    );
    expect(things(text)).toEqual([
      {
        '@type': 'Event',
        name: 'Dinner',
        description: 'One\nTwo',
        startDate: '2025-07-14T20:00:00+01:00',
        endDate: '2025-07-14T23:00:00+01:00',
        location: {
          '@type': 'Place',
          name: 'Rua A, 1',
          geo: { '@type': 'GeoCoordinates', latitude: 38.7, longitude: -9.1 },
        },
        organizer: { '@type': 'Person', name: 'Ada', email: 'ada@a.example' },
        attendee: { '@type': 'Person', name: 'Li, Wei', email: 'li@a.example' },
        identifier: 'd1',
        version: 3,
        dateModified: '2025-01-01T10:00:00Z',
        source: 'icalendar',
        readFrom: 'a.ics#line3',
      },
    ]);
  });

  it('end on their last day where they take whole days, and after their duration', () => {
    const days = calendar(...event('UID:a', 'SUMMARY:x', 'DTSTART;VALUE=DATE:20170919', 'DTEND;VALUE=DATE:20170921'));
    expect(things(days)[0]).toMatchObject({ startDate: '2017-09-19', endDate: '2017-09-20' });
    const lasting = calendar(...event(...dinner, 'DURATION:PT1H30M'));
    expect(things(lasting)[0]).toMatchObject({ endDate: '2025-07-14T21:30:00+01:00' });
    const floating = calendar(...event('UID:a', 'DTSTART:20250714T200000', 'DURATION:PT1H'));
    expect(things(floating)[0]).toMatchObject({ startDate: '2025-07-14T20:00:00', endDate: '2025-07-14T21:00:00' });
  });

  it('have the offset of a zone that the calendar explains under a name of its own', () => {
    const rule = (day: string): string => `RRULE:FREQ=YEARLY;BYMONTH=${day}`;
    const zone = [
      ...['BEGIN:VTIMEZONE', 'TZID:W. Europe Standard Time'],
      ...['BEGIN:STANDARD', 'DTSTART:16010101T030000', 'TZOFFSETFROM:+0200', 'TZOFFSETTO:+0100', rule('10;BYDAY=-1SU')],
      ...['END:STANDARD', 'BEGIN:DAYLIGHT', 'DTSTART:16010101T020000', 'TZOFFSETFROM:+0100', 'TZOFFSETTO:+0200'],
      ...[rule('3;BYDAY=-1SU'), 'END:DAYLIGHT', 'END:VTIMEZONE'],
    ];
    const at = (start: string): unknown =>
      things(calendar(...zone, ...event('UID:a', `DTSTART;TZID=W. Europe Standard Time:${start}`)))[0]?.['startDate'];
    expect(at('20250714T200000')).toBe('2025-07-14T20:00:00+02:00');
    expect(at('20250114T200000')).toBe('2025-01-14T20:00:00+01:00');
    expect(at('20250330T015959')).toBe('2025-03-30T01:59:59+01:00');
    expect(at('20250330T030000')).toBe('2025-03-30T03:00:00+02:00');
  });

  it('recur by their rule, which is kept', () => {
    const text = calendar(
      ...event(...dinner, 'RRULE:FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,FR;COUNT=8', 'EXDATE:20250728T190000Z'),
    );
    expect(things(text)[0]?.['eventSchedule']).toEqual({
      '@type': 'Schedule',
      repeatFrequency: 'P2W',
      byDay: ['MO', 'FR'],
      repeatCount: 8,
      exceptDate: '2025-07-28T19:00:00Z',
    });
  });

  it('hold the reservation that stands beside them as JSON-LD', () => {
    const json =
      '[{"@type":"FlightReservation"\\,"reservationNumber":"X1"\\,"reservationFor":{"@type":"Flight"\\,"flightNumber":"8"}}]';
    expect(things(calendar(...event(...dinner, `X-ANY-RESERVATION:${json}`)))[1]).toEqual({
      '@type': 'FlightReservation',
      reservationNumber: 'X1',
      reservationStatus: 'http://schema.org/ReservationConfirmed',
      reservationFor: { '@type': 'Flight', flightNumber: '8' },
      source: 'json-ld',
      readFrom: 'a.ics#line3',
    });
    const open = calendar(...event(...dinner, 'STATUS:TENTATIVE', `X-ANY-RESERVATION:${json}`));
    expect(things(open)[1]).not.toHaveProperty('reservationStatus');
  });
});

describe('versions of an event', () => {
  const version = (sequence: number, ...more: readonly string[]) => event(...dinner, `SEQUENCE:${sequence}`, ...more);

  it('supersede one another by number, in whatever order they come', () => {
    const [early, late] = [version(1, 'LOCATION:Here'), version(2, 'LOCATION:There')];
    for (const versions of [
      [...early, ...late],
      [...late, ...early],
    ])
      expect(things(calendar(...versions))).toMatchObject([{ version: 2, location: { name: 'There' } }]);
  });

  it('are called off by a later cancellation, which need say no more', () => {
    const invited = things(calendar(...version(0, 'LOCATION:Here')));
    const off = things(calendar('METHOD:CANCEL', ...event('UID:d1', 'SEQUENCE:1')));
    const expected = { name: 'Dinner', location: { name: 'Here' }, eventStatus: 'http://schema.org/EventCancelled' };
    for (const both of [
      [...invited, ...off],
      [...off, ...invited],
    ])
      expect(latestThings(both)).toMatchObject([expected]);
    expect(latestThings([...invited, ...off])).toHaveLength(1);
    const again = things(calendar(...version(2, 'LOCATION:There')));
    expect(latestThings([...off, ...again])[0]).not.toHaveProperty('eventStatus');
  });

  it('take with them the reservation that stood beside', () => {
    const json = (code: string): string => `X-ANY:{"@type":"FlightReservation"\\,"reservationNumber":"${code}"}`;
    const both = things(calendar(...version(1, json('OLD')), ...version(2, json('NEW'))));
    expect(both.map((one) => one['reservationNumber'] ?? one['version'])).toEqual([2, 'NEW']);
  });

  it('leave the other instances of a recurring event alone', () => {
    const moved = event('UID:d1', 'RECURRENCE-ID:20250721T190000Z', 'SUMMARY:Dinner', 'DTSTART:20250722T190000Z');
    expect(things(calendar(...version(0, 'RRULE:FREQ=WEEKLY'), ...moved)).map((one) => one['identifier'])).toEqual([
      'd1',
      'd1 2025-07-21T19:00:00Z',
    ]);
  });
});

describe('calendars of strangers', () => {
  it('lose a broken line alone, which is named', () => {
    const text = calendar(...event(...dinner, 'what is this', 'LOCATION;X="a:b', 'URL:https://a.example'));
    const { things: read, unread } = calendarThings(text, 'a.ics');
    expect(read).toMatchObject([{ name: 'Dinner', url: 'https://a.example' }]);
    expect(unread).toEqual([
      { place: 'a.ics', code: 'corrupt', message: 'Lines of the calendar are broken: 8, 9; the others were read.' },
    ]);
  });

  it('are read to where they are cut', () => {
    expect(things(calendar(...event(...dinner)).replace(/END:VEVENT[\s\S]*/, ''))).toMatchObject([{ name: 'Dinner' }]);
  });

  it.each([
    ['no calendar', 'Hello'],
    ['components without end', `BEGIN:VCALENDAR\n${'BEGIN:VEVENT\n'.repeat(100_000)}`],
    ['lines without end', `BEGIN:VCALENDAR\n${'\n'.repeat(200_000)}X:1`],
    ['a line without end', `BEGIN:VCALENDAR\nBEGIN:VEVENT\nSUMMARY:${'x'.repeat(1_000_000)}`],
    ['a long text', calendar(...event(`SUMMARY:${'x'.repeat(100_000)}`))],
    ['many events', calendar(...Array.from({ length: 500 }, (_, n) => event(`UID:${n}`, 'SUMMARY:x')).flat())],
    ['characters without end', `BEGIN:VCALENDAR${'\n'.repeat(9_000_000)}`],
  ])('are read within their bounds, and what was left out is named: %s', (_, text) => {
    const { things: read, unread } = calendarThings(text, 'a.ics');
    expect(unread.length).toBeGreaterThan(0);
    for (const thing of read) expect(isThing(thing)).toBe(true);
  });

  it('are not reckoned on without end by rules that never come true', () => {
    const rule = 'RRULE:FREQ=SECONDLY;BYMONTH=2;BYMONTHDAY=31';
    const zone = ['BEGIN:VTIMEZONE', 'TZID:x', 'BEGIN:STANDARD', 'DTSTART:16010101T000000', 'TZOFFSETTO:+0100', rule];
    const text = calendar(
      ...zone,
      'END:STANDARD',
      'END:VTIMEZONE',
      ...event('UID:a', 'DTSTART;TZID=x:20250101T000000', rule),
    );
    expect(things(text)).toMatchObject([{ startDate: '2025-01-01T00:00:00', eventSchedule: { byMonthDay: 31 } }]);
  });

  it('never throw, wherever they are cut or changed', () => {
    const text = calendar(
      ...event(...dinner, 'DURATION:PT1H', 'GEO:1;2', 'RRULE:FREQ=DAILY', 'ATTENDEE;CN=a:mailto:b@c.d'),
    );
    fc.assert(
      fc.property(fc.nat(text.length), fc.nat(text.length), fc.string({ maxLength: 20 }), (from, to, put) => {
        for (const thing of things(`${text.slice(0, from)}${put}${text.slice(to)}`)) expect(isThing(thing)).toBe(true);
      }),
      { numRuns: 500 },
    );
  });
});
