import { stripVTControlCharacters } from 'node:util';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Branch, treeLines } from './tree.ts';
import { cells, wrapped } from './wrapped-lines.ts';

const text = fc
  .array(
    fc.constantFrom(
      'photo',
      'of',
      'Anna',
      '里斯本',
      '，',
      '拍摄于2023年',
      'a-very-long-word-without-any-space-in-it',
      '“quoted”',
      'é',
      'ひらがな',
    ),
    { maxLength: 14 },
  )
  .map((words) => words.join(' '));
const bare = (s: string): string => s.replace(/\s+/g, '');

describe('wrapping', () => {
  it('keeps every character, in lines no wider than asked', () => {
    fc.assert(
      fc.property(text, fc.integer({ min: 8, max: 120 }), (words, width) => {
        const lines = wrapped(words, width);
        expect(bare(lines.join(''))).toBe(bare(words));
        for (const line of lines) expect(cells(line)).toBeLessThanOrEqual(width);
      }),
    );
  });

  it('counts wide characters as two cells and marks as none', () => {
    expect(cells('里斯本 a')).toBe(8);
    expect(cells('e\u0301')).toBe(1);
  });

  it('does not part Chinese punctuation from what it ends', () => {
    expect(wrapped('一二三四五，六七八九十', 10)).toEqual(['一二三四', '五，六七八', '九十']);
  });
});

describe('a tree', () => {
  const label = fc.constantFrom('must be', 'ideally', '必须', '+++ time');
  const leaves = fc.record({ text, label }, { requiredKeys: ['text'] });
  const branches: fc.Arbitrary<Branch> = fc.record(
    { text, label, children: fc.array(leaves, { maxLength: 2 }) },
    { requiredKeys: ['text'] },
  );

  it('fits the terminal, narrow and wide', () => {
    fc.assert(
      fc.property(fc.array(branches, { maxLength: 4 }), fc.integer({ min: 36, max: 110 }), (tree, columns) => {
        for (const line of treeLines(tree, columns).map(stripVTControlCharacters))
          expect(cells(line)).toBeLessThanOrEqual(Math.max(columns, 36));
      }),
    );
  });

  it('draws branches, labels in a column, and what goes on below', () => {
    const tree: Branch[] = [
      { label: 'must be', text: 'photos' },
      {
        label: 'ideally',
        text: 'with Anna and with Ben and with everybody else who was there',
        children: [{ text: 'known of 3' }],
      },
    ];
    expect(treeLines(tree, 50).map(stripVTControlCharacters)).toEqual([
      '├─ must be  photos',
      '└─ ideally  with Anna and with Ben and with',
      '            everybody else who was there',
      '   └─ known of 3',
    ]);
  });
});
