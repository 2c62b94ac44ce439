import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { relative } from 'node:path';
import { MadeleineError } from '../../memory/errors.ts';
import { type Failure, failureOf } from '../../memory/failure.ts';
import type { SourceEvent, SourceRows } from '../../memory/source-record.ts';
import type { Source, SourceEstimate } from '../../ports/source.ts';
import { type AtmLayout, findAtm, guardedLayout, type MediaKind } from './atm-layout.ts';
import { jsonRows } from './json-rows.ts';
import { mediaReadings } from './media-row.ts';
import { cachedName, rawMedia } from './raw-media.ts';
import { noFiles, type RowFiles, rowEvents, rowRecord } from './row-events.ts';

/**
 * An ATM-Bench memory: mails, image and video rows, raw media where they are there. Items keep the data set's ids (a
 * file's stem, a mail's id). Given any folder of the data set, the whole memory is read; questions never are. Errors:
 * `missing` when there is no memory here; `malformed-row` per row, with file, row number and reason.
 */
export async function openAtmSource(path: string): Promise<Source> {
  const found = await findAtm(path);
  if (found === undefined) {
    throw new MadeleineError('missing', 'There is no ATM-Bench memory here.', {
      path,
      action: 'Give the folder that holds raw_memory or processed_memory.',
    });
  }
  const { layout, refused } = await guardedLayout(found);
  return {
    importer: 'atm',
    root: layout.root,
    estimate: (signal) => estimate(layout, signal),
    async *read({ signal, rowsApart }) {
      for (const failure of refused) yield { type: 'failure', failure };
      yield* read(layout, signal, rowsApart === true);
    },
  };
}

/** Rows are handed on in so many: a few hundredths of a second of work. */
const ROWS_TOGETHER = 64;

async function* read(
  layout: AtmLayout,
  signal: AbortSignal | undefined,
  rowsApart: boolean,
): AsyncGenerator<SourceEvent> {
  if (layout.emails !== undefined) yield* readRows(layout, 'email', layout.emails, signal, rowsApart, noFiles());
  for (const kind of ['image', 'video'] as const) yield* readMedia(layout, kind, signal, rowsApart);
}

async function* readRows(
  layout: AtmLayout,
  kind: SourceRows['kind'],
  file: string,
  signal: AbortSignal | undefined,
  rowsApart: boolean,
  files: RowFiles,
): AsyncGenerator<SourceEvent> {
  const names = kind === 'email' ? undefined : layout.names[kind];
  const path = relative(layout.root, file);
  const begun = {
    importer: 'atm',
    kind,
    root: layout.root,
    file,
    path,
    ...(names === undefined ? {} : { names }),
  } as const;
  let [first, texts]: [number, string[]] = [1, []];
  const events = async function* (): AsyncGenerator<SourceEvent> {
    const rows: SourceRows = { ...begun, first, texts };
    [first, texts] = [first + texts.length, []];
    if (rowsApart && rows.texts.length > 0) yield { type: 'rows', rows };
    else for (const at of rows.texts.keys()) yield* await rowEvents(rows, at, files);
  };
  try {
    for await (const { text } of jsonRows(createReadStream(file, { highWaterMark: 1024 * 1024 }), file)) {
      signal?.throwIfAborted();
      texts.push(text);
      if (texts.length === (rowsApart ? ROWS_TOGETHER : 1)) yield* events();
    }
    yield* events();
  } catch (error) {
    signal?.throwIfAborted();
    yield* events();
    yield { type: 'failure', failure: failureOf(file, error) };
  }
}

async function* readMedia(
  layout: AtmLayout,
  kind: MediaKind,
  signal: AbortSignal | undefined,
  rowsApart: boolean,
): AsyncGenerator<SourceEvent> {
  const failures: Failure[] = [];
  const raw = await rawMedia(layout.raw[kind], kind, failures);
  for (const failure of failures) yield { type: 'failure', failure };
  const done = new Set<string>();
  const rows = layout.rows[kind];
  if (rows !== undefined)
    yield* readRows(layout, kind, rows, signal, rowsApart && raw.size === 0, { contents: raw, done });
  for (const [stem, content] of raw) {
    if (done.has(stem)) continue;
    signal?.throwIfAborted();
    const readings = mediaReadings({}, kind, content.path, stem, await cachedName(layout.names[kind], stem));
    yield rowRecord(layout.root, kind, stem, relative(layout.root, content.path), readings, content);
  }
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
