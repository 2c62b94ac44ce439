import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nltkStem } from './nltk-stem.ts';
import { answerTokens, partsF1, tokenF1 } from './token-f1.ts';

describe('the stemmer', () => {
  it.each(
    Object.entries({
      caresses: 'caress',
      flies: 'fli',
      dies: 'die',
      mules: 'mule',
      denied: 'deni',
      died: 'die',
      agreed: 'agre',
      owned: 'own',
      humbled: 'humbl',
      sized: 'size',
      meeting: 'meet',
      stating: 'state',
      siezing: 'siez',
      itemization: 'item',
      sensational: 'sensat',
      traditional: 'tradit',
      reference: 'refer',
      colonizer: 'colon',
      plotted: 'plot',
      happy: 'happi',
      enjoy: 'enjoy',
      spy: 'spi',
      skies: 'sky',
      dying: 'die',
      news: 'news',
      succeed: 'succeed',
      geology: 'geolog',
      university: 'univers',
      relational: 'relat',
      hopefully: 'hope',
      adjustment: 'adjust',
      controlling: 'control',
      falling: 'fall',
      is: 'is',
      feed: 'feed',
      oed: 'o',
      ate: 'ate',
      ing: 'ing',
    }),
  )('stems %s to %s', (word, stem) => {
    expect(nltkStem(word)).toBe(stem);
  });
});

describe('token F1', () => {
  it('drops articles, "and", commas and punctuation, and stems', () => {
    expect(answerTokens('The cats, and a dog-house (running)!')).toEqual(['cat', 'doghous', 'run']);
    expect(answerTokens('An anthem\u00a0for\x1fthem')).toEqual(['anthem', 'for', 'them']);
  });

  it.each([
    ['7 May 2023', 'May 7, 2023', 1],
    ['May 2023', '7 May 2023', 0.8],
    ['', 'something', 0],
    ['the', 'the', 0],
    ['red red', 'red', 2 / 3],
  ])('%s against %s', (said, gold, value) => {
    expect(tokenF1(said, gold)).toBeCloseTo(value, 12);
  });

  it('takes the best part for each gold part', () => {
    expect(partsF1('pottery, camping', 'camping, pottery, swimming')).toBeCloseTo(2 / 3, 12);
  });

  it('is symmetric, within 0 and 1, and 1 for the same words', () => {
    const words = fc.array(fc.constantFrom('red', 'green', 'kites', 'kite', 'the', 'and', '42'), { maxLength: 6 });
    fc.assert(
      fc.property(words, words, (a, b) => {
        const value = tokenF1(a.join(' '), b.join(' '));
        expect(value).toBeCloseTo(tokenF1(b.join(' '), a.join(' ')), 12);
        expect(value).toBeGreaterThanOrEqual(0);
        expect(value).toBeLessThanOrEqual(1);
        if (answerTokens(a.join(' ')).length > 0) expect(tokenF1(a.join(' '), a.toReversed().join(' '))).toBe(1);
      }),
    );
  });
});
