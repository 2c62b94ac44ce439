import { any, leaf, not, type PlanNode, type QueryPlan } from '../../memory/query-plan.ts';
import {
  asksSame,
  isNegative,
  isOf,
  leavesIn,
  type Slot,
  slots,
  slotsOf,
  withStrength,
} from '../algebra/plan-parts.ts';
import { planText } from '../algebra/plan-text.ts';
import type { Span } from '../planner/calendar.ts';
import type { Gazetteer } from '../planner/gazetteer.ts';
import { clausesOf } from './clauses.ts';
import { type Act, attributeCore, attributeWords, type Reference } from './cues.ts';
import { dayOfMonth, replacedTimes } from './move-time.ts';
import { Draft, type Edit } from './plan-draft.ts';
import type { PreviousQuestion } from './previous-question.ts';
import { questionInWords } from './question-in-words.ts';
import { type FollowUp, readFollowUp } from './read-follow-up.ts';
import { atThatHappening, shiftTime, stepFrom } from './what-was-found.ts';

/** A follow-up as a whole question of its own, and what was changed to get there. */
export type Continued = {
  readonly plan: QueryPlan;
  readonly edits: readonly Edit[];
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
  for (const said of clauses) more = changed(said, draft, previous, gazetteer, now) || more;
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
  if (said.asked !== undefined) draft.ask(said.asked);
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
    case 'shift':
      shiftTime(draft, act, previous, gazetteer);
      return false;
    case 'step':
      stepFrom(draft, act, previous, gazetteer);
      return false;
    case 'drop':
      draft.drop(act.slot);
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
      for (const slot of namedSlots(said)) include(draft, slot, ofSlot(said, slot), act.how);
      return false;
    case 'show':
      draft.ask('items');
      if (previous.plan.pick !== 'all') atThatHappening(draft, previous, gazetteer);
      replaceNamed(said, draft, gazetteer, now, false);
      return false;
    case 'only':
    case 'replace':
      pointBack(said, draft, previous, gazetteer);
      replaceNamed(said, draft, gazetteer, now, act.do === 'only');
      return false;
  }
}

const namedSlots = (said: FollowUp): Slot[] =>
  slots.filter(
    (slot) =>
      said.parts.constraints.some((node) => isOf(node, slot)) || (slot === 'place' && said.parts.bounds.length > 0),
  );
const ofSlot = (said: FollowUp, slot: Slot): PlanNode[] =>
  said.parts.constraints.filter((node) => [...slotsOf(node)][0] === slot);

/** What no longer counts when a follow-up asks something of its own about the same place, or the same people. */
const leftBehind: Readonly<Record<Reference, readonly Slot[]>> = {
  all: [],
  scene: ['what', 'person', 'kind', 'amount', 'code'],
  people: ['what', 'time', 'place', 'event', 'kind', 'amount', 'code'],
};

/** "What did we eat there?": the scene stays, what was looked for in it goes, unless nothing new is named. */
function pointBack(said: FollowUp, draft: Draft, previous: PreviousQuestion, gazetteer: Gazetteer): void {
  const { reference, asked } = said;
  if (reference === 'scene' && isAboutOneHappening(previous)) atThatHappening(draft, previous, gazetteer);
  const asksAnew =
    asked !== undefined && (said.parts.constraints.length > 0 || (reference === 'people' && said.pick !== 'all'));
  if (reference !== undefined && asksAnew) {
    for (const slot of leftBehind[reference]) if (slot !== 'kind' || asked !== 'count') draft.drop(slot, 'silently');
    if (reference === 'people') draft.unbind();
    if (reference === 'people' && said.pick === 'all') draft.choose('all');
  }
  // A sum is written in mails and receipts, not in the photos that were looked at.
  if (asked === 'amount')
    draft.drop(
      'kind',
      'silently',
      ({ tool, args }) => tool === 'modality' && (args.modality === 'image' || args.modality === 'video'),
    );
}

/** Whether the question before was answered from one thing that happened rather than from a set. */
export const isAboutOneHappening = ({ plan }: PreviousQuestion): boolean =>
  plan.pick !== 'all' || plan.asked === 'when' || plan.asked === 'where';

function replaceNamed(said: FollowUp, draft: Draft, gazetteer: Gazetteer, now: string, only: boolean): void {
  const day = dayOfMonth(said.rest, draft.of('time'));
  if (day !== undefined) {
    draft.replace('time', [day]);
    return;
  }
  const named = namedSlots(said);
  // A name that nobody knows takes the place of a name that was there.
  if (said.unknown.length > 0 && named.every((slot) => slot === 'what'))
    draft.drop(draft.of('person').length > 0 ? 'person' : 'place');
  for (const slot of named) {
    const fresh = ofSlot(said, slot).map((node) => (only ? withStrength(node, 'must') : node));
    const unwanted = draft.constraints.filter(
      (known) => isNegative(known) && fresh.some((node) => asksSame(known, not(node))),
    );
    if (unwanted.length > 0) draft.remove((known) => unwanted.includes(known));
    if (slot === 'event') for (const other of ['time', 'place'] as const) draft.drop(other, 'silently');
    if (slot === 'time') eventAsWords(draft);
    if (slot === 'place' && draft.rebind(fresh, said.parts.bounds)) continue;
    if (fresh.length === 0) continue;
    const old = draft.of(slot);
    if (slot === 'what' && addsWords(said, draft, fresh)) draft.add(fresh);
    else if (slot === 'person' && !only && joinsThem(said, draft, old))
      draft.add(fresh.map((node) => inWayOf(old, node)));
    else
      draft.replace(
        slot,
        slot === 'time' ? replacedTimes(old, fresh, { gazetteer, now }) : fresh.map((node) => inWayOf(old, node)),
      );
  }
  kindAlone(said, draft, named);
}

/** "The photos?" asks to see them where the answer before was a fact; "the tickets?" asks the same of another thing. */
function kindAlone(said: FollowUp, draft: Draft, named: readonly Slot[]): void {
  const asksFact = !['count', 'list', 'items'].includes(draft.asked);
  if (named.length !== 1 || named[0] !== 'kind' || said.asked !== undefined || !asksFact) return;
  const isMedium = ofSlot(said, 'kind')
    .flatMap(leavesIn)
    .some((l) => l.tool === 'modality' && l.args.modality !== undefined);
  if (isMedium) draft.ask('items');
  else draft.drop('what');
}

/** An event is of one time: asked for in another, its words are looked for instead. */
function eventAsWords(draft: Draft): void {
  for (const node of draft.of('event')) {
    const [l] = leavesIn(node);
    if (l?.tool === 'event') draft.replace('event', [leaf('text', { words: l.args.said ?? l.args.name })], 'silently');
  }
}

/** Words that ask something more of the same thing are added: "how much did it weigh?", "with the dog", "the booking number". */
function addsWords(said: FollowUp, draft: Draft, fresh: readonly PlanNode[]): boolean {
  // Whether breakfast was included, for how many nights, and who paid is asked of what was spoken of.
  const ofTheSame = said.asked === 'yes-no' || said.asked === 'duration' || said.asked === 'who';
  if (ofTheSame && said.asked !== draft.asked) return true;
  if (
    said.reference === 'all' ||
    /^(?:with|having|showing|containing|including|where|that)\b|^[有带]|^拍到/i.test(said.rest)
  )
    return true;
  if (/(?:号码?|编号|代码)(?:是|为)?(?:多少|什么)?$/.test(said.rest)) return true;
  const words = fresh.flatMap(leavesIn).flatMap((l) => (l.tool === 'text' ? l.args.words.split(' ') : []));
  const isAttribute =
    words.every((word) => attributeWords.test(word) || attributeCore.test(word)) &&
    words.some((word) => attributeCore.test(word));
  return isAttribute && said.asked !== undefined && said.asked !== draft.asked;
}

/** "With Anna" after "photos of Ben" means both of them; after "photos with Ben" it means her instead. */
function joinsThem(said: FollowUp, draft: Draft, old: readonly PlanNode[]): boolean {
  // "Is Anna in any of them?" asks of those that were found.
  if (said.asked !== undefined && (said.reference === 'all' || /里面|其中/.test(said.rest))) return true;
  if (!/^(?:with|plus)\b|^[和跟与]/i.test(said.rest) || old.length === 0 || old.every(isNegative)) return false;
  const before = old.flatMap(leavesIn).map(({ args }) => args.said ?? '');
  return !before.some(
    (name) =>
      name !== '' && new RegExp(`(?:with|and|[和跟与]) ?(?:my )?${RegExp.escape(name)}`, 'i').test(draft.question),
  );
}

/** A person or place that takes another's place is meant in the same way: shown, as the sender, as a must, as not to be. */
function inWayOf(old: readonly PlanNode[], fresh: PlanNode): PlanNode {
  const [model] = old.flatMap(leavesIn);
  const turned = old.length > 0 && old.every(isNegative) && !isNegative(fresh);
  const like = (node: PlanNode): PlanNode => {
    if (node.kind === 'not') return not(like(node.plan));
    if (node.kind !== 'leaf' || model === undefined || model.tool !== node.tool) return node;
    const strength = model.strength === 'must' ? 'must' : node.strength;
    if (node.tool !== 'person' || model.tool !== 'person') return { ...node, strength };
    const how = node.args.how ?? model.args.how;
    return { ...node, strength, args: { ...node.args, ...(how === undefined ? {} : { how }) } };
  };
  const made = like(fresh);
  return turned ? not(withStrength(made, 'must')) : made;
}

/** What is not to be; "without her" is whom the question named last. */
function excludedBy(said: FollowUp, draft: Draft): readonly PlanNode[] {
  if (said.parts.constraints.length > 0 || said.reference !== 'people') return said.parts.constraints;
  const place = (node: PlanNode): number =>
    Math.max(
      ...leavesIn(node).map((l) =>
        Math.max(
          draft.question.lastIndexOf(l.args.said ?? ' '),
          l.tool === 'person' ? draft.question.lastIndexOf(l.args.name) : -1,
        ),
      ),
    );
  const people = draft.of('person').filter((node) => !isNegative(node));
  return people.toSorted((a, b) => place(b) - place(a)).slice(0, 1);
}

function exclude(draft: Draft, node: PlanNode): void {
  const positive = node.kind === 'not' ? node.plan : node;
  draft.remove((known) => !isNegative(known) && asksSame(known, positive));
  for (const known of draft.constraints) if (isNegative(known) && asksSame(known, not(positive))) return;
  draft.exclude(not(withStrength(positive, 'must')));
}

function include(draft: Draft, slot: Slot, fresh: readonly PlanNode[], how: 'either' | 'both'): void {
  const old = draft.of(slot).filter((node) => !isNegative(node));
  for (const node of fresh) draft.remove((known) => isNegative(known) && asksSame(known, not(node)));
  if (how === 'both' || old.length === 0) draft.add(fresh.map((node) => inWayOf(old, node)));
  else draft.widen(slot, any(...old, ...fresh.map((node) => inWayOf(old, node))));
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
