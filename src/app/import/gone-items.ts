import type { Failure } from '../../memory/failure.ts';
import type { Gone } from '../../memory/gone.ts';
import type { BatchId, ItemId } from '../../memory/ids.ts';
import type { StoredItem } from '../../memory/item.ts';
import { isOnMailServer } from '../../memory/mail-account.ts';
import { type Importer, isArchiveName, type Origin, sourcePath } from '../../memory/origin.ts';
import type { SourceFile } from '../../memory/source-file.ts';
import type { Change } from '../../ports/store.ts';
import type { OpenMemory } from '../open-memory.ts';

/** What one import found of what was here before it. */
export type ImportFound = {
  readonly batch: BatchId;
  /** Importers of its sources. */
  readonly importers: ReadonlySet<string>;
  readonly files: ReadonlyMap<string, SourceFile>;
  readonly seen: ReadonlySet<string>;
  readonly missing: readonly string[];
  readonly leftOut: readonly { readonly path: string; readonly reason: string }[];
  readonly failed: readonly Failure[];
};

type Candidate = Pick<Gone, 'why' | 'path' | 'reason'>;

/** Exports that are asked for anew as a whole, each into another file. */
const exporters: ReadonlySet<Importer> = new Set(['takeout', 'icloud']);
/** An export that has at least so much of an earlier one, by kind of item, is a later one of the same account. */
const SAME_ACCOUNT = 0.1;

/**
 * Keeps which items lie nowhere any more after an import, and drops those that were met again. Nothing else is done with them.
 * How many are newly gone.
 */
export async function noteGone(memory: OpenMemory, found: ImportFound): Promise<number> {
  const { store } = memory;
  const candidates = new Map<ItemId, Candidate>();
  const dead = new Set<string>();
  for (const path of found.missing) addFile(found, path, { why: 'missing', path }, candidates, dead);
  for (const { path, reason } of found.leftOut)
    addFile(found, path, { why: 'left-out', path, reason }, candidates, dead);
  const superseded = await supersededBy(memory, found, candidates);
  const known = new Map((await store.records('gone')).map((gone) => [gone.item, gone]));
  const since = memory.clock.now().toISOString();
  const changes: Change[] = [];
  let count = 0;
  for (const item of await store.items([...new Set([...candidates.keys(), ...known.keys()])])) {
    const why = candidates.get(item.id);
    const before = known.get(item.id);
    if (before !== undefined) {
      if (isMet(item, found, dead)) changes.push({ op: 'deleteRecord', kind: 'gone', id: item.id });
      continue;
    }
    if (why === undefined || (await livesSomewhere(memory, item, { found, dead, superseded }))) continue;
    count += 1;
    changes.push({ op: 'putRecord', kind: 'gone', id: item.id, value: { item: item.id, since, ...why } });
  }
  if (changes.length > 0) await store.write(changes);
  return count;
}

function addFile(
  { files, seen }: ImportFound,
  path: string,
  why: Candidate,
  candidates: Map<ItemId, Candidate>,
  dead: Set<string>,
): void {
  const file = files.get(path);
  if (file === undefined || seen.has(path)) return;
  dead.add(path);
  for (const id of file.items) candidates.set(id, why);
}

const places = ({ origin, copies }: StoredItem): readonly Origin[] => [origin, ...copies];

const isMet = (item: StoredItem, { batch, seen }: ImportFound, dead: ReadonlySet<string>): boolean =>
  places(item).some((place) => !dead.has(sourcePath(place)) && (place.batch === batch || seen.has(sourcePath(place))));

type Judging = {
  readonly found: ImportFound;
  readonly dead: ReadonlySet<string>;
  readonly superseded: (place: Origin, item: StoredItem) => boolean;
};

async function livesSomewhere({ vault }: OpenMemory, item: StoredItem, judging: Judging): Promise<boolean> {
  for (const place of places(item)) {
    const path = sourcePath(place);
    if (judging.dead.has(path) || judging.superseded(place, item)) continue;
    // What was uploaded, or came inside something else, lies in the memory.
    if (place.copy !== undefined || isOnMailServer(path)) return true;
    const [file = ''] = path.split('!/');
    if ((await vault.stat(file)) !== undefined) return true;
  }
  return false;
}

const never = (): boolean => false;

/**
 * Which places are of exports that this import brought a later one of, whose items become candidates where they are not in
 * that. An export that could not be read whole supersedes nothing.
 */
async function supersededBy(
  { store }: OpenMemory,
  found: ImportFound,
  candidates: Map<ItemId, Candidate>,
): Promise<Judging['superseded']> {
  const isLater = [...exporters].some((importer) => found.importers.has(importer));
  if (!isLater || found.failed.some(({ path }) => isArchiveName(path))) return never;
  const tallies = new Map<string, { all: number; shared: number }>();
  const keyOf = (batch: BatchId, { modality }: StoredItem): string =>
    `${batch} ${modality === 'email' ? modality : 'media'}`;
  const earlier: { item: StoredItem; batches: ReadonlySet<BatchId> }[] = [];
  for await (const item of store.scan()) {
    const exported = places(item).filter(({ importer }) => exporters.has(importer));
    const isHere = exported.some(({ batch }) => batch === found.batch);
    const batches = new Set(exported.map(({ batch }) => batch).filter((batch) => batch !== found.batch));
    for (const batch of batches) {
      const tally = tallies.get(keyOf(batch, item)) ?? { all: 0, shared: 0 };
      tallies.set(keyOf(batch, item), { all: tally.all + 1, shared: tally.shared + (isHere ? 1 : 0) });
    }
    if (!isHere && batches.size > 0) earlier.push({ item, batches });
  }
  const superseded = (place: Origin, item: StoredItem): boolean => {
    const { all, shared } = tallies.get(keyOf(place.batch, item)) ?? { all: 1, shared: 0 };
    return exporters.has(place.importer) && place.batch !== found.batch && shared / all >= SAME_ACCOUNT;
  };
  for (const { item } of earlier) {
    if (!places(item).some((place) => superseded(place, item))) continue;
    if (!candidates.has(item.id))
      candidates.set(item.id, { why: 'not-in-later-export', path: sourcePath(item.origin) });
  }
  return superseded;
}
