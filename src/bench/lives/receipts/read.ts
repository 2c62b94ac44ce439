import type { Chance } from '../chance.ts';
import { clock, dayText } from '../truth/calendar.ts';
import type { Fact, Money } from '../truth/fact.ts';
import type { Photo } from '../truth/photo.ts';
import { less, part } from './layout.ts';

/** A model asked for the text in a picture answers with one line a row of print, label and value parted by a colon. */
export function wordsRead(photo: Photo, chance: Chance): string {
  const { shows, fact } = photo;
  const lines =
    shows === 'receipt'
      ? fact.kind === 'stay'
        ? stayLines(photo, chance)
        : mealLines(photo, chance)
      : shows === 'screen'
        ? fact.kind === 'flight'
          ? flightLines(fact, chance)
          : orderLines(photo)
        : shows === 'ticket'
          ? ticketLines(fact)
          : fact.kind === 'meal' && chance.is(0.2)
            ? [fact.name, 'OPEN DAILY']
            : [];
  return lines.join('\n');
}

/** The day as tills and printers put it, in figures that can be read in one way. */
const inFigures = (day: number): string => dayText(day).replaceAll('-', '/');

const money = ({ cents, currency }: Money): string =>
  `${currency} ${(cents / 100).toFixed(currency === 'JPY' || currency === 'CZK' ? 0 : 2)}`;
const paidFor = ({ fact, city }: Photo): Money => fact.paid ?? { cents: 0, currency: city.currency };

function mealLines(photo: Photo, chance: Chance): string[] {
  const { fact, city } = photo;
  const paid = paidFor(photo);
  const [main, drinks] = [part(paid, 55), part(paid, 26)];
  return [
    `*** ${fact.name} ***`,
    city.name,
    `Date: ${inFigures(fact.day)}`,
    `Time: ${clock(Math.min(1439, fact.minute + 70))}`,
    `Table: ${chance.int(1, 24)}`,
    `${fact.dish?.dish ?? 'Menu'}: ${money(main)}`,
    `Beverages: ${money(drinks)}`,
    `Starters: ${money(less(less(paid, main), drinks))}`,
    `TOTAL: ${money(paid)}`,
    `VAT included: ${money(part(paid, 10))}`,
    chance.is(0.6) ? `Card payment: ${money(paid)}` : 'PAID',
  ];
}

function stayLines(photo: Photo, chance: Chance): string[] {
  const { fact, city } = photo;
  const paid = paidFor(photo);
  const room = part(paid, 85);
  const until = fact.until ?? fact.day;
  return [
    fact.name,
    city.name,
    `Guest invoice: ${fact.reference ?? ''}`,
    `Room: ${chance.int(11, 89)}`,
    `From: ${inFigures(fact.day)}`,
    `To: ${inFigures(until)}`,
    `Nights: ${until - fact.day}`,
    `Room charge: ${money(room)}`,
    `Other charges: ${money(less(paid, room))}`,
    `TOTAL: ${money(paid)}`,
    'Payment received',
  ];
}

const flightLines = (fact: Fact, chance: Chance): string[] => [
  'Boarding pass',
  `Airline: ${fact.name}`,
  `Destination: ${fact.city.name}`,
  `Date: ${inFigures(fact.day)}`,
  `Departure: ${clock(fact.minute)}`,
  `Seat: ${chance.int(4, 36)}${chance.pick([...'ABCDEF'])}`,
  `Gate: ${chance.pick([...'ABCD'])}${chance.int(1, 40)}`,
  `Reference: ${fact.reference ?? ''}`,
];

function orderLines(photo: Photo): string[] {
  const { fact } = photo;
  const paid = paidFor(photo);
  const goods = part(paid, 91);
  return [
    'Thank you for your order',
    `Shop: ${fact.name}`,
    `Item: ${fact.what ?? ''}`,
    `Order number: ${fact.reference ?? ''}`,
    `Goods: ${money(goods)}`,
    `Shipping: ${money(less(paid, goods))}`,
    `TOTAL: ${money(paid)}`,
  ];
}

const ticketLines = (fact: Fact): string[] => [
  fact.name,
  `Place: ${fact.city.name}`,
  `Date: ${inFigures(fact.day)}`,
  `Begins: ${clock(fact.minute)}`,
  `Seat: ${fact.said ?? ''}`,
  `Ticket: ${fact.reference ?? ''}`,
  'Not transferable',
];
