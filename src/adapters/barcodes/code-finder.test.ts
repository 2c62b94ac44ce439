import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { eanBars, qrCode } from '../../../test/share/qr-code.ts';
import { rect, svgOf } from '../../demo/canvas.ts';
import { openCodeFinder } from './code-finder.ts';

const [W, H] = [1200, 900];
const bars = (module: number, lying: boolean): string =>
  [...eanBars('400638133393')]
    .map((bar, i) => {
      if (bar !== '1') return '';
      return lying
        ? rect(300, 150 + i * module, 200, module, '#111')
        : rect(150 + i * module, 300, module, 200, '#111');
    })
    .join('');
const matrix = (module: number): string =>
  qrCode('https://shop.example/a?9f')
    .flatMap((row, y) =>
      row.map((dark, x) => (dark ? rect(300 + x * module, 200 + y * module, module, module, '#111') : '')),
    )
    .join('');

async function found(
  body: string,
  turn = 0,
): Promise<{ kinds: string[]; box: { x: number; y: number; w: number; h: number } | undefined }> {
  const svg = svgOf({
    width: W,
    height: H,
    body: `<g transform="rotate(${turn} 600 450)">${rect(60, 60, 1080, 780, '#e8e8e0')}${body}</g>`,
  });
  const { data, info } = await sharp(Buffer.from(svg))
    .flatten({ background: '#7d8a94' })
    .toColourspace('b-w')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const codes = openCodeFinder().find({ width: info.width, height: info.height, pixels: data });
  return { kinds: codes.map(({ kind }) => kind), box: codes[0]?.box };
}

describe('codes in a picture', () => {
  it.each([4, 6, 12])('finds a QR code with modules of %i pixels, whole', async (module) => {
    const { kinds, box } = await found(matrix(module));
    expect(kinds).toContain('matrix');
    expect((box?.x ?? 1) * W).toBeLessThanOrEqual(300);
    expect(((box?.x ?? 0) + (box?.w ?? 0)) * W).toBeGreaterThanOrEqual(300 + 29 * module);
    expect(((box?.y ?? 0) + (box?.h ?? 0)) * H).toBeGreaterThanOrEqual(200 + 29 * module);
  });

  it('finds a QR code that is turned', async () => {
    expect((await found(matrix(8), 20)).kinds).toContain('matrix');
  });

  it.each([
    [2, false],
    [5, false],
    [5, true],
  ])('finds bars of %i pixels, lying %s', async (module, lying) => {
    expect((await found(bars(module, lying))).kinds).toContain('bars');
  });

  it('finds nothing in plain fields', async () => {
    expect((await found(rect(200, 200, 300, 300, '#335577'))).kinds).toEqual([]);
  });
});
