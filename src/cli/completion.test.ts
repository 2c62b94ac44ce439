import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Command } from 'commander';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { completionScript } from './completion.ts';

const program = new Command('madeleine');
program.command('add').option('--as <kind>').option('--again');
program.command('ask').option('--explain');
const bench = program.command('bench');
bench.command('run').option('--system <name>');
bench.command('report').option('--out <folder>');
program.command('concepts').command('add').option('--profile <text>', 'what somebody\'s "profile" says');

/** What the function of the script offers behind these words, in bash and in zsh acting as bash. */
const asked = (words: readonly string[]): string =>
  `COMP_WORDS=(${words.map((word) => `"${word}"`).join(' ')}); COMP_CWORD=${words.length - 1}; _madeleine; printf "%s\\n" "\${COMPREPLY[@]}"`;

type Shell = { readonly name: string; readonly run: (script: string, words: readonly string[]) => readonly string[] };
const shells: readonly Shell[] = [
  { name: 'bash', run: (script, words) => ['--norc', '-c', `source ${script}; ${asked(words)}`] },
  {
    name: 'zsh',
    run: (script, words) => [
      '-f',
      '-c',
      `autoload -Uz compinit && compinit -u -D; source ${script}; emulate sh -c '${asked(words)}'`,
    ],
  },
  { name: 'fish', run: (script, words) => ['--no-config', '-c', `source ${script}; complete -C "${words.join(' ')}"`] },
];

describe.each(shells)('the completion script in $name', ({ name, run }) => {
  const isThere = spawnSync(name, ['--version']).error === undefined;
  let folder = '';
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'madeleine-completion-'));
    writeFileSync(join(folder, 'script'), completionScript(program, name));
    writeFileSync(join(folder, 'another-file'), '');
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  const complete = (...words: readonly string[]): string[] => {
    const { stdout, stderr } = spawnSync(name, run(join(folder, 'script'), words), { cwd: folder, encoding: 'utf8' });
    expect(stderr).toBe('');
    return stdout.split('\n').filter((line) => line !== '');
  };

  /** Fish says behind a tab what the word is for. */
  const word = (line: string): string => line.split('\t')[0] ?? '';

  it.skipIf(!isThere)(`offers verbs, verbs of verbs, options and files (skipped where there is no ${name})`, () => {
    expect(complete('madeleine', 'a')).toEqual(expect.arrayContaining(['add', 'ask', 'another-file']));
    // Zsh leaves out by itself what does not begin so.
    if (name !== 'zsh') expect(complete('madeleine', 'a')).not.toContain('bench');
    expect(complete('madeleine', 'bench', 'r')).toEqual(expect.arrayContaining(['run', 'report']));
    expect(complete('madeleine', 'bench', 'run', '--s')).toContain('--system');
    expect(complete('madeleine', 'add', '--a')).toEqual(expect.arrayContaining(['--as', '--again']));
    expect(complete('madeleine', 'add', '--a')).not.toContain('--explain');
    expect(complete('madeleine', 'ask', 'where', '--e')).toContain('--explain');
    expect(complete('madeleine', 'add', '--'), 'verbs of the same name').not.toContain('--profile');
    expect(complete('madeleine', 'concepts', 'add', '--').map(word)).toContain('--profile');
  });
});

describe('a completion script', () => {
  it('is not made for a shell that is not known', () => {
    expect(() => completionScript(program, 'tcsh')).toThrow(/tcsh/);
  });
});
