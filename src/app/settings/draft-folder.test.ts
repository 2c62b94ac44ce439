import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { sweepBackups } from './backup.ts';
import { inDraftFolder } from './draft-folder.ts';

let base: string;
beforeEach(async () => {
  base = await mkdtemp(join(tmpdir(), 'madeleine-drafts-'));
});
afterEach(() => rm(base, { recursive: true, force: true }));

const longAgo = (folder: string): Promise<void> => utimes(folder, new Date(0), new Date(0));

it('what killed backups and restores have left is removed by the next, and nothing else', async () => {
  for (const name of [
    '.memory-restoring-a',
    'memory/backups/.madeleine-backup-b',
    'usb/.madeleine-backup-c',
    'usb/.other',
  ]) {
    await mkdir(join(base, name), { recursive: true });
    await writeFile(join(base, name, 'memory.db'), 'what was read');
    await longAgo(join(base, name));
  }
  const running = await inDraftFolder(join(base, 'usb'), '.madeleine-backup-', async (folder) => {
    await longAgo(folder);
    await sweepBackups(join(base, 'memory'), join(base, 'usb/all.tgz'));
    expect(await readdir(join(base, 'usb'))).toHaveLength(2);
    return folder;
  });
  expect(await readdir(base)).toEqual(['memory', 'usb']);
  expect(await readdir(join(base, 'memory/backups'))).toEqual([]);
  expect(await readdir(join(base, 'usb'))).toEqual(['.other']);
  expect(running).toContain('.madeleine-backup-');
});
