import { describe, expect, it } from 'vitest';
import { askedWords, coverage, daysAway, wordsAsked } from './asked-words.ts';
import { tokens } from './tokens.ts';

const times = { spans: [], now: 0 };
const said = (text: string): ReadonlySet<string> => new Set(tokens(text));

describe('wordsAsked', () => {
  it('leaves out what only asks, in each language', () => {
    expect(wordsAsked('When was the boiler repaired?')).toEqual(tokens('boiler repaired'));
    expect(wordsAsked('Wann wurde die Heizung repariert?')).toEqual(tokens('Heizung repariert'));
  });

  it('keeps all words where nothing else is asked', () => {
    expect(wordsAsked('wann war das')).not.toEqual([]);
  });
});

describe('coverage', () => {
  const asked = askedWords('boiler repair', (token) => (token === 'boiler' ? 0.01 : 0.5), 100, times);

  it('weighs words by how rare they are', () => {
    const [rare] = coverage(asked, said('a boiler'));
    const [common] = coverage(asked, said('a repair'));
    expect(rare).toBeGreaterThan(common);
    expect(coverage(asked, said('repair of the boiler'))[0]).toBeCloseTo(1);
  });

  it('gives a part for a word that begins alike, none for one that does not', () => {
    const german = askedWords('operiert', () => 0.1, 100, times);
    const [exact, alike] = coverage(german, said('Operation'));
    expect(exact).toBe(0);
    expect(alike).toBeGreaterThan(0.4);
    expect(coverage(german, said('Termin'))[1]).toBe(0);
  });
});

describe('daysAway', () => {
  const day = 86_400_000;
  const asked = askedWords('x', () => 0, 10, { spans: [{ from: 10 * day, to: 12 * day }], now: 0 });

  it('counts days to the nearest time asked', () => {
    expect(daysAway(asked, 15 * day, 15 * day)).toBe(3);
    expect(daysAway(asked, 5 * day, 11 * day)).toBe(0);
    expect(
      daysAway(
        askedWords('x', () => 0, 10, times),
        0,
        0,
      ),
    ).toBe(-1);
  });
});
