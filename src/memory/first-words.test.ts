import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { stored } from '../../test/retrieve/small-life.ts';
import { firstWords } from './first-words.ts';
import { assembleItem } from './item.ts';

const captioned = (caption: string) => assembleItem(stored('a', 'image', { caption }));

describe('the first words of an item', () => {
  it('are its text in one line, cut where it is longer', () => {
    const spaced = fc.string({
      unit: fc.constantFrom('a', 'é', ' ', '\n', '\t', '  ', '猫'),
      minLength: 1,
      maxLength: 90,
    });
    fc.assert(
      fc.property(spaced, fc.integer({ min: 2, max: 12 }), (text, most) => {
        const whole = text
          .trimStart()
          .slice(0, most * 8)
          .replace(/\s+/g, ' ')
          .trim();
        const wanted = whole.length <= most ? whole : `${whole.slice(0, most - 1).trimEnd()}…`;
        expect(firstWords(captioned(text), most)).toBe(text.trim() === '' ? '' : wanted);
      }),
    );
  });
});
