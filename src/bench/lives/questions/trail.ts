import type { Chance } from '../chance.ts';
import type { Fact } from '../truth/fact.ts';
import type { Truth } from '../truth/truth.ts';
import { type Condition, ofScene } from './condition.ts';
import type { Telling } from './draft.ts';

const MOST_PICTURES = 4;

/** "on the trip where I photographed the castle": a journey by what was seen on it, on no other. */
export function trailOf(fact: Fact, truth: Truth, telling: Telling, chance: Chance): Condition | undefined {
  const moments = truth.facts.filter(
    (one) => one.kind === 'moment' && one.trip === fact.trip && one.scene !== undefined,
  );
  const only = moments.filter(({ scene }) =>
    truth.facts.every(
      (other) =>
        other.kind !== 'moment' ||
        other.trip === undefined ||
        other.trip === fact.trip ||
        other.scene?.object !== scene?.object,
    ),
  );
  if (only.length === 0) return undefined;
  const seen = chance.pick(only);
  const { en, zh } = ofScene(seen, chance.int(0, 2));
  const through = moments.filter(({ scene }) => scene?.object === seen.scene?.object);
  if (through.flatMap((one) => telling.of(one, ['scene'])).length > MOST_PICTURES) return undefined;
  return {
    part: 'when',
    by: 'trip',
    en: `on the trip where I photographed ${en}`,
    zh: `拍到${zh}的那次旅行`,
    through,
    holds: ({ trip }) => trip !== undefined && trip === fact.trip,
  };
}
