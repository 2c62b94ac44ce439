import type { Chance } from '../chance.ts';
import { clock, dayText, monthNames } from '../truth/calendar.ts';
import type { Fact, Money } from '../truth/fact.ts';
import type { Photo } from '../truth/photo.ts';
import { less, part } from './layout.ts';

/** A reader that joins all it finds with blanks: the text of a picture in one row, each sum after its label, nothing between. */
export function wordsFlattened(photo: Photo, chance: Chance): string {
  const { shows, fact } = photo;
  if (shows === 'receipt') return joined((fact.kind === 'stay' ? hotelWords : mealWords)(photo, chance));
  if (shows === 'screen') return joined(fact.kind === 'flight' ? passWords(fact, chance) : orderWords(photo));
  if (shows === 'ticket') return joined(ticketWords(fact));
  return fact.kind === 'meal' && chance.is(0.2) ? joined([fact.name, 'FRESH EVERY DAY']) : '';
}

const joined = (words: readonly string[]): string => words.join(' ');

/** "Mar 04, 2021": with the month in letters, so that it reads in one way. */
const printedDay = (day: number): string => {
  const [year = '', month = '', date = ''] = dayText(day).split('-');
  return `${(monthNames[Number(month) - 1] ?? '').slice(0, 3)} ${date}, ${year}`;
};
const figures = ({ cents, currency }: Money): string =>
  (cents / 100).toFixed(currency === 'JPY' || currency === 'CZK' ? 0 : 2);
const withCode = (money: Money): string => `${money.currency} ${figures(money)}`;
const paidFor = ({ fact, city }: Photo): Money => fact.paid ?? { cents: 0, currency: city.currency };

function mealWords(photo: Photo, chance: Chance): string[] {
  const { fact, city } = photo;
  const paid = paidFor(photo);
  const [main, drinks] = [part(paid, 57), part(paid, 24)];
  return [
    fact.name,
    city.name,
    `Receipt ${chance.int(10_000, 99_999)}`,
    `${printedDay(fact.day)} ${clock(Math.min(1439, fact.minute + 70))}`,
    `Table ${chance.int(1, 24)}`,
    `${fact.dish?.dish ?? 'set lunch'} ${figures(main)}`,
    `Beverages ${figures(drinks)}`,
    `Sundries ${figures(less(less(paid, main), drinks))}`,
    `Tax included ${figures(part(paid, 7))}`,
    `TOTAL ${withCode(paid)}`,
    chance.is(0.5) ? `VISA ${chance.int(1000, 9999)} APPROVED` : 'THANKS FOR YOUR VISIT',
  ];
}

function hotelWords(photo: Photo, chance: Chance): string[] {
  const { fact, city } = photo;
  const paid = paidFor(photo);
  const room = part(paid, 87);
  const until = fact.until ?? fact.day;
  return [
    fact.name,
    city.name,
    `Guest folio ${fact.reference ?? ''}`,
    `Room ${chance.int(101, 609)}`,
    `In ${printedDay(fact.day)} Out ${printedDay(until)}`,
    `Nights ${until - fact.day}`,
    `Room revenue ${figures(room)}`,
    `Tax and consumption ${figures(less(paid, room))}`,
    `TOTAL ${withCode(paid)}`,
    'BALANCE 0',
  ];
}

const passWords = (fact: Fact, chance: Chance): string[] => [
  fact.name,
  'Boarding pass',
  `To ${fact.city.name}`,
  printedDay(fact.day),
  `Departure ${clock(fact.minute)}`,
  `Seat ${chance.int(2, 34)}${chance.pick([...'ABCDEF'])}`,
  `Group ${chance.int(1, 4)}`,
  `Booking reference ${fact.reference ?? ''}`,
  'Add to wallet',
];

function orderWords(photo: Photo): string[] {
  const { fact } = photo;
  const paid = paidFor(photo);
  const goods = part(paid, 91);
  return [
    fact.name,
    `Order ${fact.reference ?? ''}`,
    `${fact.what ?? ''} ${figures(goods)}`,
    `Shipping ${figures(less(paid, goods))}`,
    `TOTAL ${withCode(paid)}`,
    'Thank you for your order! Continue shopping',
  ];
}

const ticketWords = (fact: Fact): string[] => [
  fact.name,
  fact.city.name,
  printedDay(fact.day),
  `Start ${clock(fact.minute)}`,
  fact.said ?? '',
  `Ticket ${fact.reference ?? ''}`,
  'VALID FOR ONE PERSON',
];
