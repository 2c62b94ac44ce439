import type { MemoryItem } from '../../memory/item.ts';
import type { PlanLeaf, PlanNode, QueryPlan } from '../../memory/query-plan.ts';
import type { Why } from '../../memory/search-result.ts';
import type { Store } from '../../ports/store.ts';
import { type Happening, happeningOf } from '../algebra/ground.ts';
import { planText } from '../algebra/plan-text.ts';
import type { Gazetteer } from '../planner/gazetteer.ts';
import { hitRates, matchWeight, type Reading, read, sigmoid } from '../weigh/evidence.ts';
import { fuse } from '../weigh/fusion.ts';
import { baseRate } from '../weigh/leaf-terms.ts';
import { weighAmount, weighModality, weighObject, weighReference } from '../weigh/weigh-kind.ts';
import { weighPerson } from '../weigh/weigh-person.ts';
import { weighPlace } from '../weigh/weigh-place.ts';
import { leafTokens, quotedPhrase, weighText } from '../weigh/weigh-text.ts';
import { weighTime } from '../weigh/weigh-time.ts';
import { type Candidates, candidatesOf } from './candidates.ts';
import type { WordHits } from './word-hits.ts';

/** An item with its log-odds of being relevant, that as a probability, and why. */
export type Ranked = {
  readonly item: MemoryItem;
  readonly score: number;
  readonly probability: number;
  readonly why: readonly Why[];
};

/** What the tools need to know of the memory while one plan runs. */
export type World = {
  readonly gazetteer: Gazetteer;
  readonly hits: readonly WordHits[];
  readonly rates: Map<string, number>;
  readonly happenings: Map<string, Happening>;
  /** Whether readings are put into words. */
  readonly explain: boolean;
};

export type Ranking = { readonly ranked: Ranked[]; readonly candidates: Candidates };

/**
 * Finds and weighs: best first; what a `must` is known to exclude is not among them. The plan must be grounded.
 * Cost: the store's rankings, at most a few hundred items loaded, and microseconds for each.
 */
export async function rankItems(
  store: Store,
  root: PlanNode,
  gazetteer: Gazetteer,
  limit: number,
  pick: QueryPlan['pick'] = 'all',
): Promise<Ranking> {
  const candidates = await candidatesOf(store, root, gazetteer, limit, pick);
  const items = await store.items(candidates.ids);
  const world: World = { gazetteer, hits: candidates.hits, rates: new Map(), happenings: new Map(), explain: false };
  const prior = priorOf(root, world);
  const ranked: Ranked[] = [];
  for (const item of items) {
    const evidence = fuse(root, (leaf) => readLeaf(leaf, item, world));
    if (evidence.excluded) continue;
    const lent = candidates.lent.get(item.id) ?? 0;
    const score = evidence.weight + lent - prior;
    ranked.push({
      item,
      score,
      probability: sigmoid(score),
      // Put into words only for the few items that are shown.
      get why() {
        return whyOf(root, item, { ...world, explain: true }, lent);
      },
    });
  }
  ranked.sort((a, b) => b.score - a.score || (a.item.id < b.item.id ? -1 : 1));
  return { ranked, candidates };
}

function whyOf(root: PlanNode, item: MemoryItem, world: World, lent: number): readonly Why[] {
  const { why } = fuse(root, (leaf) => readLeaf(leaf, item, world));
  if (lent <= 0) return why;
  return [...why, { tool: 'event', weight: lent, note: 'another item of the same happening says it' }];
}

function rateOf(leaf: PlanLeaf, world: World): number {
  const key = planText(leaf);
  const known = world.rates.get(key);
  if (known !== undefined) return known;
  const rate = baseRate(leaf, world.gazetteer);
  world.rates.set(key, rate);
  return rate;
}

/** What one leaf says of one item. A new tool is a new case; leaving one out does not compile. */
export function readLeaf(leaf: PlanLeaf, item: MemoryItem, world: World): Reading {
  switch (leaf.tool) {
    case 'text':
      return weighText(leaf.args, item, world.hits, world.explain);
    case 'ocr':
      return item.ocr === undefined
        ? read('unknown', 0, 0, 'no text read in the picture')
        : weighText(leaf.args, item, world.hits, world.explain);
    case 'time':
      return weighTime(leaf.args, item, rateOf(leaf, world));
    case 'place':
      return weighPlace(leaf.args, item, rateOf(leaf, world));
    case 'person':
      return weighPerson(leaf.args, item, rateOf(leaf, world));
    case 'modality':
      return weighModality(leaf.args, item, rateOf(leaf, world));
    case 'reference':
      return weighReference(leaf.args, item, rateOf(leaf, world));
    case 'amount':
      return weighAmount(leaf.args, item, rateOf(leaf, world));
    case 'object':
      return weighObject(leaf.args, item, rateOf(leaf, world));
    case 'event':
      return weighEvent(leaf, item, world);
    case 'vector':
      return read('unknown', 0, 0, 'no embedder is configured');
  }
}

function weighEvent(leaf: Extract<PlanLeaf, { tool: 'event' }>, item: MemoryItem, world: World): Reading {
  const key = planText(leaf);
  const known = world.happenings.get(key) ?? happeningOf(leaf.args, world.gazetteer);
  world.happenings.set(key, known);
  const rate = known.ids.size / Math.max(1, world.gazetteer.items);
  if (known.ids.has(item.id))
    return read('yes', hitRates.event.sure, rate, `part of ${known.titles[0] ?? leaf.args.name}`);
  return known.ids.size === 0
    ? read('unknown', 0, 0, `${leaf.args.name} is not known`)
    : read('no', hitRates.event.weak, rate, `not part of ${leaf.args.name}`);
}

/** Of the evidence that words could give at best, the share that a relevant item is expected to give. */
const EXPECTED_OF_WORDS = 0.5;
/** An item that fulfils all facts asked for is relevant with at least this log-odds. */
const FULFILLED = 2;
/** Items that answer a question, as far as is known before reading it. */
const EXPECTED_RELEVANT = 3;

/** The log-odds against an item taken blindly; never so large that perfect evidence could not overcome it. */
export function priorOf(root: PlanNode, world: World): number {
  const chance = Math.log(Math.max(1, world.gazetteer.items) / EXPECTED_RELEVANT);
  const reachable = attainable(root, world);
  return Math.max(0, Math.min(chance, reachable - FULFILLED));
}

function attainable(node: PlanNode, world: World): number {
  switch (node.kind) {
    case 'not':
      return 0;
    case 'within':
      return attainable(node.plan, world);
    case 'all':
      return node.plans.reduce((sum, plan) => sum + attainable(plan, world), 0);
    case 'any':
      return node.plans.length === 0
        ? 0
        : Math.max(...node.plans.map((plan) => attainable(plan, world))) - Math.log(node.plans.length);
    case 'leaf':
      if (node.tool === 'text' || node.tool === 'ocr')
        return EXPECTED_OF_WORDS * wordsAttainable(node.args.words, world);
      if (node.tool === 'event' || node.tool === 'vector') return 0;
      return matchWeight(hitRates[node.tool].sure, rateOf(node, world));
  }
}

function wordsAttainable(words: string, world: World): number {
  return leafTokens(quotedPhrase(words) ?? words).reduce((sum, token) => {
    const hit = world.hits.find((h) => h.token === token);
    return sum + matchWeight(hitRates.text.sure, hit?.baseRate ?? 0);
  }, 0);
}
