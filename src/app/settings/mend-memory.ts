import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isWalkable, keepDatabase, type Mended, mendDatabase, refuseNewer } from '../../adapters/sqlite/mend.ts';
import type { DoctorResponse } from '../../contract/memory-verbs.ts';
import { indexEntry } from '../../ingest/index-entry.ts';
import { systemClock } from '../../ports/clock.ts';
import type { LostRow } from '../../ports/store.ts';
import type { MakeAnewOptions } from '../jobs/make-anew.ts';
import { lockInTurn } from '../lock-folder.ts';
import { isEncrypted, isNewerMarker, layout } from '../memory-folder.ts';
import { OpenMemory } from '../open-memory.ts';
import { afterRebuild } from './after-loss.ts';
import type { Configuration } from './configuration.ts';
import { damagedFolder, doctor } from './doctor.ts';
import { mendFiles } from './mend-files.ts';

type Check = DoctorResponse['checks'][number];

/**
 * Checks a memory and mends what can be mended, also where it is too damaged to be opened. What is replaced is kept in
 * `backups/damaged-…` first. Errors: `not-a-memory`, `memory-newer`, `memory-locked`.
 */
export async function mendMemory(
  path: string,
  flags: Configuration,
  options: MakeAnewOptions = {},
): Promise<DoctorResponse> {
  const kept = damagedFolder(path, systemClock.now());
  refuseNewer(join(path, layout.database));
  const files = existsSync(path) ? await mendFiles(path, kept) : [];
  const first = await withRebuilt(path, kept, false, options);
  const report = await examined(path, flags, first, kept, options);
  const isLeft = report.checks.some(({ name, state }) => name === 'database' && state === 'problem');
  if (!isLeft) return whole(kept, [...files, ...first.checks], report);
  const second = await withRebuilt(path, kept, true, options);
  return whole(kept, [...files, ...first.checks, ...second.checks], await examined(path, flags, second, kept, options));
}

/** Without a check nothing was rebuilt. */
type Rebuilt = { readonly checks: readonly Check[]; readonly lost: readonly LostRow[] };

/** Rebuilds the database where it cannot be walked, or in any case. */
async function withRebuilt(path: string, kept: string, always: boolean, options: MakeAnewOptions): Promise<Rebuilt> {
  const file = join(path, layout.database);
  // Its pages cannot be read one by one; what SQLite can mend of it, the ordinary check does.
  if (await isEncrypted(path)) return { checks: [], lost: [] };
  if (!existsSync(join(path, layout.marker)) || isNewerMarker(readFileSync(join(path, layout.marker), 'utf8')))
    return { checks: [], lost: [] };
  const lock = await lockInTurn(path, options);
  try {
    if (!always && isWalkable(file)) return { checks: [], lost: [] };
    keepDatabase(file, kept);
    const mended = mendDatabase(file, (item) => indexEntry(item));
    const check: Check = { name: 'database', state: 'repaired', note: noteOf(mended), lost: [...mended.lost] };
    return { checks: [check], lost: mended.lost };
  } finally {
    await lock.release();
  }
}

function noteOf({ items, lost, pages, cells, frames, absent }: Mended): string {
  if (absent) return 'the database was missing: its contents are lost, and an empty one was created';
  const parts = [`rebuilt with ${items} items`];
  if (lost.length > 0) parts.push(`${lost.length} items and records were lost (listed below)`);
  if (pages + cells > 0) parts.push(`${pages} pages and ${cells} entries could not be read`);
  if (frames > 0) parts.push(`the last changes were lost (${frames} pages of the log)`);
  return parts.join('; ');
}

/** Opens what can be opened by now, and checks it in the ordinary way. */
async function examined(
  path: string,
  flags: Configuration,
  { checks, lost }: Rebuilt,
  kept: string,
  options: MakeAnewOptions,
): Promise<DoctorResponse> {
  const memory = await OpenMemory.open(path, flags);
  try {
    const rebuilt = checks.length > 0;
    if (rebuilt) await afterRebuild(memory.store, lost);
    return await doctor(memory, true, options, { kept, rebuilt });
  } finally {
    await memory.close();
  }
}

function whole(kept: string, before: readonly Check[], { checks, ok }: DoctorResponse): DoctorResponse {
  const isKept = existsSync(kept);
  return { ok, checks: [...before, ...checks], ...(isKept ? { kept } : {}) };
}
