import type { MemoryItem } from '../../memory/item.ts';
import type { PlanLeaf, PlanNode, PlanTool } from '../../memory/query-plan.ts';
import { type Reading, sigmoid } from './evidence.ts';
import { peopleShown, roomIn } from './people-count.ts';
import { countsPeople } from './weigh-kind.ts';
import { isLent } from './weigh-place.ts';

/**
 * What a picture's record says of one thing that was asked: that it is so (`yes`, a face with its name, a position),
 * that it may be (`weak`, a name in the text; `lent` by what surrounds it), nothing (`unknown`; `unknown-then`: no picture is known to be of that place in the short time asked for), that it is not (`no`, `lent-no`, and `lent-no-then`
 * likewise).
 * Of a person whose face was not found it says who else can be there: see `roomIn`; `beside`: uncounted people, of whom
 * others were recognised.
 */
export const states = [
  'person.yes',
  'person.weak',
  'person.more',
  'person.some',
  'person.beside',
  'person.full',
  'person.nobody',
  'person.untold',
  'place.yes',
  'place.lent',
  'place.weak',
  'place.unknown',
  'place.unknown-then',
  'place.lent-no',
  'place.lent-no-then',
  'place.no',
  'time.yes',
  'time.weak',
  'time.unknown',
  'time.no',
  'kind.yes',
  'kind.weak',
  'kind.unknown',
  'kind.no',
  'count.yes',
  'count.unknown',
  'count.no',
  'other.yes',
  'other.weak',
  'other.unknown',
  'other.no',
] as const;
export type State = (typeof states)[number];

/**
 * Log-odds that a thing holds, by what is said of it: `alone`, and more for each unit by which the picture's neighbours
 * have it (`near`). Learned.
 */
export type HoldingWeights = Readonly<Record<State, { readonly alone: number; readonly near: number }>>;

type Aspect = 'person' | 'place' | 'time' | 'kind' | 'other';
const aspectOf: Readonly<Record<PlanTool, Aspect>> = {
  person: 'person',
  place: 'place',
  time: 'time',
  modality: 'kind',
  text: 'other',
  ocr: 'other',
  vector: 'other',
  object: 'other',
  event: 'other',
  reference: 'other',
  amount: 'other',
};

/** What is said of a leaf; `share` of the evidence that could be had for it, negative against it. */
export function stateOf(
  leaf: PlanLeaf,
  item: MemoryItem,
  { truth }: Reading,
  share: number,
  mayBeThere = false,
): State {
  const yes = truth === 'yes';
  if (leaf.tool === 'object' && countsPeople(leaf.args))
    return yes ? 'count.yes' : share < 0 ? 'count.no' : 'count.unknown';
  const aspect = aspectOf[leaf.tool];
  if (aspect === 'person') return yes ? (share >= SURE ? 'person.yes' : 'person.weak') : unseen(item);
  if (aspect === 'place' && yes && share >= SURE)
    return item.place !== undefined && isLent(item.place) ? 'place.lent' : 'place.yes';
  if (yes) return share >= SURE || aspect === 'kind' ? `${aspect}.yes` : `${aspect}.weak`;
  if (aspect === 'place' && truth === 'unknown' && share === 0 && mayBeThere) return 'place.unknown-then';
  if (aspect === 'place' && truth === 'unknown' && share < 0)
    return mayBeThere ? 'place.lent-no-then' : 'place.lent-no';
  return truth === 'no' || share < 0 ? `${aspect}.no` : `${aspect}.unknown`;
}
/** A reading that gives nearly all that could be had is no stand-in. */
const SURE = 0.9;

function unseen(item: MemoryItem): State {
  const room = roomIn(item);
  const others = peopleShown(item) > 0;
  if (room === 'some' && others) return 'person.beside';
  if (room === 'nobody' && others) return 'person.full';
  return `person.${room}`;
}

/** What is said of a leaf by an item and by its neighbours. */
export type Said = { readonly state: State; readonly near: number };
/** One thing that must hold, as it was found; `negated`: it must not. */
export type Holding = Said & { readonly negated: boolean };

/** The probability that it holds. */
export function chanceOf({ state, near, negated }: Holding, weights: HoldingWeights): number {
  const { alone, near: lent } = weights[state];
  const chance = sigmoid(alone + lent * near);
  return negated ? 1 - chance : chance;
}

/** The probability that all of them hold, each by itself. */
export const together = (holdings: readonly Holding[], weights: HoldingWeights): number =>
  holdings.reduce((chance, holding) => chance * chanceOf(holding, weights), 1);

/**
 * All that must hold of an item for a constraint to: of alternatives the likeliest, of things that must hold together each.
 */
export function holdingsOf(
  node: PlanNode,
  saidOf: (leaf: PlanLeaf) => Said,
  weights: HoldingWeights,
  negated = false,
): readonly Holding[] {
  switch (node.kind) {
    case 'leaf':
      return [{ ...saidOf(node), negated }];
    case 'not':
      return holdingsOf(node.plan, saidOf, weights, !negated);
    case 'within':
      return holdingsOf(node.plan, saidOf, weights, negated);
    case 'all':
    case 'any': {
      const parts = node.plans.map((plan) => holdingsOf(plan, saidOf, weights, negated));
      return (node.kind === 'all') !== negated ? parts.flat() : likeliest(parts, weights);
    }
  }
}

const likeliest = (parts: readonly (readonly Holding[])[], weights: HoldingWeights): readonly Holding[] =>
  parts.toSorted((a, b) => together(b, weights) - together(a, weights))[0] ?? [];
