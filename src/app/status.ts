import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { StatusResponse } from '../contract/memory-verbs.ts';
import type { OpenMemory } from './open-memory.ts';

/** Counts, pending work, disk use, and what has gone missing since it was added. */
export async function status(memory: OpenMemory): Promise<StatusResponse> {
  const { store, settings, folder } = memory;
  const [counts, people, batches, failed] = await Promise.all([
    store.counts(),
    store.records('person'),
    store.records('batch'),
    store.records('failure'),
  ]);
  const owner = people.find((person) => person.owner)?.name ?? settings.ownerName;
  const missing = await missingOriginals(memory);
  return {
    memory: folder.path,
    items: counts.items,
    people: people.filter((person) => person.hidden !== true).length,
    events: counts.records.event,
    places: counts.records.place,
    ledger: counts.records.ledger,
    links: counts.records.link,
    pending: counts.pendingJobs,
    pendingByStage: await store.jobs.pending(),
    failed,
    missing: missing.files,
    missingRoots: missing.roots,
    bytes: await folderBytes(folder.path),
    ...(owner === undefined ? {} : { owner }),
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

/** Files that were added and cannot be reached now, and the added folders that are gone as a whole (an unplugged disk). */
export async function missingOriginals(memory: OpenMemory): Promise<{ files: number; roots: string[] }> {
  const batches = await memory.store.records('batch');
  const roots = new Set(batches.flatMap((batch) => batch.roots));
  const gone: string[] = [];
  for (const root of roots) if ((await memory.vault.stat(root)) === undefined) gone.push(root);
  let files = 0;
  for (const file of await memory.store.records('sourceFile')) {
    // Members of archives were copied into the memory.
    if (file.path.includes('!/')) continue;
    const unreachable = gone.some((root) => file.path === root || file.path.startsWith(`${root}/`));
    if (unreachable || (await memory.vault.stat(file.path)) === undefined) files += 1;
  }
  return { files, roots: gone.sort() };
}

export async function folderBytes(folder: string): Promise<number> {
  let bytes = 0;
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    bytes += await stat(join(entry.parentPath, entry.name)).then(
      (found) => found.size,
      () => 0,
    );
  }
  return bytes;
}
