import { isDeepStrictEqual } from 'node:util';
import { correspondentsOf } from '../../ingest/derive.ts';
import { indexEntry } from '../../ingest/index-entry.ts';
import { type HeldItem, heldItem } from '../../ingest/known-items.ts';
import { OrderedWrites } from '../../ingest/ordered-writes.ts';
import { plainAddress } from '../../language/mail-address.ts';
import type { FaceId } from '../../memory/face.ts';
import type { ItemId, PersonId } from '../../memory/ids.ts';
import { assembleItem, type MemoryItem, storedPart, withoutReadingsBy } from '../../memory/item.ts';
import type { LedgerAccount } from '../../memory/ledger.ts';
import type { Link } from '../../memory/link.ts';
import type { Mention, Person } from '../../memory/person.ts';
import type { Reading } from '../../memory/reading.ts';
import { by } from '../../organise/context.ts';
import { type WordOnItem, withWord, wordsOnItems } from '../../organise/item-word.ts';
import { type OrganiseContext, type OrganisedViews, organiseViews } from '../../organise/organise.ts';
import { type View, viewOf } from '../../organise/view.ts';
import type { ProgressListener } from '../../ports/progress.ts';
import { type Change, ChangedMeanwhile, type Store } from '../../ports/store.ts';
import { placeNameIn } from '../events/place-names-in.ts';
import type { KeptDealings } from '../import/kept-dealings.ts';
import { contextChanges, neighbourOf } from '../import/neighbour-context.ts';
import { inOrderSaid } from '../items/corrections-in-order.ts';
import { derivedWithWord } from '../items/items-with-word.ts';
import { lockFolder } from '../lock-folder.ts';
import type { OpenMemory } from '../open-memory.ts';
import { facesGroupedBefore, keepFacesGrouped } from '../people/faces-grouped.ts';
import { isOrganiseDue, organisedNow } from './organise-due.ts';

export type OrganiseOptions = {
  readonly onProgress?: ProgressListener | undefined;
  /** All items of the memory, for who has them in hand already; else they are read. */
  readonly known?: readonly HeldItem[] | undefined;
  /** The view of an item in hand, where it has been made already. */
  readonly knownView?: (held: HeldItem) => View | undefined;
  /** Finds elsewhere the accounts that are in these views, of which nobody has had a word yet; nothing when that failed. */
  readonly dealings?: (() => Promise<KeptDealings | undefined>) | undefined;
  /** Writes durably, perhaps elsewhere while the next changes are made. Default: the store itself. */
  readonly write?: Store['write'];
  /** True when what is written waits its turn elsewhere, and is not written after something that failed. */
  readonly keepsOrder?: boolean;
  /** Told when all that is to be written of items is on its way, where `keepsOrder`. */
  readonly onItemsWritten?: () => void;
};

/**
 * Brings events, people, places, links and ledger up to date with the items. A pure function of the items and the
 * owner's corrections, so that whatever happened before, the result is the same; only what differs is written. What is
 * said meanwhile is not written over: it begins anew.
 */
export async function organiseMemory(memory: OpenMemory, options: OrganiseOptions = {}): Promise<void> {
  try {
    if (await isOrganised(memory, options)) return;
  } catch (error) {
    if (!(error instanceof ChangedMeanwhile)) throw error;
  }
  await organiseMemory(memory, options.onProgress === undefined ? {} : { onProgress: options.onProgress });
}

/** False when something was said before all was written. Errors: `ChangedMeanwhile` then, too. */
async function isOrganised(memory: OpenMemory, options: OrganiseOptions): Promise<boolean> {
  const { store } = memory;
  const { onProgress, known, knownView } = options;
  onProgress?.({ stage: 'organise', done: 0 });
  const items: HeldItem[] = [...(known ?? [])];
  if (known === undefined) for await (const item of store.scan()) items.push(heldItem(item));
  const said = await store.records('correction');
  const isStillSaid = async () => isDeepStrictEqual(await store.records('correction'), said);
  const writing = new OrderedWrites(
    options.write ??
      ((changes) => store.write([{ op: 'expectRecords', kind: 'correction', values: said }, ...changes])),
  );
  const corrections = inOrderSaid(said);
  writing.add(...(await sayAgain(memory, items, wordsOnItems(corrections))));
  const faces = await facesOf(memory);
  const isAsRead = corrections.length === 0 && faces.faces === undefined;
  const dealings = isAsRead ? options.dealings?.() : undefined;
  const geocoder = await memory.geocoder();
  const views = items.map((held) => knownView?.(held) ?? viewOf(held.item(), memory.settings.zone));
  const keepLedger = (changes: readonly Change[]): void => {
    writing.add(...changes);
    // It is half of what organising writes, and is written while the other half is found.
    if (options.keepsOrder === true) writing.beginAtOnce();
  };
  const organised = organiseViews(views, {
    settings: memory.settings,
    declared: await store.records('declaredPerson'),
    corrections,
    ...faces,
    dealings: dealings?.then((found) => {
      if (found === undefined) return undefined;
      // They are written while it is found out where the accounts were.
      keepLedger([found.links]);
      return { asked: found.asked, placed: (places) => keepLedger([found.accounts(places)]) };
    }),
    onLedger: (accounts, links) => keepLedger(ledgerChanges(accounts, links)),
    now: memory.clock.now().toISOString().slice(0, 19),
    findPlace: (name) => geocoder.find(name),
    nameOfPlace: placeNameIn,
  });
  if (!(await isStillSaid())) {
    await organised.ledger;
    await writing.finish();
    return false;
  }
  const neighbours = await contextChanges(
    store,
    items.map((held) => neighbourOf(held, held.fresh === undefined ? undefined : knownView?.(held))),
  );
  const owners = addressOwners(organised.people);
  for (const [at, held] of items.entries()) {
    const change = readingChange(held, organised.readings.get(held.id) ?? [], owners);
    const near = neighbours.contexts.get(held.id);
    // What is indexed anew takes its neighbours' words along: the index is then written once, not twice.
    if (change?.index !== undefined && near !== undefined) {
      writing.add({ ...change, index: { ...change.index, context: near.context } });
    } else writing.add(...(change === undefined ? [] : [change]), ...(near === undefined ? [] : [near]));
    if (!writing.isDue) continue;
    await writing.begin();
    onProgress?.({ stage: 'organise', done: at + 1, total: items.length });
  }
  if (options.keepsOrder === true) {
    writing.beginAtOnce();
    options.onItemsWritten?.();
  }
  writing.add(...recordChanges(organised), ...neighbours.records);
  // Where accounts are still looked for, all else is written meanwhile.
  if (options.keepsOrder === true) writing.beginAtOnce();
  await organised.ledger;
  writing.add(...organisedNow);
  await writing.finish();
  if (organised.facesGrouped !== undefined && organised.facesGrouped.key !== faces.facesGrouped?.key)
    await keepFacesGrouped(memory.folder.path, organised.facesGrouped);
  onProgress?.({ stage: 'organise', done: items.length, total: items.length });
  return isStillSaid();
}

/** Organises when that is due; whether it did. */
export async function organiseIfDue(memory: OpenMemory): Promise<boolean> {
  if (!(await isOrganiseDue(memory.store))) return false;
  await organiseMemory(memory);
  return true;
}

/** As `organiseIfDue`, when nobody else works on the memory. */
export async function organiseInTurn(memory: OpenMemory, onProgress: ProgressListener): Promise<boolean> {
  const lock = await lockFolder(memory.folder.path, { forever: true, yields: true });
  try {
    if (!(await isOrganiseDue(memory.store))) return false;
    await organiseMemory(memory, { onProgress });
    return true;
  } finally {
    lock.release();
  }
}

/** Puts items that an import or another process wrote without the owner's word in line with it, in `items` too; the writes. */
async function sayAgain(
  memory: OpenMemory,
  items: HeldItem[],
  words: ReadonlyMap<ItemId, WordOnItem>,
): Promise<Change[]> {
  const changes: Change[] = [];
  for (const [at, held] of items.entries()) {
    const word = words.get(held.id);
    if (word === undefined && held.fresh !== undefined) continue;
    const item = held.item();
    if (withWord(item, word) === item) continue;
    const whole = assembleItem(await derivedWithWord(item, word, await memory.deriveContext()));
    items[at] = heldItem(whole);
    changes.push({ op: 'putItem', item: storedPart(whole), index: indexEntry(whole) });
  }
  return changes;
}

async function facesOf({
  store,
  folder,
}: OpenMemory): Promise<Pick<OrganiseContext, 'faces' | 'peopleBefore' | 'facesGrouped'>> {
  const faces = await store.records('face');
  if (faces.length === 0) return {};
  const peopleBefore = new Map<FaceId, PersonId>();
  for (const { id, seen = [] } of await store.records('person')) for (const face of seen) peopleBefore.set(face, id);
  const facesGrouped = await facesGroupedBefore(folder.path);
  return { faces, peopleBefore, ...(facesGrouped === undefined ? {} : { facesGrouped }) };
}

const recordsOf = <T extends { readonly id: string }>(values: readonly T[]) =>
  values.map((value) => ({ id: value.id, value }));

function ledgerChanges(accounts: readonly LedgerAccount[], links: readonly Link[]): Change[] {
  return [
    { op: 'replaceRecords', kind: 'ledger', values: recordsOf(accounts) },
    { op: 'replaceRecords', kind: 'link', by: by.ledger, values: recordsOf(links) },
  ];
}

/** Every record that organising finds in place of those that it found before, but for those of the ledger. */
function recordChanges({ people, records }: OrganisedViews): Change[] {
  const { events, places, links } = records();
  return [
    { op: 'replaceRecords', kind: 'event', values: recordsOf(events) },
    { op: 'replaceRecords', kind: 'person', values: recordsOf(people) },
    { op: 'replaceRecords', kind: 'place', values: recordsOf(places) },
    { op: 'replaceRecords', kind: 'link', by: by.link, values: recordsOf(links.filter((link) => link.by === by.link)) },
  ];
}

type PutItem = Extract<Change, { readonly op: 'putItem' }>;

/** The write that gives an item the readings that organising found, or nothing when it has just these already. */
function readingChange(held: HeldItem, found: readonly Reading[], owners: AddressOwners): PutItem | undefined {
  const { fresh } = held;
  if (fresh !== undefined && found.every((one) => isSaid(one, fresh.correspondents))) return undefined;
  const item = held.item();
  const before = item.readings.filter((r) => r.provenance.by.startsWith('organise.'));
  const news = found.filter((one) => !isSaid(one, correspondentsOf(item)));
  if (sameReadings(before, news)) return undefined;
  const bare = withoutReadingsBy(item, 'organise.');
  const stored = storedPart(bare, [...bare.readings, ...news]);
  if (before.length === 0 && news.every((one) => isIndexed(one, item, owners))) return { op: 'putItem', item: stored };
  return { op: 'putItem', item: stored, index: indexEntry(assembleItem(stored)) };
}

type AddressOwners = ReadonlyMap<string, string | undefined>;

/** Whose each address is; `undefined` where several have it. */
function addressOwners(people: readonly Person[]): AddressOwners {
  const owners = new Map<string, string | undefined>();
  for (const { id, addresses } of people) {
    for (const address of addresses) owners.set(address, owners.has(address) ? undefined : id);
  }
  return owners;
}

/**
 * True when the item is found for what the reading says as it is indexed already: it only says whose the addresses of its
 * mentions are, under the names that they came with. To index a mail anew costs more than to read it.
 */
function isIndexed(found: Reading, item: MemoryItem, owners: AddressOwners): boolean {
  return (
    found.field === 'people' &&
    found.provenance.kind !== 'corrected' &&
    found.value.every(
      ({ id, name, how, address, role }) =>
        role === undefined &&
        address !== undefined &&
        owners.get(plainAddress(address)) === id &&
        item.people?.some((one) => one.name === name && one.how === how && one.address === address) === true,
    )
  );
}

/** True when the item says the same of its people by their addresses alone. */
function isSaid(found: Reading, said: readonly Mention[] | undefined): boolean {
  if (found.field !== 'people' || found.provenance.kind === 'corrected') return false;
  if (said === undefined || said.length !== found.value.length) return false;
  return found.value.every(
    ({ id, name, how, address, role }) =>
      role === undefined &&
      said.some((one) => one.id === id && one.name === name && one.how === how && one.address === address),
  );
}

const sameReadings = (a: readonly Reading[], b: readonly Reading[]): boolean =>
  a.length === b.length && JSON.stringify(a) === JSON.stringify(b);
