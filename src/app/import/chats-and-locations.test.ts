import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { messagesIn } from '../../memory/conversation.ts';
import type { MemoryItem } from '../../memory/item.ts';
import { createFolder } from '../memory-folder.ts';
import { OpenMemory } from '../open-memory.ts';
import { ask } from '../search/ask.ts';
import { add } from './add.ts';
import { forget } from './forget.ts';
import { undoImport } from './undo-import.ts';

let base: string;
beforeAll(async () => {
  base = await mkdtemp(join(tmpdir(), 'madeleine-talks-'));
});
afterAll(() => rm(base, { recursive: true, force: true }));

async function withMemory<T>(name: string, use: (memory: OpenMemory) => Promise<T>): Promise<T> {
  await createFolder(join(base, name), new Date('2026-01-01T12:00:00Z'));
  const memory = await OpenMemory.open(join(base, name));
  try {
    return await use(memory);
  } finally {
    await memory.close();
  }
}
const take = (memory: OpenMemory, path: string) => add(memory, [path], { as: 'auto', readOnly: true });
async function itemsOf({ store }: OpenMemory): Promise<MemoryItem[]> {
  const items: MemoryItem[] = [];
  for await (const item of store.scan()) items.push(item);
  return items;
}
const pictureIn = async (memory: OpenMemory) => (await itemsOf(memory)).find(({ modality }) => modality === 'image');

async function picture(folder: string, exif: Record<string, string>): Promise<string> {
  await mkdir(folder, { recursive: true });
  const pixels = sharp({ create: { width: 64, height: 48, channels: 3, background: '#468' } });
  await pixels.jpeg().withExif({ IFD2: exif }).toFile(join(folder, 'a.jpg'));
  return folder;
}
async function file(folder: string, name: string, content: string): Promise<string> {
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, name), content);
  return folder;
}

const visit = (from: string, to: string, latLng: string) => ({
  startTime: from,
  endTime: to,
  visit: { topCandidate: { placeLocation: { latLng } } },
});

describe('a history of locations', { timeout: 120_000 }, () => {
  it('lends its positions to pictures, whichever comes first, and takes them along when it goes', async () => {
    const pictures = await picture(join(base, 'pictures'), {
      DateTimeOriginal: '2023:05:03 14:05:06',
      OffsetTimeOriginal: '+02:00',
    });
    const segments = [visit('2023-05-03T13:00:00+02:00', '2023-05-03T15:00:00+02:00', '45.4386°, 12.3266°')];
    const history = await file(join(base, 'history'), 'Timeline.json', JSON.stringify({ semanticSegments: segments }));
    for (const order of [
      [pictures, history],
      [history, pictures],
    ]) {
      await withMemory(`lent-${order.indexOf(history)}`, async (memory) => {
        let batch: string | undefined;
        for (const path of order) {
          const { batch: made, failed } = await take(memory, path);
          expect(failed).toEqual([]);
          if (path === history) batch = made;
        }
        const placed = await pictureIn(memory);
        expect(placed?.place).toMatchObject({ lat: 45.4386, lon: 12.3266, city: 'Venice', source: 'track' });
        const [by] = placed?.readings.filter(({ field }) => field === 'place') ?? [];
        expect(by?.provenance).toMatchObject({ kind: 'derived', basis: [expect.stringMatching(/^text-/)] });
        await undoImport(memory, batch as never);
        expect((await pictureIn(memory))?.place).toBeUndefined();
      });
    }
  });
});

describe('a chat', { timeout: 120_000 }, () => {
  const first = '03/05/2023, 09:05 - Anna Keller: I booked the Miramar\n03/05/2023, 09:06 - Lena: Great\n';
  const more = '03/05/2023, 21:00 - Anna Keller: Bring a coat\n04/05/2023, 10:00 - Lena: My sister Mia comes, too\n';
  const name = 'WhatsApp Chat with Anna Keller.txt';

  it('that comes again with more is the same items, with more in them', async () => {
    const [early, late] = [
      await file(join(base, 'early'), name, first),
      await file(join(base, 'late'), name, first + more),
    ];
    await withMemory('grown', async (memory) => {
      expect(await take(memory, early)).toMatchObject({ added: 1, failed: [] });
      expect(await take(memory, late)).toMatchObject({ added: 1, updated: 1, failed: [] });
      expect(await take(memory, late)).toMatchObject({ added: 0, updated: 0 });
      const days = (await itemsOf(memory)).filter(({ modality }) => modality === 'text');
      const said = days.map(({ body }) => (body === undefined ? [] : messagesIn(body).map(({ text }) => text)));
      expect(said.toSorted((a, b) => b.length - a.length)).toEqual([
        ['I booked the Miramar', 'Great', 'Bring a coat'],
        ['My sister Mia comes, too'],
      ]);
    });
  });

  it('that is forgotten takes along what was sent on it, which does not come back', async () => {
    const talk = await picture(join(base, 'sent'), {});
    await file(talk, 'Trip.txt', '03/05/2023, 09:05 - Anna Keller: a.jpg (file attached)\n');
    await withMemory('sent-memory', async (memory) => {
      expect(await take(memory, talk)).toMatchObject({ added: 2, failed: [] });
      const day = (await itemsOf(memory)).find(({ modality }) => modality === 'text');
      expect((await forget(memory, { kind: 'ids', ids: [day?.id ?? ''] })).forgotten).toBe(2);
      expect(await take(memory, talk)).toMatchObject({ added: 0 });
      expect(await itemsOf(memory)).toEqual([]);
    });
  });

  it('tells who says what is asked about, not who speaks on that day', async () => {
    const talk = await file(join(base, 'who'), 'Trip.txt', `${first}03/05/2023, 21:00 - Ben Moor: Bring a coat\n`);
    await withMemory('who-memory', async (memory) => {
      await take(memory, talk);
      const { answer } = await ask(memory, 'Who booked the Miramar?');
      expect(answer).toBe('Anna Keller');
    });
  });

  it('makes people of who speaks, knows its owner, and whose sister somebody is', async () => {
    const talk = await file(join(base, 'people'), name, first + more);
    await withMemory('people-memory', async (memory) => {
      await take(memory, talk);
      const people = await memory.store.records('person');
      expect(people.find(({ owner }) => owner)?.name).toBe('Lena');
      expect(people.find(({ name: called }) => called === 'Anna Keller')?.owner).toBe(false);
      expect(people.find(({ name: called }) => called === 'Mia')?.roles).toEqual(['sister']);
    });
  });
});

describe('an export that is added again', { timeout: 120_000 }, () => {
  it('is not read while it is unchanged, and is once it has grown; its pictures stay its own', async () => {
    const name = 'WhatsApp Chat with Anna';
    const folder = await picture(join(base, 'again'), { DateTimeOriginal: '2023:05:13 09:00:00' });
    const lines = ['13/05/2023, 09:05 - Anna: Hi', '13/05/2023, 09:06 - Lena: a.jpg (file attached)'];
    await file(folder, `${name}.txt`, lines.join('\n'));
    const track = '<trkpt lat="45.4" lon="12.3"><time>2023-05-13T09:00:00Z</time></trkpt>';
    await file(folder, 'walk.gpx', `<gpx version="1.1"><trk><trkseg>${track}</trkseg></trk></gpx>`);
    await withMemory('once-more', async (memory) => {
      expect(await take(memory, folder)).toMatchObject({ failed: [], added: 3, unchanged: 0 });
      const before = await itemsOf(memory);
      expect(await take(memory, folder)).toMatchObject({ failed: [], added: 0, updated: 0, unchanged: 3, skipped: [] });
      expect(await itemsOf(memory)).toEqual(before);
      await file(folder, `${name}.txt`, [...lines, '13/05/2023, 09:07 - Anna: Lovely'].join('\n'));
      await take(memory, folder);
      const talk = (await itemsOf(memory)).find(({ body }) => body?.text.includes('Lovely'));
      expect(talk === undefined ? [] : messagesIn(talk.body ?? { text: '' })).toHaveLength(3);
      expect(await memory.store.linksOf((await pictureIn(memory))?.id ?? ('' as never))).toHaveLength(1);
    });
  });
});
