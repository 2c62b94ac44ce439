const wide =
  /[\u1100-\u115f\u2e80-\u303e\u3041-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe4f\uff00-\uff60\uffe0-\uffe6]|\p{Emoji_Presentation}/u;
const widthless = /\p{Mark}|[\u200b\u200c]|\u200d/u;

/** Width of a character in terminal cells: 2 for Chinese, Japanese, Korean and emoji, 0 for combining marks. */
const cellsOf = (character: string): number => (widthless.test(character) ? 0 : wide.test(character) ? 2 : 1);

/** The end of a text that fits into this many terminal cells, starting with "…" if it was cut. */
export function lastCells(text: string, room: number): string {
  const characters = [...text];
  const whole = characters.reduce((sum, character) => sum + cellsOf(character), 0);
  if (whole <= room) return text;
  let used = 1;
  let from = characters.length;
  while (from > 0 && used + cellsOf(characters[from - 1] ?? '') <= room) {
    from -= 1;
    used += cellsOf(characters[from] ?? '');
  }
  return `…${characters.slice(from).join('')}`;
}

/** The beginning of a text that fits into this many terminal cells, ending with "…" if it was cut. */
export function firstCells(text: string, room: number): string {
  let used = 0;
  let whole = '';
  let fits = '';
  for (const character of text) {
    used += cellsOf(character);
    if (used > room) return `${fits.trimEnd()}…`;
    whole += character;
    if (used < room) fits = whole;
  }
  return text;
}

/** The width of a text in terminal cells. */
export const textWidth = (text: string): number => [...text].reduce((sum, character) => sum + cellsOf(character), 0);
