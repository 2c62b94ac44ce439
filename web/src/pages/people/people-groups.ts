import type { ListedPerson } from '../../../../src/contract/people-pages.ts';

export const peopleGroups = ['named', 'nameless', 'mailOnly', 'pets', 'firms', 'hidden'] as const;
export type PeopleGroup = (typeof peopleGroups)[number];

/** The group of a person. */
function groupOf(person: ListedPerson): PeopleGroup {
  if (person.hidden) return 'hidden';
  if (person.kind === 'organisation') return 'firms';
  if (person.kind === 'pet') return 'pets';
  if (person.name === '') return 'nameless';
  return person.owner || person.faceCount > 0 || person.counts.image + person.counts.video > 0 ? 'named' : 'mailOnly';
}

const isCalled = ({ name, names, roles, addresses }: ListedPerson, wanted: string): boolean =>
  [name, ...names, ...roles, ...addresses].some((one) => one.toLowerCase().includes(wanted));

/** People by group, in their order; with `words`, only those with matching names. */
export function grouped(people: readonly ListedPerson[], words: string): ReadonlyMap<PeopleGroup, ListedPerson[]> {
  const wanted = words.trim().toLowerCase();
  const groups = new Map<PeopleGroup, ListedPerson[]>(peopleGroups.map((group) => [group, []]));
  for (const person of people) if (wanted === '' || isCalled(person, wanted)) groups.get(groupOf(person))?.push(person);
  return groups;
}
