import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cities } from '../world/places.ts';
import { isTraditional, traditional } from './traditional.ts';

describe('traditional Chinese', () => {
  it('has the words of Taipei for some places and things, and the characters of all', () => {
    expect(traditional('2021年3月在佛罗伦萨吃的披萨')).toBe('2021年3月在佛羅倫斯吃的披薩');
    expect(traditional('理发后发现头发短了')).toBe('理髮後發現頭髮短了');
    expect(traditional('里斯本、里昂、家里')).toBe('里斯本、里昂、家裡');
  });

  it('leaves alone what is written so already, and what is no Chinese', () => {
    fc.assert(
      fc.property(fc.constantFrom(...cities.flatMap(({ zh, countryZh }) => [zh, countryZh])), (name) => {
        expect(traditional(traditional(name))).toBe(traditional(name));
      }),
    );
    expect(traditional('Café Lumen, 12:30, €1,204.50')).toBe('Café Lumen, 12:30, €1,204.50');
  });

  it('is told from simplified', () => {
    for (const text of ['請問幾點', '食咗啲咩', '這間飯店']) expect(isTraditional(text)).toBe(true);
    for (const text of ['请问几点', '哪一天去的', '2021年3月', 'hotel']) expect(isTraditional(text)).toBe(false);
  });
});
