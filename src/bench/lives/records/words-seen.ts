import type { Wording } from '../../../contract/wordings.ts';
import type { Chance } from '../chance.ts';
import { clock, dateForms, dayText } from '../truth/calendar.ts';
import type { Money } from '../truth/fact.ts';
import { printedAmount } from '../truth/money.ts';
import type { Photo } from '../truth/photo.ts';
import { wordsInColumns } from './receipt-columns.ts';
import { wordsDotted } from './receipt-dotted.ts';
import { wordsFlattened } from './receipt-flattened.ts';
import { wordsInLines } from './receipt-layout.ts';
import { wordsInMarkdown } from './receipt-markdown.ts';
import { wordsRead } from './receipt-read.ts';
import { wordsRunTogether } from './receipt-run-together.ts';
import { wordsScanned } from './receipt-scan.ts';
import { wordsTranscribed } from './receipt-transcript.ts';

/** The words that a machine reads on papers, screens and signs, by the hand of the voice: the later ones misread letters. */
export function wordsSeen(photo: Photo, wording: Wording, chance: Chance): string {
  if (wording === 'eighth' || wording === 'ninth') return misread(wordsInLines(photo, chance), 0.01, chance);
  if (wording === 'tenth') return misread(wordsInColumns(photo, chance), 0.008, chance);
  if (wording === 'eleventh') return wordsTranscribed(photo, chance);
  if (wording === 'twelfth') return wordsScanned(photo, chance);
  if (wording === 'thirteenth') return wordsRead(photo, chance);
  if (wording === 'fourteenth') return wordsInMarkdown(photo, chance);
  if (wording === 'fifteenth') return wordsRunTogether(photo, chance);
  if (wording === 'sixteenth') return wordsFlattened(photo, chance);
  if (wording === 'seventeenth') return wordsDotted(photo, chance);
  const { fact, city } = photo;
  const date = chance.pick(dateForms)(fact.until ?? fact.day);
  const paid = fact.paid === undefined ? '' : printedAmount(fact.paid, city.tongue, chance);
  if (wording === 'sixth') return misread(inFull(photo, date, paid, chance), 0.02, chance);
  const plainly = inShort(photo, date, paid, chance);
  return wording === 'seventh' ? misread(plainly, 0.04, chance) : plainly;
}

function inShort({ shows, fact, city }: Photo, date: string, paid: string, chance: Chance): string {
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
function inFull(photo: Photo, date: string, paid: string, chance: Chance): string {
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
  return inShort(photo, date, paid, chance);
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
  text.replace(/rn|[OlISBeaEu](?!\d)/g, (one) => (chance.is(often) ? (alike[one] ?? one) : one));
