import { DateTime } from 'luxon';
import type { Chance } from '../../lives/chance.ts';
import { type Assigned, type AssignedObject, chanceFor } from './assign.ts';
import {
  actions,
  colours,
  consequences,
  fashions,
  feelings,
  foods,
  happenings,
  hobbies,
  nicknames,
  occasions,
  otherEnds,
  personalities,
  processes,
  routines,
  storages,
} from './lists.ts';
import type { ObjectProfile, PersonProfile, QueryPicture } from './records.ts';

const HISTORY_APART_DAYS = 9;

/** Step 3 without a model: likes, habits and dated events from lists, which no picture supports. Pure. */
export function personByRule(id: string, given: Assigned, seed: number, today: string): PersonProfile {
  const chance = chanceFor(seed, `profile ${id}`);
  const [color, notColor] = halves(colours, chance);
  const [food, notFood] = halves(foods, chance);
  const [fashion, notFashion] = halves(fashions, chance);
  const does = chance.some(actions, 3);
  return {
    kind: 'person',
    ...given,
    personality: chance.some(personalities, 3),
    favorites: { color, food, fashion },
    nonFavorites: { color: notColor, food: notFood, fashion: notFashion },
    hobby: chance.some(hobbies, 3),
    habits: chance.some(occasions, 3).map((occasion, i) => ({ occasion, action: does[i] ?? '' })),
    events: eventsOf(given.name, today, chance),
    nickname: chance.pick(nicknames),
  };
}

/** Three liked and three disliked, none both. */
function halves(list: readonly string[], chance: Chance): [string[], string[]] {
  const some = chance.some(list, 6);
  return [some.slice(0, 3), some.slice(3)];
}

function eventsOf(name: string, today: string, chance: Chance): PersonProfile['events'] {
  const told = chance.some(happenings, 3);
  const dates = datesBefore(today, told.length, chance);
  return told.map((what, i) => {
    const date = dates[i] ?? today;
    const text = `On ${inWords(date)}, ${chance.pick(routines)}, ${name} ${what} and felt ${chance.pick(feelings)}.`;
    return { date, text };
  });
}

function datesBefore(today: string, count: number, chance: Chance): string[] {
  const at = DateTime.fromISO(today, { zone: 'utc' });
  return Array.from({ length: count }, (_, i) =>
    at.minus({ days: i * 120 + chance.int(3, 110) }).toFormat('yyyy-MM-dd'),
  ).reverse();
}

export const inWords = (date: string): string =>
  DateTime.fromISO(date, { zone: 'utc' }).setLocale('en').toFormat('MMMM d, yyyy');

/**
 * An object's profile without a model. Of a query picture only where the object is in it is told, so that two pictures in
 * which it is at the same place share no history: the second has none. Pure.
 */
export function objectByRule(
  id: string,
  given: AssignedObject,
  queries: readonly QueryPicture[],
  said: { readonly seed: number; readonly owner: string; readonly type: string },
): ObjectProfile {
  const chance = chanceFor(said.seed, `profile ${id}`);
  const { name, owner, manufactured, acquired } = given;
  return {
    kind: 'object',
    name,
    ...(owner === undefined ? {} : { owner }),
    ...{ manufactured, acquired, objectType: said.type },
    process: `${said.owner} ${chance.pick(processes)}.`,
    storage: `${name} is ${chance.pick(storages)}.`,
    history: historyOf(given, queries, said.owner, chance),
  };
}

function historyOf(
  { name, acquired }: AssignedObject,
  queries: readonly QueryPicture[],
  owner: string,
  chance: Chance,
): ObjectProfile['history'] {
  const told = new Set<string>();
  const seen = queries.flatMap(({ item, box }) => {
    const where = whereOf(box);
    if (told.has(where)) return [];
    told.add(where);
    return [{ item, where }];
  });
  const [whys, ends] = [chance.some(consequences, seen.length), chance.some(otherEnds, seen.length)];
  const unseen = chance.some(
    places.filter((where) => !told.has(where)),
    places.length,
  );
  return seen.slice(0, Math.min(whys.length, unseen.length)).map(({ item, where }, i) => {
    const [why, end] = whys[i] ?? ['', ''];
    const at = DateTime.fromISO(acquired, { zone: 'utc' }).plus({
      days: 3 + i * HISTORY_APART_DAYS + chance.int(0, 2),
    });
    const [date, other] = [at.toFormat('yyyy-MM-dd'), at.plus({ days: chance.int(3, 5) }).toFormat('yyyy-MM-dd')];
    const text = (on: string, place: string, then: string): string =>
      `On ${inWords(on)}, a picture was taken with ${name} ${place}; ${owner} ${why} at the sight of it and ${then}.`;
    return {
      item,
      date,
      text: text(date, where, end),
      hard: { date: other, text: text(other, unseen[i] ?? '', ends[i] ?? '') },
    };
  });
}

const sides = ['on the left', 'in the middle', 'on the right'] as const;
const sizes = ['small and far away', 'large and close'] as const;
const places = sides.flatMap((side) => sizes.map((size) => `${side}, ${size}`));

/** Where it is in the picture and how much of it it fills, in words that anybody would use of it. */
function whereOf({ x, w, h }: QueryPicture['box']): string {
  const middle = x + w / 2;
  const side = middle < 0.42 ? sides[0] : middle > 0.58 ? sides[2] : sides[1];
  return `${side}, ${w * h < 0.16 ? sizes[0] : sizes[1]}`;
}
