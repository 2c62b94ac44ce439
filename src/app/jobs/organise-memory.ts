import { isDeepStrictEqual } from 'node:util';
import { OrderedWrites } from '../../ingest/ordered-writes.ts';
import type { FaceId } from '../../memory/face.ts';
import type { PersonId } from '../../memory/ids.ts';
import type { LedgerAccount } from '../../memory/ledger.ts';
import type { Link } from '../../memory/link.ts';
import { by } from '../../organise/context.ts';
import { wordsOnItems } from '../../organise/item-word.ts';
import { compareText } from '../../organise/ordering.ts';
import { type OrganiseContext, type OrganisedViews, organiseViews } from '../../organise/organise.ts';
import type { ProgressListener } from '../../ports/progress.ts';
import { type Change, ChangedMeanwhile, type Store } from '../../ports/store.ts';
import { placeNameIn } from '../events/place-names-in.ts';
import { neighbourChanges } from '../import/neighbour-context.ts';
import { inOrderSaid } from '../items/corrections-in-order.ts';
import { lockFolder } from '../lock-folder.ts';
import type { OpenMemory } from '../open-memory.ts';
import { facesGroupedBefore, keepFacesGrouped } from '../people/faces-grouped.ts';
import { saidChanges } from '../settings/shown-home.ts';
import { lentPlaceNames } from './lent-place-names.ts';
import { isOrganiseDue, organisedNow } from './organise-due.ts';
import { type ItemShown, type ItemsInHand, ItemsShown, neighbourOf } from './organise-items.ts';
import { OrganisedPages } from './organise-pages.ts';

export type OrganiseOptions = ItemsInHand & {
  readonly onProgress?: ProgressListener | undefined;
  /** Writes durably, perhaps elsewhere while the next changes are made. Default: the store itself. */
  readonly write?: Store['write'];
  /** True when what is written waits its turn elsewhere, and is not written after something that failed. */
  readonly keepsOrder?: boolean;
  /** Told when all that is to be written of items is on its way, where `keepsOrder`. */
  readonly onItemsWritten?: () => void;
};

/** Whole items with their words wait to be written, and are then in memory three times: here, on their way and where they are written. */
const MOST_ITEMS_WAITING = 1000;

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
  const { onProgress } = options;
  onProgress?.({ stage: 'organise', done: 0 });
  const said = await store.records('correction');
  const isStillSaid = async () => isDeepStrictEqual(await store.records('correction'), said);
  const writing = new OrderedWrites(
    options.write ??
      ((changes) => store.write([{ op: 'expectRecords', kind: 'correction', values: said }, ...changes])),
    MOST_ITEMS_WAITING,
  );
  const corrections = inOrderSaid(said);
  const faces = await facesOf(memory);
  const reading = new ItemsShown(memory, wordsOnItems(corrections), options);
  const items = await itemsShown(reading, writing);
  const geocoder = await memory.geocoder();
  const views = items.map(({ view }) => view);
  const names = await lentPlaceNames(views, memory.settings.zone, geocoder);
  const keepLedger: OrganiseContext['onLedger'] = (accounts, links) => {
    writing.add(...ledgerChanges(accounts, links));
    // It is half of what organising writes, and is written while the other half is found.
    if (options.keepsOrder === true) writing.beginAtOnce();
  };
  // Accounts and their links are on their way to be written: they are let go as soon as they are.
  const { ledger: _, ...organised } = organiseViews(views, {
    settings: memory.settings,
    declared: await store.records('declaredPerson'),
    corrections,
    ...faces,
    onLedger: keepLedger,
    now: memory.clock.now().toISOString().slice(0, 19),
    findPlace: (name) => geocoder.find(name),
    nameOfPlace: placeNameIn,
    ...names,
  });
  if (!(await isStillSaid())) {
    await writing.finish();
    return false;
  }
  const neighbours = await neighbourChanges(store, items.map(neighbourOf));
  for await (const { changes, done } of new OrganisedPages(reading, organised).pages(items, neighbours)) {
    writing.add(...changes);
    if (!writing.isDue) continue;
    await writing.begin();
    onProgress?.({ stage: 'organise', done, total: items.length });
  }
  if (options.keepsOrder === true) {
    writing.beginAtOnce();
    options.onItemsWritten?.();
  }
  writing.add(...recordChanges(organised), ...neighbours.records);
  if (options.keepsOrder === true) writing.beginAtOnce();
  writing.add(...organisedNow, ...(await saidChanges(memory)));
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
    await lock.release();
  }
}

/** In order of id. */
async function itemsShown(reading: ItemsShown, writing: OrderedWrites): Promise<ItemShown[]> {
  const items: ItemShown[] = [];
  for await (const item of reading.all()) {
    items.push(item);
    writing.add(...reading.takeAgain());
    if (writing.isDue) await writing.begin();
  }
  return items.sort((a, b) => compareText(a.view.id, b.view.id));
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
function recordChanges({ people, records }: Pick<OrganisedViews, 'people' | 'records'>): Change[] {
  const { events, places, links } = records();
  return [
    { op: 'replaceRecords', kind: 'event', values: recordsOf(events) },
    { op: 'replaceRecords', kind: 'person', values: recordsOf(people) },
    { op: 'replaceRecords', kind: 'place', values: recordsOf(places) },
    { op: 'replaceRecords', kind: 'link', by: by.link, values: recordsOf(links.filter((link) => link.by === by.link)) },
  ];
}
