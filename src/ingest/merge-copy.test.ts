import { describe, expect, it } from 'vitest';
import { batchIdSchema, itemIdSchema } from '../memory/ids.ts';
import type { StoredItem } from '../memory/item.ts';
import type { Origin } from '../memory/origin.ts';
import { observed } from '../memory/provenance.ts';
import { reading } from '../memory/reading.ts';
import { mergeCopy } from './merge-copy.ts';

const at = (root: string, path: string): Origin => ({
  importer: 'photos',
  root,
  path,
  batch: batchIdSchema.parse('20230101-000000-aaaa'),
});
const known: StoredItem = {
  id: itemIdSchema.parse('img-a'),
  identity: 'sha256:a',
  modality: 'image',
  origin: at('/pictures', '2020/a.jpg'),
  copies: [],
  readings: [reading('tags', [{ name: 'beach', source: 'file' }], observed('xmp-sidecar'))],
};

describe('mergeCopy', () => {
  it('gives back the very same item when nothing is new, by whichever folder it was met', () => {
    expect(mergeCopy(known, at('/pictures', '2020/a.jpg'), known.readings)).toBe(known);
    expect(mergeCopy(known, at('/pictures/2020', 'a.jpg'), [])).toBe(known);
  });

  it('keeps a second place and both lists of tags', () => {
    const album = reading('tags', [{ name: 'sea', source: 'file' }], observed('xmp-sidecar'));
    const merged = mergeCopy(known, at('/copies', 'a.jpg'), [album]);
    expect(merged.copies).toEqual([at('/copies', 'a.jpg')]);
    expect(merged.readings).toMatchObject([{ value: [{ name: 'beach' }, { name: 'sea' }] }]);
  });

  it('takes what its own place says anew, but keeps a tag that another place gave', () => {
    const said = (name: string) => reading('tags', [{ name, source: 'file' }], observed('xmp-sidecar'));
    const title = (text: string) => reading('title', text, observed('xmp-sidecar'));
    const alone = { ...known, readings: [said('beach'), title('A')] };
    const place = at('/pictures', '2020/a.jpg');
    expect(mergeCopy(alone, place, [said('sea'), title('B')]).readings).toEqual(
      [said('beach'), title('A')].map((r, n) =>
        n === 0 ? { ...r, value: [...(r.value as []), { name: 'sea', source: 'file' }] } : r,
      ),
    );
    expect(mergeCopy(alone, place, [said('sea'), title('B')], { anew: true }).readings).toEqual([
      said('sea'),
      title('B'),
    ]);
    expect(mergeCopy(alone, at('/copies', 'a.jpg'), [title('B')], { anew: true }).readings).toEqual(alone.readings);
    const twice = { ...alone, copies: [at('/copies', 'a.jpg')] };
    const [tags] = mergeCopy(twice, place, [said('sea')], { anew: true }).readings;
    expect(tags?.value).toEqual([
      { name: 'beach', source: 'file' },
      { name: 'sea', source: 'file' },
    ]);
  });

  it('takes the clock of the copy that tells the position, whichever is met first', () => {
    const clock = (start: string, zone: string) =>
      reading(
        'time',
        { start, end: start, precision: 'second', zone, offset: start.slice(-6), source: 'sidecar' },
        observed('takeout'),
      );
    const place = reading('place', { lat: 47.4, lon: 8.5, source: 'sidecar' }, observed('takeout'));
    const here = clock('2019-07-01T10:00:00+00:00', 'UTC');
    const there = clock('2019-07-01T12:00:00+02:00', 'Europe/Zurich');
    const album = mergeCopy({ ...known, readings: [here] }, at('/albums', 'a.jpg'), [there, place]);
    expect(album.readings).toEqual([there, place]);
    const year = mergeCopy({ ...known, readings: [there, place] }, at('/albums', 'a.jpg'), [here]);
    expect(year.readings).toEqual([there, place]);
  });
});
