import { writeFileSync } from 'node:fs';
import { text } from 'node:stream/consumers';

/** Draws plain terminal text from standard input as an SVG: `madeleine demo | node scripts/terminal-picture.ts out.svg`. */

const width = 96;
const lineHeight = 20;
const characterWidth = 8.4;

/** How a line begins, and the colour that the terminal gives it. */
const colours: readonly { readonly begins: RegExp; readonly colour: string }[] = [
  { begins: /^\$ /, colour: '#e6edf3' },
  { begins: /^\? /, colour: '#79c0ff' },
  { begins: /^● /, colour: '#7ee787' },
  { begins: /^○ /, colour: '#f2cc60' },
  { begins: /^✓ /, colour: '#7ee787' },
  { begins: /^ {6}/, colour: '#d2a8ff' },
];

const escaped = (line: string): string => line.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
const shorten = (line: string): string => (line.length > width ? `${line.slice(0, width - 1)}…` : line);

const [file = 'terminal.svg'] = process.argv.slice(2);
const lines = (await text(process.stdin)).trimEnd().split('\n').map(shorten);
const height = lines.length * lineHeight + 60;
const drawn = lines.map((line, n) => {
  const colour = colours.find(({ begins }) => begins.test(line))?.colour ?? '#9da7b3';
  return `<text x="20" y="${56 + n * lineHeight}" fill="${colour}" xml:space="preserve">${escaped(line)}</text>`;
});
const dots = ['#ff5f57', '#febc2e', '#28c840'].map((c, n) => `<circle cx="${24 + n * 20}" cy="20" r="6" fill="${c}"/>`);
const wide = Math.ceil(width * characterWidth) + 40;
writeFileSync(
  file,
  [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${wide} ${height}" width="${wide}" height="${height}"`,
    ` font-family="ui-monospace, SFMono-Regular, Menlo, Consolas, 'DejaVu Sans Mono', monospace" font-size="14">`,
    `<rect width="100%" height="100%" rx="10" fill="#0d1117"/>`,
    ...dots,
    ...drawn,
    '</svg>\n',
  ].join('\n'),
);
