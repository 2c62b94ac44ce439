import type { Rules } from '../../rules.ts';
import type { Album, AlbumQuery } from './album.ts';

/** A query's gold, or none where it cannot be scored, and what was returned, both as one rule set reads file names. */
export type Reading = {
  gold(query: AlbumQuery): readonly string[] | undefined;
  returned(query: AlbumQuery, files: readonly string[]): readonly string[];
};

/** A name as two machines would write it alike: without its folders, in one case and one form of accents. */
const plainName = (file: string): string => (file.split(/[\\/]/).at(-1) ?? file).normalize('NFC').toLowerCase();

/**
 * `official` compares names as they are written, and counts gold that the album has not. `strict` takes a name for the
 * album's only file that it can mean, whatever its folder, case and form of accents, and leaves gold out that the album
 * has not, which nobody could return; a query without any other gold is not scored, since it is not one to reject.
 */
export function readingOf(rules: Rules, albums: readonly Pick<Album, 'id' | 'pictures'>[]): Reading {
  if (rules === 'official') return { gold: ({ gold }) => gold, returned: (_query, files) => files };
  const meant = new Map(albums.map(({ id, pictures }) => [id, meaningIn(pictures)]));
  const fileOf = ({ album }: AlbumQuery) => meant.get(album) ?? ((file: string) => file);
  const has = new Map(albums.map(({ id, pictures }) => [id, pictures]));
  return {
    gold(query) {
      if (query.gold === undefined || query.gold.length === 0) return query.gold;
      const files = has.get(query.album);
      const read = query.gold.map(fileOf(query));
      const there = files === undefined || files.size === 0 ? read : read.filter((file) => files.has(file));
      return there.length === 0 ? undefined : there;
    },
    returned: (query, files) => files.map(fileOf(query)),
  };
}

/** The album's file that a name means; a name of none or of several stays as it is. */
function meaningIn(files: ReadonlySet<string>): (file: string) => string {
  if (files.size === 0) return plainName;
  const byName = Map.groupBy(files, plainName);
  return (file) => {
    const same = byName.get(plainName(file));
    const [only] = same ?? [];
    return files.has(file) || only === undefined || same?.length !== 1 ? file : only;
  };
}
