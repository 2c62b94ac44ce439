import { describe, expect, it } from 'vitest';
import { verbFirst } from './verb.ts';

const words = (line: string): readonly string[] => line.split(' ');

describe('options that every verb takes', () => {
  it.each([
    ['--memory m search cat', 'search cat --memory m'],
    ['--json --memory=m models list', 'models list --json --memory=m'],
    ['--offline ask -- --memory', 'ask --offline -- --memory'],
    ['search cat --memory m', 'search cat --memory m'],
    ['--version', '--version'],
    ['--json', '--json'],
    ['--memory', '--memory'],
  ])('%s is read as %s', (said, read) => {
    expect(verbFirst(words(said))).toEqual(words(read));
  });
});
