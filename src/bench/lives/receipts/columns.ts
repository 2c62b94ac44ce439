import type { Chance } from '../chance.ts';
import { clock, dayText, monthNames } from '../truth/calendar.ts';
import type { Money } from '../truth/fact.ts';
import type { Photo } from '../truth/photo.ts';
import type { Tongue } from '../world/places.ts';
import { less, part } from './layout.ts';

/** What tills of a tongue print beside the sums. */
type Labels = {
  readonly sub: string;
  readonly tax: string;
  readonly total: string;
  readonly cash: string;
  readonly change: string;
  readonly thanks: string;
};
const english: Labels = {
  sub: 'SUB-TOTAL',
  tax: 'VAT INCL',
  total: 'TOTAL TO PAY',
  cash: 'CASH TENDERED',
  change: 'CHANGE DUE',
  thanks: 'THANK YOU FOR YOUR CUSTOM',
};
const labels: Readonly<Record<Tongue, Labels>> = {
  en: english,
  de: {
    sub: 'Zwischensumme',
    tax: 'enth. MwSt',
    total: 'SUMME',
    cash: 'BAR gegeben',
    change: 'Rückgeld',
    thanks: 'Vielen Dank für Ihren Besuch',
  },
  fr: {
    sub: 'SOUS-TOTAL',
    tax: 'dont TVA',
    total: 'TOTAL A PAYER',
    cash: 'ESPECES',
    change: 'RENDU',
    thanks: 'MERCI DE VOTRE VISITE',
  },
  it: {
    sub: 'SUBTOTALE',
    tax: 'di cui IVA',
    total: 'TOTALE EURO',
    cash: 'CONTANTE',
    change: 'RESTO',
    thanks: 'GRAZIE E ARRIVEDERCI',
  },
  es: {
    sub: 'SUBTOTAL',
    tax: 'IVA incl',
    total: 'TOTAL',
    cash: 'ENTREGADO',
    change: 'CAMBIO',
    thanks: 'GRACIAS POR SU VISITA',
  },
  pt: {
    sub: 'SUBTOTAL',
    tax: 'IVA incl',
    total: 'TOTAL',
    cash: 'ENTREGUE',
    change: 'TROCO',
    thanks: 'OBRIGADO PELA VISITA',
  },
  zh: { sub: '小计', tax: '含税', total: '应付合计', cash: '实收现金', change: '找零', thanks: '谢谢惠顾' },
};

/** The continent writes a comma before cents. */
const figures = ({ cents, currency }: Money, tongue: Tongue): string => {
  if (currency === 'JPY' || currency === 'CZK') return String(Math.round(cents / 100));
  const plain = (cents / 100).toFixed(2);
  return tongue === 'en' || tongue === 'zh' || currency === 'CHF' ? plain : plain.replace('.', ',');
};
const printed = (day: number): string =>
  `${dayText(day).slice(8)}.${dayText(day).slice(5, 7)}.${dayText(day).slice(0, 4)}`;
const named = (day: number): string =>
  `${dayText(day).slice(8)}${monthNames[Number(dayText(day).slice(5, 7)) - 1]?.slice(0, 3).toUpperCase()}${dayText(day).slice(0, 4)}`;

/** Papers and screens read column by column or label by label: sums stand on lines of their own, below their words. */
export function wordsInColumns(photo: Photo, chance: Chance): string {
  const { shows, fact } = photo;
  if (shows === 'receipt') return (fact.kind === 'stay' ? folio : till)(photo, chance);
  if (shows === 'screen') return (fact.kind === 'flight' ? boardingPass : orderPage)(photo, chance);
  if (shows === 'ticket')
    return [
      'ADMISSION',
      fact.name,
      fact.city.name.toUpperCase(),
      'DATE',
      printed(fact.day),
      'START',
      clock(fact.minute),
      'PLACE',
      fact.said ?? '',
      `No ${fact.reference}`,
      'Void if detached',
    ].join('\n');
  return fact.kind === 'meal' && chance.is(0.2) ? `${fact.name}\nOPEN` : '';
}

function till({ fact, city }: Photo, chance: Chance): string {
  const { tongue } = city;
  const words = labels[tongue];
  const paid = fact.paid ?? { cents: 0, currency: city.currency };
  const [main, side] = [part(paid, 55), part(paid, 30)];
  const sum = (money: Money) => figures(money, tongue);
  const given = { ...paid, cents: Math.ceil((paid.cents + 1) / 2000) * 2000 };
  const paying = chance.is(0.4)
    ? [words.cash, sum(given), words.change, sum(less(given, paid))]
    : [`CARD **** ${chance.int(1000, 9999)}`];
  const dish = fact.dish?.dish ?? 'Menu';
  return [
    fact.name.toUpperCase(),
    `${chance.int(1, 120)} ${city.name}`,
    `Tel ${chance.int(100, 999)} ${chance.int(100_000, 999_999)}`,
    `${printed(fact.day)} ${clock(Math.min(1439, fact.minute + 55))}`,
    `TABLE ${chance.int(1, 40)}  COVERS ${fact.with.length + 1}`,
    ...(chance.is(0.5)
      ? [`1 x ${dish}`, '2 x Soft drink', '1 x Dessert', sum(main), sum(side), sum(less(less(paid, main), side))]
      : [
          `1 x ${dish}`,
          `   ${sum(main)}`,
          '2 x Soft drink',
          `   ${sum(side)}`,
          '1 x Dessert',
          `   ${sum(less(less(paid, main), side))}`,
        ]),
    words.sub,
    sum(less(paid, part(paid, 10))),
    words.tax,
    sum(part(paid, 10)),
    words.total,
    `${paid.currency} ${sum(paid)}`,
    ...paying,
    words.thanks,
  ].join('\n');
}

function folio({ fact, city }: Photo, chance: Chance): string {
  const paid = fact.paid ?? { cents: 0, currency: city.currency };
  const sum = (money: Money) => figures(money, city.tongue);
  const room = part(paid, 85);
  const until = fact.until ?? fact.day;
  return [
    fact.name.toUpperCase(),
    city.name,
    `Room ${chance.int(101, 620)}   Folio ${fact.reference}`,
    'ARRIVAL',
    printed(fact.day),
    'DEPARTURE',
    printed(until),
    'NIGHTS',
    String(until - fact.day),
    'LODGING',
    'TAX, BAR, LAUNDRY',
    'DEPOSIT PAID',
    sum(room),
    sum(less(paid, room)),
    sum(part(paid, 25)),
    'TOTAL CHARGES',
    `${paid.currency} ${sum(paid)}`,
    'BALANCE',
    sum({ ...paid, cents: 0 }),
  ].join('\n');
}

const boardingPass = ({ fact, city }: Photo, chance: Chance): string =>
  [
    `${clock(chance.int(300, 1400))}   LTE ${chance.int(8, 99)}%`,
    fact.name.toUpperCase(),
    'MOBILE BOARDING PASS',
    'TO   DATE   DEPARTS',
    `${city.name.toUpperCase()}   ${named(fact.day)}   ${clock(fact.minute)}`,
    'SEAT   GROUP',
    `${chance.int(2, 34)}${chance.pick([...'ABCDEF'])}   ${chance.int(1, 5)}`,
    'BOOKING CODE',
    fact.reference ?? '',
  ].join('\n');

function orderPage({ fact, city }: Photo, chance: Chance): string {
  const paid = fact.paid ?? { cents: 0, currency: city.currency };
  const goods = part(paid, 92);
  return [
    `${clock(fact.minute)}   5G ${chance.int(8, 99)}%`,
    'Order details',
    `Placed ${printed(fact.day)}`,
    fact.name,
    fact.what ?? '',
    `Order ID ${fact.reference}`,
    'Item total',
    'Delivery',
    'Grand total',
    ...[goods, less(paid, goods), paid].map((money) => `${money.currency} ${figures(money, 'en')}`),
    'Track order   Contact seller   Return',
  ].join('\n');
}
