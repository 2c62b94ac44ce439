import { describe, expect, it } from 'vitest';
import { rowsOf, sidesOf } from '../lexicon/rows.ts';
import { tokens } from './tokens.ts';
import { countryByCode, placeKey, placeWays, townsOf, worldArea, worldPlaces } from './world-places.ts';

const cityNames = rowsOf('city-names');

describe('places of the world', () => {
  it('are one place under all their names', () => {
    for (const name of ['Zurich', 'Zürich', '苏黎世']) expect(worldPlaces(placeKey(name))[0]?.name).toBe('Zürich');
    for (const name of ['UK', 'Great Britain', '英国']) expect(worldPlaces(placeKey(name))[0]?.country).toBe('GB');
    expect(worldPlaces(placeKey('Germany')).map(({ country }) => country)).toEqual(['DE']);
    expect(worldPlaces(placeKey('New York'))[0]?.name).toBe('New York City');
    expect(worldPlaces('nowhere at all')).toEqual([]);
  });

  it('lie in countries that exist, with a Chinese name each', () => {
    for (const line of [...cityNames, ...rowsOf('city-names', 'regions')]) {
      expect.soft(countryByCode(line.slice(0, 2)), line.slice(0, 20)).toBeDefined();
      for (const entry of line.slice(3).split(',')) expect.soft(entry).toMatch(/\p{Script=Han}/u);
    }
    for (const [, countries] of sidesOf(rowsOf('city-names', 'areas'), ': ')) {
      for (const code of countries.split(' ')) expect.soft(countryByCode(code), code).toBeDefined();
    }
  });

  it('are about five hundred cities and every country in both languages', () => {
    expect(cityNames.flatMap((line) => line.split(',')).length).toBeGreaterThan(480);
    expect(worldPlaces(placeKey('布基纳法索'))[0]?.name).toBe('Burkina Faso');
  });

  it('join to areas', () => {
    expect(worldArea('北欧')?.countries).toEqual(expect.arrayContaining(['NO', 'IS']));
    expect(worldArea('scandinavia')?.countries).not.toContain('FI');
  });
});

describe('names of a town in other tongues', () => {
  it.each([
    ['Köln', 'cologn'],
    ['Sevilla', 'sevil'],
    ['Napoli', 'neapel'],
    ['Seoul', '首尔'],
  ])('%s is also written with %s', (said, other) => {
    const [token = ''] = tokens(said);
    expect(placeWays(token).flat()).toContain(other);
  });

  it('leave out towns whose names are words', () => {
    expect(townsOf('FR')).toContain('Lyon');
    expect(townsOf('FR')).not.toContain('Nice');
  });
});
