import { term } from '../../language/terms.ts';
import { any, leaf, not, type PlanNode } from '../../memory/query-plan.ts';
import type { Gazetteer, KnownPerson } from './gazetteer.ts';
import { numberOfWord } from './number-words.ts';
import { before, mask, type QuestionText } from './question-text.ts';
import { type GroupWord, groupWords, onlyWords } from './tables/group-words.ts';

export type GroupRead = {
  readonly sizes: readonly GroupSize[];
  readonly question: QuestionText;
};
type GroupSize = {
  readonly start: number;
  readonly end: number;
  readonly said: string;
  readonly word: GroupWord;
  readonly count: number;
};

/** How many people are to be seen, by the words of the question. "How many people" asks, and says nothing. */
export function groupSizes(q: QuestionText): GroupRead {
  let question = q;
  const sizes: GroupSize[] = [];
  for (const word of groupWords) {
    const found = word.pattern.exec(question.rest);
    if (found === null || /\bhow $|多少$/.test(before(q, found.index))) continue;
    const [start, end] = [found.index, found.index + found[0].length];
    sizes.push({ start, end, said: found[0].trim(), word, count: numberOfWord(found[1] ?? '') ?? 0 });
    question = mask(question, start, end);
  }
  return { sizes, question };
}

/** How many people are to be seen; open where absent. */
export type PeopleBounds = { readonly least?: number; readonly most?: number };

/** How many people are to be seen, once it is known how many are named and whether the owner is one of them. */
export function groupBounds({ sizes }: GroupRead, named: number, withOwner: boolean): PeopleBounds[] {
  return sizes.map(({ word, count }) => {
    const people = Math.max(1, named + (withOwner ? 1 : 0));
    // "Anna and Ben alone": as many as are named.
    if (word.self === true && people > 1) return boundsOf(people, people);
    const meant = { count, more: count + 1, fewer: count - 1, named: people };
    const numberOf = (bound: number | keyof typeof meant | undefined): number | undefined =>
      typeof bound === 'string' ? meant[bound] : bound;
    return boundsOf(numberOf(word.least), numberOf(word.most));
  });
}

const boundsOf = (least: number | undefined, most: number | undefined): PeopleBounds => ({
  ...(least === undefined ? {} : { least }),
  ...(most === undefined ? {} : { most }),
});

/** "Only Anna", 只有妈妈的照片: nobody beside the people named. */
export function onlyNamed(q: QuestionText, firstName: number | undefined, named: number): PeopleBounds[] {
  if (firstName === undefined || named === 0) return [];
  const only = onlyWords.exec(before(q, firstName));
  if (only === null) return [];
  const withOwner =
    isAlongside(q, firstName) ||
    /\bme\b|我(?:和|跟|与)/u.test(only[0]) ||
    /^\S+ and me\b/.test(q.text.slice(firstName));
  return [{ most: named + (withOwner ? 1 : 0) }];
}

/**
 * "Beach, just Anna", "with Anna alone", 只有妈妈: nobody else came along, and who takes the pictures may be in them. "Pictures of only Anna" show
 * nobody else.
 */
export function isAlongside(q: QuestionText, firstName: number): boolean {
  const lead = before(q, firstName);
  if (/\b(?:nobody|no[- ]?one|not anybody|not anyone) else (?:is )?(?:in|on) (?:the|it|them)\b/i.test(q.text))
    return false;
  if (/\bwith (?:both )?$/i.test(lead) && onlyCompany.test(q.text.slice(firstName))) return true;
  return onlyWords.test(lead) && !/\b(?:of|shows?|showing|featuring|portraits?) (?:just|only)\b/.test(lead);
}

/** "With Anna alone", "with Anna and nobody else": whoever is with her may be in the picture too. */
const onlyCompany =
  /^(?:my |our )?[^,.;!?]{1,40}? (?:alone|only|and (?:nobody|no[- ]?one|not anybody|not anyone) (?:else|more|other))\b/i;

/** All bounds together: the narrowest. Absent when the question says nothing of how many. */
export function narrowest(bounds: readonly PeopleBounds[]): PeopleBounds | undefined {
  const least = bounds.flatMap((bound) => bound.least ?? []);
  const most = bounds.flatMap((bound) => bound.most ?? []);
  if (least.length + most.length === 0) return undefined;
  return boundsOf(
    least.length === 0 ? undefined : Math.max(...least),
    most.length === 0 ? undefined : Math.min(...most),
  );
}

/** People looked at when nobody else may be there: those whom most items show. */
const MOST_OTHERS = 24;

/**
 * When nobody beside the named (and the owner) may be there, whoever else is known by face must not be: the part of
 * "only Anna" that the people of the memory can tell.
 */
export function nobodyElse(
  { most }: PeopleBounds,
  { sizes }: GroupRead,
  named: readonly string[],
  { people, frequencies }: Gazetteer,
  withOwner: boolean,
): PlanNode[] {
  // "At most one person" may be anybody.
  if (most !== 0 && named.length === 0 && !sizes.some(({ word }) => word.self === true)) return [];
  if (most === undefined || most > named.length + (withOwner || named.length === 0 ? 1 : 0)) return [];
  const isOwners = (person: KnownPerson): boolean => person.owner && (withOwner || (most > 0 && named.length === 0));
  const others = people
    .filter(
      (person) => person.hasFace === true && person.id !== undefined && !named.includes(person.id) && !isOwners(person),
    )
    .toSorted((a, b) => seenOften(b, frequencies) - seenOften(a, frequencies))
    .slice(0, MOST_OTHERS);
  const leaves = others.map(({ id, name }) =>
    leaf('person', { name, ...(id === undefined ? {} : { id }), how: 'shown' }, isNamed(name) ? 'must' : 'prefer'),
  );
  const [only] = leaves;
  return only === undefined ? [] : [not(leaves.length === 1 ? only : any(...leaves))];
}

/** Faces that nobody has named are called by a number; they may have walked by. */
const isNamed = (name: string): boolean => !/\d/.test(name);

const seenOften = ({ id }: KnownPerson, frequencies: Gazetteer['frequencies']): number =>
  id === undefined ? 0 : (frequencies.get(term.person(id)) ?? 0);

/** Whether the asker is to be seen; "show me" and "let us see" say no such thing. */
export const hasOwner = (text: string): boolean =>
  /(?<!\b(?:(?:show|give|find|let|get|send|bring|tell|fetch|help|ask)(?: (?:it|them|for))?|(?:find|search|look|pick|choose|select|get|out|up) for) )\b(?:me|us)\b|\bmyself\b|\band i\b|我(?:自己)?(?:和|跟|与)|(?:和|跟|与|有)我/iu.test(
    text,
  );
