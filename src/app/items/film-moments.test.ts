import { expect, it } from 'vitest';
import { batchIdSchema, itemIdSchema } from '../../memory/ids.ts';
import { assembleItem } from '../../memory/item.ts';
import { derived } from '../../memory/provenance.ts';
import { reading } from '../../memory/reading.ts';
import { momentOfCitation } from './film-moments.ts';

const id = itemIdSchema.parse('vid-1');
const item = assembleItem({
  id,
  identity: 'x',
  modality: 'video',
  origin: { importer: 'photos', root: '/a', path: 'b.mp4', batch: batchIdSchema.parse('b') },
  copies: [],
  readings: [
    reading(
      'transcript',
      {
        segments: [
          { start: 1, end: 2, text: 'Good morning' },
          { start: 65, end: 67, text: 'She lost the umbrella' },
        ],
      },
      derived('t'),
    ),
  ],
});
const evidence = [{ id, item, score: 0, probability: 1, why: [] }] as never;
const shown = new Map([['vid-1', { start: 30, end: 33 }]]);

it.each([
  ['transcript.segments.1.text', 'lost', { start: 65, end: 67 }],
  ['transcript', 'the umbrella', { start: 65, end: 67 }],
  ['transcript', 'of two segments', { start: 30, end: 33 }],
  ['time', '2024', { start: 30, end: 33 }],
])('a citation of %s tells when it is said, else when it is shown', (field, quote, moment) => {
  expect(momentOfCitation({ id, field, quote }, { evidence }, shown)).toEqual({ id, field, quote, moment });
});

it('a citation of what is no film has no moment', () => {
  const citation = { id, field: 'title', quote: 'x' };
  expect(momentOfCitation(citation, { evidence }, new Map())).toEqual(citation);
});
