import type { Chance } from '../chance.ts';
import { clock, dayText, monthNames } from '../truth/calendar.ts';
import type { Money } from '../truth/fact.ts';
import type { Photo } from '../truth/photo.ts';

const WIDTH = 30;
/** A label and a sum at the two edges of the paper. */
const across = (label: string, sum: string): string =>
  `${label}${' '.repeat(Math.max(2, WIDTH - label.length - sum.length))}${sum}`;

const bare = ({ cents, currency }: Money): string =>
  currency === 'JPY' || currency === 'CZK'
    ? String(Math.round(cents / 100))
    : `${(cents / 100).toFixed(2).replace(/(\d)(?=(\d{3})+\.)/g, '$1,')}`;
export const part = ({ cents, currency }: Money, hundredths: number): Money => ({
  currency,
  cents: Math.round((cents * hundredths) / 10_000) * 100,
});
export const less = ({ cents, currency }: Money, other: Money): Money => ({ currency, cents: cents - other.cents });
const short = (day: number): string =>
  `${dayText(day).slice(8)} ${monthNames[Number(dayText(day).slice(5, 7)) - 1]?.slice(0, 3)} ${dayText(day).slice(0, 4)}`;

/** Papers and screens as a machine reads them line by line: columns kept apart by blanks, totals among other sums. */
export function wordsInLines(photo: Photo, chance: Chance): string {
  const { shows, fact } = photo;
  if (shows === 'receipt') return fact.kind === 'stay' ? hotelBill(photo, chance) : tillReceipt(photo, chance);
  if (shows === 'ticket')
    return [
      fact.name.toUpperCase(),
      fact.city.name,
      across(short(fact.day), clock(fact.minute)),
      fact.said?.toUpperCase(),
      `ORDER ${fact.reference}`,
      'KEEP THIS TICKET UNTIL THE END',
    ].join('\n');
  if (shows === 'screen') return fact.kind === 'flight' ? boardingPass(photo, chance) : orderPage(photo, chance);
  return fact.kind === 'meal' && chance.is(0.2) ? fact.name : '';
}

function tillReceipt({ fact, city }: Photo, chance: Chance): string {
  const paid = fact.paid ?? { cents: 0, currency: city.currency };
  const main = part(paid, 58);
  const drinks = part(paid, 27);
  const tip = less(less(paid, main), drinks);
  return [
    `   ${fact.name}`,
    `   ${city.name}`,
    across(`Date ${short(fact.day)}`, clock(fact.minute + 60 > 1439 ? 1439 : fact.minute + 60)),
    across(`Table ${chance.int(1, 30)}`, `Check ${chance.int(1000, 9999)}`),
    '-'.repeat(WIDTH),
    across(`1 ${fact.dish?.dish ?? 'Menu'}`, bare(main)),
    across('2 Drinks', bare(drinks)),
    across('Bread/Service', bare(tip)),
    '-'.repeat(WIDTH),
    across(`TOTAL ${paid.currency}`, bare(paid)),
    across('of which tax', bare(part(paid, 9))),
    across('CARD', bare(paid)),
    'Thank you, please come again',
  ].join('\n');
}

function hotelBill({ fact, city }: Photo, chance: Chance): string {
  const paid = fact.paid ?? { cents: 0, currency: city.currency };
  const room = part(paid, 88);
  const nights = (fact.until ?? fact.day) - fact.day;
  return [
    fact.name,
    city.name,
    across(`Folio ${fact.reference}`, `Room ${chance.int(101, 720)}`),
    `Arrival   ${short(fact.day)}`,
    `Departure ${short(fact.until ?? fact.day)}`,
    across(`Room x ${nights} nights`, bare(room)),
    across('Tax and extras', bare(less(paid, room))),
    across(`Total ${paid.currency}`, bare(paid)),
    across('Balance', '0.00'),
  ].join('\n');
}

const boardingPass = ({ fact, city }: Photo, chance: Chance): string =>
  [
    `${clock(chance.int(1000, 1430))}          4G ${chance.int(10, 95)}%`,
    fact.name,
    'Boarding pass',
    across('To', city.name),
    across('Date', short(fact.day)),
    across('Departure', clock(fact.minute)),
    across('Seat', `${chance.int(3, 32)}${chance.pick([...'ABCDEF'])}`),
    across('Booking', fact.reference ?? ''),
    'Gate closes 20 min before departure',
  ].join('\n');

function orderPage({ fact, city }: Photo, chance: Chance): string {
  const paid = fact.paid ?? { cents: 0, currency: city.currency };
  const item = part(paid, 90);
  return [
    `${clock(fact.minute)}          5G ${chance.int(10, 95)}%`,
    `< Order ${fact.reference}`,
    `Sold by ${fact.name}`,
    fact.what,
    across('Items', bare(item)),
    across('Delivery', bare(less(paid, item))),
    across('Total', `${paid.currency} ${bare(paid)}`),
    'Buy again   Return item   Help',
  ].join('\n');
}
