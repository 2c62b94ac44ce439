import { describe, expect, it } from 'vitest';
import { anyOf, lexicons, wordsOf } from './lexicon.ts';

describe('lexicons', () => {
  it('holds a language a file', () => {
    expect(lexicons.map(({ language }) => language)).toEqual(['de', 'en', 'zh']);
  });
});

describe('anyOf', () => {
  it('finds whole words of any language, and Chinese words anywhere', () => {
    const reason = anyOf(wordsOf('reason'));
    expect(reason.test('We left BECAUSE of the rain.')).toBe(true);
    expect(reason.test('Wir blieben, weil es regnete.')).toBe(true);
    expect(reason.test('航班因为大雾延误')).toBe(true);
    expect(reason.test('He weiled away the day at home.')).toBe(false);
  });

  it('takes signs in words as they are', () => {
    expect(anyOf(['a.c']).test('abc')).toBe(false);
  });
});
