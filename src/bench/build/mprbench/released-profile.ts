import type { ObjectProfile, PersonProfile, Profile } from './records.ts';

/** A name as questions and profiles write it. */
export const marked = (name: string): string => `<${name}>`;

/** A profile as the paper's examples have it (Figures 7 and 8); `more` are a distractor's entries. Pure. */
export function releasedProfile(
  profile: Profile,
  nameOf: (concept: string) => string,
  more: readonly string[] = [],
): Record<string, unknown> {
  return profile.kind === 'person' ? releasedPerson(profile, nameOf, more) : releasedObject(profile, nameOf, more);
}

function releasedPerson(person: PersonProfile, nameOf: (concept: string) => string, more: readonly string[]) {
  const { name, birthday, sex, height, family, personality, favorites, hobby, nickname } = person;
  return {
    ...{ name, birthday },
    ...(sex === undefined ? {} : { sex }),
    ...(height === undefined ? {} : { height }),
    ...{ family, personality, favorites },
    'non-favorites': person.nonFavorites,
    hobby,
    habit: person.habits.map(({ occasion, action }) => `Before ${occasion}, ${name} always ${action}.`),
    event: [...person.events.map(({ text }) => text), ...more],
    nickname,
    birthplace: person.birthplace,
    occupation: person.occupation,
    residence: person.residence,
    group_event: person.groupEvents.map(({ told, role, day, place, after, with: other }) =>
      told === 'meeting'
        ? `Every ${day}, ${name} visits the ${place} with the ${role} ${marked(nameOf(other))}.`
        : `After visiting the ${place} on ${day}s with the ${role} ${marked(nameOf(other))}, they always ${after}.`,
    ),
  };
}

function releasedObject(object: ObjectProfile, nameOf: (concept: string) => string, more: readonly string[]) {
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
