import { contentTokens } from '../../language/stop-words.ts';
import { tokens } from '../../language/tokens.ts';
import type { LedgerAccount } from '../../memory/ledger.ts';
import { monthNames, timeKey } from '../../memory/time-span.ts';
import { saysIt } from '../asked/same-words.ts';
import type { Judged } from '../evidence/judged.ts';
import { accountsOf } from '../evidence/known-accounts.ts';
import { cite, type Draft, type Question } from '../question.ts';
import { moneyText } from '../wording.ts';
import { type DifferenceAsked, differenceAsked, differenceWords } from './difference-asked.ts';
import { type Figure, figuresOf } from './figure.ts';
import { kindOf } from './figure-kind.ts';
import { type Per, perAsked } from './figure-words.ts';
import { isOfOneMatter, type Letter, lettersSaying, sayingOf, shareOf, tellingWords } from './matter.ts';
import { currencyOf, isOneCurrency, SURE } from './terms.ts';

/** A figure as one end of a difference: what its row says of the words that are asked. */
type End = { readonly figure: Figure; readonly letter: Letter; readonly when: string; readonly says: number };
type Pair = { readonly now: End; readonly then: End; readonly score: number };

/** How far two figures of one matter are apart: of two that the question names, or before and after. */
export function differenceOf(question: Question, judged: readonly Judged[]): Draft | undefined {
  const asked = differenceAsked(question.text);
  if (asked === undefined) return undefined;
  const words = tellingWords(question.text, question, differenceWords);
  // A unit of its own is enough to go by: of letters in another language it may be all that is understood.
  const unheard = new Set(asksForTimeBefore.test(question.text) ? ['time'] : []);
  const letters = lettersSaying(words, judged, unheard).filter(({ says }) => says > 0 || asked.unit !== undefined);
  const ofRows = tellingWords(question.text, question, differenceWords, true);
  const every = letters.flatMap((letter) => endsOf(letter, asked, ofRows));
  const all = countedAlike(every, perAsked(question.text));
  const ends = asked.isMoney && asksForWhole.test(question.text) ? wholes(all) : all;
  const pair = namedPair(asked, question, ends) ?? (asked.isOfTwo ? undefined : thenAndNow(asked, ends, question));
  if (pair === undefined) return undefined;
  const share = shareOf(words, Math.max(pair.now.letter.says, pair.then.letter.says));
  return {
    ...draftOf(pair, asked),
    ...(share >= LEAST_SHARE && isSurely(pair, asked, ends, question) ? { floor: SURE } : {}),
  };
}

const asksForWhole = /\b(?:bills?|invoices?|totals?|statements?)\b|账单|总价|总额|发票|合计/iu;
/** Of a letter that tells what all comes to, this alone. */
function wholes(ends: readonly End[]): End[] {
  const isWhole = ({ figure }: End): boolean => kindOf(figure) === 'total' && figure.past === undefined;
  return ends.filter((end) => isWhole(end) || !ends.some((other) => other.letter === end.letter && isWhole(other)));
}

/** A night's price is told by what is counted by nights, where two are. */
function countedAlike(ends: readonly End[], per: Per | undefined): readonly End[] {
  const own = per === undefined ? [] : ends.filter(({ figure }) => figure.per === per);
  return own.length > 1 ? own : ends;
}

const LEAST_SHARE = 0.35;
/** What one letter tells of now and before, or two of one matter by one label or count. */
const isSurely = (
  { now: { figure: now }, then: { figure: then } }: Pair,
  { unit }: DifferenceAsked,
  ends: readonly End[],
  question: Question,
): boolean =>
  (unit !== undefined && ends.length === 2) ||
  (isOfOneMatter(now.item, then.item, question) &&
    (then.past !== undefined ||
      sharesLabel(now, then) ||
      (now.per !== undefined && now.per === then.per) ||
      (kindOf(now) === 'total' && kindOf(then) === 'total')));

const LETTERS_ALIKE = 0.5;
/** One of the two letters says about as much of what is asked as any. */
const AS_MUCH = 0.8;

function endsOf(letter: Letter, asked: DifferenceAsked, words: ReadonlyMap<string, number>): End[] {
  const { item } = letter;
  return figuresOf(item)
    .filter((figure) => isInUnit(figure, asked) && !isBound(figure))
    .map((figure) => ({
      figure,
      letter,
      when: timeKey(item.time, false),
      says: sayingOf(words, new Set(tokens(`${figure.label} ${figure.tail}`))),
    }));
}

/** "Below 6 kg" is what is aimed at. */
const isBound = ({ tail, label }: Figure): boolean =>
  /^[\s\p{L}]{0,4}?(?:以下|以上|以内|or (?:less|more|under|over))/u.test(tail) ||
  /\b(?:under|below|at most|at least|up to|max\.?|min\.?)\s*[:：]?\s*$|(?:最多|至少|不超过|目标)[^\d]{0,4}$/u.test(
    label,
  );

const unitBefore = /(?<unit>[\p{L}²³°]+)\s*[:：=]?\s*$/u;
function isInUnit(figure: Figure, { unit, isMoney: wantsMoney, isBare }: DifferenceAsked): boolean {
  const { isMoney, tail, label, value } = figure;
  if (unit === undefined)
    return isMoney || (wantsMoney ? value >= LEAST_BARE_SUM && isBareSum(figure) : unitWord(figure) !== '');
  const isSo = unit.test(tail.trimStart()) || unit.test(unitBefore.exec(label)?.groups?.['unit'] ?? '');
  return isBare ? isSo || unitWord(figure) === '' : !isMoney && isSo;
}
/** Smaller numbers without a currency count things. */
const LEAST_BARE_SUM = 100;
/** "9,000 but wants dinner": no thing is counted, in a letter that names no currency at all. */
const isBareSum = ({ item, tail, label }: Figure): boolean =>
  (item.amounts ?? []).length === 0 &&
  /^\s*(?:$|[,.)(]|and\b|but\b|per\b|each\b|元|块|円)/u.test(tail) &&
  !/(?:account|no\.?|nr\.?|number|policy|ref\p{L}*|code|order|invoice|#|号|编号|单号)\s*[:：]?\s*$/u.test(label);

/** Sums of two kinds are not told apart by each other. */
const apart: ReadonlySet<Figure['role']> = new Set(['deposit', 'refund', 'tax', 'tip', 'fee']);
const unitWord = ({ tail }: Figure): string => /^\s?([\p{Script=Latin}°²³]+|\p{Script=Han})/u.exec(tail)?.[1] ?? '';

function isComparable(a: Figure, b: Figure, { unit, isMoney }: DifferenceAsked): boolean {
  if (a.value === b.value || (a.isMoney !== b.isMoney && !isMoney && unit === undefined)) return false;
  if (!isOneCurrency(a, b)) return false;
  if (unit === undefined && !isMoney && !a.isMoney && unitWord(a) !== unitWord(b)) return false;
  if (kindOf(a) !== kindOf(b) && (apart.has(kindOf(a)) || apart.has(kindOf(b)))) return false;
  return a.per === b.per || a.per === undefined || b.per === undefined;
}

const IN_ROW = 0.4;
const IN_TITLE = 0.5;
/** Of figures that say as much the whole is meant. */
const WHOLE = 0.2;

/** The month in which a letter came, as it is said. */
function monthOf({ time }: Letter['item']): string {
  if (time === undefined) return '';
  const month = Number(time.start.slice(5, 7)) - 1;
  return `${monthNames[month] ?? ''} ${hanMonths[month] ?? ''}`;
}
const hanMonths = ['一月', '二月', '三月', '四月', '五月', '六月', '七月', '八月', '九月', '十月', '十一月', '十二月'];

/** Each side has a figure whose own row says what only that side says. */
function namedPair(asked: DifferenceAsked, question: Question, ends: readonly End[]): Pair | undefined {
  const { sides } = asked;
  if (sides === undefined) return undefined;
  const [one, other] = sides.map((side) => tellingWords(side, question, differenceWords));
  if (one === undefined || other === undefined) return undefined;
  const only = (own: ReadonlyMap<string, number>, rest: ReadonlyMap<string, number>): ReadonlyMap<string, number> =>
    new Map([...own].filter(([token]) => !rest.has(token)));
  const [left, right] = [only(one, other), only(other, one)];
  const best = (words: ReadonlyMap<string, number>, against: ReadonlyMap<string, number>): End | undefined => {
    const scored = ends
      .map((end) => {
        const { figure, letter } = end;
        const near = new Set(tokens(`${figure.label} ${figure.tail}`));
        const score =
          sayingOf(words, near) -
          sayingOf(against, near) +
          IN_ROW * (sayingOf(words, new Set(tokens(figure.row))) - sayingOf(against, new Set(tokens(figure.row)))) +
          IN_TITLE * sayingOf(words, new Set(tokens(`${letter.item.title ?? ''} ${monthOf(letter.item)}`))) +
          (kindOf(figure) === 'total' ? WHOLE : 0) -
          (figure.past === undefined ? 0 : WHOLE);
        return { end, score };
      })
      .filter(({ score }) => score > WHOLE)
      .toSorted((a, b) => b.score - a.score);
    return scored[0]?.end;
  };
  const [now, then] = [best(left, right), best(right, left)];
  return now === undefined || then === undefined || !isComparable(now.figure, then.figure, asked)
    ? undefined
    : { now, then, score: now.says + then.says };
}

const labelWords = ({ label }: Figure): ReadonlySet<string> =>
  new Set(contentTokens(label.slice(-40)).filter((token) => !/^\d/.test(token)));
const sharesLabel = (a: Figure, b: Figure): boolean => {
  const [own, others] = [labelWords(a), labelWords(b)];
  return [...own].some((token) => saysIt(token, others));
};

/** Two sums are of one thing that stand in one row, are labelled or counted alike, or are the whole or all that their letters tell. */
function isOfOneKind(
  { figure: a, letter: one }: End,
  { figure: b, letter: other }: End,
  ends: readonly End[],
): boolean {
  if (a.item.id === b.item.id && a.field === b.field && (a.row === b.row || isNextTo(a, b, ends))) return true;
  if (sharesLabel(a, b) || (a.per !== undefined && a.per === b.per)) return true;
  const isWhole = (figure: Figure, letter: Letter): boolean =>
    kindOf(figure) === 'total' || ends.every((end) => end.letter !== letter || end.figure === figure);
  return isWhole(a, one) && isWhole(b, other);
}

/** What the entries of one account state for the whole. */
function isOfOneDealing({ figure: a }: End, { figure: b }: End, { accounts }: Question): boolean {
  const states = ({ entries }: LedgerAccount, { item, value }: Figure): boolean =>
    entries.some((entry) => entry.item === item.id && entry.amount?.value === value);
  return accountsOf(accounts, a.item.id).some((account) => states(account, a) && states(account, b));
}

const isNextTo = (a: Figure, b: Figure, ends: readonly End[]): boolean =>
  ends.every(
    ({ figure: { item, field, at } }) =>
      item.id !== a.item.id || field !== a.field || at <= Math.min(a.at, b.at) || at >= Math.max(a.at, b.at),
  );

const PAST = 2.5;
const SAME_LABEL = 1.2;
const TOTALS = 1;
/** What was proposed beside what held has become something else in a later letter. */
const LATER = 2;
const NEAR_ASKED = 1;

/** What held before and what holds now, of one matter. */
function thenAndNow(asked: DifferenceAsked, ends: readonly End[], question: Question): Pair | undefined {
  const per = perAsked(question.text);
  const [first] = ends;
  if (first === undefined) return undefined;
  const least = LETTERS_ALIKE * first.letter.says;
  const near = ends.filter(
    ({ letter }) => letter.says >= least || isOfOneMatter(first.letter.item, letter.item, question),
  );
  const pairs = near.flatMap((now) =>
    near.flatMap((then): Pair[] => {
      if (now === then || now.figure.past !== undefined || !isComparable(now.figure, then.figure, asked)) return [];
      const isOne = now.letter.item.id === then.letter.item.id;
      if (isOne ? then.figure.past === undefined : then.when >= now.when) return [];
      if (Math.max(now.letter.says, then.letter.says) < AS_MUCH * first.letter.says) return [];
      if (!isOne && asked.unit === undefined && !isOfOneMatter(now.letter.item, then.letter.item, question)) return [];
      if (asked.isMoney && !isOfOneKind(now, then, ends) && !isOfOneDealing(now, then, question)) return [];
      return [{ now, then, score: scoreOf(now, then, per, isOne) }];
    }),
  );
  const [best, second] = narrowed(pairs, per, question.text).toSorted(
    (a, b) => b.score - a.score || (a.now.when < b.now.when ? 1 : -1),
  );
  if (best === undefined) return undefined;
  const isOpen =
    second !== undefined && second.score === best.score && Math.abs(distance(second) - distance(best)) > 0.005;
  return isOpen && second.now.when === best.now.when ? undefined : best;
}

/** Of a time before this one, where it is asked for; counted as is asked; and what holds now is what was told last. */
function narrowed(pairs: readonly Pair[], per: Per | undefined, text: string): readonly Pair[] {
  const some = (of: readonly Pair[], holds: (pair: Pair) => boolean): readonly Pair[] => {
    const found = of.filter(holds);
    return found.length > 0 ? found : of;
  };
  const counted =
    per === undefined ? pairs : some(pairs, ({ now, then }) => now.figure.per === per && then.figure.per === per);
  const ofTime = asksForTimeBefore.test(text)
    ? some(
        counted.filter((pair) => isOfOtherTime(pair, text)),
        ({ then }) => then.figure.past === 'time',
      )
    : some(counted, ({ then }) => then.figure.past !== 'time');
  return ofTime.filter(
    ({ now, then }) =>
      now.figure.per === undefined ||
      then.figure.past === undefined ||
      !ofTime.some(
        (other) => other.then === then && other.now.figure.per === now.figure.per && other.now.when > now.when,
      ),
  );
}
/** Letters of one year tell nothing of the year before. */
const isOfOtherTime = ({ now, then }: Pair, text: string): boolean => {
  const length = asksForYearBefore.test(text) ? LENGTH_OF_YEAR : LENGTH_OF_MONTH;
  return then.figure.past !== undefined || now.when.slice(0, length) !== then.when.slice(0, length);
};
const asksForYearBefore = /\blast year\b|\byear (?:before|earlier)\b|\bprevious year\b|去年|上年|前一?年/iu;
const LENGTH_OF_YEAR = 4;
const LENGTH_OF_MONTH = 7;
const asksForTimeBefore =
  /\b(?:last|previous|preceding) (?:year|month|quarter|season|term)\b|\b(?:year|month) (?:before|earlier)\b|去年|同期|上(?:一)?(?:个?月|年|季|学期)|前一?年/iu;

const distance = ({ now, then }: Pair): number => Math.abs(now.figure.value - then.figure.value);

function scoreOf(now: End, then: End, per: Per | undefined, isOne: boolean): number {
  const [a, b] = [now.figure, then.figure];
  const gap = isOne ? Math.min(1, Math.abs(a.at - b.at) / 400) : 0;
  return (
    NEAR_ASKED * (now.says + then.says) +
    now.letter.says +
    then.letter.says +
    (then.figure.past === undefined ? 0 : PAST) +
    (sharesLabel(a, b) ? SAME_LABEL : 0) +
    (kindOf(a) === 'total' && kindOf(b) === 'total' && per === undefined ? TOTALS : 0) +
    (!isOne && then.figure.past !== undefined && a.per !== undefined && a.per === b.per ? LATER : 0) -
    (per === undefined && (a.per !== undefined || b.per !== undefined) ? TOTALS : 0) -
    gap
  );
}

const measured = /^(?:k?g|k?m|cm|mm|l|ml|[km]wh|°c?|m²|㎡|公斤|斤|克|米)$/u;

function draftOf({ now, then }: Pair, { unit }: DifferenceAsked): Draft {
  const value = Math.abs(Math.round((now.figure.value - then.figure.value) * 1000) / 1000);
  const currency = currencyOf([now.figure, then.figure]);
  const written = new Intl.NumberFormat('en-US', { maximumFractionDigits: 3 }).format(value);
  const behind = unit === undefined ? unitWord(now.figure) : '';
  const text =
    currency === undefined ? `${written}${measured.test(behind) ? ` ${behind}` : ''}` : moneyText({ value, currency });
  return {
    text,
    type: 'number',
    citations: [then, now].map(({ figure }) => cite(figure.item.id, figure.field, figure.quote)),
    sureness: 0.8,
    notes: [`${now.figure.quote} – ${then.figure.quote}`],
    also: [then.figure.item, now.figure.item],
  };
}
