import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sentences } from './sentences.ts';

const texts = (text: string): string[] => sentences(text).map((s) => s.text);

describe('sentences', () => {
  it('end at full stops and line breaks, not at abbreviations or in sums', () => {
    expect(texts('Dear Mr. Smith, hello. It costs €12.50 today!\nSee Dr. A. Jones at no. 5.')).toEqual([
      'Dear Mr. Smith, hello.',
      'It costs €12.50 today!',
      'See Dr. A. Jones at no. 5.',
    ]);
  });

  it.each([
    'Am 30. Mai 2020 wurde die Arbeit abgeschlossen.',
    'Der Termin ist am 3. September um 9 Uhr.',
    'Vi ses den 14. desember klokken ti.',
    'Der Preis (inkl. MwSt.) beträgt 30 Euro.',
  ])('go on behind a point that ends no sentence: %s', (text) => {
    expect(texts(text)).toEqual([text]);
  });

  it('end behind a number that no month follows', () => {
    expect(texts('Es waren 30. Mehr kamen nicht.')).toEqual(['Es waren 30.', 'Mehr kamen nicht.']);
  });

  it('end at ideographic full stops', () => {
    expect(texts('谢谢。再见。')).toEqual(['谢谢。', '再见。']);
  });

  it('go on over a line break that only fits the line', () => {
    const text =
      'You should have received this letter on paper, or so at least we\nhope. Hotel Lisboa is the name\nof no house that we know.';
    expect(texts(text)).toEqual([
      'You should have received this letter on paper, or so at least we\nhope.',
      'Hotel Lisboa is the name',
      'of no house that we know.',
    ]);
  });

  it('are the same by the short way of a single line as by the rules of Unicode', () => {
    const letters = fc.constantFrom(...'aB é中1.!?,;:。！？…․．"\')(-\t\n\u2028 ', 'Mr', 'no');
    // Other languages have no short way, and the same rules.
    const sameBoth = (parts: readonly string[]): void => {
      expect(sentences(parts.join(''))).toEqual(sentences(parts.join(''), 'de'));
    };
    fc.assert(fc.property(fc.array(letters, { maxLength: 12 }), sameBoth), { numRuns: 3000 });
    fc.assert(fc.property(fc.array(fc.string({ unit: 'grapheme' }), { maxLength: 4 }), sameBoth), { numRuns: 1000 });
  });

  it('are none in blank text', () => {
    expect(texts(' \n\n ')).toEqual([]);
  });

  it('stand in the text at their ranges, in order, and leave out nothing but space', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        let rest = '';
        let at = 0;
        for (const s of sentences(text)) {
          expect(text.slice(s.start, s.end)).toBe(s.text);
          rest += text.slice(at, s.start);
          at = s.end;
        }
        expect((rest + text.slice(at)).trim()).toBe('');
      }),
    );
  });
});
