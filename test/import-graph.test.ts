import { describe, expect, it } from 'vitest';
import { circlesIn, importsOf, outOfLayer } from './import-graph.ts';

const graph = (imports: Readonly<Record<string, readonly string[]>>) => new Map(Object.entries(imports));

describe('what a file imports', () => {
  it('is values, types, what it exports again and what it imports at run time or names in a type', () => {
    const text = `
      import { a } from './value.ts';
      import type { B } from './type.ts';
      import './effect.ts';
      export { c } from './again.ts';
      export type { D } from './again-type.ts';
      const e = () => import('./later.ts');
      let f: typeof import('./named.ts');
      const g = () => import(\n  './broken.ts',\n);
    `;
    const names = importsOf({ path: 'x.ts', text }).map(({ specifier }) => specifier.slice(2, -3));
    expect(names.sort()).toEqual(['again', 'again-type', 'broken', 'effect', 'later', 'named', 'type', 'value']);
  });
});

describe('circles of imports', () => {
  it('are told as the files that reach each other, each circle once', () => {
    const found = circlesIn(graph({ a: ['b'], b: ['c', 'd'], c: ['a'], d: ['e'], e: [], f: ['g'], g: ['f'] }));
    expect(found.toSorted()).toEqual([
      ['a', 'b', 'c'],
      ['f', 'g'],
    ]);
  });

  it('are also of one file', () => {
    expect(circlesIn(graph({ a: ['a'] }))).toEqual([['a']]);
  });

  it('are none where ways only meet', () => {
    expect(circlesIn(graph({ a: ['b', 'c'], b: ['d'], c: ['d'], d: [] }))).toEqual([]);
  });
});

describe('the layers of a folder', () => {
  const layers = [
    { name: 'low', of: ['low/', 'high/low.ts'] },
    { name: 'high', of: ['high/'] },
  ];

  it('let a file import from its own and from those below', () => {
    const imports = {
      'f/high/a.ts': ['f/high/b.ts', 'f/low/a.ts', 'f/high/low.ts'],
      'f/high/b.ts': [],
      'f/low/a.ts': [],
    };
    expect(outOfLayer(graph({ ...imports, 'f/high/low.ts': ['f/low/a.ts'] }), 'f', layers)).toEqual([]);
  });

  it('say what imports from above, what is in no layer, and what is there no more', () => {
    const imports = { 'f/low/a.ts': ['f/high/a.ts'], 'f/high/a.ts': [], 'f/other.ts': ['f/high/a.ts'] };
    expect(outOfLayer(graph(imports), 'f', layers)).toEqual([
      'f/low/a.ts (low) imports f/high/a.ts (high)',
      'f/other.ts is in no layer',
      'f/high/low.ts is of no file',
    ]);
  });
});
