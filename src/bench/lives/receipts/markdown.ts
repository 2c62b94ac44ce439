import type { Chance } from '../chance.ts';
import { clock, dayText, monthNames } from '../truth/calendar.ts';
import type { Fact, Money } from '../truth/fact.ts';
import type { Photo } from '../truth/photo.ts';
import { less, part } from './layout.ts';

/** A model that reads a page answers in Markdown: the house as a heading, the rows of print as a table, the rest as lines. */
export function wordsInMarkdown(photo: Photo, chance: Chance): string {
  const { shows, fact } = photo;
  if (shows === 'receipt') return (fact.kind === 'stay' ? hotelBill : tillReceipt)(photo, chance);
  if (shows === 'screen') return fact.kind === 'flight' ? boardingPass(fact, chance) : orderPage(photo);
  if (shows === 'ticket') return admission(fact);
  return fact.kind === 'meal' && chance.is(0.2) ? `# ${fact.name}` : '';
}

/** With the month in three letters, so that it can be read in one way. */
const printed = (day: number): string => {
  const [year = '', month = '', date = ''] = dayText(day).split('-');
  return `${date} ${(monthNames[Number(month) - 1] ?? '').slice(0, 3)} ${year}`;
};
const figures = ({ cents, currency }: Money): string =>
  (cents / 100).toFixed(currency === 'JPY' || currency === 'CZK' ? 0 : 2);
const paidFor = ({ fact, city }: Photo): Money => fact.paid ?? { cents: 0, currency: city.currency };
const table = (head: string, { currency }: Money, rows: readonly (readonly [string, Money])[]): string[] => [
  `| ${head} | ${currency} |`,
  '| --- | ---: |',
  ...rows.map(([label, money]) => `| ${label} | ${figures(money)} |`),
];
const page = (...lines: readonly string[]): string => lines.join('\n');

function tillReceipt(photo: Photo, chance: Chance): string {
  const { fact, city } = photo;
  const paid = paidFor(photo);
  const [dish, wine] = [part(paid, 58), part(paid, 23)];
  return page(
    `# ${fact.name}`,
    city.name,
    `${printed(fact.day)}, ${clock(Math.min(1439, fact.minute + 75))}`,
    `Covers ${fact.with.length + 1}, waiter ${chance.int(2, 19)}`,
    ...table('Item', paid, [
      [fact.dish?.dish ?? 'Menu of the day', dish],
      ['Wine and water', wine],
      ['Coffee and sweets', less(less(paid, dish), wine)],
      ['**To pay**', paid],
    ]),
    `Tax in this amount: ${figures(part(paid, 9))}`,
    chance.is(0.5) ? 'Paid contactless' : 'Paid, thank you',
  );
}

function hotelBill(photo: Photo, chance: Chance): string {
  const { fact, city } = photo;
  const paid = paidFor(photo);
  const lodging = part(paid, 88);
  const until = fact.until ?? fact.day;
  return page(
    `# ${fact.name}`,
    city.name,
    `Folio ${fact.reference ?? ''}, room ${chance.int(101, 640)}`,
    `In ${printed(fact.day)}, out ${printed(until)}, nights ${until - fact.day}`,
    ...table('Description', paid, [
      ['Lodging', lodging],
      ['Local tax and sundries', less(paid, lodging)],
      ['**Invoice total**', paid],
    ]),
    'Settled by card',
  );
}

function orderPage(photo: Photo): string {
  const { fact } = photo;
  const paid = paidFor(photo);
  const article = part(paid, 93);
  return page(
    `# ${fact.name}`,
    `Order ${fact.reference ?? ''} placed`,
    ...table('Basket', paid, [
      [fact.what ?? '', article],
      ['Postage', less(paid, article)],
      ['**You paid**', paid],
    ]),
    '[Continue shopping]',
  );
}

const boardingPass = (fact: Fact, chance: Chance): string =>
  page(
    `# ${fact.name}`,
    '**Boarding pass**',
    `- To: ${fact.city.name}`,
    `- Day: ${printed(fact.day)}`,
    `- Take-off: ${clock(fact.minute)}`,
    `- Seat: ${chance.int(2, 38)}${chance.pick([...'ABCDEF'])}`,
    `- Group: ${chance.int(1, 5)}`,
    `- Booking: ${fact.reference ?? ''}`,
  );

const admission = (fact: Fact): string =>
  page(
    `# ${fact.name}`,
    `${fact.city.name}, ${printed(fact.day)}`,
    `Starts ${clock(fact.minute)}`,
    `**${fact.said ?? ''}**`,
    `No. ${fact.reference ?? ''}`,
    'Please keep this ticket',
  );
