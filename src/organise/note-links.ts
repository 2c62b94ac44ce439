import type { Link } from '../memory/link.ts';
import { linkBetween } from './picture-links.ts';
import type { View } from './view.ts';

/** Links from notes to the notes that they name, of several of a name to the first. `sorted`: oldest first. */
export function noteLinks(sorted: readonly View[]): Link[] {
  const byName = new Map<string, View>();
  const notes = sorted.filter((view) => view.note !== undefined);
  // The name of a file is how a link means it; a title comes after all of these.
  for (const at of [0, 1]) {
    for (const view of notes) {
      const name = view.note?.names[at];
      if (name !== undefined && name !== '' && !byName.has(name)) byName.set(name, view);
    }
  }
  return notes.flatMap((from) =>
    (from.note?.links ?? []).flatMap((name) => {
      const to = byName.get(name);
      return to === undefined || to.id === from.id ? [] : [linkBetween('mentions', from, to, 1)];
    }),
  );
}
