import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileError } from '../../adapters/files/file-error.ts';
import type { FacesResponse, GraphResponse, PersonResponse } from '../../contract/people-verbs.ts';
import { personIndexIds } from '../../language/mail-address.ts';
import { term } from '../../language/terms.ts';
import { MadeleineError } from '../../memory/errors.ts';
import type { Face } from '../../memory/face.ts';
import type { PersonId } from '../../memory/ids.ts';
import type { Person } from '../../memory/person.ts';
import { closestTo, type SocialGraph, socialGraph, type Togetherness } from '../../organise/people/social-graph.ts';
import { perState } from '../../ports/per-state.ts';
import type { Store } from '../../ports/store.ts';
import { knownEvents } from '../events/event-briefs.ts';
import { contactSheet } from '../items/contact-sheet.ts';
import type { OpenMemory } from '../open-memory.ts';
import { faceCutOut } from './face-cut-out.ts';
import { findSubject } from './find-person.ts';

const CLOSEST = 8;

/** Somebody, with every face that is held to be theirs, and with whom they are seen. Errors: `not-found`. */
export async function showPerson(memory: OpenMemory, said: string): Promise<PersonResponse> {
  const { person, faces } = await facesMeant(memory, said);
  const items = await memory.store.match({ any: [personIndexIds(person).map(term.person)], none: [] });
  const graph = await graphOf(memory.store);
  const names = await namesOf(memory);
  const community = graph.communities.find((people) => people.includes(person.id)) ?? [];
  const { seen = [], also: _, maybe: __, ...rest } = person;
  return {
    ...rest,
    hidden: person.hidden === true,
    faces: [...person.faces, ...seen],
    items,
    shown: await Promise.all(faces.map((face) => shownFace(memory, face))),
    closest: closestTo(person.id, graph)
      .slice(0, CLOSEST)
      .map(({ person: id, weight, times }) => ({ id, name: names.get(id) ?? '', weight, times })),
    circle: community.filter((id) => id !== person.id).map((id) => ({ id, name: names.get(id) ?? '' })),
  };
}

async function facesMeant(memory: OpenMemory, said: string): Promise<{ person: Person; faces: Face[] }> {
  const subject = await findSubject(memory, said);
  if (subject.person === undefined) {
    throw new MadeleineError('not-found', 'This face has no person yet.', {
      action: `Name it with \`madeleine people name ${said} NAME\`.`,
    });
  }
  const { person } = subject;
  const faces = await Promise.all((person.seen ?? []).map((id) => memory.store.record('face', id)));
  return { person, faces: faces.filter((face) => face !== undefined) };
}

async function shownFace(memory: OpenMemory, { id, item, box, span, quality }: Face) {
  const origin = (await memory.store.item(item))?.origin.path ?? '';
  return { face: id, item, path: origin, box, quality, ...(span === undefined ? {} : { span }) };
}

const namesOf = async (memory: OpenMemory): Promise<Map<PersonId, string>> =>
  new Map((await memory.store.records('person')).map(({ id, name }) => [id, name]));

/** A moment that an event shows counts as much as some pictures; a mail to several people as less than one. */
const weights = { picture: 1, event: 0.5, mail: 0.3 } as const;
const shownWays = ['face', 'tagged'] as const;
const writtenWays = ['sender', 'recipient', 'copied'] as const;

/** Who is with whom, by pictures, events and mails. Firms and who is hidden are left out. */
export const graphOf = perState(socialGraphOf, ['person', 'event', 'item']);

async function socialGraphOf(store: Store): Promise<SocialGraph> {
  const people = (await store.records('person')).filter(({ kind, hidden }) => kind === 'person' && hidden !== true);
  const owner = people.find((person) => person.owner);
  const known = new Set(people.map(({ id }) => id));
  const gatherings: Togetherness[] = [];
  for (const [ways, weight] of [
    [shownWays, weights.picture],
    [writtenWays, weights.mail],
  ] as const) {
    const termsOf = (person: Person) =>
      personIndexIds(person).flatMap((id) => ways.map((how) => term.personAs(how, id)));
    const found = await store.matches(people.map((person) => ({ any: [termsOf(person)], none: [] })));
    const byItem = new Map<string, PersonId[]>();
    for (const [n, { id }] of people.entries())
      for (const item of found[n] ?? []) byItem.set(item, [...(byItem.get(item) ?? []), id]);
    for (const there of byItem.values()) gatherings.push({ people: there, weight });
  }
  for (const { kind, people: there } of (await knownEvents(store)).all)
    if (kind === 'moment') gatherings.push({ people: there.filter((id) => known.has(id)), weight: weights.event });
  return socialGraph(gatherings, owner?.id);
}

/** The whole graph, with names. */
export async function showGraph(memory: OpenMemory): Promise<GraphResponse> {
  const { edges, communities } = await graphOf(memory.store);
  const names = await namesOf(memory);
  const named = (id: PersonId) => ({ id, name: names.get(id) ?? '' });
  const nodes = [...new Set(edges.flatMap(({ a, b }) => [a, b]))].sort().map(named);
  return { nodes, edges: [...edges], communities: communities.map((people) => people.map(named)) };
}

const CROP_SIDE = 240;

/** Writes somebody's faces as small pictures and a page that shows them all. Errors: those of writing; what cannot be read is counted. */
export async function saveFaces(memory: OpenMemory, said: string, folder: string): Promise<FacesResponse> {
  const { person, faces } = await facesMeant(memory, said);
  const files: { face: string; file: string; path: string }[] = [];
  let unreadable = 0;
  await mkdir(folder, { recursive: true, mode: 0o700 }).catch((error: unknown) => {
    throw fileError(error, folder, 'writing');
  });
  for (const [i, face] of faces.entries()) {
    const item = await memory.store.item(face.item);
    const cut = item === undefined ? undefined : await faceCutOut(memory, item, face, CROP_SIDE).catch(() => undefined);
    if (item === undefined || cut === undefined) {
      unreadable += 1;
      continue;
    }
    const file = join(folder, `${String(i + 1).padStart(4, '0')}.jpg`);
    await writeFile(file, cut, { mode: 0o600 }).catch((error: unknown) => {
      throw fileError(error, file, 'writing');
    });
    files.push({ face: face.id, file, path: item.origin.path });
  }
  const sheet = join(folder, 'index.html');
  await writeFile(sheet, contactSheet(person.name === '' ? person.id : person.name, files), { mode: 0o600 });
  return { person: person.id, files, sheet, unreadable };
}
