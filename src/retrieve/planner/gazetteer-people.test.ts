import { expect, it } from 'vitest';
import type { Entry } from './gazetteer.ts';
import { addPerson, knownPerson } from './gazetteer-people.ts';

const person = (name: string, ...names: string[]) => ({
  id: 'p' as never,
  name,
  names: [name, ...names],
  kind: 'person' as const,
  roles: [],
  owner: false,
  addresses: [],
  faces: [],
  evidence: [],
});
const entries = (...people: ReturnType<typeof person>[]): Map<string, Entry> => {
  const found = new Map<string, Entry>();
  for (const person of people) addPerson(person, knownPerson(person), (name, entry) => found.set(name, entry));
  return found;
};

it('an address gives nobody a first name: "photos from Italy" is of no "from@example.com"', () => {
  const found = entries(person('from@example.com'), person('Anna Berg', 'anna.berg@example.com'));
  expect(found.has('from')).toBe(false);
  expect(found.get('anna')).toBeDefined();
});

it('a name that is a plain word counts only with a capital', () => {
  const found = entries(person('To'), person('Anna'));
  expect(found.get('to')).toMatchObject({ proper: true });
  expect(found.get('anna')).toMatchObject({ proper: false });
});
