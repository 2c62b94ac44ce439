import { fold } from '../../language/fold.ts';
import { matchesIn } from '../../language/matches.ts';
import { sentences } from '../../language/sentences.ts';
import { inSimpleCharacters } from '../../language/simple-characters.ts';
import type { MemoryItem } from '../../memory/item.ts';
import { mainText } from '../../memory/item-text.ts';
import { amountAsk } from '../amounts/amount-ask.ts';
import { asksWhy } from '../asked/asks-why.ts';
import { asksForPast, replaces, tellsOfChange } from '../asked/change-words.ts';
import { isOfManyHouseholds } from '../evidence/advertising.ts';
import type { Judged } from '../evidence/judged.ts';
import { accountsOf } from '../evidence/known-accounts.ts';
import { letterheadOf } from '../evidence/letterhead.ts';
import { figuresOf } from '../kinds/answer-moment.ts';
import type { Draft, Question } from '../question.ts';
import { dayText, type Language } from '../wording.ts';
import { changeSentence } from './change-sentence.ts';
import { changedValue } from './changed-value.ts';
import { isSentence, LONGEST_VALUE, lettersOfMatter, writtenBy } from './letters-of-matter.ts';
import { momentsOf } from './moments.ts';
import { changeNote, isChangeOf, mayReplaceItem, sourceOf } from './one-transaction.ts';
import { beside, rivalOf } from './rival-readings.ts';
import { clockTime } from './value-cues.ts';

/** Reads the asked value off one letter alone. */
type ReadAlone = (letter: Judged) => Promise<Draft | undefined>;

/** Forms whose values a later letter may change. */
const changeable: ReadonlySet<string> = new Set([
  'when',
  'time-of-day',
  'who',
  'where',
  'field',
  'what',
  'amount',
  'count',
]);

/** Of days and hours, the letter that tells of a change says itself which is the new one. */
const ofTime: ReadonlySet<string> = new Set(['when', 'time-of-day']);

/**
 * The value that the last word on the matter gives: where a later letter of the same tells of a change and names another value
 * of the asked form, that one; what was before only when the question asks for the past. Otherwise the draft as it is.
 */
export async function lastWordOn(
  draft: Draft,
  question: Question,
  judged: readonly Judged[],
  read: ReadAlone,
): Promise<Draft> {
  if (!changeable.has(question.form?.kind ?? 'what') || isCountedUp(draft, question)) return draft;
  // Who moves a flight to another hour flies it still.
  if (question.form?.field?.id === 'airline') return draft;
  // What was the reason, and where somebody comes from, is so whatever came of it.
  if (asksWhy.test(inSimpleCharacters(question.text)) || asksOrigin.test(question.text)) return draft;
  const matter = lettersOfMatter(draft, question, judged);
  const [first] = matter;
  if (first === undefined || matter.length < 2 || isReckoned(draft, question)) return draft;
  if (asksForPast(question.text)) return (await atFirst(draft, first, question, read)) ?? draft;
  const cited = new Set<string>(draft.citations.map(({ id }) => id));
  const isCitedWord = ({ item }: Judged): boolean =>
    cited.has(item.id) && (letterheadOf(item).isReply || tellsOfChange(writtenBy(item)));
  const senders = matter.filter(({ item }) => cited.has(item.id)).map(({ item }) => item);
  const rivals: ReturnType<typeof rivalOf>[] = [];
  for (let at = matter.length - 1; at > 0; at--) {
    const [letter, earlier] = [matter[at], matter.slice(0, at)];
    // What an earlier letter changed, an answer to it or a later change knows.
    if (letter !== undefined && !cited.has(letter.item.id) && matter.slice(at).some((later) => isCitedWord(later)))
      return draft;
    if (letter === undefined || !isNews(letter, earlier)) continue;
    if (isOfParcel(letter, question)) continue;
    if (question.form?.kind === 'amount' && (isOfLedger(letter, question) || isOfManyHouseholds(letter.item))) continue;
    if (ofTime.has(question.form?.kind ?? '') && draft.citations.some(({ id }) => id === letter.item.id)) return draft;
    const changed =
      (await changedIn(letter, earlier, draft, question, read)) ?? toldOtherwise(letter, earlier, draft, question);
    if (changed === undefined) continue;
    if (senders.every((item) => mayReplaceItem(item, letter.item))) return beside(changed, rivals, question.language);
    rivals.push(rivalOf(letter.item, changed.text, senders.at(-1)));
  }
  return beside(draft, rivals, question.language);
}

/** What tells of a change, or agrees to one. */
const isNews = ({ item }: Judged, earlier: readonly Judged[]): boolean => {
  if (tellsOfChange(writtenBy(item))) return true;
  const { isReply, subject } = letterheadOf(item);
  const [before] = earlier.slice(-1);
  return (
    isReply &&
    before !== undefined &&
    letterheadOf(before.item).subject === subject &&
    tellsOfChange(writtenBy(before.item))
  );
};

const asksOrigin = /^where\b.*\b(?:fly|flies|flew|flown) (?:in )?from\s*[?.]*$|从哪(?:里|儿)?(?:飞|坐)?来/iu;

/** What was counted over several records is no value that one of them gives. */
const isCountedUp = ({ citations }: Draft, { form }: Question): boolean =>
  form?.kind === 'count' && new Set(citations.map(({ id }) => id)).size > 1;

/** "Delivery update": what becomes of a parcel changes its day, not what is in it nor who sold it. */
const isOfParcel = ({ item }: Judged, { form, accounts }: Question): boolean =>
  !ofTime.has(form?.kind ?? '') &&
  (item.documentKind === 'delivery' ||
    accountsOf(accounts, item.id).some(({ entries }) =>
      entries.some((entry) => entry.item === item.id && entry.state === 'delivered'),
    ));

/** What was added up, or one sum less another, is no sum that a letter gives anew. */
const isReckoned = ({ citations, counted }: Draft, { form, text }: Question): boolean =>
  form?.kind === 'amount' &&
  (counted !== undefined ||
    new Set(citations.map(({ id }) => id)).size > 1 ||
    amountAsk(text).measure !== 'total' ||
    reckons.test(inSimpleCharacters(text)));
const reckons =
  /\b(?:altogether|in all|total|combined|together|by how much|how much (?:more|less|lower|higher|cheaper)|(?:go|went|gone) (?:up|down) by|difference)\b|一共|总共|合计|加起来|差(?:了|额|多少)|[涨降][了]?多少/iu;

/** The sums of dealings are the ledger's to reckon. */
const isOfLedger = ({ item }: Judged, { accounts }: Question): boolean =>
  accountsOf(accounts, item.id).some(({ entries }) => entries.length > 1);

/** "When was it originally?": as the first letter has it. */
async function atFirst(draft: Draft, first: Judged, { form }: Question, read: ReadAlone): Promise<Draft | undefined> {
  if (form?.kind === 'amount' || draft.citations.some(({ id }) => id === first.item.id)) return undefined;
  const made = await read(first);
  return made !== undefined && isRead(made, first.item) ? made : undefined;
}

/** Forms that the words of a change answer, where no value of its own can be read off them. */
const tellable: ReadonlySet<string> = new Set(['what', 'where', 'who', 'field']);

/** What the letter says of the change in its own words. */
function toldOtherwise(
  { item }: Judged,
  earlier: readonly Judged[],
  draft: Draft,
  question: Question,
): Draft | undefined {
  if (!tellable.has(question.form?.kind ?? 'what') || isStillSo(item, draft, question)) return undefined;
  // What was read off this very letter, and is no more than its head, says nothing of the change.
  if (draft.citations.some(({ id }) => id === item.id) && isRead(draft, item)) return undefined;
  return changeSentence(
    item,
    earlier.map((one) => writtenBy(one.item)),
    draft,
    question,
  );
}

const asksWhence = /\bfrom\b|从哪|从什么地方|來自|来自/iu;

async function changedIn(
  letter: Judged,
  earlier: readonly Judged[],
  draft: Draft,
  question: Question,
  read: ReadAlone,
): Promise<Draft | undefined> {
  // "The Lodge is flooded. It will now be at the Villa": a place is named again by what was there.
  const isNamedAgain = isStillSo(letter.item, draft, question);
  if (isNamedAgain && (question.form?.kind !== 'where' || asksWhence.test(question.text))) return undefined;
  // What holds again was told before: only what held in between is no more.
  const told = restores.test(inSimpleCharacters(writtenBy(letter.item))) ? earlier.slice(-1) : earlier;
  const before = told.map(({ item }) => item);
  const masked = withoutTold(letter.item, before, draft, question);
  const made = isNamedAgain ? undefined : await read({ ...letter, item: masked });
  const restored = made === undefined ? undefined : withOwnWords(made, letter.item, masked);
  const isNew =
    restored !== undefined &&
    isRead(restored, letter.item) &&
    restored.text !== draft.text &&
    isWhole(restored, letter.item) &&
    isOfShape(restored, draft, question) &&
    isToldAsChange(restored, letter.item) &&
    !isMerelySent(restored, letter.item);
  const written = before.map(writtenBy);
  const now = isNew ? restored : changedValue(letter.item, question.form, [question.text, ...written]);
  if (now === undefined) return undefined;
  const [was, is] = [sourceOf(draft, before), sourceOf(now, [letter.item])];
  if (was === undefined || is === undefined || !isChangeOf(was, is, question)) return now;
  return { ...now, notes: [...now.notes, changeNote(valueText(draft, question.language), question.language)] };
}

const restores =
  /\bback (?:on|to)\b|\breinstat\w+|\bas (?:first|originally) (?:planned|agreed|arranged)\b|\bthe original (?:date|time|plan|place|price)\b|恢复|(?:还是)?(?:按|照)原|改回|照原/iu;

/** A letter that says the value again changes something else: "your eye test is on Friday now" is of an eye test still. */
function isStillSo(item: MemoryItem, { text }: Draft, { form }: Question): boolean {
  const kind = form?.kind;
  if (kind !== 'field' && kind !== 'where' && kind !== 'what') return false;
  const written = fold(writtenBy(item));
  const value = fold(text);
  if (!written.includes(value) || (/^\d+$/u.test(value) && !written.match(/\d+/gu)?.includes(value))) return false;
  return !sentences(writtenBy(item)).some((sentence) => {
    const said = inSimpleCharacters(sentence.text);
    return fold(sentence.text).includes(value) && replaces.test(said);
  });
}

/** A value that stands in the letter's own words, not the day on which it was sent. */
const isRead = ({ citations, text }: Draft, { id, people = [] }: MemoryItem): boolean =>
  text !== '–' &&
  !people.some(({ how, name }) => how === 'sender' && fold(name).includes(fold(text))) &&
  citations.length > 0 &&
  citations.every((one) => one.id === id) &&
  citations.some(({ field }) => field === 'body' || /^(?:dates|amounts|references)\./.test(field));

/** A value like the one it takes the place of: a day for a day, a name for a name; never a whole sentence for a value. */
function isOfShape(made: Draft, draft: Draft, { form, retrieval }: Question): boolean {
  switch (form?.kind) {
    case 'when':
      return made.value?.kind === 'moment' && made.value.start.slice(0, 10) >= sentOn(made, retrieval.plan.now);
    case 'time-of-day':
      return /\d{1,2}[:.h]\d{2}/u.test(made.text);
    case 'amount':
      return /\d/u.test(made.text) && made.text.length <= LONGEST_VALUE;
    case 'count':
      return /^\D{0,3}\d/u.test(made.text);
    default:
      if (isSentence(draft.text) || isSentence(made.text) || isClause(made.text) > isClause(draft.text)) return false;
      return made.text.length <= LONGEST_VALUE && (/\d/u.test(draft.text) ? numeral.test(made.text) : true);
  }
}

/** A figure, or a number in words. */
const numeral =
  /\d|^(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\b|^[一二两三四五六七八九十]{1,3}(?!\p{Script=Han}{3})/iu;

/** "And we have booked it for you" goes on with a sentence: a value that stands by itself does not become one. */
const isClause = (value: string): boolean =>
  /^(?:and|but|or|so|which|that)\b|\b(?:i|we|you|it|they|he|she)(?:['’]\p{L}+| (?:have|has|had|are|is|was|were|will|can|could|would))\b|^(?:并|而|但|所以|已经?|我们?|您|你们?)/iu.test(
    value,
  );

/** Nothing of the value was left out as told before. */
const isWhole = ({ citations }: Draft, item: MemoryItem): boolean =>
  citations.every(({ field, quote }) => field !== 'body' || writtenBy(item).includes(quote));

/** The day on which a letter was sent, which its words do not name. */
const isMerelySent = ({ value }: Draft, { time, dates = [], body }: MemoryItem): boolean =>
  value?.kind === 'moment' &&
  value.start.slice(0, 10) === time?.start.slice(0, 10) &&
  dates.every(({ start }) => start.slice(0, 10) !== value.start.slice(0, 10)) &&
  !namesToday.test(body === undefined ? '' : mainText(body));
const namesToday =
  /\b(?:today|tonight|this (?:morning|afternoon|evening))\b|今[天日晚早]|heute|aujourd|\bhoy\b|\boggi\b/iu;

/** Nothing is moved to a day before the letter that moves it. */
const sentOn = ({ also = [], citations: [first] }: Draft, now: string): string => {
  const sent = also.find(({ id }) => id === first?.id)?.time?.start ?? '';
  return sent === '' ? '' : sent.slice(0, 10) < now.slice(0, 10) ? sent.slice(0, 10) : '';
};

/** So many characters are a note: all of it is of the change that it tells. */
const NOTE = 500;

/** Whether the sentence of the value, or the one beside it, tells of the change. */
function isToldAsChange({ citations }: Draft, item: MemoryItem): boolean {
  const text = item.body === undefined ? '' : mainText(item.body);
  if (text.length <= NOTE) return true;
  const split = sentences(text);
  return citations.some(({ quote }) => {
    const at = split.findIndex((sentence) => sentence.text.includes(quote) || quote.includes(sentence.text));
    return at >= 0 && split.slice(Math.max(0, at - 1), at + 2).some((sentence) => tellsOfChange(sentence.text));
  });
}

/** The letter without what earlier ones had told already: "4.30 instead of 4" leaves 4.30. */
function withoutTold(
  item: MemoryItem,
  earlier: readonly MemoryItem[],
  draft: Draft,
  { form, text: question }: Question,
): MemoryItem {
  if (item.body === undefined) return item;
  const text = mainText(item.body);
  const kind = form?.kind;
  const cuts: (readonly [from: number, to: number])[] = [];
  if (kind === 'time-of-day') {
    const told = new Set(earlier.flatMap((one) => matchesIn(writtenBy(one), clockTime).map(([at]) => figuresOf(at))));
    for (const match of matchesIn(text, clockTime))
      if (told.has(figuresOf(match[0]))) cuts.push([match.index, match.index + match[0].length]);
  } else if (kind === 'when') {
    const told = new Set(earlier.flatMap(daysOf));
    for (const { text: written, start } of item.dates ?? [])
      if (told.has(start.slice(0, 10))) cuts.push(...placesOf(written, text));
  } else {
    const asked = inSimpleCharacters(question).toLowerCase();
    const told = earlier.map(writtenBy);
    for (const part of isSentence(draft.text) ? [] : [draft.text, ...partsOf(draft.text)])
      if (told.some((one) => one.includes(part)) && !asked.includes(inSimpleCharacters(part).toLowerCase()))
        cuts.push(...placesOf(part, text));
  }
  if (cuts.length === 0) return item;
  const characters = [...Array(text.length).keys()].map((i) => text[i] ?? '');
  for (const [from, to] of cuts) characters.fill(' ', from, to);
  return { ...item, body: { text: characters.join('') } };
}

const daysOf = (item: MemoryItem): string[] =>
  momentsOf(item).flatMap(({ day }) => (day === undefined ? [] : [day.start.slice(0, 10)]));

/** Words of a value by which it may be said again: a name's parts. */
const partsOf = (value: string): string[] =>
  value.split(/[\s,，、()（）]+/u).filter((part) => part.length > 2 || /^\p{Script=Han}{2,}$/u.test(part));

function placesOf(part: string, text: string): (readonly [number, number])[] {
  const found: (readonly [number, number])[] = [];
  for (let at = text.indexOf(part); at >= 0 && part !== ''; at = text.indexOf(part, at + part.length))
    if (
      !/\d/.test(
        `${/^\d/.test(part) ? (text[at - 1] ?? '') : ''}${/\d$/.test(part) ? (text[at + part.length] ?? '') : ''}`,
      )
    )
      found.push([at, at + part.length]);
  return found;
}

/** The draft in the letter's own words, where those that were left out stand in what it quotes. */
function withOwnWords(draft: Draft, item: MemoryItem, masked: MemoryItem): Draft | undefined {
  const also = (draft.also ?? []).map((one) => (one.id === item.id ? item : one));
  if (masked === item) return { ...draft, also: [...also, item] };
  const [own, cut] = [item.body === undefined ? '' : mainText(item.body), masked.body?.text ?? ''];
  const citations = draft.citations.map((citation) => {
    const at = citation.field === 'body' && !own.includes(citation.quote) ? cut.indexOf(citation.quote) : -1;
    return at < 0 ? citation : { ...citation, quote: own.slice(at, at + citation.quote.length) };
  });
  return { ...draft, citations, also: [...also, item] };
}

const valueText = ({ text, value }: Draft, language: Language): string =>
  value?.kind === 'moment' ? dayText(value.start, language) : text;
