import { fold } from '../../language/fold.ts';
import { readOnce } from '../../memory/read-once.ts';
import { type Entry, entriesOf, type Gazetteer } from './gazetteer.ts';
import { isKnownWord } from './known-words.ts';
import { likelyReadings, placePreposition } from './named-things.ts';
import { before, type QuestionText } from './question-text.ts';

/** Shorter words are other words when a letter is wrong. */
const SHORTEST = 5;
/** A place in small letters and without a preposition is taken for a slip from this length on. */
const LONG = 7;

/** Names of one word, by their first letter. */
const namesByLetter = readOnce((all: Gazetteer['entries']): ReadonlyMap<string, readonly string[]> => {
  const made = new Map<string, string[]>();
  for (const [form, entries] of all) {
    if (!/^[a-z]{4,}$/.test(form) || entries.every(({ kind }) => kind !== 'person' && kind !== 'place')) continue;
    made.set(form.slice(0, 1), [...(made.get(form.slice(0, 1)) ?? []), form]);
  }
  return made;
});

/**
 * What a name with a slip of the finger may mean: "Edinburg", "napels", "Iriss book", where the memory knows one such name
 * and nothing of the name as it is written. Another letter is another name: Marie is not Maria.
 */
export function slippedName(
  written: string,
  at: number,
  question: QuestionText,
  gazetteer: Gazetteer,
): readonly Entry[] | undefined {
  const word = fold(written).replace(/'s?$/, '');
  if (!/^[a-z]+$/.test(word) || word.length < SHORTEST || isKnownWord(word)) return undefined;
  const isCapital = /^\p{Lu}/u.test(written);
  const isPlace = placePreposition.test(before(question, at));
  const found = namesByLetter(gazetteer.entries)
    .get(word.slice(0, 1))
    ?.filter((form) => isOf(word, form));
  const [only] = found ?? [];
  if (only === undefined || found?.length !== 1) return undefined;
  const readings = likelyReadings(
    entriesOf(gazetteer, only).filter(({ kind }) =>
      kind === 'person' ? isCapital || word === `${only}s` : kind === 'place',
    ),
    question,
    at,
  );
  const isSure = isCapital || isPlace || word.length >= LONG || readings[0]?.kind === 'person';
  return readings.length > 0 && isSure ? readings : undefined;
}

/** "Graces birthday": the mark left out. Two neighbours that changed places, one letter doubled, or one lost or added within. */
function isOf(word: string, form: string): boolean {
  if (Math.abs(word.length - form.length) > 1) return false;
  if (word === `${form}s`) return true;
  let from = 0;
  while (from < word.length && word[from] === form[from]) from += 1;
  if (word.length === form.length)
    return (
      word[from] === form[from + 1] && word[from + 1] === form[from] && word.slice(from + 2) === form.slice(from + 2)
    );
  const [longer, shorter] = word.length > form.length ? [word, form] : [form, word];
  if (longer.length !== shorter.length + 1 || longer.slice(from + 1) !== shorter.slice(from)) return false;
  const isDoubled = longer[from] === longer[from - 1];
  return isDoubled || (shorter.length > SHORTEST && from > 0 && (from < shorter.length || longer.length > LONG));
}
