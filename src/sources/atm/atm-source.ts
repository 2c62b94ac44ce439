import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { relative } from 'node:path';
import { z } from 'zod';
import { MadeleineError } from '../../memory/errors.ts';
import { failureOf } from '../../memory/failure.ts';
import { itemIdSchema } from '../../memory/ids.ts';
import type { Reading } from '../../memory/reading.ts';
import type { MediaContent, SourceEvent } from '../../memory/source-record.ts';
import type { Source, SourceEstimate } from '../../ports/source.ts';
import { splitName } from '../archive/media-names.ts';
import { type AtmLayout, findAtm, type MediaKind } from './atm-layout.ts';
import { emailReadings, emailRowSchema } from './email-row.ts';
import { jsonRows } from './json-rows.ts';
import { filled, mediaReadings, mediaRowSchema } from './media-row.ts';
import { cachedName, rawMedia } from './raw-media.ts';

/**
 * An ATM-Bench memory: mails, image and video rows, raw media where they are there. Items keep the data set's ids (a
 * file's stem, a mail's id). Given any folder of the data set, the whole memory is read; questions never are. Errors:
 * `missing` when there is no memory here; `malformed-row` per row, with file, row number and reason.
 */
export async function openAtmSource(path: string): Promise<Source> {
  const layout = await findAtm(path);
  if (layout === undefined) {
    throw new MadeleineError('missing', 'There is no ATM-Bench memory here.', {
      path,
      action: 'Give the folder that holds raw_memory or processed_memory.',
    });
  }
  return {
    importer: 'atm',
    root: layout.root,
    estimate: (signal) => estimate(layout, signal),
    read: ({ signal }) => read(layout, signal),
  };
}

async function* read(layout: AtmLayout, signal: AbortSignal | undefined): AsyncGenerator<SourceEvent> {
  if (layout.emails !== undefined) {
    yield* readRows(layout, layout.emails, signal, (row, at) => emailEvents(layout, row, at));
  }
  for (const kind of ['image', 'video'] as const) yield* readMedia(layout, kind, signal);
}

/** Where a row stands, for failures and origins. */
type RowPlace = { readonly file: string; readonly path: string; readonly number: number };

async function* readRows(
  layout: AtmLayout,
  file: string,
  signal: AbortSignal | undefined,
  eventsOf: (row: unknown, at: RowPlace) => Iterable<SourceEvent> | Promise<Iterable<SourceEvent>>,
): AsyncGenerator<SourceEvent> {
  const path = relative(layout.root, file);
  try {
    for await (const { number, text } of jsonRows(createReadStream(file, { highWaterMark: 1024 * 1024 }), file)) {
      signal?.throwIfAborted();
      const at = { file, path, number };
      const row = parsed(text);
      if (row === undefined) yield malformed(at, 'it is not valid JSON');
      else yield* await eventsOf(row.value, at);
    }
  } catch (error) {
    signal?.throwIfAborted();
    yield { type: 'failure', failure: failureOf(file, error) };
  }
}

function parsed(text: string): { readonly value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) };
  } catch {
    return undefined;
  }
}

function malformed(at: RowPlace, why: unknown): SourceEvent {
  const reason =
    why instanceof z.ZodError ? why.issues.map((i) => `${i.path.join('.')} ${i.message}`).join('; ') : String(why);
  const error = new MadeleineError('malformed-row', `Row ${at.number}: ${reason}`, {
    path: `${at.file}#${at.number}`,
    action: 'Compare this row with the published file; the other rows have been read.',
  });
  return { type: 'failure', failure: failureOf(at.file, error) };
}

function emailEvents(layout: AtmLayout, row: unknown, at: RowPlace): SourceEvent[] {
  const mail = emailRowSchema.safeParse(row);
  if (!mail.success) return [malformed(at, row === null ? 'it is null' : mail.error)];
  return [record(layout, 'email', mail.data.id, at.path, emailReadings(mail.data), undefined)];
}

async function* readMedia(
  layout: AtmLayout,
  kind: MediaKind,
  signal: AbortSignal | undefined,
): AsyncGenerator<SourceEvent> {
  const raw = await rawMedia(layout.raw[kind], kind);
  const done = new Set<string>();
  const rows = layout.rows[kind];
  if (rows !== undefined)
    yield* readRows(layout, rows, signal, (row, at) => mediaEvents(layout, kind, row, at, raw, done));
  for (const [stem, content] of raw) {
    if (done.has(stem)) continue;
    signal?.throwIfAborted();
    const readings = mediaReadings({}, kind, content.path, stem, await cachedName(layout.names[kind], stem));
    yield record(layout, kind, stem, relative(layout.root, content.path), readings, content);
  }
}

async function mediaEvents(
  layout: AtmLayout,
  kind: MediaKind,
  raw: unknown,
  at: RowPlace,
  files: ReadonlyMap<string, MediaContent & { kind: 'file' }>,
  done: Set<string>,
): Promise<SourceEvent[]> {
  const row = mediaRowSchema.safeParse(raw);
  if (!row.success) return [malformed(at, raw === null ? 'it is null' : row.error)];
  const path = filled(row.data.image_path) ?? filled(row.data.video_path);
  const why = errorText(row.data.error);
  if (path === undefined) return [malformed(at, `it has no path${why === undefined ? '' : ` (${why})`}`)];
  const name = path.slice(Math.max(path.lastIndexOf('/'), path.lastIndexOf('\\')) + 1);
  const { stem } = splitName(name);
  done.add(stem);
  const cached = filled(row.data.location_name) === undefined ? await cachedName(layout.names[kind], stem) : undefined;
  const content = files.get(stem);
  const where = content === undefined ? path : relative(layout.root, content.path);
  const found = record(layout, kind, stem, where, mediaReadings(row.data, kind, name, stem, cached), content);
  if (why === undefined) return [found];
  return [found, malformed(at, `the data set reports "${why}" for ${name}; the item has what else the row says`)];
}

function errorText(error: unknown): string | undefined {
  if (error === undefined || error === null || error === false || error === '') return undefined;
  return typeof error === 'string' ? error : (JSON.stringify(error) ?? 'an error');
}

function record(
  layout: AtmLayout,
  modality: 'image' | 'video' | 'email',
  id: string,
  path: string,
  readings: readonly Reading[],
  content: MediaContent | undefined,
): SourceEvent {
  return {
    type: 'record',
    record: {
      modality,
      origin: { importer: 'atm', root: layout.root, path, ...(modality === 'email' ? { messageId: id } : {}) },
      identity: identityOf(modality, id, readings),
      id: itemIdSchema.parse(id.slice(0, 512)),
      ...(content === undefined ? {} : { content }),
      readings,
      parts: [],
    },
  };
}

/**
 * Ids of pictures are the moment they were taken; those of mails are a day and a number, which two people's rows share:
 * the moment that the row gives tells them apart.
 */
function identityOf(modality: string, id: string, readings: readonly Reading[]): string {
  const time = modality === 'email' ? readings.find((r) => r.field === 'time') : undefined;
  return `atm:${modality}:${id}${time?.field === 'time' ? `@${time.value.start}` : ''}`;
}

async function estimate(layout: AtmLayout, signal?: AbortSignal): Promise<SourceEstimate> {
  const sums = { images: 0, videos: 0, mails: 0, rows: 0, withoutFile: 0, bytes: 0, copied: 0 };
  for (const kind of ['image', 'video'] as const) {
    const raw = await rawMedia(layout.raw[kind], kind);
    for (const content of raw.values()) sums.bytes += content.bytes;
    const rows = await countRows(layout.rows[kind], sums, signal);
    sums[kind === 'image' ? 'images' : 'videos'] += Math.max(rows, raw.size);
    sums.withoutFile += Math.max(0, rows - raw.size);
  }
  sums.mails = await countRows(layout.emails, sums, signal);
  return sums;
}

/** Rows of a file from its size and the mean length of its first rows: the file is not read whole. */
async function countRows(file: string | undefined, sums: { bytes: number }, signal?: AbortSignal): Promise<number> {
  if (file === undefined) return 0;
  const { size } = await stat(file);
  sums.bytes += size;
  let sampled = 0;
  let length = 0;
  try {
    for await (const { text } of jsonRows(createReadStream(file), file)) {
      signal?.throwIfAborted();
      sampled += 1;
      length += Buffer.byteLength(text);
      if (length > 1024 * 1024) return Math.round((size / length) * sampled);
    }
  } catch {
    signal?.throwIfAborted();
  }
  return sampled;
}
