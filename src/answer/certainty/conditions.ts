import { tokens } from '../../language/tokens.ts';
import { isPicture, type MemoryItem } from '../../memory/item.ts';
import { everyLeaf, type LeafOf, type PlanLeaf, type QueryPlan } from '../../memory/query-plan.ts';
import { saysIt } from '../asked/same-words.ts';
import type { Outcome, Verdict } from '../evidence/constraint.ts';
import { type Judged, LEAST_SUPPORT } from '../evidence/judged.ts';
import type { Drafted } from '../worked-through.ts';

/** One thing that the question asks of its answer, and whether what is cited is known to have it. */
export type Condition = {
  readonly of: Outcome['tool'] | 'thing' | 'frequency' | 'all';
  readonly said: string;
  readonly state: 'met' | 'not met' | 'unknown';
};

const stateOf: Readonly<Record<Verdict, Condition['state']>> = { yes: 'met', no: 'not met', unknown: 'unknown' };

/**
 * Each condition of the plan beside the cited items: the kind of record, people, places, times and codes, what it is
 * about, and that what happened most often happened more than once. Of a list most items must meet a condition, of any
 * other answer one of those it rests on.
 */
export function conditionsOf(found: Drafted, cited: ReadonlySet<string>, isList: boolean): readonly Condition[] {
  const { plan } = found.retrieval;
  const judged = found.judged.filter(({ item }) => cited.has(item.id));
  const often = frequencyOf(plan, cited.size);
  if (judged.length === 0) return isFree(plan) ? often : [...often, { of: 'all', said: '', state: 'unknown' }];
  const facts = Map.groupBy(
    judged.flatMap((one) => one.outcomes.filter(isCondition).map((outcome) => asCalled(outcome, one))),
    ({ tool, said }) => `${tool}\n${said}`,
  );
  const ofFacts = [...facts.values()].map((outcomes): Condition => {
    const { tool, said } = outcomes[0] as Outcome;
    return {
      of: tool,
      said,
      state: together(
        outcomes.map(({ verdict }) => verdict),
        isList,
      ),
    };
  });
  const things = judged.flatMap((one) => thingVerdict(one, found) ?? []);
  const ofThings: Condition[] = things.length === 0 ? [] : [{ of: 'thing', said: '', state: together(things, isList) }];
  return [...ofFacts, ...ofThings, ...often];
}

/** Whether a plan asks nothing in particular. */
const isFree = ({ root }: QueryPlan): boolean => everyLeaf(root).length === 0;

/** Papers that might tell are a hint of the planner's, which nobody asked for; what is seen is judged apart. */
const isCondition = ({ tool, said }: Outcome): boolean => tool !== 'object' && (tool !== 'modality' || said !== '');

/** Not every ticket is known to be one: what calls itself so is. */
function asCalled(outcome: Outcome, { tokens: has, why }: Judged): Outcome {
  if (outcome.tool !== 'modality' || outcome.verdict !== 'unknown') return outcome;
  const isCalled = tokens(outcome.said).every((token) => saysIt(token, has));
  const isRead = why.some(
    ({ tool, truth, leaf = '' }) => tool === 'modality' && truth === 'yes' && leaf.includes(outcome.said),
  );
  return isCalled || isRead ? { ...outcome, verdict: 'yes' } : outcome;
}

/** Verdicts of several cited items as one. */
function together(verdicts: readonly Verdict[], isList: boolean): Condition['state'] {
  const met = verdicts.filter((verdict) => verdict === 'yes').length;
  if (isList ? 2 * met >= verdicts.length : met > 0) return 'met';
  return stateOf[verdicts.includes('no') ? 'no' : 'unknown'];
}

/** What happened most often happened more than once: a single record shows nothing of it. */
function frequencyOf({ order }: QueryPlan, cited: number): Condition[] {
  if (order?.by !== 'frequency' || order.end !== 'most' || cited > 1) return [];
  return [{ of: 'frequency', said: '', state: 'unknown' }];
}

const positive = ({ root }: QueryPlan): readonly PlanLeaf[] =>
  everyLeaf(root).flatMap(({ leaf, negated }) => (negated ? [] : [leaf]));
const isOfPictures = (leaf: PlanLeaf): boolean =>
  leaf.tool === 'modality' && leaf.args.modality !== undefined && isPicture({ modality: leaf.args.modality });
const isSeen = (leaf: PlanLeaf): leaf is LeafOf<'object'> =>
  leaf.tool === 'object' && leaf.args.least === undefined && leaf.args.most === undefined;

/** Names of what pictures are asked to show, where all that is cited are pictures of papers that show nothing of it. */
export function unshown(found: Drafted, cited: ReadonlySet<string>): readonly string[] {
  if (found.form.kind !== 'items' && found.form.kind !== 'list') return [];
  const judged = found.judged.filter(({ item }) => cited.has(item.id));
  const asked = judged.map((one) => toBeSeen(one, found));
  const isNone = judged.every((one, at) => (asked[at]?.length ?? 0) > 0 && shownVerdict(one, asked[at] ?? []) === 'no');
  return isNone ? [...new Set(asked.flat().map(({ args }) => args.said ?? args.name))] : [];
}

/**
 * Pictures without those of papers that only say what is to be seen, where others show it or may: whoever asks for
 * pictures of the cat wants no receipt for its food.
 */
export function withoutPapers(pictures: readonly Judged[], retrieval: Drafted['retrieval']): readonly Judged[] {
  const kept = pictures.filter((one) => {
    const seen = toBeSeen(one, { retrieval });
    return seen.length === 0 || shownVerdict(one, seen) !== 'no';
  });
  return kept.length === 0 ? pictures : kept;
}

/** What of an item should be seen, where it is a picture and pictures are asked for. */
function toBeSeen({ item, outcomes }: Judged, { retrieval }: Pick<Drafted, 'retrieval'>): readonly LeafOf<'object'>[] {
  const leaves = positive(retrieval.plan);
  if (!isPicture(item) || !leaves.some(isOfPictures)) return [];
  const asked = outcomes.flatMap(({ tool, said }) => (tool === 'object' ? [said] : []));
  return leaves.filter(isSeen).filter(({ args: { said = '' } }) => asked.includes(said));
}

/** Whether an item is of what the question is about; nothing where it is about nothing but facts. */
function thingVerdict(one: Judged, found: Drafted): Verdict | undefined {
  const { topic } = found;
  const seen = toBeSeen(one, found);
  if (seen.length > 0) return shownVerdict(one, seen);
  const read = one.why.filter(({ leaf = '' }) => /^(?:text|object)\b/.test(leaf)).map(({ truth }) => truth);
  const isSaid = topic.size > 0 && one.support >= LEAST_SUPPORT;
  const isShown = one.outcomes.some(({ tool, verdict }) => tool === 'object' && verdict === 'yes');
  if (read.includes('yes') || isSaid || isShown) return 'yes';
  if (read.includes('no')) return 'no';
  return read.length > 0 || topic.size > 0 ? 'unknown' : undefined;
}

/** A picture of a cat shows one: that a receipt says "cat food" is no cat. What is no paper may show more than is known. */
function shownVerdict({ item, why }: Judged, seen: readonly LeafOf<'object'>[]): Verdict {
  if (why.some(({ tool, truth }) => tool === 'object' && truth === 'yes')) return 'yes';
  const shown = shownTokens(item);
  const isShown = ({ args }: LeafOf<'object'>): boolean =>
    [args.name, args.said ?? args.name].some((name) => tokens(name).every((token) => saysIt(token, shown)));
  if (seen.every(isShown)) return 'yes';
  return item.documentKind === undefined ? 'unknown' : 'no';
}

/** What is known to be in a picture, apart from what is written in it. */
function shownTokens({
  caption,
  shortCaption,
  summary,
  documentKind,
  tags = [],
  sights = [],
}: MemoryItem): ReadonlySet<string> {
  const named = [...tags, ...sights].map(({ name }) => name);
  return new Set(
    tokens([caption, shortCaption, summary, documentKind, ...named].filter((part) => part !== undefined).join('\n')),
  );
}
