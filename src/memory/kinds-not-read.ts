/** Why a file is left out of which no source makes anything. */
export const NO_READER = 'no reader for this kind of file';

/** How many files of a kind there were: by the ending of their names with its dot, which is empty where they have none. */
export type KindNotRead = { readonly kind: string; readonly files: number };

const LONGEST_ENDING = 12;

/** Of what was left out, the files that no source reads, by kind: the commonest first, then by name. */
export function kindsNotRead(skipped: readonly { readonly path: string; readonly reason: string }[]): KindNotRead[] {
  const counts = new Map<string, number>();
  for (const { path, reason } of skipped) {
    if (reason !== NO_READER) continue;
    const kind = kindOf(path);
    counts.set(kind, (counts.get(kind) ?? 0) + 1);
  }
  return [...counts]
    .map(([kind, files]) => ({ kind, files }))
    .sort((a, b) => b.files - a.files || (a.kind < b.kind ? -1 : 1));
}

/** The ending of a name; a name that begins with its only dot has none. */
function kindOf(path: string): string {
  const name = path.slice(Math.max(path.lastIndexOf('/'), path.lastIndexOf('\\')) + 1);
  const ending = /[^.](\.[\p{L}\p{N}_-]+)$/u.exec(name)?.[1]?.toLowerCase() ?? '';
  return ending.length > LONGEST_ENDING ? '' : ending;
}
