import { isAtLeastLong } from '../../../python/text.ts';
import { abstains } from './abstention.ts';
import { codesIn, holdsCodes } from './codes.ts';
import { datesIn, datesMatch } from './dates.ts';
import { likelyTheSame } from './likeness.ts';
import { cleaned, inBrackets, normalText, withoutContext } from './normalise.ts';
import { amountsIn, currenciesIn, numbersIn, wordsAsNumbers } from './numbers.ts';
import { isNumber } from './question-type.ts';
import type { Reading } from './reading.ts';
import { questionDate, withDays } from './relative-dates.ts';
import { addressWords, listItems, stopwords } from './words.ts';

/** One side of a comparison, read as far as the rules need it. */
type Side = {
  readonly clean: string;
  readonly normal: string;
  /** Without dates and times; not worked out where an earlier rule decides. */
  readonly rest: () => string;
  /** What stands in brackets, which `clean` has not. */
  readonly aside: string;
};
type Pair = { readonly gold: Side; readonly said: Side; readonly by: Reading };
/** What a rule decides; `undefined` leaves it to the next rule. */
type Rule = (pair: Pair) => boolean | undefined;

type Common = Omit<Side, 'rest'> & { readonly abstains: boolean };
const MOST_KEPT = 20_000;
/** What is read alike by both rule sets, which score the same answers one after the other. */
const common = new Map<string, Common>();

function commonOf(text: string, from: Date | undefined): Common {
  const key = `${from?.getTime() ?? ''}\n${text}`;
  const known = common.get(key);
  if (known !== undefined) return known;
  const clean = cleaned(withDays(text, from));
  const read = { clean, normal: normalText(clean), aside: inBrackets(text), abstains: abstains(text) };
  if (common.size >= MOST_KEPT) common.clear();
  common.set(key, read);
  return read;
}

function sideOf(text: string, from: Date | undefined, by: Reading): Side & Common {
  const read = commonOf(text, from);
  let rest: string | undefined;
  return {
    ...read,
    rest() {
      rest ??= by.rest(read.clean);
      return rest;
    },
  };
}

/** What is read of an answer; where it has nothing of the kind, under strict rules, of its brackets: "28 May (19:15)". */
function readOf(read: (text: string) => string[], text: string, { said, by }: Pair): string[] {
  const found = read(text);
  return found.length > 0 || !by.readsBrackets ? found : read(said.aside);
}

/** Equal as multisets. */
const same = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.toSorted().join('\n') === other.toSorted().join('\n');

const codes: Rule = ({ gold, said }) => {
  const wanted = codesIn(gold.clean);
  return wanted.length > 0 && !holdsCodes(wanted, said.clean) ? false : undefined;
};

/** Dates must match; times must where both have some; then a gold that was nothing else is right. */
const datesAndTimes: Rule = (pair) => {
  const { gold, said, by } = pair;
  const dates = datesIn(gold.clean);
  if (dates.length > 0 && !datesMatch(dates, readOf(datesIn, said.clean, pair))) return false;
  const times = by.times(gold.clean);
  const saidTimes = readOf(by.times, said.clean, pair);
  if (times.length > 0 && (saidTimes.length > 0 || by.wantsTimes) && !same(times, saidTimes)) return false;
  if (dates.length === 0 && times.length === 0) return undefined;
  const [left, saidLeft] = [gold, said].map(({ rest }) => withoutContext(normalText(rest()))) as [string, string];
  return left === '' || holdsTokens(left, saidLeft, by, true) || undefined;
};

/** Currencies must agree where one was said; amounts must be equal; so must all other numbers. */
const numbers: Rule = (pair) => {
  const { gold, said, by } = pair;
  const currencies = new Set(currenciesIn(gold.rest()));
  const saidCurrencies = new Set(currenciesIn(said.rest()));
  const differ = saidCurrencies.size > 0 && !same([...currencies], [...saidCurrencies]);
  if (currencies.size > 0 && differ) return false;
  const amounts = amountsIn(gold.rest(), by.figures);
  const saidAmounts = readOf((text) => amountsIn(text, by.figures), said.rest(), pair);
  if (amounts.length > 0 && !same(amounts, saidAmounts)) return false;
  const others = ({ rest }: Side, known: readonly string[]): string[] =>
    numbersIn(rest(), by.figures).filter((number) => amounts.length === 0 || !known.includes(number));
  const wanted = others(gold, amounts);
  if (wanted.length > 0 && !same(wanted, others(said, saidAmounts))) return false;
  return (
    (by.numbersSuffice && amounts.length + wanted.length > 0 && isNumber(wordsAsNumbers(gold.rest()), by.figures)) ||
    undefined
  );
};

const lists: Rule = ({ gold, said }) => {
  const items = listItems(gold.clean);
  return items.length >= 2 ? items.every((item) => said.normal.includes(item)) : undefined;
};

const yesOrNo: Rule = ({ gold, said }) => {
  if (said.normal !== 'yes' && said.normal !== 'no') return undefined;
  return /^(yes|no)/.test(gold.normal) ? gold.normal.startsWith(said.normal) : undefined;
};

/** A gold that looks like an address is right when its words occur, numbers aside. */
const addresses: Rule = ({ gold, said, by }) => {
  const tokens = by.tokens(gold.clean);
  const wanted = tokens.filter((token) => !stopwords.has(token) && !/^\d+$/.test(token));
  if (wanted.length === 0 || !tokens.some((token) => addressWords.has(token))) return undefined;
  const held = new Set(by.tokens(said.clean));
  return wanted.every((token) => held.has(token)) || undefined;
};

const containment: Rule = ({ gold, said }) =>
  (isAtLeastLong(gold.normal, 3) && said.normal.includes(gold.normal)) ||
  (isAtLeastLong(said.normal, 3) && gold.normal.includes(said.normal)) ||
  undefined;

/** Whether all words of the gold occur; `nothing` is what holds of a gold without words that count. */
function holdsTokens(gold: string, said: string, by: Reading, nothing = by.nothingIsHeld): boolean {
  const wanted = by.tokens(gold).filter((token) => !stopwords.has(token));
  if (wanted.length === 0) return nothing;
  const held = new Set(by.tokens(said));
  return wanted.every((token) => held.has(token));
}

/** In the order in which the released scorer decides. */
const rules: readonly Rule[] = [
  codes,
  datesAndTimes,
  numbers,
  lists,
  yesOrNo,
  addresses,
  containment,
  ({ gold, said, by }) => holdsTokens(gold.clean, said.clean, by) || undefined,
  ({ gold, said, by }) => likelyTheSame(gold.clean, said.clean, by) || undefined,
  ({ gold, said }) => gold.normal === said.normal,
];

export type ExactMatch = {
  readonly right: boolean;
  /** What was said in normal form, as the released scorer writes it down. */
  readonly normal: string;
  readonly goldAbstains: boolean;
  readonly saidAbstains: boolean;
};

/**
 * ATM-Bench's exact match for answers that are numbers, dates, times or amounts (its Eq. 2, EM), read as `by` says.
 * Abstention is decided first: where either side abstains, right only if both do.
 */
export function exactMatch(gold: string, said: string, question: string, by: Reading): ExactMatch {
  const from = questionDate(question);
  const [golden, given] = [sideOf(gold, from, by), sideOf(said, from, by)];
  const [goldAbstains, saidAbstains] = [golden.abstains, given.abstains];
  const right =
    goldAbstains || saidAbstains ? goldAbstains && saidAbstains : decided({ gold: golden, said: given, by });
  return { right, normal: given.normal, goldAbstains, saidAbstains };
}

function decided(pair: Pair): boolean {
  for (const rule of rules) {
    const decision = rule(pair);
    if (decision !== undefined) return decision;
  }
  return false;
}
