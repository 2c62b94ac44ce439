import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { StatusResponse } from '../../contract/memory-verbs.ts';
import { isOnMailServer } from '../../memory/mail-account.ts';
import { dueAnew, pendingStages, sumOfStages } from '../jobs/pending-stages.ts';
import { unseen } from '../jobs/unseen.ts';
import type { OpenMemory } from '../open-memory.ts';
import { askedSettings, homeFound } from './shown-home.ts';

export type StatusOptions = {
  /** What the disks hold may be as it was a while ago; it is looked up again for the next who asks. */
  readonly remembers?: boolean;
};

/** Counts, pending work, disk use, and what has gone missing since it was added. */
export async function status(memory: OpenMemory, { remembers = false }: StatusOptions = {}): Promise<StatusResponse> {
  if (memory.seenBy !== undefined) return statusSeen(memory);
  const { store, settings, folder } = memory;
  const [counts, people, batches, failures, pendingByStage, due, { failed }] = await Promise.all([
    store.counts(),
    store.records('person'),
    store.records('batch'),
    store.records('failure'),
    pendingStages(memory),
    dueAnew(memory),
    unseen(memory),
  ]);
  const owner = people.find((person) => person.owner)?.name ?? settings.ownerName;
  const { missing, bytes } = await (remembers ? rememberedDisk(memory) : diskNow(memory));
  return {
    memory: folder.path,
    items: counts.items,
    people: people.filter((person) => person.hidden !== true).length,
    events: counts.records.event,
    places: counts.records.place,
    ledger: counts.records.ledger,
    links: counts.records.link,
    pending: sumOfStages(pendingByStage),
    pendingByStage,
    notLookedAt: failed,
    dueAnew: due,
    failed: failures,
    missing: missing.files,
    missingRoots: missing.roots,
    bytes,
    ...(owner === undefined ? {} : { owner }),
    home: await homeOf(memory),
    faces: settings.faces,
    models: {},
    batches: batches.map(({ id, started, finished, roots, added }) => ({
      id,
      started,
      roots,
      added,
      ...(finished === undefined ? {} : { finished }),
    })),
  };
}

/** What is there for who may only look: neither files and folders nor work are theirs to know of. */
async function statusSeen(memory: OpenMemory): Promise<StatusResponse> {
  const [{ items, records }, people] = await Promise.all([memory.store.counts(), memory.store.records('person')]);
  const owner = people.find((person) => person.owner)?.name;
  return {
    memory: '',
    items,
    people: people.filter((person) => person.hidden !== true).length,
    events: records.event,
    places: records.place,
    ledger: records.ledger,
    links: records.link,
    pending: 0,
    pendingByStage: {},
    notLookedAt: 0,
    dueAnew: [],
    failed: [],
    missing: 0,
    missingRoots: [],
    bytes: 0,
    ...(owner === undefined ? {} : { owner }),
    home: await homeOf(memory),
    faces: memory.settings.faces,
    models: {},
    batches: [],
  };
}

/** The country, zone and currency that questions go by, and whether the owner, their pictures or the machine say so. */
async function homeOf(memory: OpenMemory): Promise<StatusResponse['home']> {
  const [{ country, zone, currency, said = [] }, place] = await Promise.all([
    askedSettings(memory),
    homeFound(memory.store),
  ]);
  const from = said.some((one) => one !== 'currency') ? 'settings' : place === undefined ? 'machine' : 'pictures';
  return {
    ...(country === undefined ? {} : { country }),
    zone,
    currency,
    from,
    ...(place === undefined ? {} : { place: { name: place.name, items: place.items } }),
  };
}

type Disk = { readonly missing: Awaited<ReturnType<typeof missingOriginals>>; readonly bytes: number };

/** Looks at every file: seconds where there are a hundred thousand. */
const diskNow = async (memory: OpenMemory): Promise<Disk> => ({
  missing: await missingOriginals(memory),
  bytes: await folderBytes(memory.folder.path),
});

/** How long what was seen on the disks is taken for what is there. */
const FRESH_MS = 30_000;
const seen = new WeakMap<OpenMemory, { readonly at: number; readonly disk: Promise<Disk> }>();

function rememberedDisk(memory: OpenMemory): Promise<Disk> {
  const before = seen.get(memory);
  if (before !== undefined && performance.now() - before.at < FRESH_MS) return before.disk;
  const disk = diskNow(memory);
  disk.catch(() => seen.delete(memory));
  const next = { at: performance.now(), disk };
  if (before === undefined) {
    seen.set(memory, next);
    return disk;
  }
  // Whoever asks is told what was seen last, until it has been looked up again.
  seen.set(memory, { at: next.at, disk: before.disk });
  void disk.then(() => seen.set(memory, next)).catch(() => undefined);
  return before.disk;
}

/** Files that were added and cannot be reached now, and the added folders that are gone as a whole (an unplugged disk). */
export async function missingOriginals(memory: OpenMemory): Promise<{ files: number; roots: string[] }> {
  const batches = await memory.store.records('batch');
  const roots = new Set(batches.flatMap((batch) => batch.roots).filter((root) => !isOnMailServer(root)));
  const gone: string[] = [];
  for (const root of roots) if ((await memory.vault.stat(root)) === undefined) gone.push(root);
  // Members of archives and messages of mail servers were copied into the memory.
  const paths = (await memory.store.records('sourceFile'))
    .map(({ path }) => path)
    .filter((path) => !path.includes('!/') && !isOnMailServer(path));
  const reachable = paths.filter((path) => !gone.some((root) => path === root || path.startsWith(`${root}/`)));
  let files = paths.length - reachable.length;
  await sideBySide(reachable, async (path) => {
    if ((await memory.vault.stat(path)) === undefined) files += 1;
  });
  return { files, roots: gone.sort() };
}

/** The bytes of all files in and below a folder; one that vanishes meanwhile counts as none. */
export async function folderBytes(folder: string): Promise<number> {
  let bytes = 0;
  const files = (await readdir(folder, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile());
  await sideBySide(files, async (entry) => {
    // Added once it is known: `bytes += await` would add to what `bytes` was before, and lose what others added meanwhile.
    const size = await stat(join(entry.parentPath, entry.name)).then(
      (found) => found.size,
      () => 0,
    );
    bytes += size;
  });
  return bytes;
}

/** One file after the other takes five times as long. */
const AT_ONCE = 64;

async function sideBySide<T>(all: readonly T[], look: (one: T) => Promise<void>): Promise<void> {
  for (let i = 0; i < all.length; i += AT_ONCE) await Promise.all(all.slice(i, i + AT_ONCE).map(look));
}
