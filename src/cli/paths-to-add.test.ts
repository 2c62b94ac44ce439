import { describe, expect, it } from 'vitest';
import { pathsToAdd } from './paths-to-add.ts';

const paths = (line: string): string[] => pathsToAdd(line.split(' '));

describe('the paths that a command line adds', () => {
  it('are its words but for those of options', () => {
    expect(paths('add a b')).toEqual(['a', 'b']);
    expect(paths('--memory m add a --as atm --jobs 2 b --quiet')).toEqual(['a', 'b']);
    expect(paths('add --memory=m -- a')).toEqual(['a']);
  });

  it('are none where nothing is read', () => {
    expect(paths('add')).toEqual([]);
    expect(paths('add a --dry-run')).toEqual([]);
    expect(paths('add a --help')).toEqual([]);
    expect(paths('search add')).toEqual([]);
    expect(paths('--memory add search a')).toEqual([]);
  });
});
