import { mkdir, open } from 'node:fs/promises';
import { dirname } from 'node:path';

/** What was written into a file outlives a power cut once this resolves. Errors: those of the file system. */
export async function synced(path: string): Promise<void> {
  const file = await open(path, 'r+');
  try {
    await file.datasync();
  } finally {
    await file.close();
  }
}

/** So do the names in a folder: a file that is new there, or has another name. Where a system has no such thing, nothing is done. */
export async function namesSynced(folder: string): Promise<void> {
  const opened = await open(folder, 'r').catch(() => undefined);
  try {
    await opened?.sync().catch(() => undefined);
  } finally {
    await opened?.close();
  }
}

/** Makes a folder for its owner alone, with those above it, which outlive a power cut. Errors: those of the file system. */
export async function syncedFolder(folder: string): Promise<void> {
  const made = await mkdir(folder, { recursive: true, mode: 0o700 });
  if (made === undefined) return;
  for (let above = dirname(folder); above.length >= dirname(made).length; above = dirname(above)) {
    await namesSynced(above);
    if (above === dirname(above)) return;
  }
}
