import { isDeepStrictEqual } from 'node:util';
import { OrderedWrites } from '../../ingest/ordered-writes.ts';
import type { Correction } from '../../memory/correction.ts';
import type { FaceId } from '../../memory/face.ts';
import type { PersonId } from '../../memory/ids.ts';
import type { LedgerAccount } from '../../memory/ledger.ts';
import type { Link } from '../../memory/link.ts';
import { by } from '../../organise/context.ts';
import { wordsOnItems } from '../../organise/item-word.ts';
import { compareText } from '../../organise/ordering.ts';
import { type OrganiseContext, organiseViews } from '../../organise/organise.ts';
import type { ProgressListener } from '../../ports/progress.ts';
import { type Change, ChangedMeanwhile, type Store } from '../../ports/store.ts';
import { writeUntouched } from '../../ports/write-untouched.ts';
import { placeNameIn } from '../events/place-names-in.ts';
import { neighbourChanges } from '../import/neighbour-context.ts';
import { organiseDue } from '../items/corrected.ts';
import { inOrderSaid } from '../items/corrections-in-order.ts';
import type { OpenMemory } from '../open-memory.ts';
import { facesGroupedBefore, keepFacesGrouped } from '../people/faces-grouped.ts';
import { saidChanges } from '../settings/shown-home.ts';
import type { ItemShown } from './item-shown.ts';
import { lentPlaceNames } from './lent-place-names.ts';
import { isOrganiseDue, organisedNow } from './organise-due.ts';
import { type ItemsInHand, ItemsShown, neighbourOf } from './organise-items.ts';
import { OrganisedPages } from './organise-pages.ts';
import { recordChanges, recordsBefore, recordsOf } from './organised-records.ts';

export type OrganiseOptions = ItemsInHand & {
  readonly onProgress?: ProgressListener | undefined;
  /** Writes durably, perhaps elsewhere while the next changes are made, over whatever is there. Default: the store, with care. */
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
 * owner's corrections, so that whatever happened before, the result is the same; only what differs is written. What others
 * write meanwhile is not written over: all else is, and organising stays due (false).
 */
export async function organiseMemory(memory: OpenMemory, options: OrganiseOptions = {}): Promise<boolean> {
  const isSettled = await organiseOnce(memory, options);
  // An import writes without asking who else did: what was said meanwhile is put right now.
  if (isSettled || options.write === undefined) return isSettled;
  return organiseOnce(memory, options.onProgress === undefined ? {} : { onProgress: options.onProgress });
}

/** More runs do not help against who never stops correcting; then it stays due. */
const MOST_RUNS = 5;

/** As `organiseMemory`, again where others wrote meanwhile: for who must not leave anything of what is gone. */
export async function organiseWholly(memory: OpenMemory, { onProgress }: OrganiseOptions = {}): Promise<void> {
  for (let runs = 0; runs < MOST_RUNS; runs += 1) if (await organiseMemory(memory, { onProgress })) return;
}

/** False when others wrote meanwhile, so that organising is still due. */
async function organiseOnce(memory: OpenMemory, options: OrganiseOptions): Promise<boolean> {
  const { store } = memory;
  const { onProgress } = options;
  onProgress?.({ stage: 'organise', done: 0 });
  // What corrections change at once is read before them: one that comes between is then not written over.
  const before = options.write === undefined ? await recordsBefore(store) : undefined;
  const saidBefore = await store.records('correction');
  const writes = new OrganisedWrites(store, options.write);
  const writing = new OrderedWrites(writes.write, MOST_ITEMS_WAITING);
  const faces = await facesOf(memory);
  const reading = new ItemsShown(memory, wordsOnItems(inOrderSaid(saidBefore)), options);
  const items = await itemsShown(reading, writing);
  const said = await store.records('correction');
  const geocoder = await memory.geocoder();
  const views = items.map(({ view }) => view);
  const names = await lentPlaceNames(views, memory.settings.zone, geocoder);
  const keepLedger: OrganiseContext['onLedger'] = (accounts, links) => {
    writing.add(...ledgerChanges(accounts, links));
    // It is half of what organising writes, and is written while the other half is found.
    if (options.keepsOrder === true) writing.beginAtOnce();
  };
  // Accounts and their links are on their way to be written: they are let go as soon as they are.
  const { ledger: _, ...organised } = organiseViews(
    views,
    {
      settings: memory.settings,
      declared: await store.records('declaredPerson'),
      corrections: inOrderSaid(said),
      ...faces,
      onLedger: keepLedger,
      now: memory.clock.now().toISOString().slice(0, 19),
      findPlace: (name) => geocoder.find(name),
      nameOfPlace: placeNameIn,
      ...names,
    },
    options.kept?.daysTold,
  );
  const neighbours = await neighbourChanges(store, items.map(neighbourOf));
  const pages = new OrganisedPages(reading, organised);
  for await (const { changes, done } of pages.pages(items, neighbours)) {
    writing.add(...changes);
    if (!writing.isDue) continue;
    await writing.begin();
    onProgress?.({ stage: 'organise', done, total: items.length });
  }
  if (options.keepsOrder === true) {
    writing.beginAtOnce();
    options.onItemsWritten?.();
  }
  writing.add(...recordChanges(organised, before), ...neighbours.records, ...(await saidChanges(memory)));
  await writing.finish();
  const isAll = writes.isAll && pages.isAll && isDeepStrictEqual(said, saidBefore);
  const isSettled = await settled(store, isAll ? said : undefined);
  if (organised.facesGrouped !== undefined && organised.facesGrouped.key !== faces.facesGrouped?.key)
    await keepFacesGrouped(memory.folder.path, organised.facesGrouped);
  onProgress?.({ stage: 'organise', done: items.length, total: items.length });
  return isSettled;
}

/** Says that nothing is due, unless something was left out (no `said`) or more than `said` has been said since. */
async function settled(store: Store, said: readonly Correction[] | undefined): Promise<boolean> {
  try {
    if (said !== undefined) {
      await store.write([{ op: 'expectRecords', kind: 'correction', values: said }, ...organisedNow]);
      return true;
    }
  } catch (error) {
    if (!(error instanceof ChangedMeanwhile)) throw error;
  }
  await store.write([organiseDue]);
  return false;
}

/** Writes what organising finds, as long as nobody else has changed what it was found of. */
class OrganisedWrites {
  /** Whether everything so far was written. */
  isAll = true;
  readonly write: Store['write'];

  /** @param given writes without asking, while nobody else writes */
  constructor(store: Store, given: Store['write'] | undefined) {
    this.write =
      given === undefined
        ? async (changes) => {
            if ((await writeUntouched(store, changes)).length > 0) this.isAll = false;
          }
        : (changes) => given(changes.filter(({ op }) => op !== 'expectItem'));
  }
}

/** Organises when that is due; whether it did. */
export async function organiseIfDue(memory: OpenMemory, options: OrganiseOptions = {}): Promise<boolean> {
  if (!(await isOrganiseDue(memory.store))) return false;
  await organiseMemory(memory, options);
  return true;
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

function ledgerChanges(accounts: readonly LedgerAccount[], links: readonly Link[]): Change[] {
  return [
    { op: 'replaceRecords', kind: 'ledger', values: recordsOf(accounts) },
    { op: 'replaceRecords', kind: 'link', by: by.ledger, values: recordsOf(links) },
  ];
}
