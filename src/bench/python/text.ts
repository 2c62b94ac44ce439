/**
 * What Python's `str` does to text, where JavaScript's strings differ: which characters are space, how long a text is,
 * what is stripped. (Python 3 `str.isspace`, `str.strip`, `len`.)
 */

/** The characters of `str.isspace`, for use inside a character class; not JavaScript's: no U+FEFF, but U+001C–1F and U+0085. */
export const spaceClass = '\\t-\\r\\x1c-\\x20\\x85\\xa0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000';

const spaceAtStart = new RegExp(`^[${spaceClass}]+`);
const isSpace = new RegExp(`[${spaceClass}]`);

/** `str.strip()`. */
export function strip(text: string): string {
  let end = text.length;
  while (end > 0 && isSpace.test(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end).replace(spaceAtStart, '');
}

/** `str.strip(chars)`; `chars` are of the basic plane. */
export function stripCharacters(text: string, chars: string): string {
  let start = 0;
  let end = text.length;
  while (start < end && chars.includes(text.charAt(start))) start += 1;
  while (end > start && chars.includes(text.charAt(end - 1))) end -= 1;
  return text.slice(start, end);
}

/** `str.rstrip(char)`. */
export function stripEnd(text: string, char: string): string {
  let end = text.length;
  while (end > 0 && text.charAt(end - 1) === char) end -= 1;
  return text.slice(0, end);
}

/** `len(text) >= least`, counted in characters and not in UTF-16 units. */
export const isAtLeastLong = (text: string, least: number): boolean =>
  text.length >= least && (text.length >= 2 * least || [...text].length >= least);

/** `text[-count:]` for text of the basic plane. */
export const lastCharacters = (text: string, count: number): string => text.slice(Math.max(0, text.length - count));
