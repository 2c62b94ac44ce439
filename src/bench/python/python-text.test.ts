import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { normalDecimal } from './decimal.ts';
import { integerOf } from './digits.ts';
import { parseJson } from './json.ts';
import { findAll, matches, pattern, splitBy, substitute } from './pattern.ts';
import { printed } from './printed.ts';
import { isAtLeastLong, strip, stripCharacters } from './text.ts';

const str = (json: string): string | undefined => {
  const value = parseJson(json);
  return value === undefined ? undefined : printed(value);
};

describe('str() of what JSON holds', () => {
  it.each([
    ['"a"', 'a'],
    ['null', 'None'],
    ['true', 'True'],
    ['5', '5'],
    ['-0', '0'],
    ['5.0', '5.0'],
    ['1e3', '1000.0'],
    ['1e16', '1e+16'],
    ['0.00001', '1e-05'],
    ['0.0001', '0.0001'],
    ['-2.50', '-2.5'],
    ['123456789012345678901', '123456789012345678901'],
    ['1e999', 'inf'],
    ['NaN', 'nan'],
    ['["a", "b"]', "['a', 'b']"],
    ['["it\'s", "\\"", "\'\\""]', "[\"it's\", '\"', '\\'\"']"],
    ['{"10": [null], "2": {}}', "{'10': [None], '2': {}}"],
    ['["\\n\\u0007\\u200b\\\\", "é 北京 😀"]', "['\\n\\x07\\u200b\\\\', 'é 北京 😀']"],
  ])('%s', (json, text) => {
    expect(str(json)).toBe(text);
  });

  it.each(['', '{', '[1,]', "{'a': 1}", '{"a" 1}', '01', '"\n"', '1 2', 'undefined', '['.repeat(2000)])(
    'is none of %j',
    (json) => {
      expect(parseJson(json)).toBeUndefined();
    },
  );

  it('agrees with JSON.parse on what is JSON and on every string', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const json = JSON.stringify(value);
        expect(parseJson(json)).toBeDefined();
        expect(parseJson(`${json}}`)).toBeUndefined();
        if (typeof value === 'string') expect(str(json)).toBe(value);
      }),
    );
  });
});

describe('Decimal(…).normalize()', () => {
  it.each([
    ['100', '100'],
    ['007.50', '7.5'],
    ['0.00', '0'],
    ['.5', '0.5'],
    ['١٢.٥', '12.5'],
    ['0.0000001', '0.0000001'],
    [`1${'0'.repeat(27)}5`, `1${'0'.repeat(28)}`],
    [`1${'0'.repeat(26)}15`, `1${'0'.repeat(26)}20`],
    [`0.${'1'.repeat(30)}`, `0.${'1'.repeat(28)}`],
  ])('%s', (text, normal) => {
    expect(normalDecimal(text)).toBe(normal);
  });
});

describe('patterns with the meaning of Python', () => {
  it('know the digits, letters and spaces of Unicode', () => {
    expect(integerOf('१٢３')).toBe(123);
    expect(findAll(pattern('\\d+'), '१٢３ ² x4')).toEqual(['१٢３', '4']);
    expect(findAll(pattern('\\b\\w+\\b'), 'naïve 北京_1 ①')).toEqual(['naïve', '北京_1', '①']);
    expect(splitBy(pattern('\\s+'), 'a\x1cb\x85c\u3000d\ufeffe')).toEqual(['a', 'b', 'c', 'd\ufeffe']);
    expect(substitute(pattern('\\bx\\b'), '-', 'x éx x_ x😀')).toBe('- éx x_ -😀');
  });

  it('ignore case as re.IGNORECASE does, and only then', () => {
    expect(findAll(pattern('[a-z]+'), 'aİıſ\u212aé')).toEqual(['aİıſ\u212a']);
    expect(findAll(pattern('is'), 'İS ıſ Is')).toEqual(['İS', 'ıſ', 'Is']);
    expect(findAll(pattern('is', { case: 'matters' }), 'İS ıſ Is is')).toEqual(['is']);
  });

  it('stop at line feeds alone, and end before the last one', () => {
    expect(matches(pattern('a.*$'), 'xa\r\u2028b\n').map(([whole]) => whole)).toEqual(['a\r\u2028b']);
    expect(matches(pattern('a.*$'), 'a\nb')).toEqual([]);
  });

  it('mean the same in their fast form', () => {
    const sources = ['\\b(\\d+)(st|nd)\\b', '\\s*(?:,|;|\\band\\b|/)\\s*', '[£$€]\\d+', ',?\\s*to\\s+.*$', '[a-z0-9]+'];
    const ascii = fc.string({ unit: fc.constantFrom(...'1st 2ND,;/and£$€to\n\tzK–'), maxLength: 20 });
    fc.assert(
      fc.property(ascii, fc.constantFrom(...sources), (text, source) => {
        const { plain, wide } = pattern(source);
        expect(text.replace(plain, '<$&>')).toBe(text.replace(wide, '<$&>'));
      }),
    );
  });

  it('strip what Python strips', () => {
    expect(strip('\x1f\u2003 a \x85\n')).toBe('a');
    expect(strip('\ufeffa')).toBe('\ufeffa');
    expect(stripCharacters('..a.b!', '.!')).toBe('a.b');
    expect([isAtLeastLong('😀😀', 3), isAtLeastLong('😀😀😀', 3), isAtLeastLong('abc', 3)]).toEqual([
      false,
      true,
      true,
    ]);
  });
});
