import { rowsOf } from '../../lexicon/rows.ts';
import { any, type LeafArgs, leaf, not, type PlanNode } from '../../memory/query-plan.ts';
import { conceptForms, conceptSignsOf, holdsConcept, singular } from './concepts.ts';
import type { ContentWord } from './content-words.ts';
import { negatedAt } from './negation.ts';
import { before, type QuestionText } from './question-text.ts';
import { colourBefore } from './sight-words.ts';
import { countBefore } from './thing-count.ts';

/** What only a look at a picture tells: asked for, it is to be seen, whatever else the memory holds. */
const lookOnly: ReadonlySet<string> = new Set(rowsOf('sight-names', 'look only'));

/** Words that are left, as leaves: those to find, what they show unless `known` already, and those that must not be there. */
export function wordLeaves(
  words: readonly ContentWord[],
  q: QuestionText,
  showsCount: boolean,
  known: ReadonlySet<string>,
  denies: boolean,
): PlanNode[] {
  // What did not hurt is what a text is about; only of a set can something be kept out.
  const denied = denies ? words.filter((word) => isDenied(word, q)) : [];
  const left = words.filter((word) => !denied.includes(word));
  const wanted = denies ? withoutWider(left, q) : left;
  const shown = wanted.flatMap((word) => shownThing(word, q, showsCount, known) ?? []);
  const concepts = new Map(shown.map((args) => [args.name, args] as const));
  // Two names of one thing are one: whoever asks for a church or cathedral does not insist on either word.
  const isOtherName = ({ text, concept }: ContentWord): boolean => {
    const other = concept === undefined ? undefined : concepts.get(concept)?.said;
    return denies && other !== undefined && other !== text;
  };
  // One character of a verb stands in too many other words to be looked for: 吃, 喝, 住.
  const said = wanted.filter((word) => !/^[吃喝住玩逛]$/u.test(word.text) && !isOtherName(word));
  return [
    ...(said.length === 0 ? [] : [leaf('text', { words: said.map((word) => word.text).join(' ') })]),
    ...eitherOf([...concepts.values()], q),
    ...denied.map(({ text, concept }) =>
      not(
        concept === undefined
          ? leaf('text', { words: text })
          : any(leaf('object', { name: concept, said: text }), leaf('text', { words: text })),
      ),
    ),
  ];
}

/** Kinds of which one picture seldom shows two: who asks for "dogs and cats" wants those of either. */
const kindsApart = ['animal', 'bird', 'insect', 'flower', 'fruit', 'sport', 'drink'];
const joined = /^(?: ?(?:,|&|\+|\/|or|and|as well as|plus|、|和|跟|与|及|以及|或|或者|还有) ?)+$/i;

/** What is to be seen, two things of one kind in a row as alternatives. */
function eitherOf(shown: readonly LeafArgs<'object'>[], q: QuestionText): PlanNode[] {
  const [first, second] = shown;
  const leaves = shown.map((args) => leaf('object', args));
  if (first?.said === undefined || second?.said === undefined || shown.length !== 2) return leaves;
  const [from, to] = [q.text.indexOf(first.said), q.text.indexOf(second.said)];
  const between = from < to ? q.text.slice(from + first.said.length, to) : q.text.slice(to + second.said.length, from);
  const areApart = kindsApart.some((kind) => holdsConcept(kind, first.name) && holdsConcept(kind, second.name));
  return areApart && from >= 0 && to >= 0 && joined.test(between) ? [any(...leaves)] : leaves;
}

const whereabouts = /^ (?:over|on|in|under|across|by|at|along) (?:(?:the|a|an|some) )?$/i;
const signWords = new Map<string, ReadonlySet<string>>();

/** The single words that give a thing away, or stand in a name of it: "pitch" for football, 博物馆 beside 展品. */
function signWordsOf(concept: string): ReadonlySet<string> {
  const known = signWords.get(concept);
  if (known !== undefined) return known;
  const words = [...conceptForms(concept), ...conceptSignsOf(concept)].flatMap((form) =>
    form.toLowerCase().split(/[\s-]+/),
  );
  const made = new Set(words.map(singular));
  signWords.set(concept, made);
  return made;
}

/** "A snowy view", "a view of the castle", 海边风景: beside a thing, how it is seen. The view from a hotel is another one. */
function isViewOf(word: ContentWord, thing: ContentWord, q: QuestionText): boolean {
  if (word.concept !== 'view' || thing.concept === 'view') return false;
  return thing.start < word.start
    ? /^[ -]?$/.test(q.text.slice(thing.end, word.start))
    : /^ (?:of|over) (?:(?:the|a|an|some) )?$/.test(q.text.slice(word.end, thing.start));
}

/**
 * Of a set of pictures, the things themselves: what is wider than another that was said ("curry" and "food", "a snowy view",
 * 海边风景) is not looked for beside it.
 */
function withoutWider(words: readonly ContentWord[], q: QuestionText): readonly ContentWord[] {
  const things = words.filter((word) => word.concept !== undefined);
  if (things.length === 0) return words;
  const isWider = (word: ContentWord): boolean =>
    things.some(
      (other) =>
        (word.concept !== undefined && holdsConcept(word.concept, other.concept ?? '')) || isViewOf(word, other, q),
    );
  // "A bridge over water", "football on a pitch": what gives the thing away is a sign of it already.
  const isSignOf = ({ text, concept, start }: ContentWord): boolean =>
    concept === undefined &&
    things.some(
      (thing) =>
        thing.end < start &&
        whereabouts.test(q.text.slice(thing.end, start)) &&
        signWordsOf(thing.concept ?? '').has(singular(text.toLowerCase())),
    );
  return words.filter((word) => !isWider(word) && !isSignOf(word));
}

/** What a word shows, how many of it and in what colour; what only a look can tell is to be seen whatever is asked. */
function shownThing(
  { text, start, concept }: ContentWord,
  q: QuestionText,
  showsCount: boolean,
  known: ReadonlySet<string>,
): LeafArgs<'object'> | undefined {
  if (concept === undefined || known.has(concept) || !(showsCount || lookOnly.has(concept))) return undefined;
  const left = q.rest.slice(Math.max(0, start - 40), start).toLowerCase();
  const colour = colourBefore(left);
  return { name: concept, ...countBefore(left), ...(colour === undefined ? {} : { colour }), said: text };
}

const englishDenial =
  /\b(?:without|with no|excluding|except(?: for)?|minus|but no|but not|, not|, no|with no|and no|not showing|(?:that|which) (?:isn't|aren't|is not|are not|don't have|doesn't have|do not have|don't show|doesn't show))(?: (?:the|any|a|an|my|his|her|\p{L}+'s))* $/u;

/** "Without snow", 没有雪: only words right after a denial; "did not swim" still asks for swimming. */
const isDenied = (word: ContentWord, q: QuestionText): boolean =>
  englishDenial.test(before(q, word.start)) ||
  (/\p{Script=Han}/u.test(word.text) && negatedAt(q, word.start, word.end));
