import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { Readable } from 'node:stream';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { mail, picture } from '../../../test/end-to-end/made-input.ts';
import { batchIdSchema } from '../../memory/ids.ts';
import { exportMemory } from '../export.ts';
import { unlock } from '../keys/key-file.ts';
import { createFolder } from '../memory-folder.ts';
import { OpenMemory } from '../open-memory.ts';
import { backup, restore } from '../settings/backup.ts';
import { add } from './add.ts';
import { settleUploads } from './settle-uploads.ts';
import { undoImport } from './undo-import.ts';
import { filesAt, unreadFolder } from './unread-uploads.ts';
import { Uploads } from './uploads.ts';

let base: string;
beforeEach(async () => {
  base = await mkdtemp(join(tmpdir(), 'madeleine-unread-'));
});
afterEach(() => rm(base, { recursive: true, force: true }));

const modified = 1_683_464_969_000;

async function opened(passphrase?: string): Promise<OpenMemory> {
  await createFolder(join(base, 'memory'), new Date(), passphrase);
  return OpenMemory.open(join(base, 'memory'), { ocr: { enabled: false }, perception: { enabled: false } });
}

/** What is read, what nothing reads, and what is damaged. */
async function taken(memory: OpenMemory) {
  const uploads = new Uploads(memory.folder.path);
  const contents = {
    'a.jpg': await picture(1),
    '1.eml': mail(1, 'Lunch', 'At nine?'),
    'x/b.psd': 'layers',
    'c.jpg': 'no',
  };
  const { signal } = new AbortController();
  const set = await uploads.begin();
  for (const [name, content] of Object.entries(contents))
    await uploads.take({ name, set, modified }, Readable.from([Buffer.from(content)]), signal);
  const added = await add(memory, [await uploads.folderOf(set)], { as: 'auto', readOnly: true });
  const batch = batchIdSchema.parse(added.batch);
  const notes = await settleUploads(memory, batch, added);
  return { added, batch, notes, set };
}

it.each([
  ['plain', undefined],
  ['encrypted', 'grey cups walk over seven hills'],
])(
  'keeps what was uploaded to a memory that is %s and gave nothing, until its import is undone',
  async (kind, passphrase) => {
    const memory = await opened(passphrase);
    const { folder } = memory;
    const { added, batch, notes, set } = await taken(memory);
    expect(added).toMatchObject({
      added: 2,
      kindsNotRead: [{ kind: '.psd', files: 1 }],
      failed: [{ code: 'unsupported-format' }],
    });
    expect(notes).toEqual([expect.stringContaining('2 files')]);
    expect((await memory.store.record('batch', batch))?.notes).toEqual(notes);
    expect(await readdir(join(folder.path, 'uploads'))).not.toContain(set);
    const kept = await filesAt(unreadFolder(folder.path));
    expect(kept).toHaveLength(2);
    const isPlain = (await Promise.all(kept.map((file) => readFile(file, 'utf8')))).includes('layers');
    expect(isPlain).toBe(kind === 'plain');

    await exportMemory(memory, join(base, 'out'), { withPeople: false });
    const out = join(base, 'out/unread', batch, set);
    expect((await filesAt(out)).map((file) => relative(out, file))).toEqual(['c.jpg', 'x/b.psd']);
    expect(await readFile(join(out, 'x/b.psd'), 'utf8')).toBe('layers');
    expect((await stat(join(out, 'x/b.psd'))).mtimeMs).toBe(modified);
    await backup(memory, join(base, 'all.tar'));
    const again = join(base, 'again');
    await restore(join(base, 'all.tar'), again, {
      force: false,
      now: new Date(),
      unlock: async (locked) => void (await unlock(locked, passphrase ?? '')),
    });
    expect(await filesAt(unreadFolder(again))).toHaveLength(2);

    await undoImport(memory, batch);
    expect(await filesAt(unreadFolder(folder.path))).toEqual([]);
    await memory.close();
  },
);
