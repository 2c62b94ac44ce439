import { indexEntry } from '../../ingest/index-entry.ts';
import { term } from '../../language/terms.ts';
import { type Correction, correctionKey } from '../../memory/correction.ts';
import type { Event } from '../../memory/event.ts';
import type { FaceId } from '../../memory/face.ts';
import type { ItemId, PersonId } from '../../memory/ids.ts';
import { assembleItem, type MemoryItem, storedPart } from '../../memory/item.ts';
import type { Mention, Person } from '../../memory/person.ts';
import type { Reading } from '../../memory/reading.ts';
import { by } from '../../organise/context.ts';
import { entryOf, readingOfEntries } from '../../organise/people/mention-entries.ts';
import type { Change } from '../../ports/store.ts';
import { anew } from '../import/in-turn.ts';
import { noteBefore } from '../import/undo-notes.ts';
import { type Corrected, type CorrectionOptions, idsOfSaid, organiseDue } from '../items/corrected.ts';
import type { OpenMemory } from '../open-memory.ts';

/** A correction before it has its time. */
export type Unsaid = Correction extends infer C ? (C extends Correction ? Omit<C, 'at'> : never) : never;

/** What a correction of faces changes at once; everything else follows when the memory is organised next. */
export type PeopleChange = {
  /** Faces that somebody gets. */
  readonly faces?: { readonly ids: readonly FaceId[]; readonly to: PersonId };
  /** Faces that are nobody's any more. */
  readonly freed?: readonly FaceId[];
  /** Called, being or shown so from now on. */
  readonly edit?: { readonly person: PersonId } & Partial<Pick<Person, 'name' | 'roles' | 'hidden'>>;
  /** Is the one who gets the faces. */
  readonly gone?: PersonId;
};

/**
 * The writes that keep what was said, in its order, each a moment after the one before; more than a moment after what was said
 * earlier, than which nothing else may have been said when they are made.
 */
export const saidNow = async (memory: OpenMemory, corrections: readonly Unsaid[]): Promise<Change[]> =>
  saidAfter(await memory.store.records('correction'), memory, corrections);

/** The same after everything that was said `before`. */
export function saidAfter(before: readonly Correction[], memory: OpenMemory, corrections: readonly Unsaid[]): Change[] {
  const last = before.reduce((at, said) => (said.at > at ? said.at : at), '');
  const now = memory.clock.now().getTime();
  const first = last === '' ? now : Math.max(now, Date.parse(last) + 2);
  const kept = corrections.map((said, i): Change => {
    const at = new Date(first + i).toISOString();
    const value = { ...said, at } as Correction;
    return { op: 'putRecord', kind: 'correction', id: correctionKey(value, before.length + i), value };
  });
  return [{ op: 'expectRecords', kind: 'correction', values: before }, ...kept];
}

/** Items that are put right within an answer; where there are more, whoever asked does not wait for them. */
const MOST_AT_ONCE = 200;

/**
 * Keeps what was said and puts right whose the faces are and what people are called. All faces are then grouped anew, and the stories of
 * events told; `later`, that is left due, and nobody waits for more than the first.
 */
export async function saidOfFaces(
  memory: OpenMemory,
  corrections: readonly Unsaid[],
  change: PeopleChange,
  { later = false }: CorrectionOptions = {},
): Promise<Pick<Corrected, 'corrections' | 'organises'>> {
  const { corrections: said, isLeft } = await anew(() => facesSaid(memory, corrections, change, later));
  // Whoever is named is known: other faces are near enough to be theirs now.
  if (!later) await (await import('../jobs/organise-memory.ts')).organiseMemory(memory);
  return { corrections: said, ...(isLeft ? { organises: true } : {}) };
}

/** `isLeft`: more items are to be put right than anybody waits for. */
async function facesSaid(
  memory: OpenMemory,
  corrections: readonly Unsaid[],
  change: PeopleChange,
  later: boolean,
): Promise<{ readonly corrections: string[]; readonly isLeft: boolean }> {
  const { store } = memory;
  const people = new Map((await store.records('person')).map((person) => [person.id, person]));
  const all = await itemsTouched(memory, change);
  const isLeft = later && all.length > MOST_AT_ONCE;
  const touched = isLeft ? [] : all;
  const changed = peopleAfter(people, change);
  const writes: Change[] = await saidNow(memory, corrections);
  const said = idsOfSaid(writes);
  const before = new Map([...changed.keys()].map((id) => [id, people.get(id)] as const));
  const events: Event[] = [];
  const readings = new Map<ItemId, Reading | undefined>();
  for (const [id, person] of changed) {
    if (person === undefined) writes.push({ op: 'deleteRecord', kind: 'person', id });
    else writes.push({ op: 'putRecord', kind: 'person', id, value: person });
    if (person === undefined) people.delete(id);
    else people.set(id, person);
  }
  const given = change.faces;
  const owners = new Map<FaceId, PersonId | undefined>([
    ...(change.freed ?? []).map((face) => [face, undefined] as const),
    ...(given === undefined ? [] : given.ids.map((face) => [face, given.to] as const)),
  ]);
  for (const { id, faces } of touched) {
    const item = await store.item(id);
    if (item === undefined) continue;
    readings.set(id, ownReading(item));
    writes.push({ op: 'expectItem', id, item }, itemAfter(item, faces, owners, people, change));
  }
  if (change.gone !== undefined && given !== undefined) {
    for (const event of await store.records('event')) {
      if (!event.people.includes(change.gone)) continue;
      events.push(event);
      const others = event.people.map((id) => (id === change.gone ? given.to : id));
      writes.push({ op: 'putRecord', kind: 'event', id: event.id, value: { ...event, people: [...new Set(others)] } });
    }
  }
  await store.write([...writes, organiseDue]);
  if (later) noteBefore(memory, said, { people: before, readings, events, isWhole: !isLeft });
  return { corrections: said, isLeft };
}

function peopleAfter(people: ReadonlyMap<PersonId, Person>, change: PeopleChange): Map<PersonId, Person | undefined> {
  const { faces, freed = [], edit, gone } = change;
  const moved = new Set<FaceId>([...freed, ...(faces?.ids ?? [])]);
  const after = new Map<PersonId, Person | undefined>();
  for (const [id, person] of people) {
    const left = person.seen?.filter((face) => !moved.has(face)) ?? [];
    const seen = id === faces?.to ? [...left, ...faces.ids] : left;
    if (id === gone) after.set(id, undefined);
    else if (seen.length !== (person.seen?.length ?? 0) || id === edit?.person || id === faces?.to)
      after.set(id, personWith(person, seen, edit?.person === id ? edit : {}));
  }
  if (faces !== undefined && !people.has(faces.to))
    after.set(faces.to, personWith(newPerson(faces.to), faces.ids, edit?.person === faces.to ? edit : {}));
  return after;
}

function personWith(before: Person, seen: readonly FaceId[], edit: Partial<Person>): Person {
  const { seen: _, tagged = [], hidden = false, ...person } = { ...before, ...edit };
  const left = tagged.filter((face) => seen.includes(face));
  // A name that stands in mails or other programs' records stays known beside the new one; one that the owner gave does not.
  const isKnownOtherwise = before.addresses.length > 0 || before.faces.length > 0;
  const known = before.names.filter((name) => isKnownOtherwise || name !== before.name || name === person.name);
  return {
    ...person,
    names: [...new Set([person.name, ...known])].filter((name) => name !== ''),
    ...(hidden ? { hidden } : {}),
    ...(seen.length === 0 ? {} : { seen: [...seen] }),
    ...(left.length === 0 ? {} : { tagged: left }),
  };
}

/** Somebody of whom only the name is known, or nothing (''). */
export const newPerson = (id: PersonId, name = ''): Person => ({
  id,
  name,
  names: name === '' ? [] : [name],
  kind: 'person',
  roles: [],
  owner: false,
  addresses: [],
  faces: [],
  evidence: [],
});

type Touched = { readonly id: ItemId; readonly faces: readonly FaceId[] };

/** Items of the faces that move, and those that mention who gets another name. */
async function itemsTouched(memory: OpenMemory, change: PeopleChange): Promise<Touched[]> {
  const found = new Map<ItemId, FaceId[]>();
  for (const id of [...(change.faces?.ids ?? []), ...(change.freed ?? [])]) {
    const face = await memory.store.record('face', id);
    if (face !== undefined) found.set(face.item, [...(found.get(face.item) ?? []), id]);
  }
  const people = [change.edit?.person, change.gone].filter((id) => id !== undefined).map(term.person);
  if (people.length > 0) {
    for (const id of await memory.store.match({ any: [people], none: [] })) if (!found.has(id)) found.set(id, []);
  }
  return [...found].map(([id, faces]) => ({ id, faces }));
}

/** What organising said of the people of an item. */
const ownReading = (item: MemoryItem): Reading | undefined =>
  item.readings.find(({ field, provenance }) => field === 'people' && provenance.by === by.people);

/** The item with its people as they are now. */
function itemAfter(
  item: MemoryItem,
  faces: readonly FaceId[],
  owners: ReadonlyMap<FaceId, PersonId | undefined>,
  people: ReadonlyMap<PersonId, Person>,
  change: PeopleChange,
): Change {
  const own = ownReading(item);
  const before = own?.field === 'people' ? own.value : [];
  const moved = new Set<string>(faces);
  const kept = before.filter(({ face }) => face === undefined || !moved.has(face));
  const added = faces.flatMap((face): Mention[] => {
    const person = owners.get(face);
    return person === undefined ? [] : [{ id: person, name: '', how: 'face', face }];
  });
  const entries = [...kept, ...added].flatMap((mention) => {
    const now = mention.id === change.gone ? change.faces?.to : mention.id;
    const person = now === undefined ? undefined : people.get(now);
    return person === undefined ? (now === undefined ? [mention] : []) : [entryOf(mention, person)];
  });
  const others = item.readings.filter((one) => one !== own);
  const reading = readingOfEntries(entries);
  const stored = storedPart(item, [...others, ...(reading === undefined ? [] : [reading])]);
  return { op: 'putItem', item: stored, index: indexEntry(assembleItem(stored)) };
}
