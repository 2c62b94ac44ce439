import { MadeleineError } from '../../memory/errors.ts';
import type { FaceId } from '../../memory/face.ts';
import type { PersonId } from '../../memory/ids.ts';
import type { Person } from '../../memory/person.ts';
import { personOfFaces } from '../../organise/faces/face-groups.ts';
import type { Change } from '../../ports/store.ts';
import type { Corrected, CorrectionOptions } from '../items/corrected.ts';
import { saidThenOrganised } from '../items/said-then-organised.ts';
import type { OpenMemory } from '../open-memory.ts';
import { faceCalled, findPerson, findSubject, namesake, type Subject, whose } from './find-person.ts';
import { type PeopleChange, saidOfFaces, type Unsaid } from './said-of-people.ts';

export type PersonCorrection =
  /** `without`: these faces of the group are not theirs. */
  | { readonly kind: 'name'; readonly person: string; readonly name: string; readonly without?: readonly string[] }
  | { readonly kind: 'merge'; readonly into: string; readonly from: string }
  | { readonly kind: 'split'; readonly person: string; readonly name: string }
  | { readonly kind: 'role'; readonly person: string; readonly role: string; readonly holds: boolean }
  | { readonly kind: 'hide'; readonly person: string; readonly hidden: boolean }
  | { readonly kind: 'owner'; readonly person: string }
  | { readonly kind: 'face'; readonly face: string; readonly person: string; readonly holds: boolean };

/** So many of somebody's best faces stand for them in what is said: should the group fall apart, the others follow these. */
const ANCHORS = 5;

/** What makes a person of faces hold whatever is found later: their best faces are theirs. Nothing for who has none. */
export function anchorsOf(person: Pick<Person, 'id' | 'seen'>, to: PersonId = person.id): Unsaid[] {
  const faces = person.seen?.slice(0, ANCHORS) ?? [];
  return faces.length === 0 ? [] : [{ kind: 'face-is', person: to, faces }];
}

/** Somebody of whom nothing is known but faces and what was said: what is said of them changes nothing but items that show them. */
const isBySight = (person: Person): boolean =>
  (person.seen?.length ?? 0) > 0 && person.addresses.length === 0 && person.faces.length === 0;

/** As `isBySight`, and not the owner: may become somebody else without anything else changing. */
export const isOnlySeen = (person: Person): boolean => isBySight(person) && !person.owner;

export const nameOf = (person: Pick<Person, 'id' | 'name'>): string =>
  person.name === '' ? `the person ${person.id}` : person.name;

/** Records what the owner said and recomputes what rests on it. Corrections survive re-imports. */
export async function correctPerson(
  memory: OpenMemory,
  said: PersonCorrection,
  options: CorrectionOptions = {},
): Promise<Corrected> {
  if (said.kind === 'name') return nameSubject(memory, await findSubject(memory, said.person), said, options);
  if (said.kind === 'face') return sayWhose(memory, said.face, said.person, said.holds, options);
  const subject = await findPerson(memory, said.kind === 'merge' ? said.into : said.person);
  const { corrections, done } = await describe(memory, said, subject);
  const words = [...anchorsOf(subject), ...corrections];
  const edit = options.later === true || isBySight(subject) ? editOf(said, subject) : undefined;
  const kept =
    edit === undefined
      ? await saidThenOrganised(memory, words, { ...options, changes: await changesAtOnce(memory, said, subject) })
      : await saidOfFaces(memory, words, { edit }, options);
  return { done, person: subject.id, ...kept };
}

/** What is seen at once of what is said, until the memory has been organised. */
async function changesAtOnce(memory: OpenMemory, said: PersonCorrection, subject: Person): Promise<Change[]> {
  if (said.kind !== 'owner') return [];
  const before = (await memory.store.records('person')).filter(({ owner }) => owner);
  return [...before.map((other) => ({ ...other, owner: false })), { ...subject, owner: true }].map((value) => ({
    op: 'putRecord',
    kind: 'person',
    id: value.id,
    value,
  }));
}

/** What is said changes of the person alone; nothing when it changes more. */
function editOf(
  said: Exclude<PersonCorrection, { kind: 'name' | 'face' }>,
  { id, roles }: Person,
): PeopleChange['edit'] | undefined {
  if (said.kind === 'hide') return { person: id, hidden: said.hidden };
  if (said.kind !== 'role') return undefined;
  const others = roles.filter((role) => role !== said.role);
  return { person: id, roles: (said.holds ? [...others, said.role] : others).sort() };
}

type Described = { readonly corrections: readonly Unsaid[]; readonly done: string };

async function describe(
  memory: OpenMemory,
  said: Exclude<PersonCorrection, { kind: 'name' | 'face' }>,
  subject: Person,
): Promise<Described> {
  const person = subject.id;
  const name = nameOf(subject);
  switch (said.kind) {
    case 'merge': {
      const from = await findPerson(memory, said.from);
      return {
        corrections: [...anchorsOf(from), { kind: 'merge-people', into: person, from: from.id }],
        done: `${nameOf(from)} and ${name} are now the same person.`,
      };
    }
    case 'split':
      if (said.name.trim() === '') {
        throw new MadeleineError('usage', 'A name, an address or faces to separate are required.', {
          action: 'Give the name or address after the person, or choose faces with --faces.',
        });
      }
      return {
        corrections: [{ kind: 'split-person', person, name: said.name }],
        done: `${said.name} is now a separate person from ${name}.`,
      };
    case 'role':
      return {
        corrections: [{ kind: 'person-role', person, role: said.role, holds: said.holds }],
        done: said.holds ? `${name} is your ${said.role}.` : `${name} is no longer your ${said.role}.`,
      };
    case 'hide':
      return {
        corrections: [{ kind: 'hide-person', person, hidden: said.hidden }],
        done: said.hidden ? `${name} is hidden.` : `${name} is no longer hidden.`,
      };
    case 'owner':
      return { corrections: [{ kind: 'owner-is', person }], done: `This is ${name}'s memory.` };
  }
}

/**
 * Calls somebody by a name. A face that is held to be nobody's becomes somebody; a face of somebody without a name names
 * them all; one that is held to be another's is taken from them. Where one person has the name already, it is they.
 */
async function nameSubject(
  memory: OpenMemory,
  subject: Subject,
  { name, without = [] }: Extract<PersonCorrection, { kind: 'name' }>,
  options: CorrectionOptions,
): Promise<Corrected> {
  if (name.trim() === '') {
    throw new MadeleineError('usage', 'A name must contain letters.', { action: 'Give the name after the person.' });
  }
  const known = await namesake(memory, name);
  const person = subject.person;
  if (subject.kind === 'face' && (person === undefined || (person.name !== '' && person.id !== known?.id))) {
    const to = known?.id ?? personOfFaces([subject.face.id]);
    return giveFaces(memory, [subject.face.id], to, known === undefined ? name : undefined, known, options);
  }
  if (person === undefined) throw new MadeleineError('not-found', 'Person not found.', {});
  const refused = facesLeftOut(person, without);
  if (known !== undefined && known.id !== person.id && person.name === '' && isOnlySeen(person))
    return becomes(memory, person, known, options, refused);
  const left = seenWithout(person, refused);
  const corrections: Unsaid[] = [
    ...anchorsOf({ id: person.id, seen: left }),
    ...notTheirs(person.id, refused),
    { kind: 'name-person', person: person.id, name },
  ];
  const done = `${person.name === '' ? counted(left.length) : person.name} is now called ${name}.`;
  const kept =
    options.later === true || isBySight(person)
      ? await saidOfFaces(memory, corrections, { edit: { person: person.id, name }, freed: refused }, options)
      : await saidThenOrganised(memory, corrections, options);
  return { done, person: person.id, ...kept };
}

const seenWithout = ({ seen = [] }: Person, without: readonly FaceId[]): FaceId[] =>
  seen.filter((face) => !without.includes(face));

const notTheirs = (person: PersonId, faces: readonly FaceId[]): Unsaid[] =>
  faces.length === 0 ? [] : [{ kind: 'face-is-not', person, faces: [...faces] }];

/** Faces of somebody that a name is not to cover. Errors: `usage` for faces that are not theirs, or all of them. */
function facesLeftOut(person: Person, said: readonly string[]): FaceId[] {
  const wanted = new Set(said);
  const chosen = person.seen?.filter((face) => wanted.has(face)) ?? [];
  if (chosen.length < wanted.size) {
    throw new MadeleineError('usage', `Some of these faces are not in this group.`, {
      action: `List its faces with \`madeleine people show ${person.id}\`.`,
    });
  }
  if (chosen.length > 0 && chosen.length === person.seen?.length) {
    throw new MadeleineError('usage', 'These are all faces of the group.', { action: 'Keep at least one.' });
  }
  return chosen;
}

const counted = (faces: number): string => `The person seen ${faces === 1 ? 'once' : `${faces} times`}`;

/** Somebody of faces alone turns out to be somebody known. */
export async function becomes(
  memory: OpenMemory,
  from: Person,
  into: Person,
  options: CorrectionOptions = {},
  without: readonly FaceId[] = [],
): Promise<Corrected> {
  const theirs = seenWithout(from, without);
  const kept = await saidOfFaces(
    memory,
    [
      ...anchorsOf(into),
      ...anchorsOf({ id: from.id, seen: theirs }),
      ...notTheirs(from.id, without),
      { kind: 'merge-people', into: into.id, from: from.id },
    ],
    { faces: { ids: theirs, to: into.id }, freed: without, gone: from.id },
    options,
  );
  return { done: `${counted(theirs.length)} is ${nameOf(into)}.`, person: into.id, ...kept };
}

/** These faces are a person's, known or new. */
export async function giveFaces(
  memory: OpenMemory,
  faces: readonly FaceId[],
  to: PersonId,
  newName: string | undefined,
  known: Person | undefined,
  options: CorrectionOptions = {},
): Promise<Corrected> {
  const named: Unsaid[] = newName === undefined ? [] : [{ kind: 'name-person', person: to, name: newName }];
  const kept = await saidOfFaces(
    memory,
    [...(known === undefined ? [] : anchorsOf(known)), { kind: 'face-is', person: to, faces: [...faces] }, ...named],
    { faces: { ids: faces, to }, ...(newName === undefined ? {} : { edit: { person: to, name: newName } }) },
    options,
  );
  const whom = newName ?? (known === undefined ? `the person ${to}` : nameOf(known));
  return {
    done: `${faces.length === 1 ? 'This face is' : `These ${faces.length} faces are`} ${whom}.`,
    person: to,
    ...kept,
  };
}

async function sayWhose(
  memory: OpenMemory,
  said: string,
  whom: string,
  holds: boolean,
  options: CorrectionOptions,
): Promise<Corrected> {
  const face = await faceCalled(memory, said);
  const person = await findPerson(memory, whom);
  if (holds) return giveFaces(memory, [face.id], person.id, undefined, person, options);
  const kept = await refuseFaces(memory, [face.id], person, (await whose(memory, face.id))?.id === person.id);
  return { done: `This face is not ${nameOf(person)}.`, person: person.id, ...kept };
}

/** These faces are not this person's; `areHeld`: they are held to be so far. */
export async function refuseFaces(
  memory: OpenMemory,
  faces: readonly FaceId[],
  person: Person,
  areHeld: boolean,
): Promise<Pick<Corrected, 'corrections' | 'organises'>> {
  const left = { id: person.id, seen: person.seen?.filter((face) => !faces.includes(face)) ?? [] };
  return saidOfFaces(
    memory,
    [...anchorsOf(left), { kind: 'face-is-not', person: person.id, faces: [...faces] }],
    areHeld ? { freed: faces } : {},
  );
}
