import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { insideFolder } from '../../../app/import/content-path.ts';
import { type Counts, counted, countTable, type Described, summaryTable } from '../../described.ts';
import { readText } from '../../read-text.ts';
import { summaryOf } from '../../statistics/summary.ts';
import { type Album, type AlbumQuery, components, sources } from './album.ts';
import { type QueryLinguistics, queryLinguistics } from './linguistics.ts';

const metadataSchema = z.record(
  z.string(),
  z.looseObject({ latitude: z.unknown().optional(), longitude: z.unknown().optional(), time: z.unknown().optional() }),
);
const facesSchema = z.looseObject({
  face_id_to_nicknames: z.record(z.string(), z.unknown()).default({}),
  image_to_face_ids: z.record(z.string(), z.array(z.unknown())).default({}),
});

const known = (value: unknown): boolean => value !== undefined && value !== null && value !== '';
const share = (part: number, whole: number): number | null => (whole === 0 ? null : part / whole);

/** The albums as in the paper's Table 7, the queries by source, component (Table 8), genre and language (Figure 3). */
export async function describePhotobench(
  albums: readonly Album[],
  language: 'en' | 'cn',
  conllu: string | undefined,
): Promise<Described> {
  const queries = albums.flatMap((album) => album.queries);
  const own = await Promise.all(albums.map(albumStatistics));
  const parse = conllu === undefined ? undefined : await readText(conllu, 'The file with the parse');
  const linguistics = Object.fromEntries(
    (['en', 'cn'] as const).map((of) => {
      const texts = queries.map((query) => (of === 'cn' ? query.chinese : query.english)).filter((text) => text !== '');
      return [of, queryLinguistics(texts, of, of === language ? parse : undefined)];
    }),
  );
  const bySource = Object.fromEntries(
    sources.map((source) => [source, queries.filter((query) => query.source === source).length]),
  );
  const genres = counted(queries.flatMap(({ genre }) => genre ?? []));
  const gold = summaryOf(
    queries.flatMap((query) => (query.gold === undefined || query.gold.length === 0 ? [] : [query.gold.length])),
  );
  const rejections = queries.filter((query) => query.gold?.length === 0).length;
  return {
    document: {
      albums: own,
      queries: { n: queries.length, rejections, bySource, genres, gold: gold ?? null },
      linguistics,
    },
    tables: [
      {
        title: 'Albums (Table 7)',
        head: ['', 'pictures', 'with a position', 'with a time', 'with faces', 'named people', 'queries', 'rejections'],
        rows: own.map((one) => [
          one.id,
          one.pictures,
          one.position,
          one.time,
          one.faces,
          one.people,
          one.queries,
          one.rejections,
        ]),
      },
      ...countTable('Queries by source', bySource),
      componentTable(queries),
      ...countTable('Queries by genre', genres),
      ...summaryTable('Right pictures of a query, rejections aside', [['pictures', gold]]),
      linguisticsTable(linguistics),
    ],
  };
}

async function albumStatistics({ id, folder, queries }: Album) {
  const metadata = Object.values(await jsonOf(folder, 'images/metadata/metadata.json', metadataSchema, {}));
  const none: z.infer<typeof facesSchema> = { face_id_to_nicknames: {}, image_to_face_ids: {} };
  const faces = await jsonOf(folder, 'images/faceid/face_info_en.json', facesSchema, none);
  const pictures = metadata.length;
  const located = metadata.filter(({ latitude, longitude }) => known(latitude) && known(longitude)).length;
  const timed = metadata.filter(({ time }) => known(time)).length;
  const faced = Object.values(faces.image_to_face_ids).filter((ids) => ids.length > 0).length;
  return {
    id,
    pictures,
    position: share(located, pictures),
    time: share(timed, pictures),
    faces: share(faced, pictures),
    people: Object.keys(faces.face_id_to_nicknames).length,
    queries: queries.length,
    rejections: queries.filter(({ gold }) => gold?.length === 0).length,
  };
}

/** A file that is not there or not of the layout tells nothing; loading the album has said so. */
async function jsonOf<S extends z.ZodType>(
  folder: string,
  path: string,
  schema: S,
  otherwise: z.infer<S>,
): Promise<z.infer<S>> {
  try {
    return schema.parse(JSON.parse(await readFile(await insideFolder(folder, path), 'utf8')));
  } catch {
    return otherwise;
  }
}

function componentTable(queries: readonly AlbumQuery[]) {
  const of = (name: (typeof components)[number]): Counts =>
    counted(queries.flatMap((query) => query.components.get(name) ?? 'absent'));
  return {
    title: 'Components of the queries (Table 8)',
    head: ['', 'fact', 'cognitive', 'absent'],
    rows: components.map((name) => [name, of(name)['fact'] ?? 0, of(name)['cognitive'] ?? 0, of(name)['absent'] ?? 0]),
  };
}

const linguisticsTable = (all: Readonly<Record<string, QueryLinguistics>>) => ({
  title: 'Language of the queries (Figure 3; density and depth need --conllu)',
  head: ['', 'queries', 'words a query', 'MTLD', 'noun density', 'depth', 'parsed'],
  rows: Object.entries(all).map(([language, one]) => [
    language,
    one.queries,
    one.length,
    one.mtld ?? null,
    one.nounDensity ?? null,
    one.depth ?? null,
    one.parsed ?? null,
  ]),
});
