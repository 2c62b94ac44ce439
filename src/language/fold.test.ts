import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fold, slug } from './fold.ts';

describe('fold', () => {
  it.each([
    ['São Paulo', 'sao paulo'],
    ['ÅNGSTRÖM', 'angstrom'],
    ['ﬁne', 'fine'],
    ['Ｔｏｋｙｏ', 'tokyo'],
    ['北京', '北京'],
    ['한국', '한국'],
    ['plain ASCII', 'plain ascii'],
  ])('%j is %j', (text, expected) => {
    expect(fold(text)).toBe(expected);
  });

  it('changes nothing when done again', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(fold(fold(text))).toBe(fold(text));
      }),
    );
  });
});

describe('slug', () => {
  it.each([
    ['Café Bohème', 'cafe_boheme'],
    ["  O'Brien & Sons ", 'o_brien_sons'],
    ['!!!', ''],
    ['东京 塔', '东京_塔'],
  ])('of %j is %j', (name, expected) => {
    expect(slug(name)).toBe(expected);
  });
});
