import { expect, it } from 'vitest';
import { isCalendarTime } from './calendar-time.ts';

it.each(['2023', '2023-05', '2024-02-29', '2000-02-29', '2023-05-07T23:59', '2023-05-07T15:00:00'])(
  '%s is a time that there is',
  (text) => expect(isCalendarTime(text)).toBe(true),
);

it.each([
  '2023-02-31',
  '2023-02-29',
  '1900-02-29',
  '2023-04-31',
  '2023-00',
  '2023-13-01',
  '2023-05-00',
  '0000-01-01',
  '2023-05-07T24:00',
  '2023-05-07T15:60',
  '2023-05-07T15:00:60',
  '2023-5-7',
  'May 2023',
  '',
])('%s is none', (text) => expect(isCalendarTime(text)).toBe(false));
