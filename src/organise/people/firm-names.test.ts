import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bestSpelling, firmKey, venueKey } from './firm-names.ts';

describe('names of firms and venues', () => {
  it.each([
    ['Skyway Air', 'Skyway Airlines Ltd.'],
    ['Bookfield', 'Bookfield Customer Service'],
    ['Green & Co', 'Green and Co.'],
    ['京东', '京东官方客服'],
    ['Stadtwerke Köln GmbH', 'STADTWERKE KOLN'],
  ])('%s is %s', (a, b) => {
    expect(firmKey(a)).toBe(firmKey(b));
    expect(firmKey(a)).not.toBe('');
  });
  it.each([
    ['Café Bohème', 'CAFE BOHEME'],
    ['Hotel Casa do Lago', 'Casa Lago Hotel'],
    ['Caffè Roma', 'Roma Café'],
  ])('%s and %s are one venue', (a, b) => {
    expect(venueKey(a)).toBe(venueKey(b));
  });
  it('keeps different firms apart', () => {
    expect(firmKey('Skyway Air')).not.toBe(firmKey('Nord Air'));
    expect(firmKey('Customer Service')).toBe('');
  });
  it('does not depend on capitals, and shows the best writing', () => {
    fc.assert(
      fc.property(fc.string(), (name) => {
        expect(venueKey(name.toUpperCase())).toBe(venueKey(name.toLowerCase()));
      }),
    );
    expect(
      bestSpelling(
        new Map([
          ['CAFE BOHEME', 3],
          ['Café Bohème', 1],
        ]),
      ),
    ).toBe('Café Bohème');
  });
});
