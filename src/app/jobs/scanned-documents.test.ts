import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { put } from '../../../test/end-to-end/made-input.ts';
import { writtenPdf } from '../../../test/fixtures/written-pdf.ts';
import { kinds, pictureOf } from '../../../training/measure/text-recognition.ts';
import { initMemory } from '../app.ts';
import { add } from '../import/add.ts';
import { OpenMemory } from '../open-memory.ts';

/** A letter whose first page has words, and whose second is a scanned receipt. */
async function scannedLetter(): Promise<Uint8Array> {
  const receipt = kinds.find(({ name }) => name === 'receipt');
  if (receipt === undefined) throw new Error('There is no receipt among the made pictures.');
  const { data, info } = await sharp(await pictureOf(receipt))
    .greyscale()
    .jpeg()
    .toBuffer({ resolveWithObject: true });
  const entries = '/ColorSpace /DeviceGray /BitsPerComponent 8 /Filter /DCTDecode';
  const texts = [{ text: 'Please find the receipt for the board meeting attached to this letter.', x: 40, y: 40 }];
  return writtenPdf([{ texts }, { picture: { width: info.width, height: info.height, bytes: data, entries } }]);
}

describe('a document with a scanned page', () => {
  let base: string;
  let memory: OpenMemory;
  beforeAll(async () => {
    base = await mkdtemp(join(tmpdir(), 'madeleine-scanned-'));
    await put(base, 'input/letter.pdf', await scannedLetter());
    await initMemory(join(base, 'memory'), 'off', async () => 'off');
    const flags = { offline: true, quiet: true, perception: { enabled: false } } as const;
    memory = await OpenMemory.open(join(base, 'memory'), flags);
    await add(memory, [join(base, 'input')], { as: 'auto' });
  }, 120_000);
  afterAll(async () => {
    await memory?.close();
    await rm(base, { recursive: true, force: true });
  });

  it('has the words of both pages, and its sums, and nothing is said to be unread', async () => {
    const [item] = await Array.fromAsync(memory.store.scan());
    expect(item?.body?.text).toContain('board meeting');
    expect(item?.ocr?.text).toContain('CORNER BAKERY');
    expect(item?.ocr?.text).not.toContain('board meeting');
    expect(item?.amounts?.map(({ value, field }) => [value, field])).toContainEqual([15.1, 'ocr']);
    expect(await memory.store.records('failure')).toEqual([]);
  });
});
