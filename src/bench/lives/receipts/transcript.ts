import type { Chance } from '../chance.ts';
import { clock, dayText, monthNames } from '../truth/calendar.ts';
import type { Money } from '../truth/fact.ts';
import type { Photo } from '../truth/photo.ts';
import { less, part } from './layout.ts';

/** A vision-language model writes down what it can read: in order, with each sum beside its label, and without decoration. */
export function wordsTranscribed(photo: Photo, chance: Chance): string {
  const { shows, fact } = photo;
  if (shows === 'receipt') return (fact.kind === 'stay' ? hotelFolio : restaurantReceipt)(photo, chance);
  if (shows === 'screen') return (fact.kind === 'flight' ? boardingPass : orderConfirmation)(photo, chance);
  if (shows === 'ticket')
    return [
      fact.name,
      fact.city.name,
      `${longDate(fact.day)} at ${clock(fact.minute)}`,
      fact.said ?? '',
      `Ticket no. ${fact.reference}`,
      'Admits one',
    ].join('\n');
  return fact.kind === 'meal' && chance.is(0.2) ? `Sign: ${fact.name}` : '';
}

const longDate = (day: number): string =>
  `${Number(dayText(day).slice(8))} ${monthNames[Number(dayText(day).slice(5, 7)) - 1]} ${dayText(day).slice(0, 4)}`;

/** Sums as papers of the city print them. */
function sumIn({ city }: Photo): (money: Money) => string {
  const comma = !['en', 'zh'].includes(city.tongue) && city.currency === 'EUR';
  return ({ cents, currency }) => {
    if (currency === 'JPY' || currency === 'CZK')
      return (cents / 100).toLocaleString('en', { maximumFractionDigits: 0 });
    const plain = (cents / 100).toFixed(2);
    return comma ? plain.replace('.', ',') : plain;
  };
}

function restaurantReceipt(photo: Photo, chance: Chance): string {
  const { fact, city } = photo;
  const sum = sumIn(photo);
  const paid = fact.paid ?? { cents: 0, currency: city.currency };
  const [dish, drinks] = [part(paid, 50), part(paid, 32)];
  const tax = part(paid, 8);
  return [
    fact.name,
    `${chance.int(2, 140)} ${chance.pick(['Market Square', 'Harbour Road', 'Hill Street', 'Old Quay'])}, ${city.name}`,
    `Date: ${longDate(fact.day)}  Time: ${clock(Math.min(1439, fact.minute + 65))}`,
    `Server: ${chance.int(1, 12)}  Guests: ${fact.with.length + 1}`,
    `1 ${fact.dish?.dish ?? 'Menu'} ${sum(dish)}`,
    `Drinks ${sum(drinks)}`,
    `Dessert ${sum(less(less(paid, dish), drinks))}`,
    `Net ${sum(less(paid, tax))}`,
    `Tax ${sum(tax)}`,
    `Total ${paid.currency} ${sum(paid)}`,
    chance.is(0.5) ? 'Paid by card' : 'Contactless payment approved',
    'Thank you!',
  ].join('\n');
}

function hotelFolio(photo: Photo, chance: Chance): string {
  const { fact, city } = photo;
  const sum = sumIn(photo);
  const paid = fact.paid ?? { cents: 0, currency: city.currency };
  const room = part(paid, 90);
  const until = fact.until ?? fact.day;
  return [
    fact.name,
    city.name,
    `Guest folio ${fact.reference}, room ${chance.int(101, 540)}`,
    `Check-in: ${longDate(fact.day)}`,
    `Check-out: ${longDate(until)}`,
    `Nights: ${until - fact.day}`,
    `Accommodation ${sum(room)}`,
    `Taxes and extras ${sum(less(paid, room))}`,
    `Total paid ${paid.currency} ${sum(paid)}`,
  ].join('\n');
}

const boardingPass = ({ fact, city }: Photo, chance: Chance): string =>
  [
    fact.name,
    'Boarding pass',
    `Destination: ${city.name}`,
    `Date: ${longDate(fact.day)}`,
    `Departure: ${clock(fact.minute)}`,
    `Seat: ${chance.int(1, 33)}${chance.pick([...'ABCDEF'])}`,
    `Boarding group: ${chance.int(1, 4)}`,
    `Reference: ${fact.reference}`,
  ].join('\n');

function orderConfirmation({ fact, city }: Photo): string {
  const paid = fact.paid ?? { cents: 0, currency: city.currency };
  const item = part(paid, 91);
  const sum = ({ cents, currency }: Money) => `${currency} ${(cents / 100).toFixed(2)}`;
  return [
    'Thank you for your order',
    fact.name,
    `Order number ${fact.reference}`,
    `Ordered on ${longDate(fact.day)}`,
    `Item: ${fact.what ?? ''}`,
    `Subtotal ${sum(item)}`,
    `Shipping ${sum(less(paid, item))}`,
    `Order total ${sum(paid)}`,
    'Continue shopping',
  ].join('\n');
}
