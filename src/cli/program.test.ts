import { Command } from 'commander';
import { describe, expect, it } from 'vitest';
import { usageError, withoutHelpOfUnknown } from './program.ts';

const add = new Command('madeleine').command('add');

describe('what the parser says of wrong words', () => {
  it.each([
    ["error: unknown option '--foo'\n", "Unknown option '--foo'.", 'See `madeleine add --help`.'],
    [
      "error: unknown command 'serach'\n(Did you mean search?)\n",
      "Unknown command 'serach'.",
      'Did you mean search? See `madeleine add --help`.',
    ],
    [
      'error: too many arguments. Expected 0 but got 1: x.\n',
      'Too many arguments. Expected 0 but got 1: x.',
      'See `madeleine add --help`.',
    ],
  ])('%j becomes a sentence and what to do', (said, message, action) => {
    expect(usageError(said, add)).toMatchObject({ code: 'usage', message, action });
  });
});

describe('help', () => {
  const program = new Command('madeleine');
  program.command('add');
  it.each([
    ['ingest --help', 'ingest'],
    ['help ingest', 'ingest'],
    ['ingest -h x', 'ingest x'],
    ['add --help', 'add --help'],
    ['help add', 'help add'],
    ['help', 'help'],
    ['--help', '--help'],
    ['', ''],
  ])('%j is read as %j', (said, read) => {
    expect(withoutHelpOfUnknown(said.split(' '), program).join(' ')).toBe(read);
  });
});
