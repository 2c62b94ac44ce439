import { latinNames } from '../../language/han-pinyin.ts';
import { worldPlaces } from '../../language/world-places.ts';
import type { Concept } from '../../memory/concept.ts';
import type { Person } from '../../memory/person.ts';
import { conceptOf } from './concepts.ts';
import { functionWords } from './function-words.ts';
import { type Entry, formOf, isUnspaced, type KnownPerson } from './gazetteer.ts';
import { kinOf } from './kin.ts';
import { ambiguousWords, pronouns } from './name-words.ts';
import { writtenInChinese } from './names-in-chinese.ts';

/** A person, but for why it is held to be so. */
export type NamedPerson = Omit<Person, 'evidence'>;

export type AddEntry = (name: string, entry: Entry) => void;

/** Words that a role or kind of an animal gives; anything else is somebody's role. */
const speciesOf = (person: NamedPerson): string | undefined =>
  person.kind !== 'pet'
    ? undefined
    : [...person.roles, ...person.names].map((word) => conceptOf(word)).find((concept) => concept !== undefined);

/** Day of birth from a profile (MPRBench's attribute `birthday`), when it is a whole date. */
function bornOf(person: NamedPerson, profiles: readonly Concept[]): string | undefined {
  const own = profiles.find((profile) => profile.person === person.id);
  const birthday = own?.attributes['birthday'];
  return typeof birthday === 'string' ? /^(?:19|20)\d\d-\d\d-\d\d/.exec(birthday)?.[0] : undefined;
}

export function knownPerson(person: NamedPerson, profiles: readonly Concept[] = []): KnownPerson {
  const born = bornOf(person, profiles);
  const species = speciesOf(person);
  return {
    id: person.id,
    name: person.name,
    roles: person.roles.map(formOf),
    owner: person.owner,
    organisation: person.kind === 'organisation',
    kin: [...new Set([...person.roles, ...person.names].map(kinOf).filter((kin) => kin !== undefined))],
    hasFace: person.faces.length + (person.seen?.length ?? 0) > 0,
    addresses: person.addresses,
    ...(species === undefined ? {} : { species }),
    ...(born === undefined ? {} : { born }),
  };
}

/** Full names and nicknames always; a first name also where it is somebody's. Roles are found by `kin.ts`. */
export function addPerson(person: NamedPerson, known: KnownPerson, add: AddEntry): void {
  const names = new Set(
    [person.name, ...person.names].map(formOf).filter((name) => name !== '' && !pronouns.has(name)),
  );
  // An address has no first name: "from@example.com" is nobody called From.
  const called = [person.name, ...person.names].filter((name) => !name.includes('@')).map(formOf);
  const firsts = person.kind === 'organisation' ? [] : called.map((name) => name.split(' ')[0] ?? '');
  for (const name of new Set([...names, ...firsts.filter((first) => first.length > 1 && !pronouns.has(first))])) {
    add(name, { kind: 'person', person: known, proper: ambiguousWords.has(name) || functionWords.has(name) });
  }
  const otherScript = [...firsts.flatMap(writtenInChinese), ...called.flatMap(latinNames)];
  for (const name of new Set(otherScript))
    if (!names.has(name)) add(name, { kind: 'person', person: known, proper: false });
  // A role that the kin tables know is found by them, with what stands before it.
  for (const role of person.roles.map(formOf)) {
    if (!names.has(role) && kinOf(role) === undefined) add(role, { kind: 'person', person: known, proper: false });
  }
}

/** A name that only items know: of a sender or in a text. */
export function addBareName(name: string, has: (form: string) => boolean, add: AddEntry): void {
  // What maps have is a place before it is anybody.
  if (has(name) || pronouns.has(name) || worldPlaces(name).length > 0) return;
  const person: KnownPerson = { name, roles: [], owner: false };
  add(name, { kind: 'person', person, proper: !isUnspaced(name) && !name.includes(' ') });
  const first = name.split(' ')[0] ?? '';
  if (first !== name && first.length > 2 && !has(first) && !pronouns.has(first))
    add(first, { kind: 'person', person, proper: true });
}
