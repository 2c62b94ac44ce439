import { isPicture } from '../../memory/item.ts';
import { leaf, leavesIn, not, type PlanLeaf, type PlanNode, withStrength } from '../../memory/query-plan.ts';
import { asksSame, isNegative, isOf, type Slot, slots, slotsOf } from '../algebra/plan-parts.ts';
import type { Gazetteer } from '../planner/gazetteer.ts';
import { exclude, inWayOf } from './include-exclude.ts';
import { dayOfMonth, replacedTimes } from './move-time.ts';
import type { Draft } from './plan-draft.ts';
import type { PreviousQuestion } from './previous-question.ts';
import type { FollowUp } from './read-follow-up.ts';
import { attributeAsks, attributeCore, attributeWords, type Reference } from './reference-words.ts';
import { atThatHappening } from './what-was-found.ts';

export const namedSlots = (said: FollowUp): Slot[] =>
  slots.filter(
    (slot) =>
      said.parts.constraints.some((node) => isOf(node, slot)) || (slot === 'place' && said.parts.bounds.length > 0),
  );
export const ofSlot = (said: FollowUp, slot: Slot): PlanNode[] =>
  said.parts.constraints.filter((node) => [...slotsOf(node)][0] === slot);

/** What no longer counts when a follow-up asks something of its own about the same place, or the same people. */
const leftBehind: Readonly<Record<Reference, readonly Slot[]>> = {
  all: [],
  scene: ['what', 'person', 'kind', 'amount', 'code'],
  people: ['what', 'time', 'place', 'event', 'kind', 'amount', 'code'],
};

const saysPicture = ({ tool, args }: PlanLeaf): boolean => tool === 'modality' && isPicture(args);

/**
 * Whether a fact is asked for that pictures rarely hold: a sum, or after pictures were looked at, where one stayed or
 * when one arrived. It stands in mails and receipts, and nobody needs to be seen in it.
 */
function asksFactBeside(said: FollowUp, draft: Draft): boolean {
  if (said.asked === 'amount') return true;
  const looked = ['items', 'list', 'count'].includes(draft.asked);
  const fact = said.asked !== undefined && !['items', 'list', 'count', 'yes-no', 'who'].includes(said.asked);
  return (
    looked && fact && said.reference !== 'all' && ofSlot(said, 'what').length > 0 && ofSlot(said, 'kind').length === 0
  );
}

/** "What did we eat there?": the scene stays, what was looked for in it goes, unless nothing new is named. */
export function pointBack(said: FollowUp, draft: Draft, previous: PreviousQuestion, gazetteer: Gazetteer): void {
  const { reference, asked } = said;
  if (reference === 'scene' && isAboutOneHappening(previous)) atThatHappening(draft, previous, gazetteer);
  const asksAnew =
    asked !== undefined && (said.parts.constraints.length > 0 || (reference === 'people' && said.pick !== 'all'));
  if (reference !== undefined && asksAnew) {
    for (const slot of leftBehind[reference]) if (slot !== 'kind' || asked !== 'count') draft.drop(slot, 'silently');
    if (reference === 'people') draft.unbind();
    if (reference === 'people' && said.pick === 'all') draft.choose('all');
  }
  if (asksFactBeside(said, draft)) {
    draft.drop('kind', 'silently', saysPicture);
    draft.soften('person');
  }
}

/** Whether the question before was answered from one thing that happened rather than from a set. */
export const isAboutOneHappening = ({ plan }: PreviousQuestion): boolean =>
  plan.pick !== 'all' || plan.asked === 'when' || plan.asked === 'where';

export function replaceNamed(said: FollowUp, draft: Draft, gazetteer: Gazetteer, now: string, only: boolean): void {
  const day = dayOfMonth(said.rest, draft.of('time'));
  if (day !== undefined) {
    draft.replace('time', [day]);
    return;
  }
  const unwantedNow = said.parts.constraints.filter(isNegative);
  for (const node of unwantedNow) exclude(draft, node);
  const wanted: FollowUp = {
    ...said,
    parts: { ...said.parts, constraints: said.parts.constraints.filter((node) => !isNegative(node)) },
  };
  replaceWanted(wanted, draft, gazetteer, now, only);
}

function replaceWanted(said: FollowUp, draft: Draft, gazetteer: Gazetteer, now: string, only: boolean): void {
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
        slot === 'time'
          ? replacedTimes(old, fresh, { gazetteer, now, words: said.rest })
          : fresh.map((node) => inWayOf(old, node)),
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
  return isAttribute(fresh);
}

/** Words for what a thing has, rather than for another thing. */
function isAttribute(nodes: readonly PlanNode[]): boolean {
  const words = nodes.flatMap(leavesIn).flatMap((l) => (l.tool === 'text' ? l.args.words.split(' ') : []));
  return (
    words.every((word) => attributeWords.test(word) || attributeCore.test(word)) &&
    words.some((word) => attributeCore.test(word))
  );
}

/** "And the booking number?" asks for it, though it has no question word; the price is asked for already. */
export function askForAttribute(said: FollowUp, draft: Draft): FollowUp {
  const fresh = ofSlot(said, 'what');
  if (fresh.length === 0 || !isAttribute(fresh)) return said;
  const named = attributeAsks.find(({ pattern }) => pattern.test(said.rest))?.asked;
  const asks = said.asked ?? named;
  // The price is what "how much" asks for: only what has no question word of its own is looked for.
  const isSaid = asks === draft.asked || (asks === named && named !== 'what');
  const constraints = isSaid ? said.parts.constraints.filter((node) => !fresh.includes(node)) : said.parts.constraints;
  return { ...said, ...(asks === undefined ? {} : { asked: asks }), parts: { ...said.parts, constraints } };
}

/** "With Anna" after "photos of Ben" means both of them; after "photos with Ben" it means her instead. */
function joinsThem(said: FollowUp, draft: Draft, old: readonly PlanNode[]): boolean {
  // "Is Anna in any of them?" asks of those that were found.
  if (said.asked !== undefined && (said.reference === 'all' || said.asked === 'yes-no' || /里面|其中/.test(said.rest)))
    return true;
  if (
    said.parts.constraints.some((fresh) =>
      old.some((known) => leavesIn(fresh).some((l) => leavesIn(known).some((k) => asksSame(l, k)))),
    )
  )
    return false;
  if (!/^(?:with|plus)\b|^[和跟与]/i.test(said.rest) || old.length === 0 || old.every(isNegative)) return false;
  const before = old.flatMap(leavesIn).map(({ args }) => args.said ?? '');
  return !before.some(
    (name) =>
      name !== '' && new RegExp(`(?:with|and|[和跟与]) ?(?:my )?${RegExp.escape(name)}`, 'i').test(draft.question),
  );
}
