import type { CorrectionResponse, PeopleResponse } from '../contract/browse-verbs.ts';
import { personIndexIds } from '../language/mail-address.ts';
import { term } from '../language/terms.ts';
import type { Correction } from '../memory/correction.ts';
import { MadeleineError } from '../memory/errors.ts';
import { type PersonId, personIdSchema } from '../memory/ids.ts';
import type { Person } from '../memory/person.ts';
import type { OpenMemory } from './open-memory.ts';
import { organiseMemory } from './organise-memory.ts';

/** Everybody the memory knows, the owner first, then by how many items show or name them. */
export async function listPeople(
  memory: OpenMemory,
  options: { readonly hidden?: boolean } = {},
): Promise<PeopleResponse> {
  const people = (await memory.store.records('person')).filter(
    (person) => options.hidden === true || person.hidden !== true,
  );
  const listed = await Promise.all(
    people.map(async (person) => ({
      ...person,
      hidden: person.hidden === true,
      items: await memory.store.match({ any: [personIndexIds(person).map(term.person)], none: [] }),
    })),
  );
  listed.sort(
    (a, b) => Number(b.owner) - Number(a.owner) || b.items.length - a.items.length || (a.name < b.name ? -1 : 1),
  );
  return { people: listed };
}

/** Finds a person by id, or by a name that only one person has. Errors: `not-found`, `usage` when several have it. */
export async function findPerson(memory: OpenMemory, said: string): Promise<Person> {
  const people = await memory.store.records('person');
  const wanted = said.toLowerCase();
  const found = people.filter((p) => p.id === said || p.name.toLowerCase() === wanted);
  const byName =
    found.length > 0
      ? found
      : people.filter((p) => [...p.names, ...p.addresses].some((n) => n.toLowerCase() === wanted));
  const [person, another] = byName;
  if (person === undefined) {
    throw new MadeleineError('not-found', `Nobody called ${said} is in this memory.`, {
      action: 'List people with `madeleine people list`.',
    });
  }
  if (another !== undefined) {
    throw new MadeleineError(
      'usage',
      `${byName.length} people are called ${said}: ${byName.map((p) => p.id).join(', ')}.`,
      { action: 'Say which by its id.' },
    );
  }
  return person;
}

export type PersonCorrection =
  | { readonly kind: 'name'; readonly person: string; readonly name: string }
  | { readonly kind: 'merge'; readonly into: string; readonly from: string }
  | { readonly kind: 'split'; readonly person: string; readonly name: string }
  | { readonly kind: 'role'; readonly person: string; readonly role: string; readonly holds: boolean }
  | { readonly kind: 'hide'; readonly person: string; readonly hidden: boolean }
  | { readonly kind: 'owner'; readonly person: string };

/** Records what the owner said and recomputes what rests on it. Corrections survive re-imports. */
export async function correctPerson(memory: OpenMemory, said: PersonCorrection): Promise<CorrectionResponse> {
  const subject = await findPerson(memory, said.kind === 'merge' ? said.into : said.person);
  const at = memory.clock.now().toISOString();
  const { correction, done } = await describe(memory, said, subject, at);
  const count = (await memory.store.records('correction')).length;
  const id = `${at}-${String(count).padStart(6, '0')}`;
  await memory.store.write([{ op: 'putRecord', kind: 'correction', id, value: correction }]);
  await organiseMemory(memory);
  return { done };
}

async function describe(
  memory: OpenMemory,
  said: PersonCorrection,
  subject: Person,
  at: string,
): Promise<{ correction: Correction; done: string }> {
  const person: PersonId = personIdSchema.parse(subject.id);
  switch (said.kind) {
    case 'name':
      return {
        correction: { kind: 'name-person', at, person, name: said.name },
        done: `${subject.name} is now called ${said.name}.`,
      };
    case 'merge': {
      const from = await findPerson(memory, said.from);
      return {
        correction: { kind: 'merge-people', at, into: person, from: from.id },
        done: `${from.name} and ${subject.name} are one person.`,
      };
    }
    case 'split':
      return {
        correction: { kind: 'split-person', at, person, name: said.name },
        done: `${said.name} is a person apart from ${subject.name}.`,
      };
    case 'role':
      return {
        correction: { kind: 'person-role', at, person, role: said.role, holds: said.holds },
        done: said.holds ? `${subject.name} is your ${said.role}.` : `${subject.name} is not your ${said.role}.`,
      };
    case 'hide':
      return {
        correction: { kind: 'hide-person', at, person, hidden: said.hidden },
        done: said.hidden ? `${subject.name} is hidden.` : `${subject.name} is shown again.`,
      };
    case 'owner':
      return { correction: { kind: 'owner-is', at, person }, done: `This is ${subject.name}'s memory.` };
  }
}
