import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import opentype from 'opentype.js';
import { describe, expect, it } from 'vitest';
import { lettering, textWidth } from './lettering.ts';

const require = createRequire(import.meta.url);
function fontOf(weight: number): opentype.Font {
  const file = readFileSync(require.resolve(`@fontsource/roboto/files/roboto-latin-${weight}-normal.woff`));
  return opentype.parse(file.buffer.slice(file.byteOffset, file.byteOffset + file.byteLength) as ArrayBuffer);
}
const numbersIn = (path: string): number[] => (path.match(/-?\d+(\.\d+)?/g) ?? []).map(Number);

describe('lettering', () => {
  it.each([400, 700] as const)('draws the outlines of Roboto %i where the font itself puts them', (weight) => {
    const text = 'Crème brûlée – €12.50 & £7';
    const [, outline = ''] = /d="([^"]*)"/.exec(lettering(text, 30, 400, 52, { weight })) ?? [];
    const font = fontOf(weight);
    let at = 30;
    const expected: number[] = [];
    for (const character of text) {
      const glyph = font.charToGlyph(character);
      for (const command of glyph.getPath(at, 400, 52).commands) {
        if (command.type === 'Z' || command.type === 'C') continue;
        const isRepeated = expected.at(-2) === command.x && expected.at(-1) === command.y;
        if (command.type === 'L' && isRepeated) continue;
        if (command.type === 'Q') expected.push(command.x1, command.y1);
        expected.push(command.x, command.y);
      }
      at += ((glyph.advanceWidth ?? 0) * 52) / font.unitsPerEm;
    }
    const drawn = numbersIn(outline);
    expect(drawn.length).toBe(expected.length);
    expect(Math.max(...drawn.map((n, i) => Math.abs(n - (expected[i] ?? Number.NaN))))).toBeLessThan(0.06);
    expect(textWidth(text, 52, weight)).toBeCloseTo(at - 30);
  });

  it('draws an empty box for a letter that it has not', () => {
    expect(lettering('漢', 0, 0, 20)).toBe(lettering('字', 0, 0, 20));
    expect(textWidth('漢', 20)).toBeGreaterThan(0);
  });
});
