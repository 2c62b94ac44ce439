import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { itemIdSchema } from '../../memory/ids.ts';
import type { MemoryItem } from '../../memory/item.ts';
import { sgmText } from '../../memory/sgm-text.ts';
import type { SourceEvent } from '../../memory/source-record.ts';
import type { Source } from '../../ports/source.ts';
import { collectionItems, collectionSource } from './collection.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'madeleine-collection-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const itemsOf = async (source: Source): Promise<MemoryItem[]> => {
  const items: MemoryItem[] = [];
  for await (const item of collectionItems(source)) items.push(item);
  return items;
};

const yielding = (events: readonly SourceEvent[]): Source => ({
  importer: 'photos',
  root: folder,
  estimate: async () => ({ images: 0, videos: 0, mails: 0, rows: 0, bytes: 0, copied: 0 }),
  async *read() {
    yield* events;
  },
});

describe('a collection without a store', () => {
  it('keeps the ids and the order of the data set, and what its rows say', async () => {
    await mkdir(join(folder, 'raw_memory/email'), { recursive: true });
    await mkdir(join(folder, 'processed_memory'));
    await writeFile(
      join(folder, 'raw_memory/email/emails.json'),
      JSON.stringify([{ id: 'email202401010001', timestamp: '2024-01-01 12:34:56', short_summary: 'Your booking' }]),
    );
    await writeFile(
      join(folder, 'processed_memory/image_batch_results.json'),
      JSON.stringify([{ image_path: 'a/20220507_150929.jpg', caption: 'A cat on a wall' }, { caption: 'no path' }]),
    );
    const items = await itemsOf(await collectionSource(folder, 'atm'));
    expect(items.map(({ id }) => id)).toEqual(['email202401010001', '20220507_150929']);
    expect(items[1]?.caption).toBe('A cat on a wall');
    expect(items.map((item) => sgmText(item)).join('\n')).toContain('Your booking');
  });

  it('says what is missing', async () => {
    await expect(collectionSource(join(folder, 'nowhere'), 'atm')).rejects.toMatchObject({ code: 'missing' });
  });

  it('reads several sources of one path as one', async () => {
    await writeFile(join(folder, 'one.eml'), 'From: a@example.org\r\nSubject: one\r\nMessage-ID: <1@x>\r\n\r\nHello');
    await writeFile(
      join(folder, 'two.mbox'),
      'From a Mon Jan  1 00:00:00 2024\nSubject: two\nMessage-ID: <2@x>\n\nHi\n',
    );
    const source = await collectionSource(folder, 'mail');
    expect((await itemsOf(source)).length).toBe(2);
    expect((await source.estimate()).bytes).toBeGreaterThan(0);
  });

  it('gives a record without an id one that follows from its content, and its parts theirs', async () => {
    const path = join(folder, 'x.jpg');
    await writeFile(path, 'pixels');
    const content = { kind: 'file', path, bytes: 6, modified: 0 } as const;
    const origin = { importer: 'photos', root: folder, path: 'x.jpg' } as const;
    const bare = { modality: 'image', origin, content, readings: [], parts: [] } as const;
    const part = { ...bare, id: itemIdSchema.parse('part'), identity: 'part' };
    const record = { ...bare, parts: [{ link: 'attachment' as const, record: part }] };
    const [one, two] = await itemsOf(yielding([{ type: 'record', record }]));
    expect(one?.id).toMatch(/^img-/);
    expect(two?.id).toBe('part');
    expect((await itemsOf(yielding([{ type: 'record', record: bare }])))[0]?.id).toBe(one?.id);
  });
});
