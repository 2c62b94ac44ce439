/**
 * Writes src/demo/letters.json: the outlines of the letters that the demo's pictures are lettered with, so that the program
 * needs neither a font nor a reader of fonts. Run with: npx node scripts/demo-letters.ts
 */
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import opentype from 'opentype.js';

const require = createRequire(import.meta.url);
const demo = join(import.meta.dirname, '../src/demo');

const between = (first: number, last: number): string[] =>
  Array.from({ length: last - first + 1 }, (_, i) => String.fromCodePoint(first + i));
/** What Western European languages are written with, and whatever else the demo's own texts have. */
const texts = globSync('*.ts', { cwd: demo }).map((file) => readFileSync(join(demo, file), 'utf8'));
const characters = [
  ...new Set([...between(0x20, 0x7e), ...between(0xa1, 0xff), ...'–—‘’“”…€', ...texts.join('').normalize('NFC')]),
]
  .filter((character) => character >= ' ')
  .sort();

function fontOf(subset: string, weight: number): opentype.Font {
  const file = readFileSync(require.resolve(`@fontsource/roboto/files/roboto-${subset}-${weight}-normal.woff`));
  return opentype.parse(file.buffer.slice(file.byteOffset, file.byteOffset + file.byteLength) as ArrayBuffer);
}

/** The advance width and the outline in font units, with y upwards, as an SVG path. */
function written(glyph: opentype.Glyph): string {
  let end = '';
  const outline = glyph.path.commands.map((command) => {
    if (command.type === 'Z') return 'Z';
    const before = end;
    end = `${command.x} ${command.y}`;
    // The font repeats points at which one stroke joins another.
    if (command.type === 'L' && end === before) return '';
    if (command.type === 'C') throw new Error('Roboto has quadratic curves alone');
    const control = command.type === 'Q' ? [command.x1, command.y1] : [];
    return `${command.type}${[...control, command.x, command.y].join(' ')}`;
  });
  return `${glyph.advanceWidth}${outline.join('')}`;
}

function lettersOf(weight: number): Record<string, string> {
  const fonts = ['latin', 'latin-ext'].map((subset) => fontOf(subset, weight));
  const [first] = fonts;
  if (first === undefined || fonts.some((font) => font.unitsPerEm !== first.unitsPerEm)) throw new Error('other units');
  const letters: Record<string, string> = { missing: written(first.glyphs.get(0)) };
  for (const character of characters) {
    const glyph = fonts.map((font) => font.charToGlyph(character)).find(({ index }) => index !== 0);
    if (glyph !== undefined) letters[character] = written(glyph);
  }
  return letters;
}

const regular = lettersOf(400);
const document = { unitsPerEm: fontOf('latin', 400).unitsPerEm, regular, bold: lettersOf(700) };
writeFileSync(join(demo, 'letters.json'), `${JSON.stringify(document, null, 2)}\n`);
process.stdout.write(`${Object.keys(regular).length} letters\n`);
