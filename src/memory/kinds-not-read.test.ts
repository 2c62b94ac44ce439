import { describe, expect, it } from 'vitest';
import { kindsNotRead, NO_READER } from './kinds-not-read.ts';

const skipped = (...paths: readonly string[]) => paths.map((path) => ({ path, reason: NO_READER }));

describe('files that no source reads', () => {
  it('are counted by kind, the commonest first', () => {
    expect(kindsNotRead(skipped('/a/x.psd', '/a/Y.PSD', '/a/z.exe', '/in.zip!/b/c.dwg'))).toEqual([
      { kind: '.psd', files: 2 },
      { kind: '.dwg', files: 1 },
      { kind: '.exe', files: 1 },
    ]);
  });

  it('are of no kind where their names have no ending, or one that is none', () => {
    expect(kindsNotRead(skipped('/a/Makefile', '/a/.bashrc', '/a/x.averyverylongword'))).toEqual([
      { kind: '', files: 3 },
    ]);
  });

  it('are not what was left out on purpose', () => {
    expect(kindsNotRead([{ path: '/a/Thumbs.db', reason: 'file manager metadata' }])).toEqual([]);
  });
});
