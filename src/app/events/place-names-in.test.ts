import { describe, expect, it } from 'vitest';
import { placeNameIn } from './place-names-in.ts';

describe('what a place is called', () => {
  it.each([
    ['Graz', 'city', 'zh', '格拉茨'],
    ['Seville', 'city', 'zh', '塞维利亚'],
    ['Bavaria', 'region', 'zh', '巴伐利亚'],
    ['Germany', 'country', 'zh', '德国'],
    ['上海', 'city', 'en', 'Shanghai'],
  ] as const)('%s, a %s, in %s: %s', (name, level, tongue, called) => {
    expect(placeNameIn(name, level, tongue)).toBe(called);
  });

  it('is nothing where the name is in that tongue already, or unknown', () => {
    expect(placeNameIn('Graz', 'city', 'en')).toBeUndefined();
    expect(placeNameIn('上海', 'city', 'zh')).toBeUndefined();
    expect(placeNameIn('Nowhere-upon-Sea', 'city', 'zh')).toBeUndefined();
  });
});
