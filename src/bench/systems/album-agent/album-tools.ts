import { fold } from '../../../language/fold.ts';
import type { MemoryItem } from '../../../memory/item.ts';
import type { SourcePerson } from '../../../memory/source-record.ts';
import { likeness } from '../memories/nearest.ts';

/** The tools of PhotoBench's agent (§5.1.2): vectors, metadata, faces, and the composition of what they give. */
export const albumTools = ['T_V', 'T_M', 'T_F', 'T_S'] as const;
export type AlbumTool = (typeof albumTools)[number];

export type AlbumRow = {
  readonly item: MemoryItem;
  readonly vector: Float32Array | undefined;
  /** Words for when it was taken: part of day, weekday, season, month, holidays of its country. */
  readonly when: readonly string[];
  /** What the event that it belongs to was, where events are narrated. */
  readonly event?: string;
};
/** Who is called by a name, nickname or role: the source's own names of their faces. */
export type FacesByName = ReadonlyMap<string, ReadonlySet<string>>;
export type Album = {
  readonly rows: readonly AlbumRow[];
  readonly faces: FacesByName;
  /** Places of the world by a name in any language, the most populous first. */
  readonly placesCalled: (
    name: string,
  ) => readonly { readonly name: string; readonly lat: number; readonly lon: number }[];
};

/** Everybody whom the source declares, under everything that they are called. */
export function facesByName(people: readonly SourcePerson[]): FacesByName {
  const named = new Map<string, Set<string>>();
  for (const { face, names, roles } of people) {
    for (const name of [...names, ...roles]) {
      const known = named.get(fold(name)) ?? new Set();
      named.set(fold(name), known.add(face));
    }
  }
  return named;
}

/** T_V: the rows most like the query, best first. */
export function mostAlike(album: Album, query: Float32Array, limit: number): string[] {
  const scored = album.rows.flatMap(({ item, vector }) =>
    vector === undefined ? [] : [{ id: item.id, score: likeness(query, vector) }],
  );
  return scored
    .sort((a, b) => b.score - a.score || (a.id < b.id ? -1 : 1))
    .slice(0, limit)
    .map(({ id }) => id);
}

/** T_F: rows that show all of them, by names, nicknames or roles; nothing for somebody whom nobody knows. */
export function byFaces({ rows, faces }: Album, people: readonly string[]): string[] {
  const wanted = people.map((name) => ({ name: fold(name), faces: faces.get(fold(name)) ?? new Set<string>() }));
  return rows
    .filter(({ item }) =>
      wanted.every(({ name, faces: theirs }) =>
        item.people?.some((seen) => fold(seen.name) === name || (seen.face !== undefined && theirs.has(seen.face))),
      ),
    )
    .map(({ item }) => item.id);
}

export const compositions = ['intersection', 'union', 'difference'] as const;

/** T_S: sets composed from the left; the order is the first set's. */
export function composed(operation: (typeof compositions)[number], sets: readonly (readonly string[])[]): string[] {
  const [first = [], ...others] = sets;
  if (operation === 'union') return [...new Set([first, ...others].flat())];
  const inOther = others.map((ids) => new Set(ids));
  return first.filter((id) =>
    operation === 'intersection' ? inOther.every((ids) => ids.has(id)) : !inOther.some((ids) => ids.has(id)),
  );
}
