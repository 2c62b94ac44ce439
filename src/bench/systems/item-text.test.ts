import { describe, expect, it } from 'vitest';
import { scriptedCaller } from '../../../test/fixtures/systems/scripted-caller.ts';
import { itemIdSchema } from '../../memory/ids.ts';
import type { MemoryItem } from '../../memory/item.ts';
import { byMetadata } from './album-agent/metadata-tool.ts';
import { openAlbum } from './album-agent/open-album.ts';
import { textsOf } from './item-text.ts';

const signal = new AbortController().signal;
/** As PhotoBench's albums have them: a position and a time, no names. */
const picture: MemoryItem = {
  id: itemIdSchema.parse('p.jpg'),
  identity: 'p',
  modality: 'image',
  origin: { importer: 'photobench', root: '/a', path: 'p.jpg', batch: 'b' } as MemoryItem['origin'],
  copies: [],
  readings: [],
  time: { start: '2023-12-25T19:30:00', end: '2023-12-25T19:30:00', precision: 'second', source: 'row' },
  place: { lat: 31.23, lon: 121.47, source: 'row' },
};
async function* pictures() {
  yield picture;
}

describe('texts of items', () => {
  it.each(['sgm', 'dm'] as const)('name positions that have no names (%s)', async (form) => {
    const [text] = await textsOf(pictures(), form, signal);
    expect(text?.text).toContain('Shanghai');
  });

  it.each(['sgm-released', 'dm-released'] as const)(
    'say no more than the data set where they are as released (%s)',
    async (form) => {
      const [text] = await textsOf(pictures(), form, signal);
      expect(text?.text).not.toContain('Shanghai');
    },
  );
});

describe('an album of positions', () => {
  it('has places, weekdays and holidays for the filter by metadata', async () => {
    const collection = {
      id: 'a',
      items: pictures,
      source: async () => ({
        importer: 'photobench',
        root: '',
        estimate: async () => ({ images: 0, videos: 0, mails: 0, rows: 0, bytes: 0, copied: 0 }),
        async *read() {},
      }),
    };
    const caller = await scriptedCaller('http://127.0.0.1:1/v1');
    const wanted = { form: 'sgm', vectors: false, narrates: false } as const;
    const album = await openAlbum(collection, { caller, signal, ...wanted });
    expect(byMetadata(album, { place: 'Shanghai' })).toEqual(['p.jpg']);
    expect(byMetadata(album, { place: '上海', radiusKm: 20, when: ['Monday', 'Christmas Day'] })).toEqual(['p.jpg']);
    expect(byMetadata(album, { place: 'Beijing' })).toEqual([]);
  });
});
