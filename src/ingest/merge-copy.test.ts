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
});
