import { fold } from '../../language/fold.ts';
import { matchesIn } from '../../language/matches.ts';
import type { MemoryItem } from '../../memory/item.ts';
import { mainText } from '../../memory/item-text.ts';

/** The labels that lists of travellers have on tickets and bookings. */
const labelled =
  /(?:^|[\n.;|])[ \t>*•-]*(?:\d+ )?(?:passengers?|travell?ers?|guests?|party|adults?|passagiere?|reisende|mitreisende|gäste|voyageurs?|passagers?|pasajeros?|viajeros?|huéspedes|passeggeri|ospiti|resenärer?|passagerare|resande|旅客|乘客|乘机人|同行人|入住人|住客)(?: names?| names?:| list|\(s\))?(?: \(\d+\))?[ \t]*[:：\n]?[ \t]*\n?[ \t>*•-]*(?<list>[^\n]{3,200}(?:\n[ \t>*•-]*(?:Mr|Mrs|Ms|Miss|Mx|Dr|Herr|Frau|Mme|M)\.? [^\n]{3,80})*)/giu;
const title = /^(?:Mr|Mrs|Ms|Miss|Mx|Dr|Prof|Herr|Frau|Mme|Monsieur|Madame|Sr|Sra|Sig|Mstr|Child|Adult)\.? +/iu;
const name = /^\p{Lu}[\p{L}'’.-]*(?: \p{Lu}[\p{L}'’.-]*){1,3}$/u;
const chineseName = /^\p{Script=Han}{2,4}$/u;

export type Traveller = { readonly name: string; readonly quote: string };

/** Everybody whom a ticket or a booking lists as travelling, as it writes them: "Passengers MARA LIND, TOM EK seat 14E". */
export const travellersIn = (item: MemoryItem): Traveller[] =>
  namesOfTravellers(item.body === undefined ? (item.ocr?.text ?? '') : mainText(item.body));

/** Who travels, as a text lists them behind a label. */
export function namesOfTravellers(text: string): Traveller[] {
  const found = new Map<string, Traveller>();
  for (const { groups } of matchesIn(text, labelled)) {
    for (const part of (groups?.['list'] ?? '').split(/[,;&/\n、，；]|\band\b|\bund\b|\bet\b|\by\b|\boch\b|和/u)) {
      const quote = part
        .trim()
        .replace(title, '')
        .replace(/[\s(]*(?:seat|sitz|siège|plats|座位|\()[\s\S]*$/iu, '')
        .replace(/[.\s]+$/u, '');
      if (!name.test(quote) && !chineseName.test(quote)) continue;
      found.set(fold(quote), { name: asName(quote), quote });
    }
  }
  return [...found.values()];
}

/** "TOM EK", as tickets have it, is Tom Ek. */
const asName = (written: string): string =>
  /\p{Ll}/u.test(written)
    ? written
    : written.toLowerCase().replace(/(?<![\p{L}])\p{L}/gu, (letter) => letter.toUpperCase());
