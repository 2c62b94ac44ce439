import { DateTime } from 'luxon';
import { digestNumber } from '../../../language/digest.ts';
import { Chance } from '../../lives/chance.ts';
import type { Lists } from './lists.ts';
import type { ConceptFound, GroupEvent, Looks, PersonProfile } from './records.ts';

/** What rules give a person before anything else is told of them (steps 2 and 4). */
export type Assigned = Pick<
  PersonProfile,
  'name' | 'birthday' | 'sex' | 'height' | 'family' | 'birthplace' | 'occupation' | 'residence' | 'groupEvents'
>;
/** What rules give an object. */
export type AssignedObject = {
  readonly name: string;
  readonly owner: string | undefined;
  readonly manufactured: string;
  readonly acquired: string;
};

export type Assignments = {
  readonly people: ReadonlyMap<string, Assigned>;
  readonly objects: ReadonlyMap<string, AssignedObject>;
};

export type AssignOptions = {
  readonly seed: number;
  /** ISO date before which objects were acquired and from which ages are counted back. */
  readonly today: string;
  /** First names that somebody of the memory has. */
  readonly taken: ReadonlySet<string>;
  readonly lists: Lists;
};

const GROUP = 4;
/** Years of age where no picture was looked at, and the width of a guess in tens. */
const [YOUNGEST, OLDEST, DECADE] = [22, 64, 9];

/** A source of chance of its own for each use, so that another concept does not change what this one gets. */
export const chanceFor = (seed: number, use: string): Chance => new Chance(digestNumber(`${seed} ${use}`) % 0x7fffffff);

/** Names, birthdays, families, groups of four and owners: all by rule, the same for the same seed. Pure. */
export function assignedTo(
  concepts: readonly ConceptFound[],
  looks: ReadonlyMap<string, Looks>,
  options: AssignOptions,
): Assignments {
  const { seed, taken, lists } = options;
  const people = concepts.filter(({ kind }) => kind === 'person');
  const things = concepts.filter(({ kind }) => kind === 'object');
  const names = namesFor(people, lists.personNames, chanceFor(seed, 'names'), taken);
  const groups = groupsOf(people, chanceFor(seed, 'groups'));
  const shared = new Map(groups.flatMap((group) => [...sharedBy(group, seed, lists)]));
  const given = people.map(({ id }): [string, Assigned] => {
    const chance = chanceFor(seed, `person ${id}`);
    const looked = looks.get(id);
    const birthday = birthdayOf(looked, options.today, chance);
    const grouped = shared.get(id) ?? {
      birthplace: chance.pick(lists.cities),
      residence: chance.pick(lists.cities),
      groupEvents: [],
    };
    return [
      id,
      {
        name: names.get(id) ?? id,
        birthday,
        ...(looked === undefined ? {} : { height: looked.height + chance.int(0, DECADE) }),
        ...(looked === undefined || looked.sex === 'unknown' ? {} : { sex: looked.sex }),
        family: familyOf(birthday, chance),
        occupation: chance.pick(lists.occupations),
        ...grouped,
      },
    ];
  });
  const thingNames = namesFor(things, lists.objectNames, chanceFor(seed, 'things'), taken);
  const objects = things.map(({ id }): [string, AssignedObject] => {
    const chance = chanceFor(seed, `object ${id}`);
    return [
      id,
      objectOf(thingNames.get(id) ?? id, people.length === 0 ? undefined : chance.pick(people).id, options, chance),
    ];
  });
  return { people: new Map(given), objects: new Map(objects) };
}

/** The list's names, then the same with a number: a name is never given twice. */
function namesFor(
  concepts: readonly ConceptFound[],
  list: readonly string[],
  chance: Chance,
  taken: ReadonlySet<string>,
): Map<string, string> {
  const free = chance.some(
    list.filter((name) => !isTaken(name, taken)),
    list.length,
  );
  return new Map(
    concepts.map(({ id }, i) => {
      const again = Math.floor(i / free.length);
      return [id, `${free[i % free.length] ?? id}${again === 0 ? '' : ` ${again + 1}`}`];
    }),
  );
}

/** In scripts without spaces a first name stands in the whole name. */
const isTaken = (name: string, taken: ReadonlySet<string>): boolean =>
  /\p{Script=Han}/u.test(name) ? [...taken].some((whole) => whole.includes(name)) : taken.has(name.toLowerCase());

/** By four; a rest of one joins no group, a rest of two or three is a smaller one. */
function groupsOf(people: readonly ConceptFound[], chance: Chance): string[][] {
  const order = chance.some(
    people.map(({ id }) => id),
    people.length,
  );
  const groups: string[][] = [];
  for (let at = 0; at < order.length; at += GROUP) groups.push(order.slice(at, at + GROUP));
  return groups.filter((group) => group.length > 1);
}

type Shared = Pick<Assigned, 'birthplace' | 'residence' | 'groupEvents'>;

/** Where all of them were born and live, and events between neighbours in the round, of which each tells a half. */
function sharedBy(group: readonly string[], seed: number, lists: Lists): Map<string, Shared> {
  const { afterwards, cities, meetingPlaces, roles, weekdays } = lists;
  const chance = chanceFor(seed, `group ${group.join()}`);
  const [birthplace = '', residence = ''] = chance.some(cities, 2);
  const rounds = group.length === 2 ? 1 : group.length;
  const [days, places, afters] = [
    chance.some(weekdays, rounds),
    chance.some(meetingPlaces, rounds),
    chance.some(afterwards, rounds),
  ];
  const events = new Map<string, GroupEvent[]>(group.map((id) => [id, []]));
  for (let i = 0; i < rounds; i++) {
    const [one = '', other = ''] = [group[i], group[(i + 1) % group.length]];
    const said = { role: chance.pick(roles), day: days[i] ?? '', place: places[i] ?? '', after: afters[i] ?? '' };
    events.get(one)?.push({ told: 'meeting', with: other, ...said });
    events.get(other)?.push({ told: 'afterwards', with: one, ...said });
  }
  return new Map(group.map((id) => [id, { birthplace, residence, groupEvents: events.get(id) ?? [] }]));
}

function birthdayOf(looked: Looks | undefined, today: string, chance: Chance): string {
  const age = looked === undefined ? chance.int(YOUNGEST, OLDEST) : looked.age + chance.int(0, DECADE);
  return before(today, age * 365.25 + chance.int(0, 364));
}

const before = (date: string, days: number): string =>
  DateTime.fromISO(date, { zone: 'utc' })
    .minus({ days: Math.round(days) })
    .toFormat('yyyy-MM-dd');

/** Years by which relatives are older (above zero) or younger. */
const relatives: Readonly<Record<string, readonly [from: number, to: number]>> = {
  mother: [21, 38],
  father: [22, 42],
  aunt: [15, 40],
  uncle: [15, 40],
  sister: [-12, 12],
  brother: [-12, 12],
  cousin: [-15, 15],
};

function familyOf(birthday: string, chance: Chance): Record<string, string> {
  const chosen = chance.some(Object.keys(relatives), chance.int(2, 4)).sort();
  return Object.fromEntries(
    chosen.map((relative) => {
      const [from, to] = relatives[relative] ?? [0, 0];
      const years = chance.int(from, to);
      // Siblings of one day would make every difference zero.
      return [relative, before(birthday, (years === 0 ? 2 : years) * 365.25 + chance.int(1, 300))];
    }),
  );
}

function objectOf(name: string, owner: string | undefined, { today }: AssignOptions, chance: Chance): AssignedObject {
  const acquired = before(today, chance.int(60, 900));
  return { name, owner, acquired, manufactured: before(acquired, chance.int(40, 1500)) };
}
