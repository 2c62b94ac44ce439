import { join, resolve, sep } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isMadeleineError } from '../../memory/errors.ts';
import { numbered, uploadPath } from './upload-name.ts';

/** Names as browsers, archives and enemies make them. */
const part = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 300 }),
  fc.constantFrom(
    '..',
    '.',
    '',
    'C:',
    'a',
    '~',
    '...',
    'con',
    '\0',
    '%2e%2e',
    '..\\..',
    'a'.repeat(400),
    '图'.repeat(200),
  ),
);
const name = fc
  .tuple(fc.array(part, { minLength: 1, maxLength: 50 }), fc.constantFrom('/', '\\'))
  .map(([parts, between]) => parts.join(between));

describe('the name of an upload', () => {
  it('stays inside its folder, in names that every disk takes, or is refused', () => {
    fc.assert(
      fc.property(name, (said) => {
        let path: string;
        try {
          path = uploadPath(said);
        } catch (error) {
          expect(isMadeleineError(error) && ['unsafe-path', 'usage'].includes(error.code)).toBe(true);
          return;
        }
        expect(resolve('/set', path).startsWith(`/set${sep}`)).toBe(true);
        expect(join('/set', path)).toBe(`/set/${path}`);
        for (const one of path.split('/')) expect(Buffer.byteLength(one)).toBeLessThanOrEqual(240);
        expect(uploadPath(path)).toBe(path);
      }),
      { numRuns: 500 },
    );
  });

  it('keeps folders and extensions', () => {
    expect(uploadPath('Trip/day 1/IMG 1.JPG')).toBe('Trip/day 1/IMG 1.JPG');
    expect(uploadPath('Trip\\day 1\\a.heic')).toBe('Trip/day 1/a.heic');
    expect(uploadPath(`${'x'.repeat(400)}.jpeg`)).toMatch(/^x{235}\.jpeg$/);
    expect(numbered('a/b.tar.gz', 2)).toBe('a/b.tar (2).gz');
    expect(numbered('a.b/c', 3)).toBe('a.b/c (3)');
    for (const empty of ['', '/', '../', 'folder/']) expect(() => uploadPath(empty), empty).toThrow();
  });
});
