import type { Chance } from '../chance.ts';
import {
  FRIENDS,
  families,
  men,
  petNames,
  petNicknames,
  roles,
  type Species,
  species,
  women,
} from '../world/people.ts';

export type Person = {
  readonly key: string;
  readonly first: string;
  readonly last: string;
  readonly woman: boolean;
  /** What they are to the owner; friends have none. */
  readonly role?: string;
  readonly roleZh?: string;
  readonly signs?: string;
  /** How the owner speaks of them: "my mother", "Mum". */
  readonly said?: readonly string[];
  readonly saidZh?: readonly string[];
  /** Nobody else in this life has the same first name. */
  readonly alone: boolean;
};
export type Pet = { readonly name: string; readonly nickname: string; readonly species: Species };

/** The people of a life: a family, friends, and two who share a first name. */
export function castOf(chance: Chance): {
  readonly owner: string;
  readonly people: readonly Person[];
  readonly pet: Pet;
} {
  const [she, he] = [chance.some(women, women.length), chance.some(men, men.length)];
  const surname = chance.pick(families);
  const others = chance.some(
    families.filter((name) => name !== surname),
    families.length,
  );
  const named = (woman: boolean) => (woman ? she.pop() : he.pop()) ?? 'Kim';
  const known = roles.map(({ role, zh, woman, kin, signs, said, saidZh }, i) => ({
    said,
    saidZh,
    key: `person-${i + 1}`,
    first: named(woman),
    last: kin && role !== 'cousin' ? surname : (others.pop() ?? 'Stone'),
    woman,
    role,
    roleZh: zh,
    ...(signs === undefined ? {} : { signs }),
  }));
  // One friend has the first name of somebody else: a name alone does not tell them apart.
  const twin = chance.pick(known.filter(({ role }) => role === 'best friend' || role === 'colleague'));
  const friends = Array.from({ length: FRIENDS }, (_, i) => {
    const woman = i === 0 ? twin.woman : chance.is(0.5);
    return {
      key: `person-${roles.length + i + 1}`,
      first: i === 0 ? twin.first : named(woman),
      last: others.pop() ?? 'Stone',
      woman,
    };
  });
  const all = [...known, ...friends];
  const people = all.map((person) => ({
    ...person,
    alone: all.filter(({ first }) => first === person.first).length === 1,
  }));
  const pet = { name: chance.pick(petNames), nickname: chance.pick(petNicknames), species: chance.pick(species) };
  return { owner: `${chance.pick(['Robin', 'Alex', 'Kim', 'Sascha'])} ${surname}`, people, pet };
}
