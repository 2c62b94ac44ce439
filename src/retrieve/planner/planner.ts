import { fold } from '../../language/fold.ts';
import {
  all,
  any,
  leaf,
  not,
  type PlanNode,
  type PlanWindow,
  type QueryPlan,
  within,
} from '../../memory/query-plan.ts';
import { leavesOf, normalisePlan } from '../algebra/plan-normal.ts';
import { homeAndAbroad } from './abroad.ts';
import { type AgesRead, agesOf, isAge } from './ages.ts';
import { askedOf, withoutLeadIns } from './asked.ts';
import { clauseOf } from './clauses.ts';
import { wordLeaves } from './concept-leaves.ts';
import { contentWords, segmentsOf } from './content-words.ts';
import { withoutFillers } from './fillers.ts';
import { entriesOf, type Gazetteer } from './gazetteer.ts';
import { groupLeaves, groupSizes, hasOwner, onlyNamed } from './group-size.ts';
import { joinAppositions, type Named } from './named-things.ts';
import { negatedAt } from './negation.ts';
import { type Picked, pickOf } from './order.ts';
import { ownerSeen } from './owner-seen.ts';
import { amounts, modalities, quotedPhrases, references, type Said } from './plan-literals.ts';
import { type Ambiguity, combine, namedPlans } from './plan-names.ts';
import { mask, openQuestion, type QuestionText, type Word, writing } from './question-text.ts';
import { spacedNames } from './spaced-names.ts';
import { statedToday } from './stated-today.ts';
import { paperHints } from './tables/paper-hints.ts';
import type { TimeContext } from './time-context.ts';
import { type TimePhrase, timePhrases } from './time-phrases.ts';
import { timePhrasesZh } from './time-phrases-zh.ts';
import { unknownNames } from './unknown-names.ts';
import { unspacedNames } from './unspaced-names.ts';

/**
 * Understands a question without a model: what the memory knows by name, times, kinds of things, what is asked, and
 * the words that are left. Total: any text gives a plan; what looks like a name and is not known is in `unknown`, and
 * words with several meanings are in `ambiguous`. `now` is the owner's local wall clock ("2024-03-01T12:00:00");
 * "Today is …" in the question comes before it.
 */
export function plan(question: string, gazetteer: Gazetteer, now: string): QueryPlan {
  const opened = openQuestion(question);
  const stated = statedToday(opened, {
    now: now.slice(0, 19),
    southern: gazetteer.southern,
    dayFirst: gazetteer.dayFirst,
    years: yearsOf(gazetteer),
    ...(gazetteer.homeCountry === undefined ? {} : { country: gazetteer.homeCountry }),
  });
  const quoted = quotedPhrases(withoutLeadIns(withoutFillers(stated.question)));
  const anchored = anchorOf(quoted.question, gazetteer, stated.context);
  const aged = agesOf(anchored?.question ?? quoted.question, gazetteer);
  const asked = askedOf(aged.question, asksToShow.test(opened.text));
  const understood = understand(asked.question, gazetteer, stated.context, asked.asked, aged);
  const { picked } =
    understood.picked.pick === 'all' && understood.picked.order === undefined
      ? { picked: anchored?.picked ?? understood.picked }
      : understood;
  const root = understood.bound(all(...understood.plans, ...combine(quoted.said, 'all')));
  return {
    question,
    root: normalisePlan(anchored === undefined ? root : within(root, anchored.anchor, anchored.window)),
    asked: asked.asked,
    pick: picked.pick,
    unknown: [...new Set([...understood.unknown, ...(anchored?.unknown ?? [])])],
    ...(picked.order === undefined ? {} : { order: picked.order }),
    ...(understood.ambiguous.length === 0
      ? {}
      : { ambiguous: understood.ambiguous.map(({ said, readings }) => ({ said, readings: [...readings] })) }),
    now: stated.context.now,
    language: writing(opened.text).mostly,
  };
}

type Anchored = {
  readonly question: QuestionText;
  readonly anchor: PlanNode;
  readonly window: PlanWindow;
  readonly picked: Picked;
  readonly unknown: readonly string[];
};

/** A part of the question that only says when: "the weekend we moved". It is understood like a question of its own. */
function anchorOf(q: QuestionText, gazetteer: Gazetteer, context: TimeContext): Anchored | undefined {
  const clause = clauseOf(q);
  if (clause === undefined || isAge(q.text.slice(clause.start, clause.end))) return undefined;
  const understood = understand(openQuestion(clause.text), gazetteer, context, 'what');
  const { plans, bound, unknown } = understood;
  const tools = new Set(plans.flatMap((node) => leavesOf(node)).map(({ leaf: one }) => one.tool));
  const stay = tools.has('place') ? plans.filter((node) => !isStaying(node)) : plans;
  const anchor = normalisePlan(bound(all(...stay)));
  // A time alone needs no anchor: "the day of the 7th of May".
  if (tools.size === 0 ? anchor.kind !== 'within' : [...tools].every((tool) => tool === 'time')) return undefined;
  const isStay = stay.every((node) =>
    leavesOf(node).every(({ leaf: one }) => one.tool === 'place' || one.tool === 'time'),
  );
  return {
    question: mask(q, clause.start, clause.end),
    anchor: anchor.kind === 'within' ? anchor.anchor : anchor,
    picked: ofTrips(understood.picked, clause.window),
    window: isStay || anchor.kind === 'within' ? { unit: 'trip' } : clause.window,
    unknown,
  };
}

/** The longest of trips is a trip. */
const ofTrips = (picked: Picked, window: PlanWindow): Picked =>
  picked.order === undefined || window.unit !== 'trip' ? picked : { ...picked, order: { ...picked.order, of: 'trip' } };

/** "We stayed in Porto" says no more than where. */
const isStaying = (node: PlanNode): boolean =>
  node.kind === 'leaf' &&
  node.tool === 'text' &&
  node.args.words.split(' ').every((word) => stayingWords.has(word.toLowerCase()));
const stayingWords: ReadonlySet<string> = new Set(
  'stayed stay visited visit went lived travelled traveled travelling traveling toured arrived flew explored trip holiday vacation 旅行 旅游 去了 玩'.split(
    ' ',
  ),
);

type Understood = {
  readonly plans: readonly PlanNode[];
  readonly bound: (rest: PlanNode) => PlanNode;
  readonly picked: Picked;
  readonly unknown: readonly string[];
  readonly ambiguous: readonly Ambiguity[];
};

/** Each reader takes its words out of the question and hands on the rest. */
function understand(
  q: QuestionText,
  gazetteer: Gazetteer,
  context: TimeContext,
  asked: QueryPlan['asked'],
  aged?: AgesRead,
): Understood {
  const { chinese } = writing(q.text);
  const segments = chinese ? segmentsOf(q.text) : [];
  // Names of several words come before times, so that a title such as "Summer Garden Party" is not a season.
  const away = homeAndAbroad(q, gazetteer);
  const titles = spacedNames(away.question, gazetteer, 2);
  const timed = timesOf(titles.question, context, gazetteer, chinese);
  const picked = pickOf(timed.question);
  const kinds = modalities(picked.question, gazetteer, asked);
  const groups = groupSizes(kinds.question);
  const literal = references(groups.question);
  const sums = amounts(literal.question);
  const singles = spacedNames(sums.question, gazetteer, 1);
  const unspaced = chinese
    ? unspacedNames(singles.question, gazetteer, boundariesOf(segments))
    : { named: [], question: singles.question };
  const named = joinAppositions(
    [...titles.named, ...singles.named, ...unspaced.named].sort((a, b) => a.start - b.start),
    q,
  );
  const names = namedPlans(named, unspaced.question, kinds.said.length > 0);
  const firstName = named.find((thing) => thing.readings[0]?.kind === 'person')?.start;
  const words = contentWords(
    names.question,
    segments,
    named.filter(({ unknown }) => unknown === true),
  ).filter((word) => askingWords[asked]?.has(word.text.toLowerCase()) !== true);
  const byAmount = picked.order?.by === 'amount';
  return {
    plans: [
      ...combine([...(aged?.said ?? []), ...timed.said], 'any-unless-nested'),
      ...combine(kinds.said, 'any'),
      ...kinds.shows,
      ...combine(literal.said, 'all'),
      ...combine(sums.said, 'all'),
      ...combine(away.said, 'all'),
      ...((asked === 'amount' || byAmount) && sums.said.length === 0 ? [leaf('amount', {})] : []),
      ...papersFor(q.text, asked, kinds.said),
      ...ownerSeen(q, gazetteer),
      ...groupLeaves(groups, names.shown, hasOwner(q.text)),
      ...(groups.sizes.length > 0 ? [] : onlyNamed(q, firstName, names.shown)),
      ...names.plans,
      ...wordLeaves(
        words,
        names.question,
        (chinese || (literal.said.length === 0 && asksToSee(asked, kinds.said, gazetteer))) && !byAmount,
        speciesOf(named),
      ),
    ],
    bound: names.bound,
    picked,
    unknown: [...unknownNames(names.question, gazetteer), ...names.unknown, ...away.unknown, ...(aged?.unknown ?? [])],
    ambiguous: names.ambiguous,
  };
}

/** Animals that are named and looked for by kind already. */
const speciesOf = (named: readonly Named[]): ReadonlySet<string> =>
  new Set(
    named.flatMap(({ readings }) =>
      readings.flatMap((entry) => (entry.kind === 'person' ? (entry.person.species ?? []) : [])),
    ),
  );

/** Words that only ask are not said by the papers that answer. */
const askingWords: Partial<Record<QueryPlan['asked'], ReadonlySet<string>>> = {
  amount: new Set('pay paid paying spend spent spending cost costs charge charged amount set'.split(' ')),
  when: new Set(['exact', 'date', 'dates']),
  what: new Set(['title', 'called']),
  'yes-no': new Set(['right', 'correct', 'true']),
};
/** "Can you show me the sunset?" asks for pictures, not for an answer. */
const asksToShow = /\b(?:show|find|see|bring|pull up|dig up)\b|looking for/i;

/** Papers that usually tell what is asked, unless the question says which. */
function papersFor(text: string, asked: QueryPlan['asked'], kinds: readonly Said[]): PlanNode[] {
  const hint = paperHints.find(({ words, asked: types }) => types.includes(asked) && words.test(text));
  if (hint === undefined || kinds.length > 0) return [];
  return [any(...hint.papers.map((documentKind) => leaf('modality', { documentKind })))];
}

/** The latest calendar years that the memory has, a dozen at most; none when it does not say. */
const yearsOf = ({ years }: Gazetteer): number[] =>
  years.last - years.first > 80
    ? []
    : [...Array(years.last - years.first + 1).keys()].map((i) => years.first + i).slice(-MOST_YEARS);
const MOST_YEARS = 12;

/** Whether what is looked for is to be seen; of a fact in a mail, what a picture shows says little. */
function asksToSee(asked: QueryPlan['asked'], kinds: readonly Said[], { modalities: known }: Gazetteer): boolean {
  if (kinds.length === 0) return asked === 'items' || known.email + known.text === 0;
  return kinds.some(({ node }) =>
    leavesOf(node).some(({ leaf: kind }) => kind.tool === 'modality' && seen.has(kind.args.modality ?? '')),
  );
}
const seen: ReadonlySet<string> = new Set(['image', 'video']);

const boundariesOf = (segments: readonly Word[]): ReadonlySet<number> =>
  new Set(segments.flatMap(({ start, end }) => [start, end]));

function timesOf(
  q: QuestionText,
  context: TimeContext,
  gazetteer: Gazetteer,
  chinese: boolean,
): { readonly said: Said[]; readonly question: QuestionText } {
  const isName = (word: string): boolean =>
    /^\p{Lu}/u.test(word) && entriesOf(gazetteer, fold(word)).some((entry) => entry.kind === 'person');
  // Chinese first: "2023年5月" holds a bare year for the others.
  const eastern = chinese ? timePhrasesZh(q, context) : { phrases: [], question: q };
  const found = timePhrases(eastern.question, context, isName);
  const phrases = festivalsOfYears([...eastern.phrases, ...found.phrases].sort((a, b) => a.start - b.start));
  const said = phrases.map(({ start, end, args, exact, or = [] }): Said => {
    const words = q.text.slice(start, end);
    const [first, ...others] = [args, ...or].map((one) =>
      leaf('time', { ...one, said: words }, exact ? 'must' : 'prefer'),
    );
    const node = first === undefined ? all() : others.length === 0 ? first : any(first, ...others);
    return { start, end, node: negatedAt(q, start) ? not(node) : node };
  });
  return { said, question: found.question };
}

/** "Bastille Day fireworks 2022": a festival of any year beside a year is the one of that year. */
function festivalsOfYears(phrases: readonly TimePhrase[]): TimePhrase[] {
  const years = phrases.filter(({ args }) => isYear(args.start, args.end));
  const festivals = phrases.filter(({ or }) => or !== undefined);
  const [year] = years;
  if (year === undefined || festivals.length !== 1 || years.length !== 1) return [...phrases];
  return phrases.flatMap((phrase): TimePhrase[] => {
    if (phrase === year) return [];
    const own = phrase.or?.find(({ start = '' }) => start.slice(0, 4) === year.args.start?.slice(0, 4));
    return own === undefined ? [phrase] : [{ start: phrase.start, end: phrase.end, args: own, exact: phrase.exact }];
  });
}

const isYear = (start = '', end = ''): boolean =>
  start.endsWith('-01-01T00:00:00') && end.endsWith('-12-31T23:59:59') && start.slice(0, 4) === end.slice(0, 4);
