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
import { agesOf, isAge } from './ages.ts';
import { askedOf, withoutLeadIns } from './asked.ts';
import { clauseOf } from './clauses.ts';
import { wordLeaves } from './concept-leaves.ts';
import { contentWords, segmentsOf } from './content-words.ts';
import { entriesOf, type Gazetteer } from './gazetteer.ts';
import { groupLeaves, groupSizes, hasOwner, onlyNamed } from './group-size.ts';
import { joinAppositions } from './named-things.ts';
import { negatedAt } from './negation.ts';
import { pickOf } from './order.ts';
import { amounts, modalities, quotedPhrases, references, type Said } from './plan-literals.ts';
import { type Ambiguity, combine, namedPlans } from './plan-names.ts';
import { mask, openQuestion, type QuestionText, type Word, writing } from './question-text.ts';
import { spacedNames } from './spaced-names.ts';
import { statedToday } from './stated-today.ts';
import type { TimeContext } from './time-context.ts';
import { timePhrases } from './time-phrases.ts';
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
  const quoted = quotedPhrases(withoutLeadIns(stated.question));
  const anchored = anchorOf(quoted.question, gazetteer, stated.context);
  const asked = askedOf(anchored?.question ?? quoted.question);
  const understood = understand(asked.question, gazetteer, stated.context, asked.asked);
  const root = understood.bound(all(...understood.plans, ...combine(quoted.said, 'all')));
  return {
    question,
    root: normalisePlan(anchored === undefined ? root : within(root, anchored.anchor, anchored.window)),
    asked: asked.asked,
    pick: understood.picked.pick,
    unknown: [...new Set([...understood.unknown, ...(anchored?.unknown ?? [])])],
    ...(understood.picked.order === undefined ? {} : { order: understood.picked.order }),
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
  readonly unknown: readonly string[];
};

/** A part of the question that only says when: "the weekend we moved". It is understood like a question of its own. */
function anchorOf(q: QuestionText, gazetteer: Gazetteer, context: TimeContext): Anchored | undefined {
  const clause = clauseOf(q);
  if (clause === undefined || isAge(q.text.slice(clause.start, clause.end))) return undefined;
  const { plans, bound, unknown } = understand(openQuestion(clause.text), gazetteer, context, 'what');
  const tools = new Set(plans.flatMap((node) => leavesOf(node)).map(({ leaf: one }) => one.tool));
  const anchor = normalisePlan(bound(all(...plans)));
  // A time alone needs no anchor: "the day of the 7th of May".
  if (tools.size === 0 ? anchor.kind !== 'within' : [...tools].every((tool) => tool === 'time')) return undefined;
  const isStay = [...tools].every((tool) => tool === 'place' || tool === 'time');
  return {
    question: mask(q, clause.start, clause.end),
    anchor: anchor.kind === 'within' ? anchor.anchor : anchor,
    window: isStay || anchor.kind === 'within' ? { unit: 'trip' } : clause.window,
    unknown,
  };
}

type Understood = {
  readonly plans: readonly PlanNode[];
  readonly bound: (rest: PlanNode) => PlanNode;
  readonly picked: ReturnType<typeof pickOf>;
  readonly unknown: readonly string[];
  readonly ambiguous: readonly Ambiguity[];
};

/** Each reader takes its words out of the question and hands on the rest. */
function understand(
  q: QuestionText,
  gazetteer: Gazetteer,
  context: TimeContext,
  asked: QueryPlan['asked'],
): Understood {
  const { chinese } = writing(q.text);
  const segments = chinese ? segmentsOf(q.text) : [];
  // Names of several words come before times, so that a title such as "Summer Garden Party" is not a season.
  const titles = spacedNames(q, gazetteer, 2);
  const aged = agesOf(titles.question, gazetteer);
  const timed = timesOf(aged.question, context, gazetteer, chinese);
  const picked = pickOf(timed.question);
  const kinds = modalities(picked.question, gazetteer, asked);
  const groups = groupSizes(kinds.question);
  const literal = references(groups.question);
  const sums = amounts(literal.question);
  const away = homeAndAbroad(sums.question, gazetteer);
  const singles = spacedNames(away.question, gazetteer, 1);
  const unspaced = chinese
    ? unspacedNames(singles.question, gazetteer, boundariesOf(segments))
    : { named: [], question: singles.question };
  const named = joinAppositions(
    [...titles.named, ...singles.named, ...unspaced.named].sort((a, b) => a.start - b.start),
    q,
  );
  const names = namedPlans(named, unspaced.question, kinds.said.length > 0);
  const firstName = named.find((thing) => thing.readings[0]?.kind === 'person')?.start;
  const words = contentWords(names.question, segments);
  return {
    plans: [
      ...combine([...aged.said, ...timed.said], 'any-unless-nested'),
      ...combine(kinds.said, 'any'),
      ...kinds.shows.map((args) => leaf('object', args)),
      ...combine(literal.said, 'all'),
      ...combine(sums.said, 'all'),
      ...combine(away.said, 'all'),
      ...(asked === 'amount' && sums.said.length === 0 ? [leaf('amount', {})] : []),
      ...groupLeaves(groups, names.shown, hasOwner(q.text)),
      ...(groups.sizes.length > 0 ? [] : onlyNamed(q, firstName, names.shown)),
      ...names.plans,
      ...wordLeaves(
        words,
        names.question,
        chinese || (literal.said.length === 0 && asksToSee(asked, kinds.said, gazetteer)),
      ),
    ],
    bound: names.bound,
    picked,
    unknown: [...unknownNames(names.question, gazetteer), ...names.unknown, ...away.unknown, ...aged.unknown],
    ambiguous: names.ambiguous,
  };
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
  const phrases = [...eastern.phrases, ...found.phrases].sort((a, b) => a.start - b.start);
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
