import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const folder = realpathSync(mkdtempSync(join(tmpdir(), 'madeleine-switches-')));
afterAll(() => rmSync(folder, { recursive: true }));

/** Loaded in a process of its own: what vitest loads passes no hooks of Node. */
const run = (script: string): unknown =>
  JSON.parse(
    execFileSync(process.execPath, ['--input-type=module-typescript', '--eval', script], { encoding: 'utf8' }),
  );

describe('a module that is loaded with switches', () => {
  beforeAll(() => {
    mkdirSync(join(folder, 'tiny'));
    writeFileSync(
      join(folder, 'tiny/module.ts'),
      `const asked = [isLong];
       export const first = <T>(all: readonly T[]): T | undefined => all[0];
       export function isLong(word: string): boolean { return word.length > 3; }
       export async function found(word: string): Promise<ReadonlySet<string>> { return new Set(word); }
       export const trimmed = (all: readonly string[]): readonly string[] => all.filter((one) => one !== '');
       export const split = (words: string): string[] => words === '' ? [] : words.split(' ');
       export function size(word: string): number { return word.length; }
       export const inTable = (word: string): number => asked.filter((is) => is(word)).length;`,
    );
  });

  const script = (off: boolean): string => `
    import { loadWithSwitches, switches } from ${JSON.stringify(new URL('switched-off.ts', import.meta.url).href)};
    loadWithSwitches(['tiny'], ${JSON.stringify(folder)});
    const tiny = await import(${JSON.stringify(pathToFileURL(join(folder, 'tiny/module.ts')).href)});
    if (${off}) switches.off.add('tiny/module.ts');
    const noted = async (asks) => {
      switches.told.clear();
      const given = await asks();
      return [given instanceof Set ? [...given] : given ?? 'undefined', switches.told.has('tiny/module.ts')];
    };
    console.log(JSON.stringify([
      await noted(() => tiny.first([7])), await noted(() => tiny.first([])),
      await noted(() => tiny.isLong('long')), await noted(() => tiny.isLong('no')),
      await noted(() => tiny.found('ab')), await noted(() => tiny.found('')),
      await noted(() => tiny.trimmed(['a', ''])), await noted(() => tiny.trimmed(['a'])),
      await noted(() => tiny.split('a b')), await noted(() => tiny.split('')),
      await noted(() => tiny.size('abc')), await noted(() => tiny.inTable('long')),
    ]));`;

  it('is noted where a function tells something, and not where it tells nothing', () => {
    expect(run(script(false))).toEqual([
      ...[
        [7, true],
        ['undefined', false],
      ],
      ...[
        [true, true],
        [false, false],
      ],
      ...[
        [['a', 'b'], true],
        [[], false],
      ],
      ...[
        [['a'], true],
        [['a'], false],
      ],
      ...[
        [['a', 'b'], true],
        [[], false],
      ],
      ...[
        [3, false],
        [1, true],
      ],
    ]);
  });

  it('tells nothing where it is switched off, but what must tell something', () => {
    expect(run(script(true))).toEqual(
      ['undefined', 'undefined', false, false, [], [], ['a', ''], ['a'], [], [], 3, 0].map((given) => [given, false]),
    );
  });
});

describe('a component that is switched off', () => {
  it('changes what is said to the questions that it told something on', () => {
    const json = join(folder, 'ablated.json');
    const script = new URL('../measure/ablate.ts', import.meta.url).pathname;
    const args = [script, '--component', 'src/answer', '--models', folder, '--json', json, 'fixture/01'];
    const told = execFileSync(process.execPath, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
    const { rows } = JSON.parse(readFileSync(json, 'utf8')) as { rows: { told: number; changed: unknown[] }[] };
    expect(rows).toMatchObject([{ component: 'src/answer', told: 6, failed: 0 }]);
    expect(rows[0]?.changed).not.toEqual([]);
    expect(told).toMatch(/^src\/answer +\d+ +6 /m);
  });
});
