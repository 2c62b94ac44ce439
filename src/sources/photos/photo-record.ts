import { open, readFile } from 'node:fs/promises';
import { DateTime } from 'luxon';
import { parseXmp } from '../../language/xmp.ts';
import { MadeleineError } from '../../memory/errors.ts';
import type { Failure } from '../../memory/failure.ts';
import { failureOf } from '../../memory/failure.ts';
import { NO_READER } from '../../memory/kinds-not-read.ts';
import { type MediaKind, mediaKind } from '../../memory/media-kind.ts';
import type { Importer } from '../../memory/origin.ts';
import { observed } from '../../memory/provenance.ts';
import { type Reading, reading } from '../../memory/reading.ts';
import type { MediaContent, SourceEvent, SourceRecord } from '../../memory/source-record.ts';
import type { SourceOptions } from '../../ports/source.ts';
import { fileNameTime } from './file-name-time.ts';
import { brokenPromise } from './left-out.ts';
import { nameReadings } from './name-words.ts';
import { sidecarReadings } from './sidecar.ts';
import type { SubtitleFile } from './subtitle-names.ts';
import { subtitleReadings } from './subtitle-readings.ts';
import type { FoundFile } from './walk.ts';

export type PhotoReading = { readonly importer: Importer; readonly zone: string; readonly now: () => Date };

/** One file with what belongs to it. */
export type PhotoFile = {
  readonly file: FoundFile;
  readonly root: string;
  /** Inside `root`. */
  readonly path: string;
  readonly sidecar?: FoundFile;
  readonly film?: FoundFile;
  readonly subtitles?: readonly SubtitleFile<FoundFile>[];
  /** A picture developed from this raw file lies beside it. */
  readonly developed: boolean;
};

const HEAD = 512;
const MOST_SIDECAR = 4 * 1024 * 1024;

/** The record, failure or skip that one file gives, and what failed of the files beside it. Never throws. */
export async function photoEvents(
  photo: PhotoFile,
  by: PhotoReading,
  options: SourceOptions,
): Promise<readonly SourceEvent[]> {
  const { file } = photo;
  // A newer sidecar or film changes the photo, too.
  const along = [photo.sidecar, photo.film, ...(photo.subtitles ?? []).map((subtitle) => subtitle.file)];
  const modified = Math.max(file.modified, ...along.map((other) => other?.modified ?? 0));
  if (file.bytes === 0)
    return [failed(file.path, 'empty-file', 'The file is empty.', 'Restore it from a backup, or delete it.')];
  if (options.unchanged?.(file.path, file.bytes, modified) === true) {
    return [{ type: 'skipped', path: file.path, reason: 'unchanged' }];
  }
  try {
    const kind = mediaKind(await head(file.path), file.name);
    const refusal = refused(photo, kind);
    if (refusal !== undefined) return [refusal];
    if (kind === undefined) return [{ type: 'skipped', path: file.path, reason: NO_READER }];
    return await recordEvents(photo, kind, modified, by);
  } catch (error) {
    return [{ type: 'failure', failure: failureOf(file.path, error) }];
  }
}

function refused(photo: PhotoFile, kind: MediaKind | undefined): SourceEvent | undefined {
  const { path, name } = photo.file;
  const broken = kind === undefined ? brokenPromise(name) : undefined;
  if (broken !== undefined) return failed(path, 'unsupported-format', broken.message, broken.action);
  if (kind?.raw !== true || !photo.developed) return undefined;
  return { type: 'skipped', path, reason: 'raw file of a picture that is added' };
}

async function recordEvents(
  photo: PhotoFile,
  kind: MediaKind,
  modified: number,
  by: PhotoReading,
): Promise<SourceEvent[]> {
  const { file, film } = photo;
  const now = by.now();
  const failures: SourceEvent[] = [];
  const fail = (path: string, error: unknown): undefined => {
    failures.push({ type: 'failure', failure: failureOf(path, error) });
  };
  const named = fileNameTime(file.name, now);
  const media = { mime: kind.mime, bytes: file.bytes, ...(film === undefined ? {} : { motion: film.path }) };
  const readings: Reading[] = [
    reading('media', media, observed('photos')),
    fileTime(file.modified, by.zone),
    ...(named === undefined ? [] : [named]),
    ...nameReadings(photo.path),
    ...(await sidecarOf(photo.sidecar, now, fail)),
    ...(await subtitleReadings(photo.subtitles ?? [], fail)),
  ];
  const content: MediaContent = { kind: 'file', path: file.path, bytes: file.bytes, modified };
  const motion: MediaContent | undefined = film && {
    kind: 'file',
    path: film.path,
    bytes: film.bytes,
    modified: film.modified,
  };
  const record: SourceRecord = {
    modality: kind.modality,
    origin: { importer: by.importer, root: photo.root, path: photo.path },
    content,
    ...(motion && { motion }),
    readings,
    parts: [],
  };
  return [{ type: 'record', record }, ...failures];
}

/** A sidecar that cannot be read costs its readings, not its photo; one that breaks off is read up to there. */
async function sidecarOf(
  sidecar: FoundFile | undefined,
  now: Date,
  failed: (path: string, error: unknown) => void,
): Promise<Reading[]> {
  if (sidecar === undefined) return [];
  const { path, bytes } = sidecar;
  try {
    if (bytes > MOST_SIDECAR) {
      throw new MadeleineError('too-large', `The sidecar has ${bytes} bytes; the limit is ${MOST_SIDECAR}.`, {
        path,
        action: 'Save it again with the program that created it; the photo was read without it.',
      });
    }
    const facts = parseXmp(await readFile(path));
    if (facts.malformed) failed(path, brokenOff(path));
    return sidecarReadings(facts, now);
  } catch (error) {
    failed(path, error);
    return [];
  }
}

const brokenOff = (path: string): MadeleineError =>
  new MadeleineError('corrupt', 'The sidecar is truncated or not valid XMP.', {
    path,
    action: 'Save it again with the program that created it; the photo was read with the readable part.',
  });

/** When the file was last written: the last resort, often the day of a copy. */
export function fileTime(modified: number, zone: string): Reading<'time'> {
  const moment = DateTime.fromMillis(modified, { zone });
  const start = moment.toFormat("yyyy-MM-dd'T'HH:mm:ssZZ");
  return reading(
    'time',
    { start, end: start, precision: 'second', zone, offset: moment.toFormat('ZZ'), source: 'file-time' },
    { ...observed('file-time'), confidence: 0.3 },
  );
}

async function head(path: string): Promise<Uint8Array> {
  const file = await open(path);
  try {
    const bytes = Buffer.alloc(HEAD);
    const { bytesRead } = await file.read(bytes, 0, HEAD, 0);
    return bytes.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

const failed = (path: string, code: Failure['code'], message: string, action: string): SourceEvent => ({
  type: 'failure',
  failure: { path, code, message, action },
});
