import { describe, expect, it } from 'vitest';
import { filmObservationSchema } from './observation.ts';
import { interpretiveWords, observationTags } from './observation-tags.ts';

const seen = {
  id: 'OBS-1',
  dimension: 'Expression',
  tag: 'mouth-corners-up',
  start: 0,
  end: 1,
  description: 'The corners of the mouth are drawn up.',
  bodyPart: 'mouth',
  boxes: [],
};
const parses = (change: object): boolean => filmObservationSchema.safeParse({ ...seen, ...change }).success;

describe('the vocabulary of observations', () => {
  it('has no word that judges', () => {
    const words = Object.values(observationTags).flat();
    expect(words.filter((tag) => interpretiveWords.test(tag.replaceAll('-', ' ')))).toEqual([]);
    expect(new Set(words).size).toBe(words.length);
  });

  it.each([
    'nervous',
    'confident',
    'friendly',
    'sad',
    'neurotic',
    'extraverted',
    'trustworthy',
    'seems',
    'a young man',
  ])('knows that "%s" judges or guesses', (word) => {
    expect(interpretiveWords.test(word)).toBe(true);
    expect(parses({ description: `The face is ${word} here.` })).toBe(false);
  });

  it('is closed, and each dimension has its own', () => {
    expect(parses({})).toBe(true);
    expect(parses({ tag: 'nervous' })).toBe(false);
    expect(parses({ tag: 'pause' })).toBe(false);
    expect(parses({ dimension: 'Trait' })).toBe(false);
    expect(parses({ bodyPart: 'soul' })).toBe(false);
    expect(parses({ id: '1' })).toBe(false);
  });
});
