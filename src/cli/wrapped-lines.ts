const wide =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Extended_Pictographic}\u3000-\u303f\uff00-\uff60]/u;
const invisible = /[\p{Mark}\u200b-\u200f]/u;

/** Width in terminal cells of a text without control characters. */
export const cells = (text: string): number => {
  let sum = 0;
  for (const character of text) sum += invisible.test(character) ? 0 : wide.test(character) ? 2 : 1;
  return sum;
};

/** Lines no wider than `width` cells: broken at spaces, after wide characters, and inside words only when one is too long. */
export function wrapped(text: string, width: number): string[] {
  const room = Math.max(8, width);
  const lines: string[] = [];
  let line = '';
  for (const piece of pieces(text)) {
    if (cells(line) + cells(piece.trimEnd()) <= room) {
      line += piece;
      continue;
    }
    if (line.trim() !== '') lines.push(line.trimEnd());
    line = '';
    for (const character of piece.trimStart()) {
      if (cells(line) + cells(character) > room) {
        lines.push(line);
        line = '';
      }
      line += character;
    }
  }
  if (line.trim() !== '' || lines.length === 0) lines.push(line.trimEnd());
  return lines;
}

/** Prose below one indent, as wide as the terminal where there is one. */
export function prose(text: string, indent: string, columns = process.stdout.columns): string[] {
  if (columns === undefined) return [`${indent}${text}`];
  return wrapped(text, columns - cells(indent)).map((line) => `${indent}${line}`);
}

/** Words with their trailing spaces; each wide character is a separate piece, with the punctuation after it. */
const pieces = (text: string): string[] =>
  text.match(
    /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}][\p{P}]*|[^\s\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]+\s*|\s+/gu,
  ) ?? [];
