import { fold } from '../../../language/fold.ts';
import { notNames } from '../../../language/name-words.ts';
import { type Word, wordsOf } from '../../../language/words.ts';
import { compact, type Span } from './spans.ts';

/** Somebody by all names and addresses that a memory has of them; `key` is the same for all of these. */
export type KnownPerson = {
  readonly key: string;
  readonly names: readonly string[];
  readonly addresses: readonly string[];
};

type Entry = { readonly words: readonly string[]; readonly key: string; readonly isPart: boolean };

/**
 * The names of a memory, found in texts word by word: whole names in any case, and each of their parts where it is written
 * with a capital. `isWord` says of a part that it is an ordinary word or a city, which alone names nobody.
 */
export class KnownNames {
  readonly #byFirst = new Map<string, Entry[]>();
  readonly #han: { readonly name: string; readonly key: string }[] = [];
  readonly #parts = new Map<string, string>();
  /** Parts that were not looked for alone, since they are words, too. */
  readonly wordsToo = new Set<string>();

  constructor(people: readonly KnownPerson[], isWord: (part: string) => boolean) {
    for (const { key, names } of people) for (const name of names) this.#add(name, key);
    for (const { key, names } of people)
      for (const name of names) for (const part of partsOf(name)) this.#addPart(part, key, isWord);
  }

  /** Whose name it is or begins with, where the memory knows; the same for all of their names. */
  keyOf(name: string): string | undefined {
    return this.#parts.get(fold(name));
  }

  spans(text: string): Span[] {
    return [...this.#latin(text), ...this.#inHan(text)];
  }

  #add(name: string, key: string): void {
    if (/\p{Script=Han}/u.test(name)) {
      for (const run of name.match(/\p{Script=Han}{2,6}/gu) ?? []) this.#addHan(run, key);
    }
    const words = wordsOf(name).map(({ folded }) => folded);
    if (words.length < 2 || /\p{Script=Han}/u.test(name)) return;
    for (const order of [words, words.toReversed()]) this.#enter({ words: order, key, isPart: false });
    if (words.length > 2) this.#enter({ words: [words[0] ?? '', words.at(-1) ?? ''], key, isPart: false });
  }

  #addHan(run: string, key: string): void {
    this.#han.push({ name: run, key });
    // A given name of two characters is used alone; one of one character would be found in every second word.
    const given = run.length >= 4 ? run.slice(2) : run.length === 3 ? run.slice(1) : '';
    if (given.length === 2) this.#han.push({ name: given, key });
  }

  #addPart(part: string, key: string, isWord: (part: string) => boolean): void {
    const folded = fold(part);
    if (isWord(folded)) this.wordsToo.add(part);
    else {
      if (!this.#parts.has(folded)) this.#parts.set(folded, key);
      this.#enter({ words: [folded], key: this.#parts.get(folded) ?? key, isPart: true });
    }
  }

  #enter(entry: Entry): void {
    const [first = ''] = entry.words;
    const list = this.#byFirst.get(first) ?? [];
    if (list.some(({ words, isPart }) => isPart === entry.isPart && words.join(' ') === entry.words.join(' '))) return;
    list.push(entry);
    this.#byFirst.set(first, list);
  }

  #latin(text: string): Span[] {
    const words = wordsOf(text);
    const spans: Span[] = [];
    words.forEach((word, at) => {
      for (const { words: wanted, key, isPart } of this.#byFirst.get(word.folded) ?? []) {
        if (isPart && !/^\p{Lu}|^\p{Lo}/u.test(text.slice(word.start, word.start + 2))) continue;
        if (!wanted.every((one, n) => words[at + n]?.folded === one && (n === 0 || isNear(text, words, at + n))))
          continue;
        const last = words[at + wanted.length - 1];
        if (last !== undefined && last.end - word.start <= 200)
          spans.push({ kind: 'PERSON', start: word.start, end: last.end, key });
      }
    });
    return spans;
  }

  #inHan(text: string): Span[] {
    if (!/\p{Script=Han}/u.test(text)) return [];
    return this.#han.flatMap(({ name, key }) => {
      const found: Span[] = [];
      for (let at = text.indexOf(name); at !== -1; at = text.indexOf(name, at + name.length))
        found.push({ kind: 'PERSON', start: at, end: at + name.length, key });
      return found;
    });
  }
}

/** Whether only what stands inside of names is between a word and the one before it: "Silva, Anna", "SILVA/ANNA". */
const isNear = (text: string, words: readonly Word[], at: number): boolean =>
  /^(?:[ \u00a0,/.'’-]{1,2}|\. )$/.test(text.slice(words[at - 1]?.end ?? 0, words[at]?.start ?? 0));

/** The words of a name that may stand for it alone. */
export const partsOf = (name: string): string[] =>
  name
    .split(/[^\p{L}\p{M}'’]+/u)
    .filter((part) => part.length > 2 && !notNames.has(fold(part)) && !/\p{Script=Han}/u.test(part));

/** The key of an address or a name that nothing else is known of. */
export const keyOfName = (said: string): string => compact(said);
