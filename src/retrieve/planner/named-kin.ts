import { type Entry, formOf, type Gazetteer, type KnownPerson } from './gazetteer.ts';
import { composed, isGenericKin, isManyKin, kinMatches, kinOf } from './kin.ts';

/** People who hold a relation to the owner, said by a chain of relations: ["sister", "husband"]. */
export type KinNamed = {
  readonly people: readonly KnownPerson[];
  /** The words, for saying that nobody known holds the relation. */
  readonly said: string;
  /** The words name a kind of people unless somebody's is said: "a friend". */
  readonly generic: boolean;
  /** Several are meant: "my friends". */
  readonly many: boolean;
};

/** Who a chain of relations to the owner names; nobody when the memory knows none. */
export function kinNamed(chain: readonly string[], said: string, gazetteer: Gazetteer): KinNamed {
  const [first = '', ...others] = chain;
  const start = kinOf(first);
  const kin = others.reduce<string | undefined>((known, word) => {
    const next = kinOf(word);
    return known === undefined || next === undefined ? undefined : composed(known, next);
  }, start);
  const form = formOf(said);
  const people = gazetteer.people.filter(
    (person) =>
      !person.owner &&
      (person.roles.includes(form) || (kin !== undefined && (person.kin ?? []).some((held) => kinMatches(kin, held)))),
  );
  const exact = people.filter((person) => kin !== undefined && (person.kin ?? []).includes(kin));
  return {
    people: exact.length > 0 ? exact : people,
    said,
    generic: others.length === 0 && start !== undefined && isGenericKin(start),
    many: chain.some(isManyKin) || kin === 'parent' || kin === 'grandparent' || kin === 'sibling',
  };
}

/** "Anna's husband": whoever has that role by name, or is that to the owner through Anna. */
export function kinOfPerson(person: KnownPerson, word: string, gazetteer: Gazetteer): readonly KnownPerson[] {
  const names = [person.name, person.name.split(' ')[0] ?? ''].map(formOf);
  const next = kinOf(word);
  const through = next === undefined ? [] : (person.kin ?? []).map((kin) => composed(kin, next));
  return gazetteer.people.filter(
    (other) =>
      !other.owner &&
      (names.some((name) => other.roles.includes(`${name} ${word}`)) ||
        (other.kin ?? []).some((held) => through.some((kin) => kin !== undefined && kinMatches(kin, held)))),
  );
}

export const personEntries = (people: readonly KnownPerson[]): Entry[] =>
  people.map((person) => ({ kind: 'person', person, proper: false }));
