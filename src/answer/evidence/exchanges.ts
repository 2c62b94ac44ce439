import { contentTokens } from '../../language/stop-words.ts';
import { term } from '../../language/terms.ts';
import { tokens } from '../../language/tokens.ts';
import type { MemoryItem } from '../../memory/item.ts';
import type { LedgerAccount } from '../../memory/ledger.ts';
import { DAY_MS } from '../../memory/time-span.ts';
import type { Store } from '../../ports/store.ts';
import { tellsOfChange } from '../asked/change-words.ts';
import { writtenText } from '../reading/value-cues.ts';
import { accountsOf } from './known-accounts.ts';
import { letterheadOf } from './letterhead.ts';

/** What is arranged anew is told within so many days. */
const LONGEST_DAYS = 150;
/** This share of what a letter says was said in the one before it, when it goes on about the same. */
const LEAST_SHARED = 0.2;
const FEWEST_SHARED = 2;

type Wording = { readonly codes: ReadonlySet<string>; readonly said: ReadonlySet<string> };

/** Of letters and figures both: a flight, a booking; a customer's number of figures alone stands in every letter. */
const mixedCode = /\b(?=[A-Z0-9-]*\d)(?=[A-Z0-9-]*[A-Z])[A-Z0-9][A-Z0-9-]{3,13}\b/gu;

const read = new WeakMap<MemoryItem, Wording>();

function wordingOf(item: MemoryItem): Wording {
  const known = read.get(item);
  if (known !== undefined) return known;
  const text = writtenText(item);
  const made = { codes: new Set(text.match(mixedCode) ?? []), said: new Set(contentTokens(text)) };
  read.set(item, made);
  return made;
}

/**
 * Whether a later letter goes on about what an earlier one is of: one dealing's records, replies, letters of one sender that
 * name the same code, or that tell of a change to what was said before, in the words of it and of the question.
 */
export function goesOn(
  earlier: MemoryItem,
  later: MemoryItem,
  accounts: readonly LedgerAccount[],
  asked: ReadonlySet<string>,
): boolean {
  const [a, b] = [letterheadOf(earlier), letterheadOf(later)];
  const days = (b.at - a.at) / DAY_MS;
  if (!(days > 0) || a.sender === undefined || b.sender === undefined) return false;
  const own = accountsOf(accounts, earlier.id);
  if (own.length > 0 && accountsOf(accounts, later.id).some((account) => own.includes(account))) return true;
  if (days > LONGEST_DAYS) return false;
  const isAnswered = a.sender === b.sender || a.readers.has(b.sender) || !a.readers.isDisjointFrom(b.readers);
  if (a.subject !== '' && a.subject === b.subject && b.isReply && isAnswered) return true;
  if (a.sender !== b.sender || !tellsOfChange(writtenText(later))) return false;
  const [before, after] = [wordingOf(earlier), wordingOf(later)];
  if (!before.codes.isDisjointFrom(after.codes)) return true;
  const shared = [...after.said].filter((token) => before.said.has(token) && !/^\d+$/.test(token));
  return (
    shared.length >= FEWEST_SHARED &&
    shared.length >= LEAST_SHARED * after.said.size &&
    shared.some((token) => asked.has(token))
  );
}

const MOST_FOLLOWED = 4;
const MOST_OF_SENDER = 40;
const MONTHS_AHEAD = 3;

/** What the senders of these letters wrote of the same in the months after, as far as it is not among them. */
export async function lettersAfter(
  store: Store,
  found: readonly MemoryItem[],
  question: string,
): Promise<readonly MemoryItem[]> {
  const known = new Set(found.map(({ id }) => id));
  const asked = new Set(tokens(question));
  const first = found
    .filter(({ modality, time }) => modality === 'email' && time !== undefined)
    .slice(0, MOST_FOLLOWED);
  const after: MemoryItem[] = [];
  for (const letter of first) {
    const sender = letter.people?.find(({ how, id }) => how === 'sender' && id !== undefined)?.id;
    if (sender === undefined) continue;
    const months = monthsFrom(letter.time?.start ?? '').map((month) => term.month(month));
    const ids = await store.match({ any: [[term.personAs('sender', sender)], months], none: [] }, MOST_OF_SENDER);
    const others = await store.items(ids.filter((id) => !known.has(id)));
    for (const other of others) {
      if (!goesOn(letter, other, [], asked)) continue;
      known.add(other.id);
      after.push(other);
    }
  }
  return after;
}

function monthsFrom(day: string): string[] {
  const [year, month] = [Number(day.slice(0, 4)), Number(day.slice(5, 7))];
  return Array.from({ length: MONTHS_AHEAD }, (_, ahead) => {
    const at = month - 1 + ahead;
    return `${year + Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}`;
  });
}
