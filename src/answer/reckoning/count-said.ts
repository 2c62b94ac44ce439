import { numberSaid, smallNumber } from '../../language/number-words.ts';
import { inSimpleCharacters } from '../../language/simple-characters.ts';
import type { MemoryItem } from '../../memory/item.ts';
import { cite } from '../question.ts';
import { quotable } from '../reading/best-sentence.ts';
import { headsSaid } from '../reading/headcount.ts';
import type { Factor } from './terms.ts';
import type { Heads } from './together-asked.ts';

const nights = new RegExp(
  `(?<![\\d.,])(?<n>${smallNumber}) ?(?:nights?|nächte|nacht|übernachtungen|noches?|nuits?|notti|notte|noites?|nachten|nätter|netter|nætter|noc(?:e|y|í)|nocleg(?:i|ów))(?!\\p{L})|(?<z>${smallNumber})(?:个)?(?:晚|夜|宿|泊)`,
  'iu',
);
const people = new RegExp(
  `\\b(?:passengers?|guests?|persons?|people|travellers?|adults?|pax|pasajeros|passageiros|passeggeri|passagers|reisende|personen)[:：]? ?(?<a>\\d{1,2})(?!\\d)|(?<![\\d.,])(?<b>${smallNumber}) ?(?:passengers?|guests?|persons?|people|travellers?|adults?|pax|seats?|tickets?|places?|pers\\.?|personas?|personnes?|persone|pessoas|personen|pasajeros|osob\\p{L}|personer)(?!\\p{L})|\\bfor (?<c>two|three|four|five|six)\\b|(?<d>${smallNumber})(?:个)?(?:大人|成人|人|位)`,
  'iu',
);

/** How many nights or people a record says there are, with its words. */
export function countSaid(item: MemoryItem, of: Heads['of']): Factor | undefined {
  if (of === 'piece') return undefined;
  for (const { field, text } of quotable(item)) {
    if (field === 'summary' || field === 'shortCaption') continue;
    const simple = inSimpleCharacters(text);
    if (simple.length !== text.length) continue;
    const found = (of === 'night' ? nights : people).exec(simple);
    const number = numberSaid(Object.values(found?.groups ?? {}).find((group) => group !== undefined));
    if (found !== null && number !== undefined && number > 0)
      return { number, item, citation: cite(item.id, field, text.slice(found.index, found.index + found[0].length)) };
    const heads = of === 'person' ? headsSaid(text) : undefined;
    if (heads !== undefined && heads.count > 1)
      return { number: heads.count, item, citation: cite(item.id, field, heads.quote) };
  }
  return undefined;
}
