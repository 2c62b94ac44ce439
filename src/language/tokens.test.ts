import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rowsOf } from '../lexicon/rows.ts';
import { tokens, tokensToIndex, WantedTokens } from './tokens.ts';

const rows: readonly (readonly [text: string, expected: readonly string[]])[] = [
  ["Grace's cats don't run", ['grace', 'cat', 'dont', 'run']],
  ['Café Bohème, São Paulo', ['cafe', 'bohem', 'sao', 'paulo']],
  ['IMG_2927.HEIC', ['img', '2927', 'heic']],
  ['北京烤鸭', ['北京', '京烤', '烤鸭']],
  ['猫', ['猫']],
  ['我和Tom去上海', ['我和', 'tom', '去上', '上海']],
  ['ラーメン', ['ラー', 'ーメ', 'メン']],
  ['２０２４', ['2024']],
  ['', []],
  ['!?…', []],
  ['x'.repeat(65), []],
  ['She bought new bikes; the kids went', tokens('she buy new bicycle the child go')],
  ['favourite colour', tokens('favorite color')],
  ['a bit of bear meat on the ground', ['a', 'bit', 'of', 'bear', 'meat', 'on', 'the', 'ground']],
];

describe('tokens', () => {
  it.each(rows)('%j', (text, expected) => {
    expect(tokens(text)).toEqual(expected);
  });

  it('are cut alike in capitals, with accents and in full width', () => {
    expect(tokens('MÜNCHEN Ｈｏｔｅｌｓ')).toEqual(tokens('munchen hotels'));
  });

  it('hold no space and stay the same inside a longer text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (a, b) => {
        const found = tokens(`${a}\n${b}`);
        expect(found).toEqual([...tokens(a), ...tokens(b)]);
        for (const token of found) expect(token).toMatch(/^\S+$/);
      }),
    );
  });
});

describe('tokens for an index', () => {
  it('have characters that are words by themselves beside the bigrams that hide them', () => {
    expect(tokensToIndex('窗台上的猫')).toEqual(['窗台', '台上', '上的', '的猫', '窗', '猫']);
    expect(tokensToIndex('two cats')).toEqual(tokens('two cats'));
  });
  it('have no character that is another word where it stands', () => {
    expect(tokensToIndex('夜空中的烟花')).not.toContain('花');
    expect(tokensToIndex('烟花下的花')).toContain('花');
    expect(tokensToIndex('桌上的小票')).not.toContain('票');
    expect(tokensToIndex('一张门票')).toContain('票');
    expect(tokensToIndex('窗台上的猫面前')).toContain('猫');
  });
});

describe('wanted tokens', () => {
  const words = rowsOf('word-families')
    .flatMap((line) => line.split(/[: ]+/))
    .filter((word) => word !== '');
  const word = fc.oneof(
    fc.constantFrom(...words),
    fc.stringMatching(/^[a-zA-Z0-9]{1,12}$/),
    fc.constantFrom("don't", "Grace's", 'Été', '上海', '北京烤鸭'),
  );

  it('are counted in a text as its tokens say', () => {
    fc.assert(
      fc.property(fc.array(word, { maxLength: 12 }), fc.array(word, { maxLength: 4 }), (said, asked) => {
        const text = said.join(' ');
        const wanted = new Set(asked.flatMap(tokens));
        expect(new WantedTokens(wanted).countIn(text)).toBe(new Set(tokens(text).filter((t) => wanted.has(t))).size);
      }),
      { numRuns: 1000 },
    );
  });

  it('are found by every word of their families', () => {
    for (const said of words) expect(new WantedTokens(tokens(said)).countIn(said)).toBe(new Set(tokens(said)).size);
  });
});
