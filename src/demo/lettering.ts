import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import opentype from 'opentype.js';

const require = createRequire(import.meta.url);

export type Weight = 400 | 700;
type Face = { readonly font: opentype.Font; readonly unitsPerEm: number };

const faces = new Map<string, Face>();

function face(subset: 'latin' | 'latin-ext', weight: Weight): Face {
  const key = `${subset}-${weight}`;
  const known = faces.get(key);
  if (known !== undefined) return known;
  const file = readFileSync(require.resolve(`@fontsource/roboto/files/roboto-${subset}-${weight}-normal.woff`));
  const font = opentype.parse(file.buffer.slice(file.byteOffset, file.byteOffset + file.byteLength) as ArrayBuffer);
  const made = { font, unitsPerEm: font.unitsPerEm };
  faces.set(key, made);
  return made;
}

function glyphOf(character: string, weight: Weight): { readonly glyph: opentype.Glyph; readonly unitsPerEm: number } {
  const latin = face('latin', weight);
  const glyph = latin.font.charToGlyph(character);
  if (glyph.index !== 0) return { glyph, unitsPerEm: latin.unitsPerEm };
  const extended = face('latin-ext', weight);
  return { glyph: extended.font.charToGlyph(character), unitsPerEm: extended.unitsPerEm };
}

/** Width in pixels of a line set at `size` pixels. */
export function textWidth(text: string, size: number, weight: Weight = 400): number {
  let width = 0;
  for (const character of text) {
    const { glyph, unitsPerEm } = glyphOf(character, weight);
    width += ((glyph.advanceWidth ?? 0) * size) / unitsPerEm;
  }
  return width;
}

export type Lettering = {
  readonly weight?: Weight;
  readonly anchor?: 'start' | 'middle' | 'end';
  readonly fill?: string;
};

/**
 * A line of text as an SVG path of glyph outlines, baseline at `y`: the picture is the same on every machine, with or
 * without fonts. Latin only.
 */
export function lettering(text: string, x: number, y: number, size: number, options: Lettering = {}): string {
  const weight = options.weight ?? 400;
  const shift = { start: 0, middle: 0.5, end: 1 }[options.anchor ?? 'start'];
  let at = x - shift * textWidth(text, size, weight);
  let outline = '';
  for (const character of text) {
    const { glyph, unitsPerEm } = glyphOf(character, weight);
    outline += glyph.getPath(at, y, size).toPathData(1);
    at += ((glyph.advanceWidth ?? 0) * size) / unitsPerEm;
  }
  return `<path d="${outline}" fill="${options.fill ?? '#1c1c1c'}"/>`;
}
