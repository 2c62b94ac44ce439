import { describe, expect, it } from 'vitest';
import { batchIdSchema, itemIdSchema } from '../memory/ids.ts';
import type { MemoryItem } from '../memory/item.ts';
import { assembleItem } from '../memory/item.ts';
import type { PageLeft } from '../ports/document-reader.ts';
import { pagesLeft } from './pages-left.ts';

const item: MemoryItem = assembleItem({
  id: itemIdSchema.parse('text-a'),
  modality: 'text',
  identity: 'sha256:a',
  origin: { importer: 'documents', root: '/in', path: 'scan.pdf', batch: batchIdSchema.parse('20250101-000000-abcd') },
  copies: [],
  readings: [],
});
const noteOf = (...left: readonly PageLeft[]): unknown => {
  const change = pagesLeft(item, left);
  return change.op === 'putRecord' ? change.value : change.op;
};

describe('pages in which no text was recognised', () => {
  it('are a failure under the document, by their numbers and why', () => {
    const beyond = [41, 42, 45].map((page) => ({ page, why: 'bound' as const }));
    expect(noteOf(...beyond)).toMatchObject({
      path: '/in/scan.pdf#pages',
      code: 'too-large',
      message: expect.stringContaining('pages 41 to 42, 45:'),
      action: expect.stringContaining('Split'),
    });
    expect(noteOf({ page: 2, why: 'undecoded' })).toMatchObject({
      code: 'unsupported-format',
      message: expect.stringContaining('in page 2:'),
    });
    expect(noteOf(...beyond, { page: 2, why: 'undecoded' })).toMatchObject({
      code: 'too-large',
      message: expect.stringMatching(/41 to 42, 45.*page 2/),
    });
  });

  it('that are many are counted', () => {
    const odd = Array.from({ length: 50 }, (_, at) => ({ page: at * 2 + 1, why: 'bound' as const }));
    expect(noteOf(...odd)).toMatchObject({ message: expect.stringContaining('15 and more, 50 in all') });
  });

  it('that are none take an earlier note away', () => {
    expect(noteOf()).toBe('deleteRecord');
  });
});
