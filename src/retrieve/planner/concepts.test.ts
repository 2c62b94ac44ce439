import { describe, expect, it } from 'vitest';
import { rowsOf } from '../../lexicon/rows.ts';
import { conceptForms, conceptOf, misspeltConcept, relatedTokens, singular } from './concepts.ts';
import { formsLine, withinLines } from './table-lines.ts';

const conceptNames = rowsOf('concept-names');

describe('concepts', () => {
  it.each([
    ['musuem', 'museum'],
    ['resturants', 'restaurant'],
    ['firewoorks', 'fireworks'],
    ['planet', undefined],
    ['status', undefined],
    ['desret', 'desert'],
    ['trial', undefined],
    ['water', undefined],
  ])('are known by a slip of the pen, not by another word: %s', (written, concept) => {
    expect(misspeltConcept(written)).toBe(concept);
  });

  it('are found by every form of their line, in any number and case', () => {
    for (const { name, forms } of conceptNames.map(formsLine)) {
      for (const form of forms) expect.soft(conceptOf(form), `${form} of ${name}`).toBeDefined();
    }
    expect(conceptOf('Kitties')).toBe('cat');
    expect(conceptOf('strawberries')).toBe('strawberry');
    expect(conceptOf('海边')).toBe('beach');
    expect(conceptOf('bicycle repair shop')).toBeUndefined();
  });

  it('keep words that the tables have in the plural alone', () => {
    expect(conceptOf('glasses')).toBe('glasses');
    expect(conceptOf('glass')).toBeUndefined();
    expect(conceptOf('leave')).toBeUndefined();
  });

  it('have a name of their own each, and hold only concepts that exist', () => {
    const names = conceptNames.map((line) => formsLine(line).name);
    expect(new Set(names).size).toBe(names.length);
    const known = new Set(names);
    for (const [whole, parts] of withinLines(rowsOf('concept-names', 'within'))) {
      for (const part of [whole, ...parts]) expect.soft(known.has(part), part).toBe(true);
    }
  });

  it('are shown by what they hold, in both languages, but not the other way round', () => {
    expect(conceptForms('seafood')).toEqual(expect.arrayContaining(['seafood', '海鲜', 'crab', '螃蟹', 'sushi']));
    expect(conceptForms('crab')).not.toContain('seafood');
    expect(conceptForms('a word of nobody')).toEqual(['a word of nobody']);
  });

  it('take the plural off English words alone', () => {
    expect(['dishes', 'boxes', 'horses', 'cities', 'dress', 'bus'].map(singular)).toEqual([
      'dish',
      'box',
      'horse',
      'city',
      'dress',
      'bus',
    ]);
  });
});

it('a question in characters finds what a letter says in Latin ones, and back', () => {
  expect(relatedTokens('瓷砖')).toContain('fliesen');
  expect(relatedTokens('physio')).toContain('理疗');
});
