import type { Chance } from '../../lives/chance.ts';
import { lettered, type Wrong } from './options.ts';
import type { BuiltQuestion, GroupEvent, PersonProfile } from './records.ts';
import { marked } from './released-profile.ts';
import type { Told, World } from './world.ts';

type Person = Told<PersonProfile>;
type Made = BuiltQuestion | undefined;

/** Type 1: questions whose answer profiles alone tell. Pure. */
export function textTemplates(world: World, chance: Chance): BuiltQuestion[] {
  const made: Made[] = world.people.flatMap((person) => [
    ...person.profile.habits.map((_, at) => nextAction(world, person, at, chance)),
    ...Object.keys(person.profile.family).map((relative) => yearsApart(world, person, relative, chance)),
    ...person.profile.groupEvents.map((event) => afterMeeting(world, person, event, chance)),
    ...person.profile.groupEvents.map((event) => relativeOfFriend(world, person, event, chance)),
  ]);
  return [...made, ...world.objects.map(({ id, profile }) => homeOfOwner(world, id, profile.owner, chance))].filter(
    (one) => one !== undefined,
  );
}

function asked(
  task: 'predict' | 'numeric' | 'multi_hop',
  concept: string,
  question: string,
  right: string,
  wrong: readonly Wrong[],
  chance: Chance,
): Made {
  const options = lettered(right, wrong, chance);
  return options === undefined
    ? undefined
    : { group: 'text', task, concept, made: 'template', written: true, question, ...options };
}

const as =
  (mode: Wrong['mode']) =>
  (text: string): Wrong => ({ text, mode });
const [taken, unused, misused] = [
  as('mis_identification'),
  as('missing_personal_information'),
  as('incorrect_use_of_personal_information'),
];

const others = (world: World, person: Person, chance: Chance): Person[] =>
  chance.some(
    world.people.filter(({ id }) => id !== person.id),
    world.people.length,
  );

/** Predictive: what a habit says, against other habits of the person, habits of others, and what anybody would do. */
function nextAction(world: World, person: Person, at: number, chance: Chance): Made {
  const { asks, capital, lists } = world.wording;
  const { habits, name } = person.profile;
  const habit = habits[at];
  if (habit === undefined) return undefined;
  const wrong = [
    ...habits.filter((one) => one !== habit).map(({ action }) => misused(capital(action))),
    ...others(world, person, chance).flatMap(({ profile }) =>
      profile.habits.map(({ action }) => taken(capital(action))),
    ),
    ...chance.some(lists.usualActions, 4).map((action) => unused(capital(action))),
  ];
  const question = asks.nextAction(marked(name), habit.occasion);
  return asked('predict', person.id, question, capital(habit.action), wrong, chance);
}

const year = (date: string): number => Number(date.slice(0, 4));

/** Numerical: the difference of two years of birth. */
function yearsApart(world: World, person: Person, relative: string, chance: Chance): Made {
  const { name, birthday, family } = person.profile;
  const apart = (of: string, from: string): string => String(Math.abs(year(of) - year(from)));
  const right = apart(family[relative] ?? birthday, birthday);
  const wrong = [
    ...Object.values(family).map((date) => misused(apart(date, birthday))),
    ...others(world, person, chance).flatMap(({ profile }) => {
      const theirs = profile.family[relative];
      return theirs === undefined ? [] : [taken(apart(theirs, profile.birthday))];
    }),
    ...chance.some([20, 25, 30, 35, 3, 5], 6).map((n) => unused(String(n))),
  ];
  const { asks, relative: called } = world.wording;
  const question = asks.yearsApart(marked(name), called(relative));
  return asked('numeric', person.id, question, right, wrong, chance);
}

/** Multi-hop: the other half of the event stands in the profile of whom the person meets. */
function afterMeeting(world: World, person: Person, event: GroupEvent, chance: Chance): Made {
  if (event.told !== 'meeting') return undefined;
  const { asks, capital, goingOn } = world.wording;
  const { name, groupEvents } = person.profile;
  const wrong = [
    ...groupEvents.filter((one) => one !== event).map(({ after }) => misused(capital(after))),
    ...others(world, person, chance).flatMap(({ profile }) =>
      profile.groupEvents.map(({ after }) => taken(capital(after))),
    ),
    ...goingOn.map((after) => unused(capital(after))),
  ].filter(({ text }) => text !== capital(event.after));
  const question = asks.afterMeeting(marked(name), event);
  return asked('multi_hop', person.id, question, capital(event.after), wrong, chance);
}

/** Multi-hop: from the person to somebody of the group, and from there to a relative. */
function relativeOfFriend(world: World, person: Person, event: GroupEvent, chance: Chance): Made {
  const friend = world.people.find(({ id }) => id === event.with);
  if (friend === undefined || event.told !== 'meeting') return undefined;
  const { asks, inWords, relative: called } = world.wording;
  const { name, family } = person.profile;
  const relative = chance.pick(Object.keys(friend.profile.family));
  const own = family[relative];
  const wrong = [
    ...(own === undefined ? [] : [misused(inWords(own))]),
    ...Object.entries(friend.profile.family).flatMap(([one, date]) =>
      one === relative ? [] : [misused(inWords(date))],
    ),
    ...others(world, person, chance).flatMap(({ id, profile }) => {
      const theirs = id === friend.id ? undefined : profile.family[relative];
      return theirs === undefined ? [] : [taken(inWords(theirs))];
    }),
    unused(inWords(friend.profile.birthday)),
    unused(inWords(person.profile.birthday)),
  ];
  const question = asks.relativeOfFriend(marked(name), event, called(relative));
  return asked('multi_hop', person.id, question, inWords(friend.profile.family[relative] ?? ''), wrong, chance);
}

/** Multi-hop of an object: to its owner, and from there to where they live. */
function homeOfOwner(world: World, object: string, owner: string | undefined, chance: Chance): Made {
  const person = world.people.find(({ id }) => id === owner);
  if (person === undefined) return undefined;
  const { residence, birthplace } = person.profile;
  const wrong = [
    misused(birthplace),
    ...others(world, person, chance).flatMap(({ profile }) => [taken(profile.residence), taken(profile.birthplace)]),
    ...chance.some(world.wording.lists.cities, 4).map(unused),
  ];
  return asked(
    'multi_hop',
    object,
    world.wording.asks.homeOfOwner(marked(world.nameOf(object))),
    residence,
    wrong,
    chance,
  );
}
