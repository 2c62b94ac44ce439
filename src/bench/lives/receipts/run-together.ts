import type { Chance } from '../chance.ts';
import { clock, dayText, monthNames } from '../truth/calendar.ts';
import type { Fact, Money } from '../truth/fact.ts';
import type { Photo } from '../truth/photo.ts';
import { less, part } from './layout.ts';

/** A model that is asked for the text of a picture in one field returns it as one line, in which a bar parts what stood apart. */
export function wordsRunTogether(photo: Photo, chance: Chance): string {
  const { shows, fact } = photo;
  if (shows === 'receipt') return inOneLine((fact.kind === 'stay' ? hotelPieces : mealPieces)(photo, chance));
  if (shows === 'screen') return inOneLine(fact.kind === 'flight' ? passPieces(fact, chance) : orderPieces(photo));
  if (shows === 'ticket') return inOneLine(ticketPieces(fact));
  return fact.kind === 'meal' && chance.is(0.2) ? inOneLine([fact.name, 'KITCHEN OPEN']) : '';
}

const inOneLine = (pieces: readonly string[]): string => pieces.join(' | ');

/** Day, month by its letters, year: as machines that print for many countries do. */
const stamped = (day: number): string => {
  const [year = '', month = '', date = ''] = dayText(day).split('-');
  return `${date}-${(monthNames[Number(month) - 1] ?? '').slice(0, 3).toUpperCase()}-${year}`;
};
const sum = ({ cents, currency }: Money): string =>
  `${(cents / 100).toFixed(currency === 'JPY' || currency === 'CZK' ? 0 : 2)} ${currency}`;
const paidFor = ({ fact, city }: Photo): Money => fact.paid ?? { cents: 0, currency: city.currency };

function mealPieces(photo: Photo, chance: Chance): string[] {
  const { fact, city } = photo;
  const paid = paidFor(photo);
  const [main, drinks] = [part(paid, 54), part(paid, 29)];
  return [
    fact.name,
    city.name,
    `${stamped(fact.day)} ${clock(Math.min(1439, fact.minute + 65))}`,
    `Tbl ${chance.int(1, 28)} Chk ${chance.int(100, 999)}`,
    `1 x ${fact.dish?.dish ?? 'set menu'} ${sum(main)}`,
    `Bar ${sum(drinks)}`,
    `Cover and dessert ${sum(less(less(paid, main), drinks))}`,
    `TOTAL ${sum(paid)}`,
    `incl. tax ${sum(part(paid, 8))}`,
    chance.is(0.5) ? `CARD ${sum(paid)}` : 'Many thanks',
  ];
}

function hotelPieces(photo: Photo, chance: Chance): string[] {
  const { fact, city } = photo;
  const paid = paidFor(photo);
  const room = part(paid, 86);
  const until = fact.until ?? fact.day;
  return [
    fact.name,
    city.name,
    `Bill ${fact.reference ?? ''} Rm ${chance.int(101, 518)}`,
    `Arr ${stamped(fact.day)} Dep ${stamped(until)}`,
    `${until - fact.day} nt`,
    `Accommodation ${sum(room)}`,
    `City tax and minibar ${sum(less(paid, room))}`,
    `TOTAL ${sum(paid)}`,
    'PAID IN FULL',
  ];
}

const passPieces = (fact: Fact, chance: Chance): string[] => [
  'MOBILE BOARDING PASS',
  fact.name,
  `to ${fact.city.name}`,
  stamped(fact.day),
  `Departs ${clock(fact.minute)}`,
  `Seat ${chance.int(3, 37)}${chance.pick([...'ABCDEF'])}`,
  `Zone ${chance.int(1, 5)}`,
  `Code ${fact.reference ?? ''}`,
];

function orderPieces(photo: Photo): string[] {
  const { fact } = photo;
  const paid = paidFor(photo);
  const goods = part(paid, 92);
  return [
    fact.name,
    'Order summary',
    `No. ${fact.reference ?? ''}`,
    `${fact.what ?? ''} ${sum(goods)}`,
    `Delivery ${sum(less(paid, goods))}`,
    `TOTAL ${sum(paid)}`,
    'Payment successful',
  ];
}

const ticketPieces = (fact: Fact): string[] => [
  fact.name,
  fact.city.name,
  `${stamped(fact.day)} ${clock(fact.minute)}`,
  fact.said ?? '',
  `Order ${fact.reference ?? ''}`,
  'NO READMISSION',
];
