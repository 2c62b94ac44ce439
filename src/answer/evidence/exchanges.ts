import { matchesIn } from '../../language/matches.ts';
import { contentTokens } from '../../language/stop-words.ts';
import { term } from '../../language/terms.ts';
import { tokens } from '../../language/tokens.ts';
import type { MemoryItem } from '../../memory/item.ts';
import type { LedgerAccount } from '../../memory/ledger.ts';
import { readOnce } from '../../memory/read-once.ts';
import { addDays, DAY_MS } from '../../memory/time-span.ts';
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

/** What stands for long (a rent, a rate, whoever is in charge) is changed after years, in much the same words. */
const LONGEST_STANDING = 900;
const SHARED_OF_STANDING = 0.35;
/** A letter that is soon followed by another under the same subject, or in the words of what is asked, goes on. */
const SOON_SUBJECT = 21;
const SOON_WORDS = 45;
const ASKED_WORDS = 2;
/** What one sender writes soon after, in so many of the same words, needs none of what is asked. */
const MUCH_SHARED = 3;
const SHARED_SOON = 0.35;

type Wording = { readonly codes: ReadonlySet<string>; readonly said: ReadonlySet<string> };

/** Of letters and figures both: a flight, a booking; a customer's number of figures alone stands in every letter. */
const mixedCode = /\b(?=[A-Z0-9-]*\d)(?=[A-Z0-9-]*[A-Z])[A-Z0-9][A-Z0-9-]{3,13}\b/gu;

const wordingOf = readOnce((item: MemoryItem): Wording => {
  const text = writtenText(item);
  return { codes: new Set(text.match(mixedCode) ?? []), said: new Set(contentTokens(text)) };
});

/** Whether a letter tells that something is otherwise than it was. */
const isOfChange = readOnce((item: MemoryItem): boolean => tellsOfChange(writtenText(item)));

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
  if (days > LONGEST_DAYS) return isOfStanding(earlier, later, days, asked);
  const isOfHouse = a.sender === b.sender || (a.house !== undefined && a.house === b.house);
  const isAnswered = isOfHouse || a.readers.has(b.sender) || !a.readers.isDisjointFrom(b.readers);
  if (a.subject !== '' && a.subject === b.subject && b.isReply && isAnswered) return true;
  if (!isOfChange(later)) return false;
  if (!isOfHouse) return days <= SOON_WORDS && isToldByAnother(earlier, later, asked);
  if (!wordingOf(earlier).codes.isDisjointFrom(wordingOf(later).codes) || nameTheSameDay(earlier, later)) return true;
  if (days <= SOON_SUBJECT && a.subject !== '' && a.subject === b.subject) return true;
  if (!isOverBefore(earlier, later) && nameTheSameInSubject(earlier, later)) return true;
  const shared = sharedWords(earlier, later);
  const inAsked = shared.filter((token) => asked.has(token)).length;
  if (days <= SOON_WORDS && (inAsked >= ASKED_WORDS || nameTheSame(earlier, later, asked))) return true;
  if (days <= SOON_WORDS && shared.length > 0 && isAskedOf(earlier, asked)) return true;
  const smaller = Math.min(wordingOf(earlier).said.size, wordingOf(later).said.size);
  if (days <= SOON_SUBJECT && shared.length >= MUCH_SHARED && shared.length >= SHARED_SOON * smaller) return true;
  const least = days <= SOON_WORDS && !isOverBefore(earlier, later) ? earlier : later;
  const size = Math.min(wordingOf(least).said.size, wordingOf(later).said.size);
  return shared.length >= LEAST_SHARED * size && shared.length >= FEWEST_SHARED && inAsked > 0;
}

/** The matter was over for so many days when somebody noted what had come of it. */
const NOTED_AFTER = 3;
const FEWEST_BY_ANOTHER = 2;

/**
 * A change told by somebody else: by who got the earlier letter (a note to oneself, a message to another), by whom it names
 * ("leader: Colm Farrow"), or on behalf of who wrote it. It speaks in the words of the earlier letter of what is asked.
 */
function isToldByAnother(earlier: MemoryItem, later: MemoryItem, asked: ReadonlySet<string>): boolean {
  const [a, b] = [letterheadOf(earlier), letterheadOf(later)];
  const isNote = b.sender !== undefined && a.readers.has(b.sender);
  if (!isNote && !namesWriter(earlier, later) && !namesWriter(later, earlier)) return false;
  const last = daysToCome(earlier, sentDay(earlier)).at(-1);
  if (last !== undefined && b.at - Date.parse(last) > NOTED_AFTER * DAY_MS) return false;
  const shared = sharedWords(earlier, later);
  const inAsked = shared.filter((token) => asked.has(token)).length;
  const names = namesIn(earlier).union(namesIn(later));
  return (
    shared.length >= FEWEST_BY_ANOTHER &&
    (inAsked >= ASKED_WORDS || (inAsked > 0 && (!isNote || shared.some((token) => names.has(token)))))
  );
}

/** Whether one letter names the person who wrote another, by first and last name or by a whole Chinese one. */
function namesWriter(item: MemoryItem, { people = [] }: MemoryItem): boolean {
  const name = people.find(({ how }) => how === 'sender')?.name ?? '';
  const isWhole = /^\p{Lu}\p{L}+ (?:\p{Lu}\p{L}* )*\p{Lu}\p{L}+$|^\p{Script=Han}{2,4}$/u.test(name);
  return isWhole && writtenText(item).includes(name);
}

/** What a subject says is changed, or that something is: no matter of its own. */
const subjectWords = new Set(
  tokens(
    'change changes changed update updated revised revision correction corrected amendment notice notification important urgent reminder information info confirmation confirmed booking order new your you the of to for re swap postponed moved cancelled delay delayed rescheduled news 通知 变更 更正 调整 改期 改签 提醒 确认 预约 重要 关于 公告 安排 änderung änderungen termin bestätigung ihre ihr changement modification confirmation votre cambio cambios confirmación su alteração ändring bokning wijziging bevestiging',
  ),
);

/** "LOAD 88-2041" and "LOAD 88-2041 REVISED", "Farewell – information" and "Farewell – venue": half of the shorter subject's words, or its number. */
function nameTheSameInSubject({ title: one = '' }: MemoryItem, { title: other = '' }: MemoryItem): boolean {
  const numbers = new Set(one.match(subjectNumber) ?? []);
  if ((other.match(subjectNumber) ?? []).some((number) => numbers.has(number))) return true;
  const [a, b] = [one, other].map((title) => new Set(contentTokens(title).filter((token) => !subjectWords.has(token))));
  if (a === undefined || b === undefined || a.size === 0 || b.size === 0) return false;
  const shared = [...a].filter((token) => b.has(token)).length;
  const least = /\p{Script=Han}/u.test(one) ? 2 : 1;
  return shared >= least && shared >= Math.min(a.size, b.size) / 2;
}
const subjectNumber = /(?<![\d.,:/-])(?!(?:19|20)\d\d(?![\d-]))\d[\d-]{3,}\d?(?![\d.,:/])/gu;

function sharedWords(earlier: MemoryItem, later: MemoryItem): readonly string[] {
  const [before, after] = [wordingOf(earlier), wordingOf(later)];
  return [...after.said].filter((token) => before.said.has(token) && !/^\d+$/.test(token));
}

/** "From 1 April your rate goes down": of one sender, that something is otherwise, in the words of the letter years before. */
function isOfStanding(earlier: MemoryItem, later: MemoryItem, days: number, asked: ReadonlySet<string>): boolean {
  if (days > LONGEST_STANDING || letterheadOf(earlier).sender !== letterheadOf(later).sender) return false;
  if (!isOfChange(later) || daysToCome(earlier, sentDay(earlier)).length > 0) return false;
  const shared = sharedWords(earlier, later);
  if (namesTheSum(earlier, later) && shared.some((token) => asked.has(token))) return true;
  return (
    (shared.length >= SHARED_OF_STANDING * wordingOf(later).said.size || nameTheSameNumber(earlier, later)) &&
    shared.filter((token) => asked.has(token)).length >= ASKED_WORDS
  );
}

/** "From 15 to 18 a month": the sum that the earlier letter told stands beside another one. */
function namesTheSum({ amounts: before = [] }: MemoryItem, { amounts: after = [] }: MemoryItem): boolean {
  const values = new Set(before.map(({ value }) => value).filter((value) => value > 0));
  return after.some(({ value }) => values.has(value)) && after.some(({ value }) => value > 0 && !values.has(value));
}

/** The Marlow, 六斗柜: one name that is asked after, in capitals or quotes in the midst of both. */
function nameTheSame(earlier: MemoryItem, later: MemoryItem, asked: ReadonlySet<string>): boolean {
  const names = namesIn(earlier);
  return [...namesIn(later)].some((name) => names.has(name) && asked.has(name));
}
const midst = /(?<=[\p{Ll},;] )\p{Lu}[\p{L}\d-]+|(?<=[《“「『])[^》”」』]{2,20}(?=[》”」』])/gu;
function namesIn(item: MemoryItem): ReadonlySet<string> {
  const sender = new Set(tokens(item.people?.find(({ how }) => how === 'sender')?.name ?? ''));
  const names = matchesIn(writtenText(item), midst).flatMap(([name]) => tokens(name));
  return new Set(names.filter((name) => !sender.has(name)));
}

/** Whether whoever wrote the letter is asked after by name. */
const isAskedOf = ({ people = [] }: MemoryItem, asked: ReadonlySet<string>): boolean => {
  const named = contentTokens(people.find(({ how }) => how === 'sender')?.name ?? '');
  return named.length > 0 && named.filter((token) => asked.has(token)).length >= named.length / 2;
};

/** The number of a card or an account stands in both. */
function nameTheSameNumber(earlier: MemoryItem, later: MemoryItem): boolean {
  const numbers = new Set(writtenText(earlier).match(ownNumber) ?? []);
  return (writtenText(later).match(ownNumber) ?? []).some((number) => numbers.has(number));
}
const ownNumber = /(?<![\d.,:/-])(?!(?:19|20)\d\d(?!\d))\d{4,}(?![\d.,:/-]\d)/gu;

/** The days that a letter sets. */
const daysToCome = ({ dates = [] }: MemoryItem, after: string): readonly string[] =>
  dates.map(({ start }) => start.slice(0, 10)).filter((day) => day > after);

const sentDay = ({ time }: MemoryItem): string => (time?.start ?? '').slice(0, 10);

/** What one letter sets was over when the other was sent: that one is of another time. */
export function isOverBefore(earlier: MemoryItem, later: MemoryItem): boolean {
  const days = daysToCome(earlier, sentDay(earlier));
  return days.length > 0 && days.every((day) => day < sentDay(later));
}

/** The day that the earlier letter sets, still to come when the later one was sent, stands in that, too. */
function nameTheSameDay(earlier: MemoryItem, later: MemoryItem): boolean {
  const sent = sentDay(later);
  if (saysTomorrow.test(writtenText(later)) && daysToCome(earlier, sent).includes(addDays(sent, 1))) return true;
  const days = new Set(daysToCome(earlier, sent));
  return (later.dates ?? []).some(({ start }) => days.has(start.slice(0, 10)));
}

const saysTomorrow = /\btomorrow\b|明[天日晚早]|\bmorgen\b|\bdemain\b|\bmañana\b|\bdomani\b|\bamanhã\b/iu;

const MOST_FOLLOWED = 4;
const MOST_OF_SENDER = 40;
const MONTHS_AHEAD = 3;
const MOST_READERS = 2;

/** What the senders of these letters wrote of the same in the months after, and what their readers answered, as far as it is not among them. */
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
    const months = monthsFrom(letter.time?.start ?? '', MONTHS_AHEAD).map((month) => term.month(month));
    // Whoever the letter was to may have answered it.
    const readers = (letter.people ?? []).flatMap(({ how, id }) =>
      how === 'recipient' && id !== undefined ? [id] : [],
    );
    const writers = [sender, ...readers.slice(0, MOST_READERS)].map((id) => [term.personAs('sender', id)]);
    const ids = await store.matches(
      writers.map((writer) => ({ any: [writer, months], none: [] })),
      MOST_OF_SENDER,
    );
    const others = await store.items([...new Set(ids.flat())].filter((id) => !known.has(id)));
    for (const other of others) {
      if (!goesOn(letter, other, [], asked)) continue;
      known.add(other.id);
      after.push(other);
    }
  }
  return after;
}

/** So many months ("2023-05") on, the day's own first; earlier ones where the steps go back. */
function monthsFrom(day: string, months: number, step: 1 | -1 = 1): string[] {
  const first = Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1;
  return Array.from({ length: months }, (_, n) => {
    const at = first + n * step;
    return `${Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}`;
  });
}
