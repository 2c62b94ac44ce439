/** The size of a window over long texts (UTF-16 code units) and lists (entries), and its index; 0 is the first. */
export type Window = { readonly characters: number; readonly entries: number; readonly page: number };

/** A text or list of which only [from, to) is included; `of` is its full size, `path` is dotted. */
export type Cut = { readonly path: string; readonly from: number; readonly to: number; readonly of: number };

export type Windowed<T> = {
  readonly document: T;
  readonly cut: readonly Cut[];
  /** The next window; absent when nothing was cut. */
  readonly next?: Window;
};

/** Maximum size of an answer in characters of JSON; larger answers use smaller windows. */
const MOST_CHARACTERS = 100_000;

/** The document with all texts and lists cut to the window. */
export function windowed<T>(document: T, window: Window): Windowed<T> {
  const cut: Cut[] = [];
  const shown = cutTo(document, window, '', cut) as T;
  const { characters, entries, page } = window;
  const isSmallest = characters <= 1 && entries <= 1;
  if (!isSmallest && page === 0 && JSON.stringify(shown).length > MOST_CHARACTERS) {
    return windowed(document, { page, characters: Math.ceil(characters / 2), entries: Math.ceil(entries / 2) });
  }
  const hasMore = cut.some(({ to, of }) => to < of);
  return { document: shown, cut, ...(hasMore ? { next: { ...window, page: page + 1 } } : {}) };
}

function cutTo(value: unknown, window: Window, path: string, cut: Cut[]): unknown {
  if (typeof value === 'string') return slice(value, window.characters, window.page, path, cut);
  const at = (key: string | number): string => (path === '' ? String(key) : `${path}.${key}`);
  if (Array.isArray(value)) {
    const shown = slice<readonly unknown[]>(value, window.entries, window.page, path, cut);
    const first = value.length > window.entries ? window.page * window.entries : 0;
    return shown.map((one, n) => cutTo(one, window, at(first + n), cut));
  }
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, cutTo(one, window, at(key), cut)]));
}

type Sliceable<T> = { readonly length: number; slice(from: number, to: number): T };

function slice<T extends Sliceable<T>>(whole: T, most: number, page: number, path: string, cut: Cut[]): T {
  const of = whole.length;
  if (of <= most) return whole;
  const from = Math.min(of, page * most);
  const to = Math.min(of, from + most);
  cut.push({ path, from, to, of });
  return whole.slice(from, to);
}
