import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Window, windowed } from './windowed.ts';

const window: Window = { characters: 10, entries: 3, page: 0 };

/** Every page of a document, read as a client does. */
function pagesOf<T>(document: T, first: Window): T[] {
  const pages: T[] = [];
  for (let next: Window | undefined = first; next !== undefined; ) {
    const shown: ReturnType<typeof windowed<T>> = windowed(document, next);
    pages.push(shown.document);
    next = shown.next;
  }
  return pages;
}

describe('a document in windows', () => {
  it('stays as it is when it is small', () => {
    const document = { text: 'short', list: [1, 2], deep: { n: null, is: true } };
    expect(windowed(document, window)).toEqual({ document, cut: [] });
  });

  it('says what was cut, and where the rest is', () => {
    const { document, cut, next } = windowed({ text: 'abcdefghijklm', list: [1, 2, 3, 4] }, window);
    expect(document).toEqual({ text: 'abcdefghij', list: [1, 2, 3] });
    expect(cut).toEqual([
      { path: 'text', from: 0, to: 10, of: 13 },
      { path: 'list', from: 0, to: 3, of: 4 },
    ]);
    expect(next).toEqual({ ...window, page: 1 });
    expect(windowed({ text: 'abcdefghijklm', list: [1, 2, 3, 4] }, { ...window, page: 1 })).toEqual({
      document: { text: 'klm', list: [4] },
      cut: [
        { path: 'text', from: 10, to: 13, of: 13 },
        { path: 'list', from: 3, to: 4, of: 4 },
      ],
    });
  });

  it('gives back every text and list when its pages are put together', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 80 }), fc.array(fc.integer(), { maxLength: 20 }), (text, list) => {
        const pages = pagesOf({ text, list }, window);
        const texts = text.length > window.characters ? pages.map((page) => page.text) : [text];
        const lists = list.length > window.entries ? pages.map((page) => page.list) : [list];
        expect(texts.join('')).toBe(text);
        expect(lists.flat()).toEqual(list);
      }),
    );
  });

  it('is never larger than what a model can take, and still whole over its pages', () => {
    const document = {
      rows: Array.from({ length: 500 }, (_, n) => ({ n, text: String(n).repeat(3_000).slice(0, 6_000) })),
    };
    const first = { characters: 8_000, entries: 100, page: 0 };
    const pages = pagesOf(document, first);
    for (const page of pages) expect(JSON.stringify(page).length).toBeLessThan(110_000);
    expect(pages.flatMap(({ rows }) => rows.map(({ n }) => n))).toEqual(document.rows.map(({ n }) => n));
  });
});
