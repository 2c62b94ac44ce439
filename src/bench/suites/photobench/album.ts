import { createHash } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { z } from 'zod';
import { insideFolder } from '../../../app/import/content-path.ts';
import { MadeleineError } from '../../../memory/errors.ts';
import type { Failure } from '../../../memory/failure.ts';
import { readText } from '../../read-text.ts';

/** Which of the album's knowledge a query needs: pixels (V), metadata (M), faces (F). */
export const sources = ['V', 'M', 'F', 'VM', 'VF', 'MF', 'VMF'] as const;
export type QuerySource = (typeof sources)[number];
/** What a query is made of, each a plain fact or something to be inferred. */
export const components = ['Location', 'Time', 'Person', 'Object', 'Concept'] as const;
export type Component = (typeof components)[number];

const part = z.enum(['fact', 'cognitive']).nullish().catch(null);
const ownId = z.union([z.string(), z.number()]).nullish().catch(null);
const querySchema = z.looseObject({
  Query_id: ownId,
  query_id: ownId,
  query_en: z.string().nullish(),
  query_cn: z.string().nullish(),
  /** Instead of one of the two, or of both. */
  query: z.string().nullish().catch(null),
  ground_truth: z.array(z.string()).nullish(),
  Location: part,
  Time: part,
  Person: part,
  Object: part,
  Concept: part,
  Genre: z.string().nullish(),
  Source: z.enum(sources).nullish().catch(null),
});

export type AlbumQuery = {
  readonly id: string;
  readonly album: string;
  readonly number: number;
  /** Its id in the file, where it has one; submissions name queries by it. */
  readonly ownId: string | number | undefined;
  readonly english: string;
  readonly chinese: string;
  /** Absent in test files, which keep theirs back; empty for a query that nothing answers. */
  readonly gold: readonly string[] | undefined;
  readonly source: QuerySource | undefined;
  readonly genre: string | undefined;
  readonly components: ReadonlyMap<Component, 'fact' | 'cognitive'>;
};

export type Album = {
  readonly id: string;
  readonly folder: string;
  readonly queries: readonly AlbumQuery[];
  /** Names of the album's files, as its metadata has them. */
  readonly files: ReadonlySet<string>;
  /** Every picture that anything of the album names, or that lies in it. */
  readonly pictures: ReadonlySet<string>;
  readonly sha256: string;
  readonly failures: readonly Failure[];
};

const isFile = (path: string): Promise<boolean> =>
  stat(path).then(
    (found) => found.isFile(),
    () => false,
  );

/** The album folders at a path: the folder itself, the one of a `query.json`, or those inside it. Errors: `missing`. */
export async function albumFolders(path: string): Promise<string[]> {
  const top = resolve(path);
  if (await isFile(top)) return [dirname(top)];
  if (await isFile(join(top, 'query.json'))) return [top];
  const inside = (await readdir(top).catch(() => [])).sort().map((name) => join(top, name));
  const albums: string[] = [];
  for (const folder of inside) if (await isFile(join(folder, 'query.json'))) albums.push(folder);
  if (albums.length > 0) return albums;
  throw new MadeleineError(
    'missing',
    'No album was found here: query.json is missing from the folder and its subfolders.',
    {
      path: top,
      action: 'Give the folder of an album, or the folder that contains albums.',
    },
  );
}

/** One album's queries with their gold. Errors: `corrupt` when `query.json` is not a JSON list. */
export async function readAlbum(folder: string): Promise<Album> {
  const id = basename(folder);
  const path = join(folder, 'query.json');
  const text = await readText(await insideFolder(folder, path));
  const hash = createHash('sha256').update(text);
  const failures: Failure[] = [];
  const queries = listOf(path, text).flatMap((raw, number) => {
    const read = querySchema.safeParse(raw);
    if (read.success && (read.data.query_en || read.data.query_cn || read.data.query))
      return [queryOf(id, number, read.data)];
    const why = read.success ? 'it has no words' : z.prettifyError(read.error).replaceAll('\n', '; ');
    failures.push({
      path: `${id}/query.json, query ${number}`,
      code: 'malformed-row',
      message: `The query cannot be read: ${why}`,
      action: 'Correct the row, or leave it: the others count.',
    });
    return [];
  });
  const files = new Set<string>();
  const pictures = new Set(await picturesIn(join(folder, 'images')));
  for (const name of memoryFiles) {
    const content = await insideFolder(folder, name)
      .then((file) => readFile(file, 'utf8'))
      .catch(() => undefined);
    if (content === undefined) continue;
    hash.update(name).update(content);
    for (const file of namedIn(content)) pictures.add(file);
    if (name === memoryFiles[0]) for (const file of namedIn(content)) files.add(file);
  }
  return { id, folder, queries, files, pictures, sha256: hash.digest('hex'), failures };
}

/** The files that decide what a system can know; the first names the pictures. */
const memoryFiles = [
  'images/metadata/metadata.json',
  'images/faceid/face_info_en.json',
  'images/faceid/face_info_cn.json',
  'images/captions/captions_en.json',
  'images/captions/captions_cn.json',
] as const;

const facesSchema = z.looseObject({ image_to_face_ids: z.record(z.string(), z.unknown()) });
const namesSchema = z.record(z.string(), z.unknown());

/** The pictures that one of the files names: its keys, or those of its faces. */
function namedIn(text: string): string[] {
  try {
    const content: unknown = JSON.parse(text);
    const faces = facesSchema.safeParse(content);
    return Object.keys(faces.success ? faces.data.image_to_face_ids : namesSchema.parse(content));
  } catch {
    return [];
  }
}

const picturesIn = (folder: string): Promise<string[]> =>
  readdir(folder, { withFileTypes: true }).then(
    (entries) => entries.filter((entry) => entry.isFile()).map(({ name }) => name),
    () => [],
  );

function listOf(path: string, text: string): unknown[] {
  try {
    return z.array(z.unknown()).parse(JSON.parse(text));
  } catch (cause) {
    throw new MadeleineError('corrupt', 'This file is not a JSON list of queries.', {
      path,
      action: 'Download the album again.',
      cause,
    });
  }
}

function queryOf(album: string, number: number, raw: z.infer<typeof querySchema>): AlbumQuery {
  const labelled = components.flatMap((name): [Component, 'fact' | 'cognitive'][] => {
    const value = raw[name];
    return value === null || value === undefined ? [] : [[name, value]];
  });
  return {
    id: `${album}:q${number}`,
    album,
    number,
    ownId: raw.Query_id ?? raw.query_id ?? undefined,
    english: raw.query_en || raw.query || '',
    chinese: raw.query_cn || raw.query || '',
    gold: raw.ground_truth ?? undefined,
    source: raw.Source ?? undefined,
    genre: raw.Genre ?? undefined,
    components: new Map(labelled),
  };
}
