import type { Chance } from '../chance.ts';
import { clock, dateForms, dayText } from '../truth/calendar.ts';
import type { Money } from '../truth/fact.ts';
import { printedAmount } from '../truth/money.ts';
import type { Photo } from '../truth/photo.ts';
import { wordsInColumns } from './columns.ts';
import { wordsDotted } from './dotted.ts';
import { wordsFlattened } from './flattened.ts';
import { wordsInLines } from './layout.ts';
import { wordsInMarkdown } from './markdown.ts';
import { wordsRead } from './read.ts';
import type { ReceiptLayout, ReceiptStyle } from './receipt-layouts.ts';
import { wordsRunTogether } from './run-together.ts';
import { wordsScanned } from './scan.ts';
import { wordsTranscribed } from './transcript.ts';

/** Layouts of text read off a photographed receipt, screen or ticket. */
const layouts = {
  short: inShort,
  full: inFull,
  lines: wordsInLines,
  columns: wordsInColumns,
  transcript: wordsTranscribed,
  scan: wordsScanned,
  read: wordsRead,
  markdown: wordsInMarkdown,
  'run-together': wordsRunTogether,
  flattened: wordsFlattened,
  dotted: wordsDotted,
} as const satisfies Readonly<Record<ReceiptLayout, (photo: Photo, chance: Chance) => string>>;

/** Text as a machine reads it on papers, screens and signs, with a share of confusable letters misread. */
export const wordsSeen = (photo: Photo, { layout, misread: often }: ReceiptStyle, chance: Chance): string =>
  misread(layouts[layout](photo, chance), often, chance);

/** Date and amount as the short and full layouts print them. */
function printed({ fact, city }: Photo, chance: Chance): { readonly date: string; readonly paid: string } {
  const date = chance.pick(dateForms)(fact.until ?? fact.day);
  return { date, paid: fact.paid === undefined ? '' : printedAmount(fact.paid, city.tongue, chance) };
}

function inShort(photo: Photo, chance: Chance, { date, paid } = printed(photo, chance)): string {
  const { shows, fact, city } = photo;
  if (shows === 'receipt')
    return `${fact.name.toUpperCase()}\n${city.name}\n${date} ${clock(fact.minute)}\n${fact.dish?.dish ?? 'Room'}\nTOTAL ${paid}\nCARD`;
  if (shows === 'screen' && fact.kind === 'flight')
    return `${fact.name}\nBOARDING PASS\n${city.name.toUpperCase()}\n${dayText(fact.day)}\nDEP ${clock(fact.minute)}\nSEAT ${chance.int(3, 32)}${chance.pick([...'ACDF'])}\n${fact.reference}`;
  if (shows === 'screen') return `${fact.name}\nOrder ${fact.reference}\n${fact.what}\nTotal ${paid}\nThank you`;
  if (shows === 'ticket')
    return `${fact.name.toUpperCase()}\n${date}\n${clock(fact.minute)}\n${fact.said}\n${fact.reference}`;
  return fact.kind === 'meal' && chance.is(0.2) ? fact.name.toUpperCase() : '';
}

/** All that is printed on the paper or stands on the screen, with the sums on the way to the one that was paid. */
function inFull(photo: Photo, chance: Chance): string {
  const { date, paid } = printed(photo, chance);
  const { shows, fact, city } = photo;
  const share = (part: number): string => {
    const money: Money | undefined = fact.paid && { ...fact.paid, cents: Math.round((fact.paid.cents * part) / 100) };
    return money === undefined ? '' : printedAmount(money, city.tongue, chance);
  };
  const time = clock(fact.minute);
  if (shows === 'receipt')
    return `${fact.name.toUpperCase()}\n${chance.int(1, 90)} High Street, ${city.name}\nTEL 0${chance.int(100, 999)} ${chance.int(100_000, 999_999)}\nVAT NO ${chance.int(10_000_000, 99_999_999)}\n${date} ${time}\nTABLE ${chance.int(1, 40)} GUESTS ${chance.int(1, 6)}\n1 ${fact.dish?.dish ?? 'Room'} ${share(60)}\nSUBTOTAL ${share(88)}\nTAX ${share(12)}\nTOTAL ${paid}\nVISA **** ${chance.int(1000, 9999)} ${paid}\nCHANGE 0.00\nTHANK YOU FOR YOUR VISIT`;
  if (shows === 'screen' && fact.kind !== 'flight')
    return `${time}  5G  ${chance.int(8, 99)}%\n< Orders\n${fact.name}\nOrder ${fact.reference}\n${fact.what}\nSubtotal ${share(88)}\nShipping ${share(12)}\nOrder total ${paid}\nTrack parcel  Get help\nHome  Search  Cart  Account`;
  if (shows === 'ticket')
    return `ADMIT ONE\n${fact.name.toUpperCase()}\n${city.name}\n${date}\nSTART ${time}\n${fact.said}\n${fact.reference}\nNO REFUNDS NO EXCHANGE`;
  return inShort(photo, chance, { date, paid });
}

/** Letters that machines take for others; figures stay, so that what is read there is still true. */
const alike: Readonly<Record<string, string>> = {
  O: '0',
  l: '1',
  I: 'l',
  S: '5',
  B: '8',
  e: 'c',
  a: 'o',
  rn: 'm',
  E: 'F',
  u: 'v',
};
const misread = (text: string, often: number, chance: Chance): string =>
  often === 0 ? text : text.replace(/rn|[OlISBeaEu](?!\d)/g, (one) => (chance.is(often) ? (alike[one] ?? one) : one));
