import { readFileSync, writeFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';

/**
 * Draws what a terminal printed as an SVG: `node scripts/terminal-picture.ts OUTPUT.txt PICTURE.svg [LINES]`. Colours
 * are those of the escape sequences in the text (run the program with FORCE_COLOR=1).
 */
const [input, output, most = '60'] = process.argv.slice(2);
if (input === undefined || output === undefined)
  throw new Error('usage: terminal-picture.ts OUTPUT.txt PICTURE.svg [LINES]');

// biome-ignore lint/suspicious/noControlCharactersInRegex: escape sequences begin with one
const styleCode = /(\u001b\[[0-9;]*m)/;
const COLUMNS = 112;
const LINE = 19;
const CELL = 7.83;
const colours: Readonly<Record<string, string>> = {
  '32': '#5fd38d',
  '33': '#e5c07b',
  '36': '#6cc7e8',
  '31': '#e06c75',
};
const xml = (text: string): string =>
  text.replace(/[&<>]/g, (c) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;' })[c] ?? c);

/** One line as runs of one style. */
function runs(line: string): string {
  let style = { fill: '#d7dae0', weight: '400', opacity: '1' };
  let column = 0;
  let drawn = '';
  for (const part of line.split(styleCode)) {
    const code = part.startsWith('\u001b[') ? part.slice(2, -1) : undefined;
    if (code !== undefined) {
      if (code === '1') style = { ...style, weight: '700' };
      else if (code === '2') style = { ...style, opacity: '0.6' };
      else if (code === '22') style = { ...style, weight: '400', opacity: '1' };
      else if (code === '39' || code === '0') style = { ...style, fill: '#d7dae0' };
      else style = { ...style, fill: colours[code] ?? style.fill };
      continue;
    }
    const room = Math.max(0, COLUMNS - column);
    const text = part.slice(0, room);
    if (text !== '')
      drawn += `<tspan x="${16 + column * CELL}" fill="${style.fill}" font-weight="${style.weight}" opacity="${style.opacity}">${xml(text)}</tspan>`;
    column += text.length;
  }
  return drawn;
}

const lines = readFileSync(input, 'utf8').split('\n').slice(0, Number(most));
while (lines.length > 0 && stripVTControlCharacters(lines.at(-1) ?? '').trim() === '') lines.pop();
const width = Math.round(COLUMNS * CELL + 32);
const height = lines.length * LINE + 44;
const rows = lines.map((line, i) => `<text y="${44 + i * LINE}">${runs(line)}</text>`).join('\n');
writeFileSync(
  output,
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" font-family="ui-monospace, SFMono-Regular, Menlo, Consolas, 'DejaVu Sans Mono', monospace" font-size="13" xml:space="preserve">
<title>What a terminal showed</title>
<rect width="${width}" height="${height}" rx="10" fill="#1f2329"/>
<circle cx="20" cy="16" r="5" fill="#e06c75"/><circle cx="38" cy="16" r="5" fill="#e5c07b"/><circle cx="56" cy="16" r="5" fill="#5fd38d"/>
${rows}
</svg>
`,
);
