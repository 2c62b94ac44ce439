import { fold } from '../../language/fold.ts';
import { type Entry, entriesOf, formOf, type Gazetteer, LONGEST_NAME } from './gazetteer.ts';
import { kinshipWords } from './name-words.ts';
import { before, mask, type QuestionText, type Word, wordsLeft } from './question-text.ts';

/** Words of the question that name something the memory knows. */
export type Named = { readonly start: number; readonly end: number; readonly said: string; readonly entry: Entry };

const placePreposition =
  /\b(?:in|at|near|around|to|through|across|outside|inside|via|visit|visited|visiting|leave|left)(?: the)? $/;

/** Of several things with one name, the one that the words around it suggest; a person before a place otherwise. */
function choose(entries: readonly Entry[], question: QuestionText, at: number): Entry | undefined {
  const order: readonly Entry['kind'][] = placePreposition.test(before(question, at))
    ? ['place', 'event', 'person', 'tag']
    : ['person', 'event', 'place', 'tag'];
  for (const kind of order) {
    const found = entries.find((entry) => entry.kind === kind);
    if (found !== undefined) return found;
  }
  return undefined;
}

const capital = (text: string): boolean => /^\p{Lu}/u.test(text);

/** The longest known names first, at each word, of at least `shortest` words. Tags stay: they are words to look for as well. */
export function namedThings(
  question: QuestionText,
  gazetteer: Gazetteer,
  shortest: 1 | 2,
): { readonly named: Named[]; readonly question: QuestionText } {
  let left = question;
  const named: Named[] = [];
  const take = (start: number, end: number, entry: Entry): void => {
    named.push({ start, end, said: question.text.slice(start, end), entry });
    if (entry.kind !== 'tag') left = mask(left, start, end);
  };
  const words = wordsLeft(question);
  for (let i = 0; i < words.length; ) {
    const found = longestAt(words, i, question, gazetteer, shortest);
    if (found !== undefined) take(words[i]?.start ?? 0, words[i + found.length - 1]?.end ?? 0, found.entry);
    i += found?.length ?? 1;
  }
  for (const form of shortest === 1 ? gazetteer.unspaced : []) {
    for (let at = left.rest.indexOf(form); at !== -1; at = left.rest.indexOf(form, at + form.length)) {
      const entry = choose(entriesOf(gazetteer, form), question, at);
      if (entry !== undefined && entry.kind !== 'tag') take(at, at + form.length, entry);
    }
  }
  return { named: named.sort((a, b) => a.start - b.start), question: left };
}

function longestAt(
  words: readonly Word[],
  from: number,
  question: QuestionText,
  gazetteer: Gazetteer,
  shortest: number,
): { readonly entry: Entry; readonly length: number } | undefined {
  for (let length = Math.min(LONGEST_NAME, words.length - from); length >= shortest; length -= 1) {
    const stretch = words.slice(from, from + length);
    const [first, last] = [stretch[0], stretch.at(-1)];
    if (first === undefined || last === undefined || isBroken(stretch, question)) continue;
    const written = question.text.slice(first.start, last.end);
    const usable = entriesOf(gazetteer, formOf(written)).filter(
      (entry) => !entry.proper || (capital(written) && first.start > 0) || (capital(written) && length > 1),
    );
    const entry = choose(usable, question, first.start);
    if (entry !== undefined) return { entry, length };
  }
  return undefined;
}

/** Whether something already understood, or the end of a clause, lies between the words. */
const isBroken = (stretch: readonly Word[], question: QuestionText): boolean =>
  stretch.some((word, i) => {
    const next = stretch[i + 1];
    return next !== undefined && !/^[\s.,&'-]{1,3}$/.test(question.rest.slice(word.end, next.start));
  });

/** "My brother" where the memory knows no brother. */
export function unknownKin(question: QuestionText): string[] {
  return [...question.rest.matchAll(/\b(?:my|our) ((?:best |big |little |older |younger )?[a-z-]+)/gi)]
    .map((m) => m[1] ?? '')
    .filter((word) => kinshipWords.has(fold(word)));
}
