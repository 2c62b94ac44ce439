import type { Event } from '../memory/event.ts';
import type { FaceId } from '../memory/face.ts';
import type { ItemId, PersonId } from '../memory/ids.ts';
import type { MemoryItem } from '../memory/item.ts';
import { recordsOf } from '../memory/ledger.ts';
import type { Mention, Person } from '../memory/person.ts';
import type { Place } from '../memory/place.ts';
import type { RecordKind, RecordOf } from '../memory/records.ts';
import { localMillis } from '../memory/time-span.ts';
import type { IsShown } from './shown-item.ts';

/** What records are shown by. */
export type Shown = {
  readonly isShown: IsShown;
  /** Shown items by id, as they are shown. */
  readonly items: (ids: readonly ItemId[]) => Promise<MemoryItem[]>;
  /** How each person is mentioned in shown items. */
  readonly mentions: ReadonlyMap<PersonId, readonly Mention[]>;
  /** Whether shown items call somebody by the name that the memory has for them. */
  readonly isNamed: (id: PersonId) => Promise<boolean>;
};

type ShownKinds = {
  readonly [K in RecordKind]?: (value: RecordOf[K], shown: Shown) => Promise<RecordOf[K] | undefined>;
};

/**
 * The kinds of records that a share shows, and what of each. All others (corrections, imports, files, failures, traces of
 * what was forgotten, people that a source declares, concepts) are the owner's alone.
 */
const shownKinds: ShownKinds = {
  event: shownEvent,
  person: async (person, { isShown, mentions }) => shownPerson(person, isShown, mentions),
  place: async (place, { isShown }) => shownPlace(place, isShown),
  link: async (link, { isShown }) => (isShown(link.from) && isShown(link.to) ? link : undefined),
  // What a dealing came to rests on all of its records: a part would tell a wrong sum, or of the others.
  ledger: async (account, { isShown }) => (recordsOf(account).every(({ item }) => isShown(item)) ? account : undefined),
  observation: async (seen, { isShown }) => (isShown(seen.item) ? seen : undefined),
  face: async (face, { isShown }) => (isShown(face.item) ? face : undefined),
  settings: async (settings) => ({ ...settings, ownerAddresses: [] }),
};

export const isShownKind = (kind: RecordKind): boolean => kind in shownKinds;

/** A record as it is shown; undefined where it is not. */
export async function shownRecord<K extends RecordKind>(
  kind: K,
  value: RecordOf[K],
  shown: Shown,
): Promise<RecordOf[K] | undefined> {
  const show: ShownKinds[K] = shownKinds[kind];
  return show?.(value, shown);
}

/**
 * An event that has hidden items, or people whose names only these know, keeps those that are shown, when and where these were made, and who is in them; its title
 * and story were written of all, so another title takes their place.
 */
async function shownEvent(event: Event, { isShown, items, isNamed }: Shown): Promise<Event | undefined> {
  const ids = event.items.filter(isShown);
  if (ids.length === 0) return undefined;
  const isWhole = ids.length === event.items.length && (await Promise.all(event.people.map(isNamed))).every(Boolean);
  if (isWhole) return event;
  const shown = await items(ids);
  const dated = shown.flatMap(({ time, place }) =>
    time === undefined || Number.isNaN(localMillis(time.start)) ? [] : [{ time, place }],
  );
  const inOrder = dated.toSorted((a, b) => localMillis(a.time.start) - localMillis(b.time.start));
  const [first, last] = [inOrder[0], inOrder.at(-1)];
  if (first === undefined || last === undefined) return undefined;
  const towns = new Set(dated.flatMap(({ place }) => place?.city ?? []));
  const place = towns.size === 1 ? dated.find((one) => one.place?.city !== undefined)?.place : undefined;
  const days = new Set([first.time.start.slice(0, 10), last.time.start.slice(0, 10)]);
  const present = new Set(shown.flatMap((item) => (item.people ?? []).map(({ id }) => id)));
  return {
    id: event.id,
    kind: event.kind,
    ...(event.parent === undefined ? {} : { parent: event.parent }),
    span: { ...first.time, end: last.time.end > first.time.end ? last.time.end : first.time.end },
    ...(place === undefined ? {} : { place }),
    people: event.people.filter((id) => present.has(id)),
    title: [...towns, [...days].join(' – ')].join(', '),
    narrative: '',
    items: ids,
  };
}

/** A person by what shown items say of them: the names, addresses and roles that stand in these, and the faces seen there. */
function shownPerson(
  person: Person,
  isShown: IsShown,
  mentions: ReadonlyMap<PersonId, readonly Mention[]>,
): Person | undefined {
  const ids = [person.id, ...(person.also ?? [])].filter((id) => mentions.has(id));
  const said = ids.flatMap((id) => mentions.get(id) ?? []);
  if (said.length === 0) return undefined;
  const called = new Set(said.map(({ name }) => name));
  const addresses = new Set(said.map(({ address }) => address));
  const roles = new Set(said.map(({ role }) => role));
  const faces = (list: readonly FaceId[] | undefined) => list?.filter((face) => isShown(itemOfFace(face)));
  const [seen, tagged] = [faces(person.seen), faces(person.tagged)];
  return {
    id: person.id,
    name: called.has(person.name) ? person.name : (said[0]?.name ?? ''),
    names: person.names.filter((name) => called.has(name)),
    kind: person.kind,
    roles: person.roles.filter((role) => roles.has(role)),
    owner: person.owner,
    ...(person.hidden === undefined ? {} : { hidden: person.hidden }),
    addresses: person.addresses.filter((address) => addresses.has(address)),
    faces: [],
    ...(seen === undefined || seen.length === 0 ? {} : { seen }),
    ...(tagged === undefined || tagged.length === 0 ? {} : { tagged }),
    evidence: person.evidence.filter(({ item }) => isShown(item)),
  };
}

/** The id of a face is made from that of its item (`faceIdOf`). */
const itemOfFace = (face: FaceId): ItemId => face.slice(0, face.lastIndexOf('.')) as ItemId;

/** When somebody lived somewhere is known by all that was made there. */
function shownPlace(place: Place, isShown: IsShown): Place | undefined {
  const items = place.items.filter(isShown);
  if (items.length === 0) return undefined;
  if (items.length === place.items.length) return place;
  const { since: _, until: __, ...known } = place;
  return { ...known, items };
}
