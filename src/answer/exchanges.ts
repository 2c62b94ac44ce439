import { slug } from '../language/fold.ts';
import { contentTokens } from '../language/stop-words.ts';
import { term } from '../language/terms.ts';
import { tokens } from '../language/tokens.ts';
import type { MemoryItem } from '../memory/item.ts';
import type { LedgerAccount } from '../memory/ledger.ts';
import type { Store } from '../ports/store.ts';
import { tellsOfChange } from './change-words.ts';
import { accountsOf } from './known-accounts.ts';
import { writtenText } from './value-cues.ts';

const DAY_MS = 86_400_000;
/** What is arranged anew is told within so many days. */
const LONGEST_DAYS = 150;
/** This share of what a letter says was said in the one before it, when it goes on about the same. */
const LEAST_SHARED = 0.2;
const FEWEST_SHARED = 2;

type Letter = {
  readonly sender: string | undefined;
  readonly readers: ReadonlySet<string>;
  readonly subject: string;
  readonly isReply: boolean;
  readonly at: number;
  readonly codes: ReadonlySet<string>;
  readonly said: ReadonlySet<string>;
};

const replyMark = /^(?:\s*(?:re|aw|antw|fw|fwd|wg|sv|vs|tr|rv|回复|答复|转发|回覆|轉寄)\s*[:：])+\s*/iu;
/** Of letters and figures both: a flight, a booking; a customer's number of figures alone stands in every letter. */
const mixedCode = /\b(?=[A-Z0-9-]*\d)(?=[A-Z0-9-]*[A-Z])[A-Z0-9][A-Z0-9-]{3,13}\b/gu;

const letters = new WeakMap<MemoryItem, Letter>();

function letterOf(item: MemoryItem): Letter {
  const known = letters.get(item);
  if (known !== undefined) return known;
  const { title = '', people = [], time } = item;
  const keyOf = ({ id, name }: (typeof people)[number]): string => id ?? slug(name);
  const sender = people.find(({ how }) => how === 'sender');
  const made: Letter = {
    sender: sender === undefined ? undefined : keyOf(sender),
    readers: new Set(people.filter(({ how }) => how === 'recipient').map(keyOf)),
    subject: slug(title.replace(replyMark, '')),
    isReply: replyMark.test(title),
    at: Date.parse(time?.start ?? ''),
    codes: new Set(writtenText(item).match(mixedCode) ?? []),
    said: new Set(contentTokens(writtenText(item))),
  };
  letters.set(item, made);
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
  const [a, b] = [letterOf(earlier), letterOf(later)];
  const days = (b.at - a.at) / DAY_MS;
  if (!(days > 0) || a.sender === undefined || b.sender === undefined) return false;
  const own = accountsOf(accounts, earlier.id);
  if (own.length > 0 && accountsOf(accounts, later.id).some((account) => own.includes(account))) return true;
  if (days > LONGEST_DAYS) return false;
  const isAnswered = a.sender === b.sender || a.readers.has(b.sender) || !a.readers.isDisjointFrom(b.readers);
  if (a.subject !== '' && a.subject === b.subject && b.isReply && isAnswered) return true;
  if (a.sender !== b.sender || !tellsOfChange(writtenText(later))) return false;
  if (!a.codes.isDisjointFrom(b.codes)) return true;
  const shared = [...b.said].filter((token) => a.said.has(token) && !/^\d+$/.test(token));
  return (
    shared.length >= FEWEST_SHARED &&
    shared.length >= LEAST_SHARED * b.said.size &&
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
