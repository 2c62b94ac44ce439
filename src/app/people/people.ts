import type { PeopleResponse } from '../../contract/browse-verbs.ts';
import { personIndexIds } from '../../language/mail-address.ts';
import { term } from '../../language/terms.ts';
import type { OpenMemory } from '../open-memory.ts';

/** Everybody the memory knows, the owner first, then by how many items show or name them. */
export async function listPeople(
  memory: OpenMemory,
  options: { readonly hidden?: boolean } = {},
): Promise<PeopleResponse> {
  const people = (await memory.store.records('person')).filter(
    (person) => options.hidden === true || person.hidden !== true,
  );
  const listed = await Promise.all(
    people.map(async ({ seen = [], also: _, maybe: __, ...person }) => ({
      ...person,
      hidden: person.hidden === true,
      faces: [...person.faces, ...seen],
      items: await memory.store.match({ any: [personIndexIds(person).map(term.person)], none: [] }),
    })),
  );
  listed.sort(
    (a, b) => Number(b.owner) - Number(a.owner) || b.items.length - a.items.length || (a.name < b.name ? -1 : 1),
  );
  return { people: listed };
}
