import { stat } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import { digest } from '../../language/digest.ts';
import { parseInstant, spanOf } from '../../language/written-instant.ts';
import { isMadeleineError, MadeleineError } from '../../memory/errors.ts';
import { type Failure, failureOf } from '../../memory/failure.ts';
import { itemIdSchema } from '../../memory/ids.ts';
import { observed } from '../../memory/provenance.ts';
import { type Reading, reading } from '../../memory/reading.ts';
import type { MediaContent, SourceEvent, SourcePerson } from '../../memory/source-record.ts';
import type { Source } from '../../ports/source.ts';
import { insideRoot, namedInside } from '../inside-root.ts';
import {
  albumJson,
  albumLayout,
  captionsSchema,
  faceInfoSchema,
  type MetadataRow,
  metadataSchema,
} from './album-files.ts';
import { nicknameRoles } from './nickname-roles.ts';

const seen = observed('photobench');

type Faces = {
  readonly nicknames: ReadonlyMap<string, readonly string[]>;
  readonly ofFile: ReadonlyMap<string, readonly string[]>;
};
type Album = {
  readonly folder: string;
  /** Tells albums apart: face ids and file names mean something inside one album alone. */
  readonly key: string;
  readonly rows: ReadonlyMap<string, MetadataRow>;
  readonly faces: Faces;
  readonly captions: ReadonlyMap<string, readonly string[]>;
  readonly failures: readonly Failure[];
};

/**
 * A PhotoBench album: a picture for each row of its metadata, with position, time, faces by their nicknames and
 * captions where there are any; the picture's own file when it lies there. Ids are file names. Queries are never read.
 */
export function openPhotobenchSource(folder: string): Source {
  const top = resolve(folder);
  return {
    importer: 'photobench',
    root: top,
    async estimate() {
      const { rows } = await readAlbum(top);
      return { images: 0, videos: 0, mails: 0, rows: rows.size, bytes: 0, copied: 0 };
    },
    read: ({ signal }) => readEvents(top, signal),
  };
}

async function* readEvents(top: string, signal: AbortSignal | undefined): AsyncGenerator<SourceEvent> {
  const album = await readAlbum(top);
  for (const failure of album.failures) yield { type: 'failure', failure };
  for (const person of people(album)) yield { type: 'person', person };
  for (const [file, row] of album.rows) {
    signal?.throwIfAborted();
    yield await pictureEvent(album, file, row).catch(
      (error: unknown): SourceEvent => ({
        type: 'failure',
        failure: failureOf(join(album.folder, albumLayout.images, file), error),
      }),
    );
  }
}

async function readAlbum(folder: string): Promise<Album> {
  const failures: Failure[] = [];
  const told = await albumJson(folder, albumLayout.metadata, metadataSchema, failures);
  const metadata = told ?? {};
  const nicknames = new Map<string, string[]>();
  const ofFile = new Map<string, readonly string[]>();
  for (const path of albumLayout.faces) {
    const info = await albumJson(folder, path, faceInfoSchema, failures);
    for (const [face, names] of Object.entries(info?.face_id_to_nicknames ?? {})) {
      nicknames.set(face, [...new Set([...(nicknames.get(face) ?? []), ...names])]);
    }
    for (const [file, faces] of Object.entries(info?.image_to_face_ids ?? {})) ofFile.set(file, faces);
  }
  const captions = new Map<string, string[]>();
  for (const path of albumLayout.captions) {
    const found = (await albumJson(folder, path, captionsSchema, failures)) ?? {};
    for (const [file, caption] of Object.entries(found)) captions.set(file, [...(captions.get(file) ?? []), caption]);
  }
  const rows = new Map(Object.entries(metadata).sort(([a], [b]) => (a < b ? -1 : 1)));
  for (const file of [...ofFile.keys(), ...captions.keys()].sort()) if (!rows.has(file)) rows.set(file, {});
  if (told === undefined && rows.size === 0 && failures.length === 0) failures.push(failureOf(folder, noAlbum(folder)));
  return { folder, key: albumKey(folder, rows), rows, faces: { nicknames, ofFile }, captions, failures };
}

const noAlbum = (path: string): MadeleineError =>
  new MadeleineError('missing', 'No PhotoBench album was found here.', {
    path,
    action: `Give the folder that contains ${albumLayout.metadata}.`,
  });

const KEY_DIGITS = 6;
const LONGEST_SHOWN = 80;

/** The folder's name, and its first row, which tells two folders of one name apart wherever they are moved. */
function albumKey(folder: string, rows: ReadonlyMap<string, MetadataRow>): string {
  const [first] = rows;
  return `${basename(folder)}-${digest(JSON.stringify(first ?? [])).slice(-KEY_DIGITS)}`;
}

const faceIn = (album: Album, face: string): string => `${album.key}/${face}`;

function people(album: Album): SourcePerson[] {
  return [...album.faces.nicknames].map(([face, names]) => {
    const { roles, owner } = nicknameRoles(names);
    return { importer: 'photobench', face: faceIn(album, face), names, roles, ...(owner ? { owner } : {}) };
  });
}

async function pictureEvent(album: Album, file: string, row: MetadataRow): Promise<SourceEvent> {
  const id = itemIdSchema.safeParse(file);
  if (!id.success) throw noName(album.folder, file);
  const content = await contentOf(album.folder, file);
  const captions = album.captions.get(file) ?? [];
  const faces = album.faces.ofFile.get(file) ?? [];
  const shown = faces.map((face) => ({
    name: album.faces.nicknames.get(face)?.[0] ?? face,
    how: 'face' as const,
    face: faceIn(album, face),
  }));
  const readings: Reading[] = [
    ...timeOf(row),
    ...placeOf(row),
    ...(shown.length === 0 ? [] : [reading('people', shown, seen)]),
    ...(captions.length === 0 ? [] : [reading('caption', captions.join('\n'), seen)]),
  ];
  return {
    type: 'record',
    record: {
      modality: 'image',
      id: id.data,
      identity: `photobench:${album.key}/${file}`,
      origin: { importer: 'photobench', root: album.folder, path: `${albumLayout.images}/${file}` },
      ...(content === undefined ? {} : { content }),
      readings,
      parts: [],
    },
  };
}

const noName = (album: string, file: string): MadeleineError =>
  new MadeleineError('malformed-row', 'A picture in this album has no name, or its name is too long.', {
    path: join(album, albumLayout.images, file.slice(0, LONGEST_SHOWN)),
    action: 'Compare the album with the published one; its other pictures were read.',
  });

/** The file that a row names, if it is there; its name is a stranger's word. Errors: `unsafe-path`. */
async function contentOf(album: string, file: string): Promise<MediaContent | undefined> {
  try {
    const path = await insideRoot(album, await namedInside(join(album, albumLayout.images), file));
    const found = await stat(path);
    if (!found.isFile() || found.size === 0) return undefined;
    return { kind: 'file', path, bytes: found.size, modified: Math.trunc(found.mtimeMs) };
  } catch (error) {
    if (isMadeleineError(error)) throw error;
    return undefined;
  }
}

function timeOf(row: MetadataRow): Reading[] {
  const written = typeof row.time === 'string' ? parseInstant(row.time.trim()) : undefined;
  return written === undefined ? [] : [reading('time', spanOf(written, 'row'), seen)];
}

function placeOf(row: MetadataRow): Reading[] {
  const [lat, lon] = [degrees(row.latitude), degrees(row.longitude)];
  if (lat === undefined || lon === undefined || (lat === 0 && lon === 0)) return [];
  if (Math.abs(lat) > 90 || Math.abs(lon) > 180) return [];
  return [reading('place', { lat, lon, source: 'row' }, seen)];
}

function degrees(value: string | number | null | undefined): number | undefined {
  if (value === null || value === undefined || value === '') return undefined;
  const number = Number(value);
  return Number.isFinite(number) ? number : undefined;
}
