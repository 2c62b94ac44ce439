import type { ObjectProfile, PersonProfile, Profile } from './records.ts';
import type { World } from './world.ts';

/** A name as questions and profiles write it. */
export const marked = (name: string): string => `<${name}>`;

/** A profile as the paper's examples have it (Figures 7 and 8); `more` are a distractor's entries. Pure. */
export function releasedProfile(
  profile: Profile,
  world: Pick<World, 'nameOf' | 'wording'>,
  more: readonly string[] = [],
): Record<string, unknown> {
  return profile.kind === 'person' ? releasedPerson(profile, world, more) : releasedObject(profile, world, more);
}

type Of = Pick<World, 'nameOf' | 'wording'>;

function releasedPerson(person: PersonProfile, { nameOf, wording }: Of, more: readonly string[]) {
  const { name, birthday, sex, height, family, personality, favorites, hobby, nickname } = person;
  return {
    ...{ name, birthday },
    ...(sex === undefined ? {} : { sex }),
    ...(height === undefined ? {} : { height }),
    family: Object.fromEntries(Object.entries(family).map(([one, date]) => [wording.relative(one), date])),
    ...{ personality, favorites },
    'non-favorites': person.nonFavorites,
    hobby,
    habit: person.habits.map(({ occasion, action }) => wording.habit(name, occasion, action)),
    event: [...person.events.map(({ text }) => text), ...more],
    nickname,
    birthplace: person.birthplace,
    occupation: person.occupation,
    residence: person.residence,
    group_event: person.groupEvents.map((event) => {
      const other = marked(nameOf(event.with));
      return event.told === 'meeting' ? wording.meeting(name, event, other) : wording.afterwards(event, other);
    }),
  };
}

function releasedObject(object: ObjectProfile, { nameOf }: Of, more: readonly string[]) {
  const { name, acquired, manufactured, owner, objectType, process, storage, history } = object;
  const dated = history.flatMap(({ date, text, hard }) => [{ date, text }, hard]);
  return {
    acquisition_date: acquired,
    manufacturing_date: manufactured,
    name,
    ...(owner === undefined ? {} : { owner: nameOf(owner) }),
    object_type: objectType,
    acquisition_process: process,
    history: [...dated.toSorted((a, b) => (a.date < b.date ? -1 : 1)).map(({ text }) => text), ...more],
    storage,
  };
}
