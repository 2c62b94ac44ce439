import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { lettering } from '../../demo/lettering.ts';
import type { TextRecognizer } from '../../ports/text-recognizer.ts';
import { openTextRecognizer } from './text-recognizer.ts';

async function drawn(lines: readonly string[], width = 900, height = 600): Promise<Uint8Array> {
  const paths = lines.map((line, i) => lettering(line, 60, 90 + i * 62, 40)).join('');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#fff"/>${paths}</svg>`;
  return await sharp(Buffer.from(svg)).greyscale().png().toBuffer();
}

describe('openTextRecognizer', () => {
  let recognizer: TextRecognizer;

  beforeAll(async () => {
    recognizer = await openTextRecognizer({ languages: ['eng', 'chi_sim'], workers: 2 });
  });
  afterAll(async () => {
    await recognizer.close();
  });

  it('reads an itemised receipt line by line, with boxes in fractions', async () => {
    const ocr = await recognizer.recognize(
      await drawn(['Cafe Almada', '2 x Espresso        3.40', '1 x Custard tart    1.85', 'TOTAL EUR           5.25']),
    );
    expect(ocr?.text).toContain('Cafe Almada');
    expect(ocr?.text).toMatch(/Espresso.*3\.40/);
    expect(ocr?.text).toMatch(/TOTAL EUR.*5\.25/);
    const first = ocr?.lines?.[0];
    expect(first?.confidence).toBeGreaterThan(0.7);
    expect(first?.box?.x).toBeCloseTo(60 / 900, 1);
    expect(first?.box?.y).toBeCloseTo(60 / 600, 1);
  });

  it('finds no text where there is none', async () => {
    const plain = await sharp({ create: { width: 640, height: 480, channels: 3, background: '#88aacc' } })
      .greyscale()
      .png()
      .toBuffer();
    expect(await recognizer.recognize(plain)).toBeUndefined();
  });

  it('fails only the picture that is no picture, and reads the next one', async () => {
    await expect(recognizer.recognize(new Uint8Array(64))).rejects.toMatchObject({ code: 'corrupt' });
    const cut = (await drawn(['Platform 9'])).slice(0, 400);
    await recognizer.recognize(cut).catch((error: unknown) => {
      expect(['corrupt', 'worker-crashed']).toContain((error as { code: string }).code);
    });
    const ocr = await recognizer.recognize(await drawn(['Platform 9', 'Gate opens at 14:35']));
    expect(ocr?.text).toContain('Platform 9');
  });

  it('names the package of a language that is not installed', async () => {
    await expect(openTextRecognizer({ languages: ['xxx'] })).rejects.toMatchObject({
      code: 'dependency-missing',
      action: expect.stringContaining('@tesseract.js-data/xxx'),
    });
  });

  it('gives up on a picture after the time allowed and goes on with another', async () => {
    const hasty = await openTextRecognizer({ languages: ['eng'], workers: 1, timeoutMs: 1 });
    const png = await drawn(['One', 'Two']);
    await expect(hasty.recognize(png)).rejects.toMatchObject({ code: 'timeout' });
    await expect(hasty.recognize(png)).rejects.toMatchObject({ code: 'timeout' });
    await hasty.close();
  });

  it('stops when it is told to', async () => {
    const signal = AbortSignal.abort();
    await expect(recognizer.recognize(await drawn(['x']), signal)).rejects.toMatchObject({ code: 'cancelled' });
  });
});
