import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { idOf, putItem } from '../../test/conformance/samples.ts';
import { isMadeleineError } from '../memory/errors.ts';
import { layout } from './memory-folder.ts';
import { openStore } from './open-store.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'madeleine-open-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it('opens the database of a folder by the path of either', async () => {
  const made = await openStore(join(folder, layout.database));
  await made.write([putItem('a')]);
  await made.close();
  const opened = await openStore(folder, { create: false, owner: 'whoever' });
  expect((await opened.item(idOf('a')))?.id).toBe('a');
  await opened.close();
});

it('makes no database where it is not to', async () => {
  await expect(openStore(folder, { create: false })).rejects.toMatchObject({ code: 'not-a-memory' });
});

it.each(['postgres://ana:secret@db.example/memories', 'postgresql://db.example/memories'])(
  'asks whose memory of a server it is to open, and repeats no password: %s',
  async (url) => {
    const error = await openStore(url).catch((reason: unknown) => reason);
    expect(isMadeleineError(error) && error.code).toBe('usage');
    expect(String(error)).not.toContain('secret');
  },
);
