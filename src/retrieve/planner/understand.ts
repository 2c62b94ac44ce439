import { term } from '../../language/terms.ts';
import { leaf, type PlanNode, type QueryPlan } from '../../memory/query-plan.ts';
import { homeAndAbroad } from './abroad.ts';
import type { AgesRead } from './ages.ts';
import { askingWords, asksToSee, goingWords, papersFor } from './asking.ts';
import { camerasOf } from './cameras.ts';
import { wordLeaves } from './concept-leaves.ts';
import { type ContentWord, contentWords, segmentsOf } from './content-words.ts';
import type { Gazetteer } from './gazetteer.ts';
import {
  groupBounds,
  groupSizes,
  hasOwner,
  isAlongside,
  narrowest,
  nobodyElse,
  onlyNamed,
  type PeopleBounds,
} from './group-size.ts';
import { joinAppositions, type Named } from './named-things.ts';
import { type Picked, pickOf } from './order.ts';
import { ownLetters } from './own-letters.ts';
import { ownerSeen } from './owner-seen.ts';
import { amounts, modalities, references, type Said } from './plan-literals.ts';
import { type Ambiguity, combine, namedPlans } from './plan-names.ts';
import { timesOf } from './plan-times.ts';
import { before, mask, type QuestionText, type Word, writing } from './question-text.ts';
import { spacedNames } from './spaced-names.ts';
import { countedPetNames, petNames } from './tables/pet-names.ts';
import type { TimeContext } from './time-context.ts';
import { unknownNames } from './unknown-names.ts';
import { unspacedNames } from './unspaced-names.ts';

/** What readers made of a question or of a clause of one. */
export type Understood = {
  readonly plans: readonly PlanNode[];
  readonly bound: (rest: PlanNode) => PlanNode;
  readonly picked: Picked;
  readonly unknown: readonly string[];
  readonly ambiguous: readonly Ambiguity[];
};

/** What the readers found one after another: each takes its words out of the question and hands on the rest. */
function readAll(q: QuestionText, gazetteer: Gazetteer, context: TimeContext, asked: QueryPlan['asked']) {
  const { chinese } = writing(q.text);
  const segments = chinese ? segmentsOf(q.text) : [];
  const cameras = camerasOf(q, gazetteer);
  const own = ownLetters(cameras.question, gazetteer);
  const away = homeAndAbroad(own.question, gazetteer);
  // Names of several words come before times, so that a title such as "Summer Garden Party" is not a season.
  const titles = spacedNames(away.question, gazetteer, 2);
  const timed = timesOf(titles.question, context, gazetteer, chinese);
  const picked = pickOf(timed.question);
  const kinds = modalities(picked.question, gazetteer, asked);
  const groups = groupSizes(kinds.question);
  const literal = references(groups.question);
  const sums = amounts(literal.question, gazetteer);
  const singles = spacedNames(sums.question, gazetteer, 1);
  const unspaced = chinese
    ? unspacedNames(singles.question, gazetteer, boundariesOf(segments))
    : { named: [], question: singles.question };
  const found = [...titles.named, ...singles.named, ...unspaced.named].sort((a, b) => a.start - b.start);
  const named = joinAppositions(found, q);
  const toSee = asksToSee(asked, kinds.said, gazetteer);
  const seen = onlySeen(gazetteer);
  const names = namedPlans(
    named,
    unspaced.question,
    kinds.said.length > 0 || seen,
    toSee,
    seen && asksForSet(asked, kinds.said),
  );
  return { chinese, segments, cameras, own, away, timed, picked, kinds, groups, literal, sums, named, names };
}

/** Whether there is nothing but pictures and films: they are meant without being named. */
const onlySeen = ({ modalities: { email, text } }: Gazetteer): boolean => email + text === 0;

type ReadParts = ReturnType<typeof readAll>;

/** The words that are left, without those that only ask. */
function wordPlans(
  { chinese, segments, named, names, literal, kinds, picked }: ReadParts,
  asked: QueryPlan['asked'],
  gazetteer: Gazetteer,
): PlanNode[] {
  // No describer of pictures knows where they are: a town that no picture is known to be of is no word to look for.
  const isNoWord = ({ unknown: isUnknown, readings }: Named): boolean =>
    isUnknown === true && onlySeen(gazetteer) && readings.some(({ kind }) => kind === 'place');
  const unknown = named.filter((thing) => thing.unknown === true && !isNoWord(thing));
  const left = named.filter(isNoWord).reduce((q, { start, end }) => mask(q, start, end), names.question);
  // Who is to be seen is told by faces: no describer knows a colleague from a neighbour.
  const roles = asksToSee(asked, kinds.said, gazetteer) ? named.filter(isRoleOfSomebody) : [];
  const isRole = (start: number, end: number): boolean => roles.some((role) => role.start <= start && end <= role.end);
  const goes = named.some(
    ({ readings, unknown: isUnknown }) => isUnknown !== true && readings.some((entry) => entry.kind === 'place'),
  );
  const words = contentWords(left, segments, unknown).filter(({ text, start, end }) => {
    const word = text.toLowerCase();
    return askingWords[asked]?.has(word) !== true && !(goes && goingWords.has(word)) && !isRole(start, end);
  });
  const meant = onlySeen(gazetteer) ? words.map((word) => asAnimal(word, names.question, gazetteer)) : words;
  const toSee = chinese || (literal.said.length === 0 && asksToSee(asked, kinds.said, gazetteer));
  return wordLeaves(
    meant,
    names.question,
    toSee && picked.order?.by !== 'amount',
    speciesOf(named),
    asksForSet(asked, kinds.said),
  );
}

/**
 * Where nothing tells who "Waffles" is, it is an animal of the house; whom one was with is somebody, but where people are known by
 * face and nobody is called so.
 */
function asAnimal(word: ContentWord, q: QuestionText, { people }: Gazetteer): ContentWord {
  const knowsFaces = people.some(({ hasFace, owner }) => hasFace === true && !owner);
  const isSomebody = !knowsFaces && /\b(?:with|and|without|by) $|[和跟与同]$/u.test(before(q, word.start));
  const isName = word.concept === undefined ? petNames.has(word.text) : isNameInPlaceOfThing(word, q);
  return isName && !isSomebody ? { ...word, concept: 'pet' } : word;
}

/** Among Chinese words a Latin one with a large letter is a name (Biscuit的照片); so is one at the start that lacks its article. */
function isNameInPlaceOfThing({ text, start }: ContentWord, q: QuestionText): boolean {
  if (/\p{Script=Han}/u.test(text)) return false;
  return /\p{Script=Han}/u.test(q.text) ? petNames.has(text) : start === 0 && countedPetNames.has(text);
}

const isRoleOfSomebody = ({ kin, generic, readings }: Named): boolean =>
  kin === true &&
  generic === true &&
  readings.length > 0 &&
  readings.every(
    (entry) => entry.kind === 'person' && entry.person.species === undefined && entry.person.hasFace === true,
  );

/** Whether a set of things is asked for, rather than a fact. */
const asksForSet = (asked: QueryPlan['asked'], kinds: readonly Said[]): boolean =>
  kinds.length > 0 || asked === 'items' || asked === 'list' || asked === 'count';

const firstNamed = (named: readonly Named[]): number | undefined =>
  named.find((thing) => thing.readings[0]?.kind === 'person')?.start;

/** How many people are to be seen, by all that says so; absent when nothing does. */
function peopleBounds(
  q: QuestionText,
  { groups, kinds, names, named }: Pick<ReadParts, 'groups' | 'kinds' | 'names' | 'named'>,
): PeopleBounds | undefined {
  const firstName = firstNamed(named);
  const count = names.shown.length;
  return narrowest([
    ...kinds.people,
    ...groupBounds(groups, count, hasOwner(q.text)),
    ...(groups.sizes.length > 0 ? [] : onlyNamed(q, firstName, count)),
  ]);
}

/** Who else must not be there says more than a count of faces, some of which are missed: the count where nobody is known. */
function peoplePlans(
  q: QuestionText,
  people: PeopleBounds,
  { groups, names, named }: ReadParts,
  gazetteer: Gazetteer,
): PlanNode[] {
  const first = firstNamed(named);
  const withOwner = hasOwner(q.text) || (first !== undefined && isAlongside(q, first));
  const others = nobodyElse(people, groups, names.shown, gazetteer, withOwner);
  if (others.length === 0) return [leaf('object', { name: 'people', ...people })];
  // Strangers have no name, but are counted where programs looked.
  if (gazetteer.frequencies.has(term.sight('people')) || gazetteer.frequencies.has(term.sight('person')))
    return [...others, leaf('object', { name: 'people', ...people })];
  const { least = 0 } = people;
  return least > 1 ? [...others, leaf('object', { name: 'people', least })] : others;
}

/** Who is to be seen, how many, and what tells the kind of answer that is asked. */
function sightPlans(q: QuestionText, parts: ReadParts, asked: QueryPlan['asked'], gazetteer: Gazetteer): PlanNode[] {
  const { kinds, sums, picked } = parts;
  const people = peopleBounds(q, parts);
  const asksForSum = (asked === 'amount' || picked.order?.by === 'amount') && sums.said.length === 0;
  return [
    ...kinds.shows,
    // Only pictures are well taken.
    ...(picked.order?.by === 'quality' && kinds.said.length === 0
      ? [leaf('modality', { modality: 'image' }, 'must')]
      : []),
    ...(asksForSum ? [leaf('amount', {})] : []),
    ...papersFor(q.text, asked, kinds.said),
    ...ownerSeen(q, gazetteer, asked),
    ...(people === undefined ? [] : peoplePlans(q, people, parts, gazetteer)),
  ];
}

/** A question, or a clause of one, as parts of a plan. `aged`: ages that were read before. */
export function understand(
  q: QuestionText,
  gazetteer: Gazetteer,
  context: TimeContext,
  asked: QueryPlan['asked'],
  aged?: AgesRead,
): Understood {
  const parts = readAll(q, gazetteer, context, asked);
  const { away, timed, kinds, literal, sums, names } = parts;
  return {
    plans: [
      ...combine([...(aged?.said ?? []), ...timed.said], 'any-unless-nested'),
      ...combine(kinds.said, 'any'),
      ...combine([...parts.cameras.said, ...parts.own.said, ...literal.said, ...sums.said, ...away.said], 'all'),
      ...sightPlans(q, parts, asked, gazetteer),
      ...names.plans,
      ...wordPlans(parts, asked, gazetteer),
    ],
    bound: names.bound,
    picked: parts.picked,
    unknown: [...unknownNames(names.question, gazetteer), ...names.unknown, ...away.unknown, ...(aged?.unknown ?? [])],
    ambiguous: [...timed.ambiguous, ...names.ambiguous],
  };
}

/** Animals that are named and looked for by kind already. */
const speciesOf = (named: readonly Named[]): ReadonlySet<string> =>
  new Set(
    named.flatMap(({ readings }) =>
      readings.flatMap((entry) => (entry.kind === 'person' ? (entry.person.species ?? []) : [])),
    ),
  );

const boundariesOf = (segments: readonly Word[]): ReadonlySet<number> =>
  new Set(segments.flatMap(({ start, end }) => [start, end]));
