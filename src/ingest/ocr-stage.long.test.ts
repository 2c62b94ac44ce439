import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { SharpDecoder } from '../adapters/sharp/decoder.ts';
import { openTextRecognizer } from '../adapters/tesseract/text-recognizer.ts';
import { lettering } from '../demo/lettering.ts';
import { batchIdSchema, itemIdSchema } from '../memory/ids.ts';
import { assembleItem } from '../memory/item.ts';
import type { DocumentReader } from '../ports/document-reader.ts';
import type { TextRecognizer } from '../ports/text-recognizer.ts';
import { recognizedInvoice } from '../sources/invoices/recognized-invoice.ts';
import { ocrStage } from './ocr-stage.ts';

const lines: readonly (readonly [text: string, x: number, y: number, size?: number])[] = [
  ['Harbour Print Ltd', 100, 130, 44],
  ['12 Quay Street, Cork', 100, 180],
  ['INVOICE', 100, 290, 56],
  ['Invoice number', 700, 370],
  ['HP-2024-117', 960, 370],
  ['Invoice date', 700, 410],
  ['14 March 2024', 960, 410],
  ['Posters for the harbour festival', 100, 600],
  ['€100.00', 1050, 600],
  ['VAT 23%', 700, 700],
  ['€23.00', 1060, 700],
  ['Total', 700, 750],
  ['€123.00', 1050, 750],
];

let recognizer: TextRecognizer;
beforeAll(async () => {
  recognizer = await openTextRecognizer({ languages: ['eng'], workers: 1 });
});
afterAll(() => recognizer.close());

it('gives the words of a photographed bill and what it says in data, and keeps no boxes of words', async () => {
  const body = lines.map(([text, x, y, size = 28]) => lettering(text, x, y, size)).join('');
  const page = `<svg xmlns="http://www.w3.org/2000/svg" width="1240" height="1000"><rect width="100%" height="100%" fill="#fff"/>${body}</svg>`;
  const png = await sharp(Buffer.from(page)).rotate(1.2, { background: '#fff' }).png().toBuffer();
  const stage = ocrStage({
    decoder: async () => new SharpDecoder(),
    recognizer,
    documents: {} as DocumentReader,
    readBill: recognizedInvoice,
    lend: (_, use) => use(png as unknown as string),
  });
  const origin = { importer: 'photos', root: '/p', path: 'a.png', sha256: '0'.repeat(64) } as const;
  const item = assembleItem({
    id: itemIdSchema.parse('i1'),
    identity: 'sha256:1',
    modality: 'image',
    origin: { ...origin, batch: batchIdSchema.parse('b1') },
    copies: [],
    readings: [],
  });
  const { readings } = await stage.run(item, new AbortController().signal);
  const said = Object.fromEntries(readings.map(({ field, value }) => [field, value]));
  expect(Object.keys(said).sort()).toEqual(['ocr', 'structuredData']);
  expect(Object.keys(said['ocr'] as object).sort()).toEqual(['lines', 'text']);
  expect(said['structuredData']).toMatchObject([
    {
      provider: { name: 'Harbour Print Ltd' },
      identifier: 'HP-2024-117',
      dateIssued: '2024-03-14',
      totalTax: { value: 23 },
      totalPaymentDue: { value: 123, currency: 'EUR' },
    },
  ]);
});
