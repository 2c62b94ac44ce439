import type { ShowResponse } from '../../../../src/contract/browse-verbs.ts';

export type NamedFile = { readonly name: string; readonly folder: string | undefined };

const lastCut = (path: string): number => Math.max(path.lastIndexOf('/'), path.lastIndexOf('\\'));

/**
 * The user-facing name and folder of a file. A copy kept by the memory is named by its
 * hash, so its original name is shown.
 */
export function namedFile({ origin, original }: Pick<ShowResponse, 'origin' | 'original'>): NamedFile {
  const cut = lastCut(original.path);
  const known = origin.copy === undefined ? original.path : origin.path;
  return { name: known.slice(lastCut(known) + 1), folder: cut > 0 ? original.path.slice(0, cut) : undefined };
}
