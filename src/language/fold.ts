import { isAscii } from './ascii.ts';
import { inSimpleCharacters } from './simple-characters.ts';

/** Lower-cased, compatibility-normalised, without diacritics: "São Paulo" and "sao paulo" fold alike, and so do 電費 and 电费. */
export function fold(text: string): string {
  if (isAscii(text)) return text.toLowerCase();
  return inSimpleCharacters(
    text
      .normalize('NFKD')
      .replace(/\p{Mn}+/gu, '')
      .normalize('NFKC')
      .toLowerCase(),
  );
}

const slugged = (name: string): string =>
  fold(name)
    .replace(/[^\p{L}\p{N}]+/gu, '_')
    .replace(/^_+|_+$/g, '');

const slugs = new Map<string, string>();
const MOST_KEPT_SLUGS = 20_000;
const LONGEST_KEPT = 48;

/**
 * A name as one index term: folded, everything but letters and digits as single underscores. Names come again and
 * again, so those of short strings are kept.
 */
export function slug(name: string): string {
  if (name.length > LONGEST_KEPT) return slugged(name);
  const known = slugs.get(name);
  if (known !== undefined) return known;
  if (slugs.size >= MOST_KEPT_SLUGS) slugs.clear();
  const made = slugged(name);
  slugs.set(name, made);
  return made;
}
