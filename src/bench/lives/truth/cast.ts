import type { Chance } from '../chance.ts';
import {
  FRIENDS,
  families,
  familiesZh,
  men,
  menZh,
  petNames,
  petNicknames,
  roles,
  type Species,
  species,
  women,
  womenZh,
} from '../world/people.ts';

export type Person = {
  readonly key: string;
  readonly first: string;
  readonly last: string;
  readonly woman: boolean;
  /** The whole name as it is written in Chinese, of those who have one. */
  readonly nameZh?: string;
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

type Name = readonly [string, string];
/** Of the lives, how many are of a Chinese family. */
const CHINESE = 0.3;

/** Names of one life, each given once; the second part is how it is written in Chinese, or nothing. */
class Naming {
  readonly #women: Name[];
  readonly #men: Name[];
  readonly #families: Name[];

  constructor(chance: Chance) {
    const chinese = chance.is(CHINESE);
    const of = (plain: readonly string[], zh: readonly Name[]): Name[] =>
      chance.some(chinese ? zh : plain.map((name) => [name, ''] as const), 99);
    this.#women = of(women, womenZh);
    this.#men = of(men, menZh);
    this.#families = of(families, familiesZh);
  }

  given(woman: boolean): Name {
    return (woman ? this.#women : this.#men).pop() ?? ['Kim', ''];
  }

  family(): Name {
    return this.#families.pop() ?? ['Stone', ''];
  }
}

/** The people of a life: a family, friends, and two who share a first name. */
export function castOf(chance: Chance): {
  readonly owner: string;
  readonly people: readonly Person[];
  readonly pet: Pet;
} {
  const naming = new Naming(chance);
  const surname = naming.family();
  const known = roles.map(({ role, zh, woman, kin, signs, said, saidZh }, i) => ({
    key: `person-${i + 1}`,
    first: naming.given(woman),
    last: kin && role !== 'cousin' ? surname : naming.family(),
    woman,
    role,
    roleZh: zh,
    said,
    saidZh,
    ...(signs === undefined ? {} : { signs }),
  }));
  // One friend has the first name of somebody else: a name alone does not tell them apart.
  const twin = chance.pick(known.filter(({ role }) => role === 'best friend' || role === 'colleague'));
  const friends = Array.from({ length: FRIENDS }, (_, i) => {
    const woman = i === 0 ? twin.woman : chance.is(0.5);
    return {
      key: `person-${roles.length + i + 1}`,
      first: i === 0 ? twin.first : naming.given(woman),
      last: naming.family(),
      woman,
    };
  });
  const all = [...known, ...friends];
  const people = all.map(({ first, last, ...person }) => ({
    ...person,
    first: first[0],
    last: last[0],
    ...(first[1] === '' ? {} : { nameZh: `${last[1]}${first[1]}` }),
    alone: all.filter((other) => other.first === first).length === 1,
  }));
  const pet = { name: chance.pick(petNames), nickname: chance.pick(petNicknames), species: chance.pick(species) };
  return { owner: `${chance.pick(['Robin', 'Alex', 'Kim', 'Sascha'])} ${surname[0]}`, people, pet };
}
