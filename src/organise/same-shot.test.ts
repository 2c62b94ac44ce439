import { expect, it } from 'vitest';
import { batchIdSchema, itemIdSchema } from '../memory/ids.ts';
import { assembleItem } from '../memory/item.ts';
import { observed } from '../memory/provenance.ts';
import { reading } from '../memory/reading.ts';
import { lookAlikesOf } from './look-alikes.ts';
import { burstLinks } from './picture-links.ts';
import { sameShotLinks } from './same-shot.ts';
import { byTime, type View, viewOf } from './view.ts';

type Shot = { readonly at?: string; readonly hash?: string; readonly width?: number; readonly camera?: string };
const by = observed('test');

function shot(path: string, { at, hash = '0f1e2d3c4b5a6978', width = 4000, camera = 'X' }: Shot): View {
  const id = itemIdSchema.parse(path.replace(/\W/g, '-'));
  const readings = [
    ...(at === undefined
      ? []
      : [reading('time', { start: at, end: at, precision: 'second', source: 'exif-offset' }, by)]),
    reading('media', { mime: 'image/jpeg', camera, phash: hash, width, height: (width * 3) / 4 }, by),
  ];
  const origin = { importer: 'photos' as const, root: '/r', path, batch: batchIdSchema.parse('b') };
  return viewOf(assembleItem({ id, identity: path, modality: 'image', origin, copies: [], readings }), 'UTC');
}

function found(...views: View[]): string[] {
  const sorted = views.toSorted(byTime);
  return sameShotLinks(new Map(sorted.map((view) => [view.id, view])), lookAlikesOf(sorted), burstLinks(sorted)).map(
    ({ from, to, note }) => `${note} ${from} ${to}`,
  );
}

const noon = '2023-05-07T12:00:00+00:00';
const far = 'ffff0000ffff0000';

it('finds raw files and edits by their names and times', () => {
  expect(found(shot('a/IMG_1.CR2', { at: noon, hash: far }), shot('b/IMG_1.JPG', { at: noon }))).toContain(
    'raw a-IMG_1-CR2 b-IMG_1-JPG',
  );
  expect(found(shot('IMG_1.JPG', { at: noon }), shot('IMG_1-edited.jpg', { at: noon, hash: far }))).toContain(
    'edit IMG_1-edited-jpg IMG_1-JPG',
  );
  expect(found(shot('IMG_E1.JPG', { at: noon, hash: far }), shot('IMG_1.JPG', { at: noon }))).toContain(
    'edit IMG_E1-JPG IMG_1-JPG',
  );
  const inLibrary = ['originals/A/A1B2-C3.heic', 'resources/renders/A/A1B2-C3_1_201_a.jpeg'] as const;
  expect(found(shot(inLibrary[0], { at: noon }), shot(inLibrary[1], { at: noon, hash: far }))).toContain(
    'edit resources-renders-A-A1B2-C3_1_201_a-jpeg originals-A-A1B2-C3-heic',
  );
});

it('leaves pictures of one name from different days alone', () => {
  const later = '2024-01-01T12:00:00+00:00';
  expect(found(shot('a/IMG_1.DNG', { at: noon, hash: far }), shot('b/IMG_1.JPG', { at: later }))).toEqual([]);
  expect(found(shot('a/IMG_1.JPG', { at: noon }), shot('b/IMG_2.JPG', { at: later }))).toEqual([]);
});

it('finds other sizes, bursts, and views taken again within minutes', () => {
  expect(found(shot('big.jpg', { at: noon }), shot('small.jpg', { width: 1600 }))).toEqual(['copy small-jpg big-jpg']);
  expect(found(shot('a.jpg', { at: noon }), shot('b.jpg', { at: '2023-05-07T12:00:02+00:00' }))).toContain(
    'burst b-jpg a-jpg',
  );
  expect(found(shot('a.jpg', { at: noon }), shot('b.jpg', { at: '2023-05-07T12:04:00+00:00' }))).toEqual([
    'alike b-jpg a-jpg',
  ]);
});
