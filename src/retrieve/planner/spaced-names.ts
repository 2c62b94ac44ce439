import { fold } from '../../language/fold.ts';
import { type Entry, entriesOf, formOf, type Gazetteer, LONGEST_NAME } from './gazetteer.ts';
import { isGenericKin, kinOf } from './kin.ts';
import { ambiguousWords, notPlaces } from './name-words.ts';
import { kinOfPerson, personEntries } from './named-kin.ts';
import {
  kinReading,
  likelyReadings,
  type Meaning,
  type Named,
  placePreposition,
  worldReading,
} from './named-things.ts';
import { before, mask, type QuestionText, type Word, wordsLeft } from './question-text.ts';
import { slippedName } from './slipped-names.ts';

/** "Today is 3 May." has capitals of its own. */
const todayIs = /^today is[^.]*\./iu;

const capital = (text: string): boolean => /^\p{Lu}/u.test(text);
type At = Meaning & { readonly length: number };

/** The longest known names first, at each word, of at least `shortest` words. */
export function spacedNames(
  question: QuestionText,
  gazetteer: Gazetteer,
  shortest: 1 | 2,
): { readonly named: Named[]; readonly question: QuestionText } {
  let left = question;
  const named: Named[] = [];
  const words = wordsLeft(question);
  for (let i = 0; i < words.length; ) {
    const found = nameAt(words, i, question, gazetteer, shortest);
    const [first, last] = [words[i], words[i + (found?.length ?? 1) - 1]];
    if (found !== undefined && first !== undefined && last !== undefined) {
      const { length: _, ...rest } = found;
      named.push({ start: first.start, end: last.end, said: question.text.slice(first.start, last.end), ...rest });
      // Nothing known: the words are still worth looking for.
      if (found.readings.length > 0 && found.generic !== true && found.unknown !== true)
        left = mask(left, first.start, last.end);
    }
    i += found?.length ?? 1;
  }
  return { named, question: left };
}

function nameAt(
  words: readonly Word[],
  from: number,
  question: QuestionText,
  gazetteer: Gazetteer,
  shortest: number,
): At | undefined {
  for (let length = Math.min(LONGEST_NAME, words.length - from); length >= shortest; length -= 1) {
    const stretch = words.slice(from, from + length);
    const [first, last] = [stretch[0], stretch.at(-1)];
    if (first === undefined || last === undefined || isBroken(stretch, question)) continue;
    const written = question.text.slice(first.start, last.end);
    const form = formOf(written);
    const usable = entriesOf(gazetteer, form).filter((entry) => isUsable(entry, written, length, first, question));
    const readings = likelyReadings(usable, question, first.start);
    if (readings.length > 0) return ofPerson(readings, words, from + length, length, gazetteer) ?? { readings, length };
    if (shortest > 1) continue;
    const kin = length <= 3 ? kinAt(words, from, length, question, gazetteer) : undefined;
    const found = kin ?? worldAt(form, written, first, question, gazetteer, length);
    if (found !== undefined) return found;
    const slipped = length === 1 ? slippedName(written, first.start, question, gazetteer) : undefined;
    if (slipped !== undefined) return { readings: slipped, length };
  }
  return undefined;
}

/** "Grace, Anna and Ben": what begins a list of names is one. */
const isNameBefore = (question: QuestionText, end: number): boolean =>
  /^(?:'s |, \p{Lu}| (?:and|or|&) (?:\p{Lu}|me\b|i\b)|\p{Script=Han}|、)/u.test(question.text.slice(end));

/** One word of a longer title, which nobody but a text calls by it alone: the "Blue" of "The Blue Period". */
const isPartOfTitle = (entry: Entry, length: number, first: Word, question: QuestionText): boolean =>
  entry.kind === 'person' &&
  entry.person.id === undefined &&
  entry.proper &&
  length === 1 &&
  (/^ \p{Lu}\p{Ll}/u.test(question.text.slice(first.end)) ||
    /\p{Lu}\p{Ll}+ $/u.test(question.text.slice(0, first.start)));

/** Names that are words too need a capital, and one that does not just begin the question. */
const isUsable = (entry: Entry, written: string, length: number, first: Word, question: QuestionText): boolean =>
  entry.kind !== 'tag' &&
  !isPartOfTitle(entry, length, first, question) &&
  // "Grandma's" is a place, Grandma is not.
  (entry.kind !== 'place' || !/['’]s$/.test(entry.place.name) || length > 1 || /'s$/.test(written)) &&
  (!entry.proper ||
    (capital(written) &&
      entry.kind === 'person' &&
      entry.person.id !== undefined &&
      isNameBefore(question, first.end)) ||
    (capital(written) && (first.start > 0 || length > 1)) ||
    (entry.kind === 'place' &&
      placePreposition.test(before(question, first.start)) &&
      // Who types no capitals may well have been in china.
      (!notPlaces.has(fold(written)) ||
        (!/\p{Lu}/u.test(question.text.replace(todayIs, '')) &&
          (entry.place.level === 'country' ||
            (entry.place.level === 'city' && /\b(?:in|to|from) $/.test(before(question, first.start))))))));

/** Whether something already understood, or the end of a clause, lies between the words. */
const isBroken = (stretch: readonly Word[], question: QuestionText): boolean =>
  stretch.some((word, i) => {
    const next = stretch[i + 1];
    return next !== undefined && !/^[\s.,&'-]{1,3}$/.test(question.rest.slice(word.end, next.start));
  });

const textOf = (words: readonly Word[], from: number, length: number): string =>
  words
    .slice(from, from + length)
    .map((word) => word.text)
    .join(' ');
const bareForm = (text: string): string => text.replace(/'s?$/, '');

/** The longest words of a relation at a position: "best friend", "mother in law". */
function kinWordsAt(words: readonly Word[], from: number): number {
  for (let length = Math.min(3, words.length - from); length >= 1; length -= 1) {
    if (kinOf(bareForm(textOf(words, from, length))) !== undefined) return length;
  }
  return 0;
}

const amongMany =
  /\b(?:which|any(?:one|body)?|one|some(?:one|body)?|who|none|either) (?:\w+ )?(?:of|among) (?:my|our) (?:(?:\w+ )?(?:or|and) )?$/i;
const orOthers =
  /^ (?:or|and) (?:my )?(?:relatives|relations|family|colleagues|co-?workers|neighbou?rs|friends|kin)\b/i;

/** "Sister", "sister's husband", "the husband of my sister", with what stands before them. */
function kinAt(
  words: readonly Word[],
  from: number,
  length: number,
  question: QuestionText,
  gazetteer: Gazetteer,
): At | undefined {
  const text = textOf(words, from, length);
  if (kinOf(bareForm(text)) === undefined) return undefined;
  const chain = [bareForm(text)];
  let end = from + length;
  for (let owns = /'s?$/.test(text); owns; ) {
    const more = kinWordsAt(words, end);
    const next = textOf(words, end, more);
    owns = more > 0 && /'s?$/.test(next);
    if (more === 0) break;
    chain.push(bareForm(next));
    end += more;
  }
  const [of, my] = [words[end]?.text, words[end + 1]?.text.toLowerCase()];
  if (chain.length === 1 && of === 'of' && (my === 'my' || my === 'our')) {
    const more = kinWordsAt(words, end + 2);
    if (more > 0) {
      chain.unshift(textOf(words, end + 2, more));
      end += 2 + more;
    }
  }
  // Somebody else's wife is no relation of the owner's.
  if (
    /(?:\b(?:his|her|their|your|whose)|'s?) (?:(?:best|old|close|new|dear) )?$/.test(
      before(question, words[from]?.start ?? 0),
    )
  )
    return undefined;
  const lead = before(question, words[from]?.start ?? 0);
  if (chain.length === 1 && /\b(?:a|an|some|any|another|two|three|wild|stray) (?:\w+ )?$/.test(lead)) return undefined;
  // Which of my friends, and my friends or relatives: nobody of them in particular.
  if (chain.length === 1 && (amongMany.test(lead) || orOthers.test(question.text.slice(words[end - 1]?.end ?? 0))))
    return undefined;
  // "No dad" leaves out mine; "no children" leaves out anybody's.
  if (chain.length === 1 && /\bno (?:\w+ )?$/.test(lead) && isGenericKin(kinOf(chain[0] ?? '') ?? '')) return undefined;
  const possessed =
    chain.length > 1 ||
    /\b(?:my|our) (?:(?:old|close|dear|new|dear old) )?$/.test(before(question, words[from]?.start ?? 0));
  const said = question.text.slice(words[from]?.start ?? 0, words[end - 1]?.end ?? 0);
  const meaning = kinReading(chain, said, possessed, gazetteer);
  return meaning === undefined ? undefined : { ...meaning, length: end - from };
}

/** "Anna's husband" names the husband where he is known; otherwise Anna, and "husband" stays a word. */
function ofPerson(
  readings: readonly Entry[],
  words: readonly Word[],
  next: number,
  length: number,
  gazetteer: Gazetteer,
): At | undefined {
  const [owner] = readings;
  if (owner?.kind !== 'person' || !/'s?$/.test(words[next - 1]?.text ?? '')) return undefined;
  const more = kinWordsAt(words, next);
  const people = more === 0 ? [] : kinOfPerson(owner.person, textOf(words, next, more).toLowerCase(), gazetteer);
  return people.length === 0 ? undefined : { readings: personEntries(people), kin: true, length: length + more };
}

/** A place of the world: known to the memory under another name, or said to be unknown to it. */
function worldAt(
  form: string,
  written: string,
  first: Word,
  question: QuestionText,
  gazetteer: Gazetteer,
  length: number,
): At | undefined {
  const isPlace = placePreposition.test(before(question, first.start));
  if (!capital(written) && !isPlace) return undefined;
  if (notPlaces.has(form) || (ambiguousWords.has(form) && !(isPlace && capital(written)))) return undefined;
  const found = worldReading(form, gazetteer);
  return found === undefined ? undefined : { ...found, length };
}
