import { DateTime } from 'luxon';
import type { Chance } from '../../lives/chance.ts';
import { type Assigned, type AssignedObject, chanceFor } from './assign.ts';
import type { ObjectProfile, PersonProfile, QueryPicture } from './records.ts';
import type { Wording } from './wording.ts';

const HISTORY_APART_DAYS = 9;

/** Step 3 without a model: likes, habits and dated events from lists, which no picture supports. Pure. */
export function personByRule(
  id: string,
  given: Assigned,
  said: { readonly seed: number; readonly today: string; readonly wording: Wording },
): PersonProfile {
  const { seed, today, wording } = said;
  const { actions, colours, fashions, foods, hobbies, nicknames, occasions, personalities } = wording.lists;
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
    events: eventsOf(given.name, today, wording, chance),
    nickname: chance.pick(nicknames),
  };
}

/** Three liked and three disliked, none both. */
function halves(list: readonly string[], chance: Chance): [string[], string[]] {
  const some = chance.some(list, 6);
  return [some.slice(0, 3), some.slice(3)];
}

function eventsOf(name: string, today: string, wording: Wording, chance: Chance): PersonProfile['events'] {
  const { happenings, routines, feelings } = wording.lists;
  const told = chance.some(happenings, 3);
  const dates = datesBefore(today, told.length, chance);
  return told.map((what, i) => {
    const date = dates[i] ?? today;
    const said = {
      date: wording.inWords(date),
      routine: chance.pick(routines),
      name,
      what,
      felt: chance.pick(feelings),
    };
    return { date, text: wording.event(said) };
  });
}

function datesBefore(today: string, count: number, chance: Chance): string[] {
  const at = DateTime.fromISO(today, { zone: 'utc' });
  return Array.from({ length: count }, (_, i) =>
    at.minus({ days: i * 120 + chance.int(3, 110) }).toFormat('yyyy-MM-dd'),
  ).reverse();
}

/**
 * An object's profile without a model. Of a query picture only where the object is in it is told, so that two pictures in
 * which it is at the same place share no history: the second has none. Pure.
 */
export function objectByRule(
  id: string,
  given: AssignedObject,
  queries: readonly QueryPicture[],
  said: { readonly seed: number; readonly owner: string; readonly type: string; readonly wording: Wording },
): ObjectProfile {
  const chance = chanceFor(said.seed, `profile ${id}`);
  const { name, owner, manufactured, acquired } = given;
  const { wording } = said;
  return {
    kind: 'object',
    name,
    ...(owner === undefined ? {} : { owner }),
    ...{ manufactured, acquired, objectType: said.type },
    process: wording.acquired(said.owner, chance.pick(wording.lists.processes)),
    storage: wording.kept(name, chance.pick(wording.lists.storages)),
    history: historyOf(given, queries, said, chance),
  };
}

function historyOf(
  { name, acquired }: AssignedObject,
  queries: readonly QueryPicture[],
  { owner, wording }: { readonly owner: string; readonly wording: Wording },
  chance: Chance,
): ObjectProfile['history'] {
  const told = new Set<string>();
  const seen = queries.flatMap(({ item, box }) => {
    const where = whereOf(box, wording);
    if (told.has(where)) return [];
    told.add(where);
    return [{ item, where }];
  });
  const [whys, ends] = [
    chance.some(wording.lists.consequences, seen.length),
    chance.some(wording.lists.otherEnds, seen.length),
  ];
  const places = wording.sides.flatMap((side) => wording.sizes.map((size) => wording.place(side, size)));
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
      wording.history({ date: wording.inWords(on), name, place, owner, why, end: then });
    return {
      item,
      date,
      text: text(date, where, end),
      hard: { date: other, text: text(other, unseen[i] ?? '', ends[i] ?? '') },
    };
  });
}

/** Where it is in the picture and how much of it it fills, in words that anybody would use of it. */
function whereOf({ x, w, h }: QueryPicture['box'], { sides, sizes, place }: Wording): string {
  const middle = x + w / 2;
  const side = middle < 0.42 ? sides[0] : middle > 0.58 ? sides[2] : sides[1];
  return place(side, w * h < 0.16 ? sizes[0] : sizes[1]);
}
