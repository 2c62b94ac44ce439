import type { ShowResponse } from '../../../../src/contract/browse-verbs.ts';

export type NamedFile = { readonly name: string; readonly folder: string | undefined };

const lastCut = (path: string): number => Math.max(path.lastIndexOf('/'), path.lastIndexOf('\\'));

/**
 * A file by the name that its owner knows, and the folder where it lies. A copy that the memory keeps lies there by its
 * hash, which says nothing to anybody: its name is the one that it came with.
 */
export function namedFile({ origin, original }: Pick<ShowResponse, 'origin' | 'original'>): NamedFile {
  const cut = lastCut(original.path);
  const known = origin.copy === undefined ? original.path : origin.path;
  return { name: known.slice(lastCut(known) + 1), folder: cut > 0 ? original.path.slice(0, cut) : undefined };
}
