import { fold } from '../../../language/fold.ts';
import { wordsOf } from '../../../language/words.ts';
import type { MemoryItem } from '../../../memory/item.ts';
import type { MemoryKnowledge } from '../memory-knowledge.ts';
import { partsOf } from '../words/known-names.ts';
import { compact } from '../words/spans.ts';

/** Shorter numbers and codes are found by chance in any text. */
const LEAST_DIGITS = 5;
const LEAST_CODE = 5;
const MOST_NUMBERS = 500_000;

/** What a stranger must not find, in the forms that it is looked for. */
export type Needles = {
  /** First folded word of a name → the names that begin so, as folded words. */
  readonly names: ReadonlyMap<string, readonly (readonly string[])[]>;
  readonly hanNames: ReadonlySet<string>;
  readonly addresses: ReadonlySet<string>;
  /** Compact forms of codes. */
  readonly codes: ReadonlySet<string>;
  /** Digits alone. */
  readonly numbers: ReadonlySet<string>;
  readonly positions: ReadonlySet<string>;
  readonly counts: {
    readonly names: number;
    readonly addresses: number;
    readonly codes: number;
    readonly numbers: number;
    readonly positions: number;
  };
  /** Parts of names that are words, too, and were looked for only with the rest of the name. */
  readonly wordsToo: number;
};

/**
 * Everything that the memory knows people by, and every number of the originals: gathered without the rules that redact, so
 * that what these overlook is not overlooked again.
 */
export async function needlesOf(
  { people, codes, positions, fileNames, words }: MemoryKnowledge,
  originals: AsyncIterable<MemoryItem>,
): Promise<Needles> {
  const names = new Map<string, (readonly string[])[]>();
  const hanNames = new Set<string>();
  const addresses = new Set<string>();
  let [nameCount, wordsToo] = [0, 0];
  const enter = (folded: readonly string[]): void => {
    const [first = ''] = folded;
    const list = names.get(first) ?? [];
    if (!list.some((other) => other.join(' ') === folded.join(' '))) names.set(first, [...list, folded]);
  };
  for (const { names: called, addresses: own } of people) {
    for (const address of own) addresses.add(address.toLowerCase());
    for (const name of called) {
      nameCount += 1;
      for (const run of name.match(/\p{Script=Han}{2,6}/gu) ?? []) hanNames.add(run);
      const folded = wordsOf(name).map((word) => word.folded);
      if (folded.length > 1 && !/\p{Script=Han}/u.test(name)) enter(folded);
      for (const part of partsOf(name)) {
        if (words.isWord(fold(part)) || words.isPublic(part)) wordsToo += 1;
        else enter([fold(part)]);
      }
    }
  }
  const numbers = new Set<string>();
  for await (const item of originals)
    for (const number of numbersOf(item)) if (numbers.size < MOST_NUMBERS) numbers.add(number);
  const compactCodes = new Set(
    [...codes, ...fileNames].map(compact).filter((code) => code.length >= LEAST_CODE && /\d/.test(code)),
  );
  for (const code of codes) if (compact(code).length >= LEAST_CODE) compactCodes.add(compact(code));
  return {
    names,
    hanNames,
    addresses,
    codes: compactCodes,
    numbers,
    positions,
    wordsToo,
    counts: {
      names: nameCount,
      addresses: addresses.size,
      codes: compactCodes.size,
      numbers: numbers.size,
      positions: positions.size,
    },
  };
}

/** Digits of every original text, however they are grouped; days are left out by `isDate`. */
function* numbersOf({ title, body, ocr, caption, origin }: MemoryItem): Generator<string> {
  for (const text of [title, body?.text, ocr?.text, caption, origin.path]) {
    for (const [run] of (text ?? '').matchAll(/\d[\d ()/\u00a0-]{3,40}\d|\d{5,40}/g)) {
      const digits = run.replace(/\D/g, '');
      if (digits.length >= LEAST_DIGITS && !isDate(run)) yield digits;
    }
  }
}

/**
 * Whether figures are written as dates are, which a copy may tell: "2023/05", "8.5.2023 10", and without anything between
 * "202305", "20230608" and "08062023", with the time of day behind them where it is a file's name.
 */
export function isDate(written: string): boolean {
  const groups = written.match(/\d+/g) ?? [];
  const isYear = (group: string): boolean => /^(?:19|20)\d\d$/.test(group);
  if (groups.some(isYear) && groups.every((group) => isYear(group) || (group.length <= 2 && Number(group) < 60)))
    return true;
  const digits = groups.join('');
  return (
    (/^(?:19|20)\d\d(?:0[1-9]|1[0-2])(?:(?:[0-2]\d|3[01])\d{0,9})?$/.test(digits) && isClock(digits.slice(8))) ||
    /^(?:[0-2]\d|3[01])(?:0[1-9]|1[0-2])(?:19|20)\d\d$/.test(digits)
  );
}

/** Hours, minutes, and what there is of seconds and their thousandths; or nothing. */
const isClock = (digits: string): boolean => /^(?:(?:[01]\d|2[0-3])[0-5]\d(?:[0-5]\d(?:\d{3})?)?)?$/.test(digits);
