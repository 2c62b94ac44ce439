import { fold } from '../../language/fold.ts';

const han = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;
const titles = /^(mr|mrs|ms|miss|dr|prof|herr|frau|sir|madame|monsieur|mme|m)\.?\s+/iu;

const MOST_REMEMBERED = 20_000;

/** The same few names are read again and again: what was made of them is kept. */
function remembered<T>(make: (written: string) => T): (written: string) => T {
  const known = new Map<string, T>();
  return (written) => {
    const before = known.get(written);
    if (before !== undefined) return before;
    const made = make(written);
    if (known.size >= MOST_REMEMBERED) known.clear();
    known.set(written, made);
    return made;
  };
}

/** A display name as people say it: quotes, brackets and titles gone, "Keller, Mia" turned round. Empty when none. */
export const spokenName = remembered((written: string): string => {
  const plain = written
    .replace(/<[^>]*>/g, ' ')
    .replace(/\([^)]*\)|\[[^\]]*\]/g, ' ')
    .replace(/["“”„«»]/g, ' ')
    .replace(/^\s*'|'\s*$/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  if (plain.includes('@')) return '';
  const turned = /^(\p{Lu}[\p{L}'’ -]+), (\p{Lu}[\p{L}'’. -]+)$/u.exec(plain);
  const spoken = turned === null ? plain : `${turned[2]} ${turned[1]}`;
  return spoken.replace(titles, '').trim();
});

const partsOf = (name: string): string[] =>
  fold(name)
    .split(/[\s.,·_]+/u)
    .filter((p) => p.length > 0);

/**
 * What two writings of one name share: first and last part, folded, so that "Mia J. Keller" and "mia keller" agree;
 * a single part stands for itself; names in Chinese, Japanese and Korean are taken whole.
 */
export const nameKey = remembered((written: string): string => {
  const name = spokenName(written);
  if (han.test(name)) return fold(name).replace(/\s+/gu, '');
  const parts = partsOf(name);
  const [first = ''] = parts;
  const last = parts.at(-1) ?? '';
  return parts.length < 2 ? first : `${first} ${last}`;
});

/** True for names that tell one person from another: two parts of more than an initial, or CJK of two to four characters. */
export const isFullName = remembered((written: string): boolean => {
  const key = nameKey(written);
  if (han.test(key)) return [...key].length >= 2 && [...key].length <= 4;
  const parts = key.split(' ');
  return parts.length === 2 && parts.every((p) => p.length > 1);
});

/** What the family calls somebody before the first name: "Oma Gerda", "Uncle Theo". */
const calledByFamily: ReadonlySet<string> = new Set(
  'oma opa omi opi mama mamma papa mutti vati mum mom mommy mummy dad daddy granny grandma grandpa nonna nonno abuela abuelo tante onkel aunt auntie uncle mamie'.split(
    ' ',
  ),
);

export function firstName(written: string): string {
  const [first = '', second] = nameKey(written).split(' ');
  return second !== undefined && calledByFamily.has(first) ? second : first;
}
