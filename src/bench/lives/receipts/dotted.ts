import type { Chance } from '../chance.ts';
import { clock, dayText, monthNames } from '../truth/calendar.ts';
import type { Fact, Money } from '../truth/fact.ts';
import type { Photo } from '../truth/photo.ts';
import { less, part } from './layout.ts';

/** A reader that keeps the rows and the dots that lead from a label to its sum, as tills and desks print them. */
export function wordsDotted(photo: Photo, chance: Chance): string {
  const { shows, fact } = photo;
  if (shows === 'receipt') return rows((fact.kind === 'stay' ? billRows : tillRows)(photo, chance));
  if (shows === 'screen') return rows(fact.kind === 'flight' ? passRows(fact, chance) : purchaseRows(photo, chance));
  if (shows === 'ticket') return rows(admissionRows(fact));
  return fact.kind === 'meal' && chance.is(0.2) ? rows([fact.name, 'OPEN DAILY']) : '';
}

const rows = (lines: readonly string[]): string => lines.join('\n');

/** "04 March 2021": with the month in letters, so that it reads in one way. */
const printedDay = (day: number): string => {
  const [year = '', month = '', date = ''] = dayText(day).split('-');
  return `${date} ${monthNames[Number(month) - 1] ?? ''} ${year}`;
};
const figures = ({ cents, currency }: Money): string =>
  (cents / 100).toFixed(currency === 'JPY' || currency === 'CZK' ? 0 : 2);
const led = (label: string, money: Money): string => `${label} ..... ${figures(money)}`;
const whole = (label: string, money: Money): string => `${label} ..... ${figures(money)} ${money.currency}`;
const paidFor = ({ fact, city }: Photo): Money => fact.paid ?? { cents: 0, currency: city.currency };

function tillRows(photo: Photo, chance: Chance): string[] {
  const { fact, city } = photo;
  const paid = paidFor(photo);
  const [main, drinks] = [part(paid, 54), part(paid, 28)];
  return [
    fact.name.toUpperCase(),
    city.name,
    `Tel. ${chance.int(100, 999)} ${chance.int(1000, 9999)}`,
    `${printedDay(fact.day)}   ${clock(Math.min(1439, fact.minute + 70))}`,
    `Server ${chance.pick(['Ana', 'Jo', 'Luca', 'Mina'])}   Covers ${fact.with.length + 1}`,
    led(`1 ${fact.dish?.dish ?? 'lunch menu'}`, main),
    led('2 Drinks', drinks),
    led('1 Dessert', less(less(paid, main), drinks)),
    whole('TOTAL', paid),
    led('incl. VAT', part(paid, 9)),
    chance.is(0.5) ? `MASTERCARD **** ${chance.int(1000, 9999)}` : 'PAID WITH CARD',
    'Thank you and goodbye',
  ];
}

function billRows(photo: Photo, chance: Chance): string[] {
  const { fact, city } = photo;
  const paid = paidFor(photo);
  const room = part(paid, 89);
  const until = fact.until ?? fact.day;
  return [
    fact.name.toUpperCase(),
    city.name,
    `Reservation ${fact.reference ?? ''}   Room ${chance.int(101, 609)}`,
    `Check-in ${printedDay(fact.day)}`,
    `Check-out ${printedDay(until)}`,
    `Nights ${until - fact.day}`,
    led('Room charge', room),
    led('Tax and extras', less(paid, room)),
    whole('TOTAL', paid),
    'Settled by card',
  ];
}

const passRows = (fact: Fact, chance: Chance): string[] => [
  `${clock(chance.int(1000, 1430))}   LTE`,
  fact.name,
  'Mobile boarding pass',
  `Destination ${fact.city.name}`,
  `Date ${printedDay(fact.day)}`,
  `Departure ${clock(fact.minute)}`,
  `Zone ${chance.int(1, 5)}   Seat ${chance.int(2, 34)}${chance.pick([...'ABCDEF'])}`,
  `Booking code ${fact.reference ?? ''}`,
];

function purchaseRows(photo: Photo, chance: Chance): string[] {
  const { fact } = photo;
  const paid = paidFor(photo);
  const goods = part(paid, 92);
  return [
    `${clock(chance.int(480, 1300))}   LTE`,
    fact.name,
    `Order #${fact.reference ?? ''}`,
    led(`1 ${fact.what ?? ''}`, goods),
    led('Delivery', less(paid, goods)),
    whole('Order total', paid),
    'Your order is confirmed',
    'Shop more',
  ];
}

const admissionRows = (fact: Fact): string[] => [
  fact.name.toUpperCase(),
  fact.city.name,
  printedDay(fact.day),
  `Begins ${clock(fact.minute)}`,
  `Your place: ${fact.said ?? ''}`,
  `No. ${fact.reference ?? ''}`,
  'ADMIT ONE',
];
