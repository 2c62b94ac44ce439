import { describe, expect, it } from 'vitest';
import { MadeleineError } from '../memory/errors.ts';
import { batchIdSchema, itemIdSchema } from '../memory/ids.ts';
import { assembleItem, type StoredItem } from '../memory/item.ts';
import { observed } from '../memory/provenance.ts';
import { type Reading, reading } from '../memory/reading.ts';
import type { DocumentRead, DocumentReader } from '../ports/document-reader.ts';
import { documentStage, wantsReading } from './document-stage.ts';

const pdf = reading('media', { mime: 'application/pdf', bytes: 5 }, observed('document'));
const sentOn = (day: string): Reading =>
  reading('time', { start: day, end: day, precision: 'second', source: 'parent' }, observed('mail'));

const stored = (path: string, ...readings: readonly Reading[]): StoredItem => ({
  id: itemIdSchema.parse('text-a'),
  identity: 'sha256:a',
  modality: 'text',
  origin: {
    ...{ importer: 'mail', root: '/m', path, batch: batchIdSchema.parse('20250101-000000-abcd') },
    sha256: 'a'.repeat(64),
  },
  copies: [],
  readings,
});

const reads = (read: Partial<DocumentRead> | MadeleineError): DocumentReader => ({
  version: 3,
  concurrency: 1,
  reads: () => true,
  read: async () => {
    if (read instanceof MadeleineError) throw read;
    return { things: [], unread: [], ...read };
  },
  pictures: async () => ({ pictures: [], left: [] }),
  close: async () => undefined,
});

const run = (item: StoredItem, read: Partial<DocumentRead> | MadeleineError) =>
  documentStage(reads(read), (_, use) => use('/file'), { zone: 'Europe/Berlin', readsPictures: true }).run(
    assembleItem(item),
    new AbortController().signal,
  );
const item = stored('a.eml!/bill.pdf', pdf, sentOn('2024-06-03T10:00:00+02:00'));
const timeOf = async (written: string, of = item) => {
  const { readings } = await run(of, { written });
  return readings.find(({ field }) => field === 'time');
};

describe('the stage that reads documents', () => {
  it('is for documents that were not read, and for nothing else', () => {
    expect(wantsReading(item)).toBe(true);
    expect(wantsReading(stored('turn 1'))).toBe(false);
    expect(wantsReading(stored('a.pdf', pdf, reading('body', { text: 'x' }, observed('documents.pdf'))))).toBe(false);
    expect(wantsReading({ ...item, modality: 'image' })).toBe(false);
  });

  it('makes readings of what a document says', async () => {
    const { readings } = await run(item, { title: 'May bill', text: 'Total', pages: 2, tags: ['power'] });
    expect(readings.map(({ field, value, provenance: { by, version } }) => [field, value, by, version])).toEqual([
      ['media', { mime: 'application/pdf', pages: 2 }, 'documents.pdf', 3],
      ['title', 'May bill', 'documents.pdf', 3],
      ['body', { text: 'Total' }, 'documents.pdf', 3],
      ['tags', [{ name: 'power', source: 'file' }], 'documents.pdf', 3],
    ]);
  });

  it('takes no name of a file for a title', async () => {
    expect((await run(item, { title: 'Microsoft Word - bill.docx' })).readings).toHaveLength(1);
  });

  it('puts what was written in UTC on the clock of the owner, and leaves other clocks as they are', async () => {
    expect(await timeOf('2024-06-01T10:00:00Z')).toMatchObject({ value: { start: '2024-06-01T12:00:00+02:00' } });
    expect(await timeOf('2024-06-01T10:00:00-04:00')).toMatchObject({ value: { start: '2024-06-01T10:00:00-04:00' } });
    expect(await timeOf('2024-06-01')).toMatchObject({ value: { precision: 'day', source: 'document' } });
    expect(await timeOf('last week')).toBeUndefined();
  });

  it('doubts a moment after the document was there, unless its author wrote it', async () => {
    expect(await timeOf('2024-07-01')).toMatchObject({ provenance: { confidence: 0.1 } });
    expect(await timeOf('1969-12-31')).toMatchObject({ provenance: { confidence: 0.1 } });
    const note = reading('media', { mime: 'text/markdown' }, observed('document'));
    const plan = stored('plan.md', note, sentOn('2024-06-03T10:00:00+02:00'));
    expect((await timeOf('2024-07-01', plan))?.provenance.confidence).toBeUndefined();
  });

  it('names what could not be read once, in place of an earlier failure', async () => {
    const unread = [
      { place: 'page 3', code: 'corrupt', message: 'Broken.' },
      { place: 'page 4', code: 'corrupt', message: 'Broken.' },
    ];
    const path = '/m/a.eml!/bill.pdf';
    expect((await run(item, { text: 'x', unread })).records).toMatchObject([
      { op: 'putRecord', kind: 'failure', id: path, value: { path, message: 'page 3: Broken.', more: 1 } },
    ]);
    expect((await run(item, { text: 'x' })).records).toEqual([{ op: 'deleteRecord', kind: 'failure', id: path }]);
    expect(await run(item, new MadeleineError('encrypted', 'Locked.'))).toMatchObject({
      readings: [],
      records: [{ op: 'putRecord', value: { code: 'encrypted', path } }],
    });
  });

  it('tries again what is not the fault of the document', async () => {
    await expect(run(item, new MadeleineError('worker-crashed', 'Ended.'))).rejects.toMatchObject({
      code: 'worker-crashed',
    });
  });
});
