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
 * others were recognised. `others`: that somebody beside those who were named is there; `stranger`: whom nobody has named.
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
  'others.seen',
  'others.stranger',
  'others.more',
  'others.some',
  'others.beside',
  'others.full',
  'others.nobody',
  'others.untold',
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
 * have it (`near`), and by which all of its moment do (`often`). Learned.
 */
export type HoldingWeights = Readonly<
  Record<State, { readonly alone: number; readonly near: number; readonly often: number }>
>;

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

/** What is said of a leaf by an item, by its neighbours, and by how large a share of the items around it. */
export type Said = { readonly state: State; readonly near: number; readonly often: number };

/**
 * Whether a plan is of all who are known beside those that were named: "only Anna" says of nobody that they are not there,
 * but of everybody.
 */
const isEverybodyElse = (node: PlanNode): boolean => {
  const leaves = node.kind === 'any' ? node.plans : [node];
  return leaves.every(
    (one) => one.kind === 'leaf' && one.tool === 'person' && one.args.how === 'shown' && one.args.said === undefined,
  );
};

type OthersState = Extract<State, `others.${string}`>;
const othersStates: Readonly<Partial<Record<State, OthersState>>> = {
  'person.more': 'others.more',
  'person.some': 'others.some',
  'person.beside': 'others.beside',
  'person.full': 'others.full',
  'person.nobody': 'others.nobody',
  'person.untold': 'others.untold',
};

/** What an item says of somebody else being there: of any of those who are known, and of the room for more. */
function othersOf(node: PlanNode, saidOf: (leaf: PlanLeaf) => Said): Said {
  const leaves = (node.kind === 'any' ? node.plans : [node]).filter((one) => one.kind === 'leaf');
  const all = leaves.map((leaf) => ({ leaf, ...saidOf(leaf) }));
  const known = all.filter(({ leaf }) => leaf.strength === 'must');
  const around = {
    near: Math.max(0, ...known.map((one) => one.near)),
    often: Math.max(0, ...known.map((one) => one.often)),
  };
  const shows = (some: typeof all): boolean => some.some(({ state }) => state === 'person.yes');
  if (shows(known)) return { state: 'others.seen', ...around };
  if (shows(all)) return { state: 'others.stranger', ...around };
  const room = all.map(({ state }) => othersStates[state]).find((state) => state !== undefined);
  return { state: room ?? 'others.untold', ...around };
}
/** One thing that must hold, as it was found; `negated`: it must not. */
export type Holding = Said & { readonly negated: boolean };

/** The probability that it holds. */
export function chanceOf({ state, near, often, negated }: Holding, weights: HoldingWeights): number {
  const { alone, near: lent, often: shared } = weights[state];
  const chance = sigmoid(alone + lent * near + shared * often);
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
    case 'leaf': {
      const { state, near, often } = saidOf(node);
      return [{ state, near, often, negated }];
    }
    case 'not':
      return isEverybodyElse(node.plan)
        ? [{ ...othersOf(node.plan, saidOf), negated: !negated }]
        : holdingsOf(node.plan, saidOf, weights, !negated);
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
