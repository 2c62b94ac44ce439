import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseSync } from 'oxc-parser';

export const root = fileURLToPath(new URL('..', import.meta.url));

/** `path` is relative to the folder that was read, with slashes; `folder` is the first part of it. */
export type SourceText = {
  readonly path: string;
  readonly folder: string;
  readonly text: string;
  readonly test: boolean;
};

/** All TypeScript files below a folder of the repository. */
export const sourcesIn = (folder: string): readonly SourceText[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !name.endsWith('.d.ts'))
    .map((name) => ({
      path: name.split(sep).join('/'),
      folder: (name.split(sep)[0] ?? '').replace(/\.tsx?$/, ''),
      text: readFileSync(join(root, folder, name), 'utf8'),
      test: /\.test\.tsx?$/.test(name),
    }));

export type Import = { readonly specifier: string; readonly typeOnly: boolean };

/** Imports of values and of types, re-exports, and imports at run time or in types whose name is written out. */
export function importsOf(file: Pick<SourceText, 'path' | 'text'>): Import[] {
  const { module } = parseSync(file.path, file.text);
  const fixed = module.staticImports.map((i) => ({
    specifier: i.moduleRequest.value,
    typeOnly: i.entries.length > 0 && i.entries.every((e) => e.isType),
  }));
  const reexports = module.staticExports
    .flatMap((e) => e.entries)
    .flatMap((e) => (e.moduleRequest ? [{ specifier: e.moduleRequest.value, typeOnly: e.isType }] : []));
  const dynamic = [...file.text.matchAll(/\bimport\(\s*(['"`])([^'"`$]+)\1\s*[,)]/g)].map((m) => ({
    specifier: m[2] ?? '',
    typeOnly: false,
  }));
  return [...fixed, ...reexports, ...dynamic];
}

/** The path that a relative import leads to, beginning as the path of the file that imports does; undefined for packages. */
export const targetOf = (path: string, specifier: string): string | undefined =>
  specifier.startsWith('.')
    ? relative(root, resolve(root, dirname(path), specifier))
        .split(sep)
        .join('/')
    : undefined;

/** Who imports whom, of every kind of import. */
export type ImportGraph = ReadonlyMap<string, readonly string[]>;

/** The production files below folders of the repository, named from its root. */
export function importGraph(...folders: readonly string[]): ImportGraph {
  const files = folders.flatMap((folder) =>
    sourcesIn(folder)
      .filter((file) => !file.test)
      .map(({ path, text }) => ({ path: `${folder}/${path}`, text })),
  );
  return new Map(
    files.map((file) => [
      file.path,
      [...new Set(importsOf(file).flatMap(({ specifier }) => targetOf(file.path, specifier) ?? []))],
    ]),
  );
}

/** The groups of files each of which reaches all others of its group by imports, and files that import themselves (Tarjan). */
export function circlesIn(graph: ImportGraph): string[][] {
  const [order, low, open, found] = [
    new Map<string, number>(),
    new Map<string, number>(),
    new Set<string>(),
    [] as string[][],
  ];
  const visit = (node: string): number => {
    const at = order.size;
    order.set(node, at);
    low.set(node, at);
    open.add(node);
    for (const next of graph.get(node) ?? []) {
      if (!order.has(next)) low.set(node, Math.min(low.get(node) ?? at, visit(next)));
      else if (open.has(next)) low.set(node, Math.min(low.get(node) ?? at, order.get(next) ?? at));
    }
    if (low.get(node) === at) {
      const group = [...open].slice([...open].indexOf(node));
      for (const member of group) open.delete(member);
      if (group.length > 1 || graph.get(node)?.includes(node) === true) found.push(group.sort());
    }
    return low.get(node) ?? at;
  };
  for (const node of graph.keys()) if (!order.has(node)) visit(node);
  return found;
}

/** A layer names files, and folders by a slash at their end; the longest name that fits a file is its own. */
export type Layer = { readonly name: string; readonly of: readonly string[] };

/** What in a folder imports from a layer above its own, given the layers from the lowest; and names that are of no file. */
export function outOfLayer(graph: ImportGraph, folder: string, layers: readonly Layer[]): string[] {
  const heights = new Map(layers.flatMap(({ of }, height) => of.map((name) => [`${folder}/${name}`, height] as const)));
  const used = new Set<string>();
  const heightOf = (path: string): number | undefined => {
    const fitting = [...heights.keys()].filter((name) => (name.endsWith('/') ? path.startsWith(name) : path === name));
    const place = fitting.sort((a, b) => b.length - a.length)[0];
    if (place === undefined) return undefined;
    used.add(place);
    return heights.get(place);
  };
  const wrong: string[] = [];
  for (const [path, imported] of graph) {
    if (!path.startsWith(`${folder}/`)) continue;
    const from = heightOf(path);
    if (from === undefined) wrong.push(`${path} is in no layer`);
    for (const target of imported) {
      const to = target.startsWith(`${folder}/`) ? heightOf(target) : undefined;
      if (from === undefined || to === undefined || to <= from) continue;
      wrong.push(`${path} (${layers[from]?.name}) imports ${target} (${layers[to]?.name})`);
    }
  }
  return [...wrong, ...[...heights.keys()].filter((name) => !used.has(name)).map((name) => `${name} is of no file`)];
}
