import { MadeleineError } from '../../memory/errors.ts';
import { type Face, type FaceId, faceIdSchema } from '../../memory/face.ts';
import { itemIdSchema } from '../../memory/ids.ts';
import type { Person } from '../../memory/person.ts';
import type { OpenMemory } from '../open-memory.ts';

/** Who is meant: a person, or one face, with whose it is held to be. */
export type Subject =
  | { readonly kind: 'person'; readonly person: Person }
  | { readonly kind: 'face'; readonly face: Face; readonly person?: Person };

/** Finds a person by id, by a name, or by a first name that only one person has. Errors: `not-found`, `usage` when several have it. */
export async function findPerson(memory: OpenMemory, said: string): Promise<Person> {
  const byName = called(await memory.store.records('person'), said);
  const [person, another] = byName;
  if (person === undefined) {
    throw new MadeleineError('not-found', `Person not found: ${said}.`, {
      action: 'List people with `madeleine people list`.',
    });
  }
  if (another !== undefined) {
    throw new MadeleineError(
      'usage',
      `${byName.length} people are named ${said}: ${byName.map((p) => p.id).join(', ')}.`,
      { action: 'Give the id.' },
    );
  }
  return person;
}

function called(people: readonly Person[], said: string): Person[] {
  const wanted = said.toLowerCase();
  const found = people.filter((p) => p.id === said || p.name.toLowerCase() === wanted);
  if (found.length > 0) return found;
  const led = people.filter((p) => p.also?.some((id) => id === said));
  if (led.length > 0) return led;
  const known = people.filter((p) => [...p.names, ...p.addresses].some((n) => n.toLowerCase() === wanted));
  if (known.length > 0) return known;
  return people.filter((p) => p.names.some((n) => n.toLowerCase().split(/[\s·]+/u)[0] === wanted));
}

/** The one person with exactly this name, if there is one. */
export async function namesake(memory: OpenMemory, name: string): Promise<Person | undefined> {
  const wanted = name.trim().toLowerCase();
  const found = (await memory.store.records('person')).filter((p) => p.name.toLowerCase() === wanted);
  return found.length === 1 ? found[0] : undefined;
}

/**
 * A person as `findPerson`, a face by its id, or the only face of a picture by the picture's id. Errors: `not-found`;
 * `usage` for a picture of several.
 */
export async function findSubject(memory: OpenMemory, said: string): Promise<Subject> {
  const face = (await memory.store.record('face', said)) ?? (await onlyFaceOf(memory, said));
  if (face === undefined) return { kind: 'person', person: await findPerson(memory, said) };
  const person = await whose(memory, face.id);
  return { kind: 'face', face, ...(person === undefined ? {} : { person }) };
}

async function onlyFaceOf(memory: OpenMemory, said: string): Promise<Face | undefined> {
  const id = itemIdSchema.safeParse(said);
  if (!id.success || (await memory.store.item(id.data)) === undefined) return undefined;
  const faces = (await memory.store.records('face')).filter(({ item }) => item === id.data);
  if (faces.length === 1) return faces[0];
  throw new MadeleineError(
    'usage',
    faces.length === 0 ? `No face was detected in ${said}.` : `${said} shows ${faces.length} faces.`,
    {
      action: faces.length === 0 ? 'Choose another picture.' : `Choose one: ${faces.map((face) => face.id).join(', ')}`,
    },
  );
}

/** Whose a face is held to be. */
export async function whose(memory: OpenMemory, face: FaceId): Promise<Person | undefined> {
  return (await memory.store.records('person')).find(({ seen }) => seen?.includes(face) === true);
}

/** Errors: `not-found`. */
export async function faceCalled(memory: OpenMemory, said: string): Promise<Face> {
  const id = faceIdSchema.safeParse(said);
  const face = id.success ? await memory.store.record('face', id.data) : undefined;
  if (face !== undefined) return face;
  throw new MadeleineError('not-found', `Face not found: ${said}.`, {
    action: 'List a person’s faces with `madeleine people show`.',
  });
}
