import { digest } from '../../language/digest.ts';
import { MadeleineError } from '../../memory/errors.ts';
import type { FaceId } from '../../memory/face.ts';
import { type PersonId, personIdSchema } from '../../memory/ids.ts';
import type { Person } from '../../memory/person.ts';
import { personOfFaces } from '../../organise/faces/face-groups.ts';
import type { Corrected, CorrectionOptions } from '../items/corrected.ts';
import type { OpenMemory } from '../open-memory.ts';
import { anchorsOf, isOnlySeen, nameOf } from './correct-person.ts';
import { findPerson, namesake } from './find-person.ts';
import { saidOfFaces } from './said-of-people.ts';

export type FacesToSplit = { readonly person: string; readonly faces: readonly string[]; readonly name?: string };

/**
 * These faces of somebody are somebody else's: theirs who has the name, or a new person's. The two are never asked about
 * again. Errors: `not-found`; `usage` for faces that are not theirs, or all of somebody who is known by nothing else.
 */
export async function splitFaces(
  memory: OpenMemory,
  said: FacesToSplit,
  options: CorrectionOptions = {},
): Promise<Corrected> {
  const person = await findPerson(memory, said.person);
  const wanted = new Set(said.faces);
  const chosen = (person.seen ?? []).filter((face) => wanted.has(face));
  const left = (person.seen ?? []).filter((face) => !wanted.has(face));
  if (chosen.length < wanted.size) {
    throw new MadeleineError('usage', `Some of these faces do not belong to ${nameOf(person)}.`, {
      action: 'List the faces again and choose from them.',
    });
  }
  if (left.length === 0 && isOnlySeen(person)) {
    throw new MadeleineError('usage', `These are all faces of ${nameOf(person)}.`, {
      action: 'Keep at least one, or rename the person.',
    });
  }
  const known = said.name === undefined ? undefined : await namesake(memory, said.name);
  if (known?.id === person.id) {
    throw new MadeleineError('usage', `${nameOf(person)} already has this name.`, { action: 'Choose another name.' });
  }
  const to = known?.id ?? (await freeId(memory, chosen));
  const kept = await saidOfFaces(
    memory,
    [
      ...anchorsOf({ id: person.id, seen: left }),
      ...(known === undefined ? [] : anchorsOf(known)),
      { kind: 'face-is', person: to, faces: chosen },
      { kind: 'people-differ', person: person.id, other: to },
      ...(known === undefined && said.name !== undefined
        ? [{ kind: 'name-person' as const, person: to, name: said.name }]
        : []),
    ],
    {
      faces: { ids: chosen, to },
      ...(known === undefined && said.name !== undefined ? { edit: { person: to, name: said.name } } : {}),
    },
    options,
  );
  return { done: doneOf(chosen.length, known, said.name, person), person: to, ...kept };
}

function doneOf(faces: number, known: Person | undefined, name: string | undefined, from: Person): string {
  const these = faces === 1 ? 'This face is' : `These ${faces} faces are`;
  const whose = known === undefined ? (name ?? 'someone else') : nameOf(known);
  return `${these} ${whose}, not ${nameOf(from)}.`;
}

/** An id that nobody has or had: what was said of who had it would be said of them. */
async function freeId(memory: OpenMemory, faces: readonly FaceId[]): Promise<PersonId> {
  const people = await memory.store.records('person');
  const corrections = await memory.store.records('correction');
  const taken = new Set<string>([
    ...people.flatMap(({ id, also = [] }) => [id, ...also]),
    ...corrections.flatMap((said) => [
      ...('person' in said ? [said.person] : []),
      ...(said.kind === 'merge-people' ? [said.into, said.from] : []),
      ...(said.kind === 'people-differ' ? [said.other] : []),
    ]),
  ]);
  const free = faces.map((face) => personOfFaces([face])).find((id) => !taken.has(id));
  if (free !== undefined) return free;
  for (let n = 1; ; n += 1) {
    const id = personIdSchema.parse(`p-${digest(`split:${faces[0]}:${n}`)}`);
    if (!taken.has(id)) return id;
  }
}
