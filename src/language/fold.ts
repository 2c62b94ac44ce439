/** Lower-cased, compatibility-normalised, without diacritics: "São Paulo" and "sao paulo" fold alike. Keeps CJK as is. */
export function fold(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the ASCII range is what is tested
  if (/^[\x00-\x7f]*$/.test(text)) return text.toLowerCase();
  return text
    .normalize('NFKD')
    .replace(/\p{Mn}+/gu, '')
    .normalize('NFKC')
    .toLowerCase();
}

/** A name as one index term: folded, everything but letters and digits as single underscores. */
export const slug = (name: string): string =>
  fold(name)
    .replace(/[^\p{L}\p{N}]+/gu, '_')
    .replace(/^_+|_+$/g, '');
