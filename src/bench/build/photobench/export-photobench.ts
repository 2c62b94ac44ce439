import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { releasedIds } from '../atm/released-ids.ts';
import type { ExportContext, Exported } from '../builder.ts';
import type { LifeItem } from '../life.ts';
import { albumOf, type Components } from './album.ts';
import { groundTruth, type Labelled, type Taxonomy, taxonomies, zeroTruth } from './records.ts';

/** The longer side of an exported picture, in pixels. */
const PICTURE_SIDE = 1600;
/** The album's folder in the set. */
const ALBUM = 'album';

type Names = ReadonlyMap<string, string>;

/** Writes queries and album in PhotoBench's layout; pictures without their metadata, which lies beside them. */
export async function exportPhotobench(context: ExportContext): Promise<Exported> {
  const { life, out } = context;
  const album = albumOf(life);
  const names = fileNames(album);
  const labelled = [...context.decided(groundTruth), ...context.decided(zeroTruth)];
  const classes = new Map(
    context
      .records(taxonomies)
      .all()
      .map(({ key, value }) => [key, value]),
  );
  const queries = labelled.map(({ key, value }, n) => queryRow(value, classes.get(key), n + 1, names));
  const faces = facesOf(album, context, names);
  const files: Readonly<Record<string, unknown>> = {
    'query.json': queries,
    'images/metadata/metadata.json': each(album, names, ({ place, time }) => ({
      latitude: place?.lat ?? null,
      longitude: place?.lon ?? null,
      time: time?.start.slice(0, 19).replace('T', ' ') ?? null,
    })),
    'images/faceid/face_info_en.json': faces,
    'images/faceid/face_info_cn.json': faces,
    'images/captions/captions_en.json': captions(album, names, (line) => !isChinese(line)),
    'images/captions/captions_cn.json': captions(album, names, isChinese),
  };
  for (const [path, content] of Object.entries(files))
    await written(join(out, ALBUM, path), `${JSON.stringify(content, null, 1)}\n`);
  const pictures = await writtenPictures(context, album, names);
  const zero = labelled.filter(({ value }) => value.zero).length;
  return {
    data: join(out, ALBUM),
    questions: queries.length,
    items: album.length,
    facts: { 'queries that nothing satisfies': zero, 'picture files': pictures, ...countsBySource(queries) },
  };
}

async function written(file: string, content: string | Uint8Array): Promise<void> {
  await mkdir(dirname(file), { recursive: true, mode: 0o700 });
  await writeFile(file, content, { mode: 0o600 });
}

async function writtenPictures(
  { life, out, signal }: ExportContext,
  album: readonly LifeItem[],
  names: Names,
): Promise<number> {
  let count = 0;
  for (const { id } of album) {
    signal.throwIfAborted();
    const bytes = await life.picture(id, PICTURE_SIDE);
    if (bytes === undefined) continue;
    await written(join(out, ALBUM, 'images', nameOf(id, names)), bytes);
    count += 1;
  }
  return count;
}

/** An album's own names stay; others are named by their time, which tells nothing that the metadata does not. */
function fileNames(album: readonly LifeItem[]): Names {
  const timed = releasedIds(album);
  return new Map(
    album.map(({ id, origin }) => [id, origin.importer === 'photobench' ? id : `IMG_${timed.get(id) ?? id}.jpg`]),
  );
}

const nameOf = (id: string, names: Names): string => names.get(id) ?? id;

const each = <T>(album: readonly LifeItem[], names: Names, make: (item: LifeItem) => T): Record<string, T> =>
  Object.fromEntries(album.map((item) => [nameOf(item.id, names), make(item)]));

const isChinese = (line: string): boolean => /\p{Script=Han}/u.test(line);

const captions = (
  album: readonly LifeItem[],
  names: Names,
  isWanted: (line: string) => boolean,
): Record<string, string> =>
  Object.fromEntries(
    album.flatMap(({ id, caption, shortCaption }) => {
      const lines = (caption ?? shortCaption ?? '').split('\n').filter((line) => line !== '' && isWanted(line));
      return lines.length === 0 ? [] : [[nameOf(id, names), lines.join(' ')]];
    }),
  );

/** Faces by number, with what the owner calls them; whoever has no name is nobody. */
function facesOf(album: readonly LifeItem[], { life }: ExportContext, names: Names): object {
  const known = new Map<string, string>();
  const nicknames: Record<string, string[]> = {};
  const shown: Record<string, string[]> = {};
  for (const item of album) {
    const seen = (item.people ?? []).filter(({ how, name }) => (how === 'face' || how === 'tagged') && name !== '');
    const faces = [...new Set(seen.map(({ id, name }) => id ?? name))].map((who) => {
      const face = known.get(who) ?? String(known.size + 1);
      known.set(who, face);
      const person = life.people.find(({ id }) => id === who);
      const called = seen.filter(({ id, name }) => (id ?? name) === who).map(({ name }) => name);
      nicknames[face] = [
        ...new Set([...(nicknames[face] ?? []), ...called, ...(person?.names ?? []), ...(person?.roles ?? [])]),
      ];
      return face;
    });
    if (faces.length > 0) shown[nameOf(item.id, names)] = faces;
  }
  return { face_id_to_nicknames: nicknames, image_to_face_ids: shown };
}

type Row = { readonly Source: string | null };

function queryRow(query: Labelled, taxonomy: Taxonomy | undefined, id: number, names: Names): Row {
  const gold = query.candidates.filter(({ relevant }) => relevant).map(({ item }) => nameOf(item, names));
  const of = (dimension: keyof Taxonomy['dimensions']) => taxonomy?.dimensions[dimension] ?? null;
  const labels: Components = {
    Location: of('location'),
    Time: of('time'),
    Person: of('person'),
    Object: of('object'),
    Concept: of('concept'),
  };
  return {
    ...{ Query_id: id, query_en: query.en, query_cn: query.zh, ground_truth: gold, ground_truth_count: gold.length },
    ...labels,
    ...{ Genre: query.form, Source: taxonomy === undefined ? null : sourceOf(taxonomy) },
  };
}

/** The released labels know pictures, metadata and faces; what was going on is told by times and places. */
function sourceOf({ sources }: Taxonomy): string | null {
  const told = new Set(sources.map((source) => (source === 'I' ? 'M' : source)));
  const label = ['V', 'M', 'F'].filter((source) => told.has(source as 'V' | 'M' | 'F')).join('');
  return label === '' ? null : label;
}

const countsBySource = (rows: readonly Row[]): Record<string, number> =>
  Object.fromEntries(
    [...Map.groupBy(rows, ({ Source }) => Source ?? 'none')]
      .sort()
      .map(([source, some]) => [`queries of source ${source}`, some.length]),
  );
