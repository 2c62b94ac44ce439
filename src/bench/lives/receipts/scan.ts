import type { Chance } from '../chance.ts';
import { clock, dayText, monthNames } from '../truth/calendar.ts';
import type { Money } from '../truth/fact.ts';
import type { Photo } from '../truth/photo.ts';
import type { Tongue } from '../world/places.ts';
import { less, part } from './layout.ts';

/** The words that tills of a country print, by its tongue. */
type TillWords = {
  readonly drinks: string;
  readonly sides: string;
  readonly subtotal: string;
  readonly vat: string;
  readonly total: string;
  readonly thanks: string;
};
const english: TillWords = {
  drinks: 'Drinks',
  sides: 'Sides',
  subtotal: 'Subtotal',
  vat: 'Tax included',
  total: 'Amount due',
  thanks: 'THANK YOU - SEE YOU SOON',
};
const tillWords: Readonly<Record<Tongue, TillWords>> = {
  en: english,
  zh: { ...english, drinks: '饮料', sides: '小菜', subtotal: '小计', vat: '含税', total: '总计', thanks: '谢谢惠顾' },
  de: {
    drinks: 'Getränke',
    sides: 'Beilagen',
    subtotal: 'Zwischensumme',
    vat: 'enth. MwSt.',
    total: 'Gesamtbetrag',
    thanks: 'Vielen Dank für Ihren Besuch',
  },
  fr: {
    drinks: 'Boissons',
    sides: 'Garnitures',
    subtotal: 'Sous-total',
    vat: 'dont TVA',
    total: 'Total TTC',
    thanks: 'Merci de votre visite',
  },
  it: {
    drinks: 'Bevande',
    sides: 'Contorni',
    subtotal: 'Subtotale',
    vat: 'di cui IVA',
    total: 'Totale complessivo',
    thanks: 'Grazie e arrivederci',
  },
  es: {
    drinks: 'Bebidas',
    sides: 'Guarnición',
    subtotal: 'Base',
    vat: 'IVA incl.',
    total: 'Total a pagar',
    thanks: 'Gracias por su visita',
  },
  pt: {
    drinks: 'Bebidas',
    sides: 'Acompanhamentos',
    subtotal: 'Subtotal',
    vat: 'IVA incl.',
    total: 'Total a pagar',
    thanks: 'Obrigado pela visita',
  },
};

/** A model that reads text in pictures prints what it found from the top down, in the words and figures of the country. */
export function wordsScanned(photo: Photo, chance: Chance): string {
  const { shows, fact } = photo;
  if (shows === 'receipt') return (fact.kind === 'stay' ? hotelReceipt : tillReceipt)(photo, chance);
  if (shows === 'screen') return (fact.kind === 'flight' ? mobilePass : shopScreen)(photo, chance);
  if (shows === 'ticket')
    return [
      'E-TICKET',
      fact.name,
      `Venue: ${fact.city.name}`,
      `Date: ${printedDay(fact.day)}`,
      `Start: ${clock(fact.minute)}`,
      `Your place: ${fact.said ?? ''}`,
      `No. ${fact.reference}`,
      'Scan at the entrance',
    ].join('\n');
  return fact.kind === 'meal' && chance.is(0.2) ? fact.name.toUpperCase() : '';
}

const printedDay = (day: number): string =>
  `${dayText(day).slice(8)} ${(monthNames[Number(dayText(day).slice(5, 7)) - 1] ?? '').slice(0, 3).toUpperCase()} ${dayText(day).slice(0, 4)}`;
/** Figures as the country writes them: the day first with dots, or the year first. */
const localDay = (day: number, tongue: Tongue): string =>
  tongue === 'en'
    ? printedDay(day)
    : tongue === 'zh'
      ? dayText(day)
      : dayText(day)
          .split('-')
          .toReversed()
          .join(tongue === 'de' ? '.' : '/');

function sumIn({ city }: Photo): (money: Money) => string {
  const comma = !['en', 'zh'].includes(city.tongue) && city.currency === 'EUR';
  const whole = city.currency === 'JPY' || city.currency === 'CZK';
  return ({ cents }) => {
    const plain = (cents / 100).toFixed(whole ? 0 : 2);
    return comma ? plain.replace('.', ',') : plain;
  };
}

function tillReceipt(photo: Photo, chance: Chance): string {
  const { fact, city } = photo;
  const words = tillWords[city.tongue];
  const sum = sumIn(photo);
  const paid = fact.paid ?? { cents: 0, currency: city.currency };
  const [main, drinks, tax] = [part(paid, 62), part(paid, 24), part(paid, 9)];
  return [
    fact.name,
    city.name,
    `${localDay(fact.day, city.tongue)} ${clock(Math.min(1439, fact.minute + 55))}`,
    `#${chance.int(1000, 9999)}`,
    `1 x ${fact.dish?.dish ?? 'Menu'} ${sum(main)}`,
    `${words.drinks} ${sum(drinks)}`,
    `${words.sides} ${sum(less(less(paid, main), drinks))}`,
    `${words.subtotal} ${sum(less(paid, tax))}`,
    `${words.vat} ${sum(tax)}`,
    `${words.total} ${paid.currency} ${sum(paid)}`,
    `${chance.pick(['VISA', 'MASTERCARD'])} **** ${chance.int(1000, 9999)}`,
    words.thanks,
  ].join('\n');
}

function hotelReceipt(photo: Photo, chance: Chance): string {
  const { fact, city } = photo;
  const sum = sumIn(photo);
  const paid = fact.paid ?? { cents: 0, currency: city.currency };
  const extras = part(paid, 14);
  const until = fact.until ?? fact.day;
  return [
    fact.name.toUpperCase(),
    city.name,
    'INVOICE',
    `Room ${chance.int(102, 620)}  Ref ${fact.reference}`,
    `Arrival ${localDay(fact.day, city.tongue)}`,
    `Departure ${localDay(until, city.tongue)}`,
    `${until - fact.day} x Lodging ${sum(less(paid, extras))}`,
    `Fees and extras ${sum(extras)}`,
    `Grand total ${paid.currency} ${sum(paid)}`,
    'Paid - thank you',
  ].join('\n');
}

const mobilePass = ({ fact, city }: Photo, chance: Chance): string =>
  [
    'MOBILE BOARDING PASS',
    fact.name,
    `TO ${city.name}`,
    `DATE ${printedDay(fact.day)}`,
    `DEPARTS ${clock(fact.minute)}`,
    `SEAT ${chance.int(2, 31)}${chance.pick([...'ABCDEF'])}  ZONE ${chance.int(1, 5)}`,
    `PNR ${fact.reference}`,
  ].join('\n');

function shopScreen({ fact, city }: Photo): string {
  const paid = fact.paid ?? { cents: 0, currency: city.currency };
  const item = part(paid, 93);
  const sum = ({ cents, currency }: Money) => `${currency} ${(cents / 100).toFixed(2)}`;
  return [
    'Order placed!',
    `Sold by ${fact.name}`,
    `${fact.what ?? ''} (Qty 1)`,
    `Order ID ${fact.reference}`,
    `Items ${sum(item)}`,
    `Delivery ${sum(less(paid, item))}`,
    `Total charged ${sum(paid)}`,
    'Track order | Buy again',
  ].join('\n');
}
