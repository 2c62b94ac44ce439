import { describe, expect, it } from 'vitest';
import { filterOf, withFilter } from './filter-address.ts';

describe('which questions an address asks for', () => {
  it('is read as it was written, beside what else stands there', () => {
    const filter = {
      find: 'lamp & kite',
      fate: 'loss',
      verdict: undefined,
      evidence: 'missed',
      slice: 'category=4',
    } as const;
    const address = withFilter(new URLSearchParams('run=a&against=b&verdict=wrong'), filter);
    expect(address.get('run')).toBe('a');
    expect(filterOf(new URLSearchParams(address.toString()))).toEqual(filter);
    expect(withFilter(address, {}).toString()).toBe('run=a&against=b');
  });

  it('passes over what is no choice', () => {
    expect(filterOf(new URLSearchParams('fate=maybe&find='))).toEqual({});
  });
});
