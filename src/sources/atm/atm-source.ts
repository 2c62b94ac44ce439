import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { relative } from 'node:path';
import { MadeleineError } from '../../memory/errors.ts';
import { type Failure, failureOf } from '../../memory/failure.ts';
import type { SourceEvent } from '../../memory/source-record.ts';
import type { Source, SourceEstimate } from '../../ports/source.ts';
import { type AtmLayout, findAtm, guardedLayout, type MediaKind } from './atm-layout.ts';
import { jsonRows } from './json-rows.ts';
import { mediaReadings } from './media-row.ts';
import { cachedName, rawMedia } from './raw-media.ts';
import { type RowsFile, rowEvents, rowRecord } from './row-events.ts';

/**
 * An ATM-Bench memory: mails, image and video rows, raw media where they are there. Items keep the data set's ids (a
 * file's stem, a mail's id). Given any folder of the data set, the whole memory is read; questions never are. Errors:
 * `missing` when there is no memory here; `malformed-row` per row, with file, row number and reason.
 */
export async function openAtmSource(path: string): Promise<Source> {
  const found = await findAtm(path);
  if (found === undefined) {
    throw new MadeleineError('missing', 'No ATM-Bench memory was found here.', {
      path,
      action: 'Give the folder that contains raw_memory or processed_memory.',
    });
  }
  const { layout, refused } = await guardedLayout(found);
  return {
    importer: 'atm',
    root: layout.root,
    estimate: (signal) => estimate(layout, signal),
    async *read({ signal }) {
      for (const failure of refused) yield { type: 'failure', failure };
      yield* read(layout, signal);
    },
  };
}

async function* read(layout: AtmLayout, signal: AbortSignal | undefined): AsyncGenerator<SourceEvent> {
  const { root, emails } = layout;
  if (emails !== undefined)
    yield* readRows(
      { kind: 'email', root, file: emails, path: relative(root, emails), names: undefined, files: undefined },
      signal,
    );
  for (const kind of ['image', 'video'] as const) yield* readMedia(layout, kind, signal);
}

async function* readRows(rows: RowsFile, signal: AbortSignal | undefined): AsyncGenerator<SourceEvent> {
  const { file } = rows;
  try {
    for await (const row of jsonRows(createReadStream(file, { highWaterMark: 1024 * 1024 }), file)) {
      signal?.throwIfAborted();
      yield* await rowEvents(row, rows);
    }
  } catch (error) {
    signal?.throwIfAborted();
    yield { type: 'failure', failure: failureOf(file, error) };
  }
}

async function* readMedia(
  layout: AtmLayout,
  kind: MediaKind,
  signal: AbortSignal | undefined,
): AsyncGenerator<SourceEvent> {
  const failures: Failure[] = [];
  const raw = await rawMedia(layout.raw[kind], kind, failures);
  for (const failure of failures) yield { type: 'failure', failure };
  const done = new Set<string>();
  const { root } = layout;
  const [file, names] = [layout.rows[kind], layout.names[kind]];
  if (file !== undefined)
    yield* readRows({ kind, root, file, path: relative(root, file), names, files: { contents: raw, done } }, signal);
  for (const [stem, content] of raw) {
    if (done.has(stem)) continue;
    signal?.throwIfAborted();
    const readings = mediaReadings({}, kind, content.path, stem, await cachedName(names, stem));
    yield rowRecord(root, kind, stem, relative(root, content.path), readings, content);
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
