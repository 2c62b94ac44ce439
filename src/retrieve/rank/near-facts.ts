import { type ConstraintGroup, type Facts, factGroups, type ReadFacts } from './features.ts';
import { LENT } from './held.ts';
import type { ItemPlaces } from './item-scores.ts';
import type { Sequences } from './sequences.ts';

export const nothingNear: Facts = {};

/**
 * What the neighbours have, of the item of a number; `places`: where an item stands in the list of what was read. Of a place it takes those on both sides: who walked from one town into the next was in either
 * only on its own side, while a position that is off stands between two that are right.
 */
export function nearFacts(number: number, read: readonly ReadFacts[], places: ItemPlaces, sequences: Sequences): Facts {
  if (!sequences.isInSequence(number)) return nothingNear;
  const start = sequences.startOf(number);
  const end = sequences.endOf(number);
  const near: Partial<Record<ConstraintGroup, number>> = {};
  let before: number | undefined;
  let after: number | undefined;
  for (let step = 0; step < 2 * LENT.length; step++) {
    const isAfter = step % 2 === 1;
    const away = (step >> 1) + 1;
    const neighbour = isAfter ? number + away : number - away;
    if (neighbour < start || neighbour >= end) continue;
    const at = places.knownNumber(sequences.numberIn(neighbour));
    // What was not even a candidate has nothing to lend.
    if (at === undefined) {
      if (isAfter) after ??= 0;
      else before ??= 0;
      continue;
    }
    const { facts } = read[at] as ReadFacts;
    const lent = LENT[away - 1] as number;
    for (let n = 0; n < factGroups.length; n++) {
      const group = factGroups[n] as (typeof factGroups)[number];
      const value = facts[group];
      if (value === undefined) continue;
      near[group] = Math.max(near[group] ?? -1, value * lent);
      if (group !== 'place') continue;
      if (isAfter) after = Math.max(after ?? -1, value * lent);
      else before = Math.max(before ?? -1, value * lent);
    }
  }
  if (before !== undefined && after !== undefined) near.place = Math.min(before, after);
  else {
    const only = before === undefined ? number + 1 : number - 1;
    const at = only < start || only >= end ? undefined : places.knownNumber(sequences.numberIn(only));
    near.place = (at === undefined ? 0 : (read[at]?.facts.place ?? 0)) * LENT[0];
  }
  return near;
}
