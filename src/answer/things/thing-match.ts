import { type Asked, daysAway } from '../../language/asked-words.ts';
import { itemTokens } from '../../language/item-tokens.ts';
import { tokens } from '../../language/tokens.ts';
import type { MemoryItem } from '../../memory/item.ts';
import type { Thing } from '../../memory/structured-data.ts';
import { localMillis } from '../../memory/time-span.ts';
import type { ThingAsked } from './thing-asked.ts';
import { readThing, says, type ThingRead } from './thing-words.ts';

/** A thing of an item, and how far it is the one that a question is about. */
export type Match = {
  readonly item: MemoryItem;
  readonly thing: Thing;
  /** Its place among the things of its item. */
  readonly at: number;
  readonly read: ThingRead;
  readonly score: number;
};

/** Of what is left of the question so much must be said, each word by how rare it is. */
const LEAST_SAID = 0.75;
const WHOLLY = 0.99;
/** A property that a question names says of which kind of thing it is: a gate is of no invoice. */
const TYPED = 0.3;
const OWN = 0.5;

/** How far things of items are what a question is about: those that are not, left out. */
export function matchesOf(items: readonly MemoryItem[], asked: Asked, wanted: ThingAsked): Match[] {
  const weigh = weightsOf(asked, wanted.left);
  return items.flatMap((item) =>
    (item.structuredData ?? []).flatMap((thing, at): Match[] => {
      const read = readThing(thing);
      const score = scoreOf(item, thing, read, wanted, weigh);
      return score === undefined || isOfOtherTime(read, asked, wanted) ? [] : [{ item, thing, at, read, score }];
    }),
  );
}

type Weigh = (says: (token: string) => boolean) => number;

/** The share of what is left that something says, in [0, 1]; 1 where nothing is left. */
function weightsOf({ words, weights }: Asked, left: readonly string[]): Weigh {
  const most = Math.max(1, ...weights);
  const weighed = left.map((token) => {
    const at = words.indexOf(token);
    return [token, at < 0 ? most : (weights[at] ?? most)] as const;
  });
  const whole = weighed.reduce((sum, [, weight]) => sum + weight, 0);
  return (said) =>
    whole === 0 ? 1 : weighed.reduce((sum, [token, weight]) => sum + (said(token) ? weight : 0), 0) / whole;
}

function scoreOf(
  item: MemoryItem,
  thing: Thing,
  { own, all, origin, destination }: ThingRead,
  { types, left, slots, towards, away }: ThingAsked,
  weigh: Weigh,
): number | undefined {
  const typed = typedAs(thing, types);
  const isNamed = typed > 0;
  if (types.size > 0 && !isNamed) return undefined;
  // Nothing is left to tell it by: then its kind must be named.
  if (left.length === 0 && !isNamed) return undefined;
  // Only what goes from one place to another has a direction.
  const isJourney = origin.size > 0 && destination.size > 0;
  // "When do I land in Frankfurt" is of what goes there.
  const goal = towards.size === 0 && slots.has('arrival') ? new Set(left.filter((token) => !away.has(token))) : towards;
  const isBack = isOtherWay(goal, destination, origin) || isOtherWay(away, origin, destination);
  if (isJourney && isBack) return undefined;
  const [byOwn, byAll] = [weigh((token) => says(own, token)), weigh((token) => says(all, token))];
  if (!isNamed) return byOwn >= WHOLLY && (slots.size > 0 || isCalledSo(left, thing)) ? byOwn + OWN : undefined;
  const said = itemTokens(item);
  const byItem = weigh((token) => says(all, token) || says(said, token));
  return byItem < LEAST_SAID ? undefined : byItem + typed + OWN * byOwn + (byAll - byOwn) / 2;
}

/** A parcel is its order's too, though less than the order itself. */
const typedAs = (thing: Thing, types: ThingAsked['types']): number =>
  types.has(thing['@type']) ? TYPED : types.has('Order') && thing['partOfOrder'] !== undefined ? TYPED / 2 : 0;

/** Whether what stands behind "to" is where it comes from, and not where it goes. */
const isOtherWay = (asked: ReadonlySet<string>, right: ReadonlySet<string>, wrong: ReadonlySet<string>): boolean =>
  [...asked].some((token) => !says(right, token) && says(wrong, token));

/** Whether what is left is all in its name: "when is the quarterly review". */
const isCalledSo = (left: readonly string[], thing: Thing): boolean => {
  const { facts } = readThing(thing);
  const named = new Set(facts.filter(({ slot }) => slot === 'name').flatMap(({ text }) => tokens(text)));
  return left.length > 0 && left.every((token) => named.has(token));
};

/** A question that speaks of a day speaks of no thing that takes place on others. */
const DAY = 1;
const isOfOtherTime = ({ from, to, own }: ThingRead, asked: Asked, { left }: ThingAsked): boolean =>
  from !== undefined &&
  to !== undefined &&
  daysAway(asked, localMillis(from), localMillis(to)) > DAY &&
  // "17 April" without a year is the thing's own day.
  !left.some((token) => /^\d{1,2}$/.test(token) && own.has(token));
