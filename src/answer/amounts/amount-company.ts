import { slug } from '../../language/fold.ts';
import { term } from '../../language/terms.ts';
import { isPicture, type MemoryItem } from '../../memory/item.ts';
import { mainText } from '../../memory/item-text.ts';
import type { LedgerAccount } from '../../memory/ledger.ts';
import type { Store } from '../../ports/store.ts';
import { staysAway } from '../evidence/stays-away.ts';

/** Whether somebody was along, as far as pictures of those days and letters about the place show. */
export type Company = (account: LedgerAccount, person: string) => boolean;

const MOST_SHOWN = 1500;
const DAY = 86_400_000;
/** A letter about a journey comes this long before it, or this soon after. */
const LETTER_BEFORE = 60 * DAY;
const LETTER_AFTER = 6 * DAY;
/** Who cannot come writes about the place too. */
const notThisTime = /\bnot this time\b/iu;

/** Reads what shows the persons (by id) once; the answer is for any account. */
export async function companyOf(store: Store, persons: ReadonlySet<string>): Promise<Company> {
  const shown = new Map<string, readonly MemoryItem[]>();
  for (const person of persons) {
    const ids = await store.match({ any: [[term.person(person)]], none: [] }, MOST_SHOWN);
    shown.set(person, await store.items(ids));
  }
  return ({ span, place }, person) => {
    if (span === undefined) return false;
    const [from, to] = [Date.parse(span.start), Date.parse(span.end) + DAY];
    const town = slug(place?.split(', ')[0] ?? '');
    return (shown.get(person) ?? []).some((item) => {
      const at = item.time === undefined ? Number.NaN : Date.parse(`${item.time.start.slice(0, 10)}T12:00:00Z`);
      if (isPicture(item)) return at >= from && at <= to;
      if (!(at >= from - LETTER_BEFORE && at <= to + LETTER_AFTER)) return false;
      const text = `${item.title ?? ''}\n${item.body === undefined ? '' : mainText(item.body)}`;
      return town !== '' && slug(text).includes(town) && !staysAway(text) && !notThisTime.test(text);
    });
  };
}
