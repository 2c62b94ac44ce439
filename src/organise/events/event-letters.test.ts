import { expect, it } from 'vitest';
import type { MemoryItem } from '../../memory/item.ts';
import { mail } from '../life.fixture.ts';
import { viewOf } from '../view.ts';
import { lettersByDay, lettersThatHold, overtakenLetters } from './event-letters.ts';

const letter = (id: string, day: string, text: string, stay: string): MemoryItem =>
  mail(id, `${day}T10:00:00+02:00`, 'Hotel Azul <stay@azul.example>', 'max@muster.de', 'Booking HA-5512', text, {
    documentKind: 'booking',
    references: [{ kind: 'booking', code: 'HA5512', field: 'body' }],
    dates: [
      {
        start: `${stay}T00:00:00`,
        end: `${stay}T23:59:59`,
        precision: 'day',
        role: 'check-in',
        field: 'body',
        text: stay,
      },
    ],
  } as never);
const tellsOf = (day: string, items: readonly MemoryItem[]) =>
  (lettersByDay(items.map((item) => viewOf(item, 'UTC'))).get(day) ?? []).map(({ id }) => id);

const booked = letter('booked', '2024-06-01', 'Your booking HA-5512 is confirmed for 5 July 2024.', '2024-07-05');
const moved = letter('moved', '2024-06-05', 'We have changed your booking HA-5512: it is now 6 July.', '2024-07-06');
const ended = letter('ended', '2024-06-11', 'Your booking HA-5512 has been cancelled.', '2024-07-06');

it('a booking tells of its day until a later letter moves or ends it', () => {
  expect(tellsOf('2024-07-05', [booked])).toEqual(['booked']);
  expect(tellsOf('2024-07-05', [booked, moved])).toEqual([]);
  expect(tellsOf('2024-07-06', [moved, booked])).toEqual(['moved']);
  expect(tellsOf('2024-07-06', [booked, moved, ended])).toEqual([]);
});

it('a letter of another sender moves and ends no booking, though it names its number', () => {
  const by = (item: MemoryItem): MemoryItem => ({
    ...item,
    people: [{ name: 'Hotel Azul', how: 'sender', address: 'stay@azul-hotels.example' }],
  });
  expect(tellsOf('2024-07-05', [booked, by(moved)])).toEqual(['booked']);
  expect(tellsOf('2024-07-05', [booked, by(ended)])).toEqual(['booked']);
});

it('of a changed booking the letter that changed it is told, of one that was called off none', () => {
  const holding = (items: readonly MemoryItem[]) => {
    const views = items.map((item) => viewOf(item, 'UTC'));
    return lettersThatHold(views, overtakenLetters(views)).map(({ id }) => id);
  };
  expect(holding([booked])).toEqual(['booked']);
  expect(holding([booked, moved])).toEqual(['moved']);
  expect(holding([booked, moved, ended])).toEqual([]);
});
