import { slug } from '../../language/fold.ts';
import { isPicture, type MemoryItem } from '../../memory/item.ts';
import type { LeafOf, PlanLeaf, PlanNode } from '../../memory/query-plan.ts';
import { type Happening, happeningOf } from '../algebra/happening.ts';
import type { Gazetteer } from '../planner/gazetteer.ts';
import type { OwnExpressions } from '../tools/own-expression.ts';
import type { Similar } from '../tools/similarity.ts';
import { hitRates, matchWeight, type Reading, read } from '../weigh/evidence.ts';
import { baseRate } from '../weigh/leaf-terms.ts';
import { weighAmount, weighModality, weighObject, weighReference } from '../weigh/weigh-kind.ts';
import { weighPerson } from '../weigh/weigh-person.ts';
import { weighPlace } from '../weigh/weigh-place.ts';
import { leafTokens, quotedPhrase, weighText } from '../weigh/weigh-text.ts';
import { weighTime } from '../weigh/weigh-time.ts';
import type { WordHits } from './word-hits.ts';

/** What the tools need to know of the memory while one plan runs. */
export type World = {
  readonly gazetteer: Gazetteer;
  readonly hits: readonly WordHits[];
  readonly rates: Map<PlanLeaf, number>;
  /** The most evidence that could be had for a leaf. */
  readonly attained: Map<PlanLeaf, number>;
  readonly happenings: Map<PlanLeaf, Happening>;
  /** Whether readings are put into words. */
  readonly explain: boolean;
  /** What vectors say; absent without an embedder. */
  readonly similar?: Similar | undefined;
  /** What the faces of those who are asked for express; absent when that is not asked. */
  readonly expressions?: OwnExpressions | undefined;
};

function similarity(item: MemoryItem, similar: Similar | undefined): Reading {
  if (similar === undefined) return read('unknown', 0, 0, 'no embedder is configured');
  const weight = similar.get(item.id);
  if (weight === undefined) return read('unknown', 0, 0, 'has no vector: neither for nor against');
  const [is, isNot] = isPicture(item)
    ? ['looks like it', 'does not look like it']
    : ['says something like it', 'says nothing like it'];
  return { truth: 'unknown', weight, note: weight > 0 ? is : isNot };
}

function rateOf(leaf: PlanLeaf, world: World): number {
  const known = world.rates.get(leaf);
  if (known !== undefined) return known;
  const rate = baseRate(leaf, world.gazetteer);
  world.rates.set(leaf, rate);
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
      return weighTime(leaf.args, item, rateOf(leaf, world), world.explain);
    case 'place':
      return weighPlace(leaf.args, item, rateOf(leaf, world), world.gazetteer.placesIn.get(slug(leaf.args.name)) ?? []);
    case 'person':
      return weighPerson(leaf.args, item, rateOf(leaf, world), world.explain);
    case 'modality':
      return weighModality(leaf.args, item, rateOf(leaf, world), world.explain);
    case 'reference':
      return weighReference(leaf.args, item, rateOf(leaf, world));
    case 'amount':
      return weighAmount(leaf.args, item, rateOf(leaf, world));
    case 'object':
      return weighObject(leaf.args, item, rateOf(leaf, world));
    case 'event':
      return weighEvent(leaf, item, world);
    case 'vector':
      return similarity(item, world.similar);
  }
}

function happeningNamed(leaf: LeafOf<'event'>, world: World): Happening {
  const known = world.happenings.get(leaf) ?? happeningOf(leaf.args, world.gazetteer);
  world.happenings.set(leaf, known);
  return known;
}

const happeningRate = (leaf: LeafOf<'event'>, world: World): number =>
  happeningNamed(leaf, world).ids.size / Math.max(1, world.gazetteer.items);

function weighEvent(leaf: LeafOf<'event'>, item: MemoryItem, world: World): Reading {
  const known = happeningNamed(leaf, world);
  const rate = happeningRate(leaf, world);
  if (known.ids.has(item.id))
    return read('yes', hitRates.event.sure, rate, `part of ${known.titles[0] ?? leaf.args.name}`);
  return known.ids.size === 0
    ? read('unknown', 0, 0, `${leaf.args.name} is not known`)
    : read('no', hitRates.event.weak, rate, `not part of ${leaf.args.name}`);
}

/** The evidence, in nats, that an item could give for a leaf at best; the same for every item. */
export function attainableOf(leaf: PlanLeaf, world: World): number {
  const known = world.attained.get(leaf);
  if (known !== undefined) return known;
  const most = attainable(leaf, world);
  world.attained.set(leaf, most);
  return most;
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
      if (node.tool === 'text' || node.tool === 'ocr') return wordsAttainable(node.args.words, world);
      if (node.tool === 'event') return matchWeight(hitRates.event.sure, happeningRate(node, world));
      if (node.tool === 'vector') return 0;
      return matchWeight(hitRates[node.tool].sure, rateOf(node, world));
  }
}

function wordsAttainable(words: string, world: World): number {
  return leafTokens(quotedPhrase(words) ?? words).reduce((sum, token) => {
    const hit = world.hits.find((h) => h.token === token);
    return sum + matchWeight(hitRates.text.sure, hit?.baseRate ?? 0);
  }, 0);
}
