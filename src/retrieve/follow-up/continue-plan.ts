import type { PlanEdit } from '../../memory/plan-edit.ts';
import type { QueryPlan } from '../../memory/query-plan.ts';
import { isNegative } from '../algebra/plan-parts.ts';
import { planText } from '../algebra/plan-text.ts';
import type { Span } from '../planner/calendar.ts';
import type { Gazetteer } from '../planner/gazetteer.ts';
import type { Act } from './act.ts';
import { clausesOf } from './clauses.ts';
import { exclude, excludedBy, include } from './include-exclude.ts';
import { Draft } from './plan-draft.ts';
import type { PreviousQuestion } from './previous-question.ts';
import { questionInWords } from './question-in-words.ts';
import { type FollowUp, readFollowUp } from './read-follow-up.ts';
import { askForAttribute, isAboutOneHappening, namedSlots, ofSlot, pointBack, replaceNamed } from './replace-named.ts';
import { atThatHappening, shiftTime, stepFrom, widenTime } from './what-was-found.ts';

/** A follow-up as a whole question of its own, and what was changed to get there. */
export type Continued = {
  readonly plan: QueryPlan;
  readonly edits: readonly PlanEdit[];
  /** Whether the items after those already shown are asked for. */
  readonly more: boolean;
  /** Whether one thing is asked for rather than a set: "the last one", "the one before". */
  readonly single: boolean;
  /** Span that an item's own time must lie in where it is known. */
  readonly strictly?: Partial<Span>;
};

/**
 * Understands a follow-up as an edit of the plan before it: what it names takes the place of what was of the same kind,
 * or is added, excluded or dropped; everything else stays. Total and pure.
 */
export function continuePlan(previous: PreviousQuestion, words: string, gazetteer: Gazetteer, now: string): Continued {
  const draft = new Draft(previous.plan);
  const clauses = clausesOf(words).map((clause) => readFollowUp(clause, { ...previous.plan, now }, gazetteer));
  let more = false;
  for (const clause of clauses) more = changed(askForAttribute(clause, draft), draft, previous, gazetteer, now) || more;
  const said = { ...combined(clauses), text: words.replace(/\s+/g, ' ').trim() };
  const root = draft.root();
  const { order: _order, ambiguous: before = [], ...kept } = previous.plan;
  const text = planText(root);
  const ambiguous = [...before.filter((one) => text.includes(one.said)), ...said.ambiguous];
  const plan: QueryPlan = {
    ...kept,
    question: questionInWords(previous.plan, said, draft),
    root,
    asked: draft.asked,
    pick: draft.pick,
    unknown: [...new Set([...said.unknown, ...previous.plan.unknown.filter((name) => text.includes(name))])],
    ...(draft.order === undefined ? {} : { order: draft.order }),
    ...(ambiguous.length === 0 ? {} : { ambiguous }),
    now,
    language: said.language,
  };
  const single = plan.pick !== 'all' && clauses.some(({ act }) => act.do === 'pick' || act.do === 'step');
  const { strictly } = draft;
  return { plan, edits: draft.edits, more, single, ...(strictly === undefined ? {} : { strictly }) };
}

/** One clause's changes of the draft. Returns whether more of the same is asked for. */
function changed(said: FollowUp, draft: Draft, previous: PreviousQuestion, gazetteer: Gazetteer, now: string): boolean {
  const more = applied(said, draft, previous, gazetteer, now);
  if (said.asked !== undefined && said.act.do !== 'else') draft.ask(said.asked);
  if (said.order !== undefined) draft.sort(said.order, said.pick);
  else if (said.pick !== 'all') draft.choose(said.pick);
  return more;
}

/** What several clauses say together, where one value is wanted. */
const combined = (clauses: readonly FollowUp[]): Pick<FollowUp, 'unknown' | 'ambiguous' | 'language'> => ({
  unknown: clauses.flatMap(({ unknown }) => unknown),
  ambiguous: clauses.flatMap(({ ambiguous }) => ambiguous),
  language: clauses.some(({ language }) => language === 'zh') ? 'zh' : (clauses[0]?.language ?? 'en'),
});

function applied(said: FollowUp, draft: Draft, previous: PreviousQuestion, gazetteer: Gazetteer, now: string): boolean {
  const { act } = said;
  switch (act.do) {
    case 'more':
      return true;
    case 'keep':
      return false;
    case 'shift':
      shiftTime(draft, act, previous, gazetteer);
      return false;
    case 'step':
      stepFrom(draft, act, previous, gazetteer);
      return false;
    case 'drop':
      draft.drop(act.slot);
      return false;
    case 'widen-time':
      widenTime(draft, act.unit, previous);
      return false;
    case 'drop-named':
      for (const slot of namedSlots(said)) draft.drop(slot);
      return false;
    case 'pick':
      draft.choose(act.pick);
      return false;
    case 'order':
      draft.sort(act.order, 'all');
      return false;
    case 'else':
      otherOnes(draft, act, previous, gazetteer);
      return false;
    case 'negate':
      for (const node of excludedBy(said, draft)) exclude(draft, node);
      return false;
    case 'also':
      if (said.asked !== undefined) break;
      for (const slot of namedSlots(said)) include(draft, slot, ofSlot(said, slot), act.how);
      return false;
    case 'show':
      draft.ask('items');
      if (previous.plan.pick !== 'all' && said.pick === 'all' && said.order === undefined)
        atThatHappening(draft, previous, gazetteer);
      replaceNamed(said, draft, gazetteer, now, false);
      return false;
    case 'only':
    case 'replace':
      break;
  }
  pointBack(said, draft, previous, gazetteer);
  replaceNamed(said, draft, gazetteer, now, act.do === 'only');
  return false;
}

/** Who, where or when else: the known ones are no longer asked for, or are asked not to be. */
function otherOnes(
  draft: Draft,
  act: Extract<Act, { do: 'else' }>,
  previous: PreviousQuestion,
  gazetteer: Gazetteer,
): void {
  draft.ask(act.asked);
  if (act.asked === 'who') {
    if (isAboutOneHappening(previous)) atThatHappening(draft, previous, gazetteer);
    draft.soften('person');
  }
  if (act.asked === 'where') for (const node of draft.of('place')) if (!isNegative(node)) exclude(draft, node);
  if (act.asked === 'when') draft.choose('all');
}
