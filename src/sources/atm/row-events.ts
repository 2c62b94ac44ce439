import { join, relative } from 'node:path';
import { z } from 'zod';
import { MadeleineError } from '../../memory/errors.ts';
import { failureOf } from '../../memory/failure.ts';
import { itemIdSchema } from '../../memory/ids.ts';
import type { Reading } from '../../memory/reading.ts';
import type { MediaContent, SourceEvent } from '../../memory/source-record.ts';
import { splitName } from '../archive/media-names.ts';
import { isOutside, leadsOut } from '../inside-root.ts';
import type { MediaKind } from './atm-layout.ts';
import { emailReadings, emailRowSchema } from './email-row.ts';
import type { JsonRow } from './json-rows.ts';
import { filled, mediaReadings, mediaRowSchema } from './media-row.ts';
import { cachedName } from './raw-media.ts';

/** The files that lie beside media rows, by stem, and which of them a row has named. */
export type RowFiles = {
  readonly contents: ReadonlyMap<string, MediaContent & { kind: 'file' }>;
  readonly done: Set<string>;
};

/** The file that rows stand in. */
export type RowsFile = {
  readonly kind: 'email' | MediaKind;
  /** Absolute folder of the data set. */
  readonly root: string;
  /** Absolute path of the file, and the same inside `root`. */
  readonly file: string;
  readonly path: string;
  /** Folder of the addresses that the data set keeps beside its rows, by file. */
  readonly names: string | undefined;
  /** Of rows that bring files along. */
  readonly files: RowFiles | undefined;
};

/** Where a row stands, for failures and origins; rows are counted from 1. */
type RowPlace = Pick<RowsFile, 'root' | 'file' | 'path'> & { readonly number: number };

/** What a row is: a record, and a failure where something is wrong with it. Nothing is thrown. */
export async function rowEvents({ number, text }: JsonRow, rows: RowsFile): Promise<SourceEvent[]> {
  const place = { root: rows.root, file: rows.file, path: rows.path, number };
  const row = parsed(text);
  if (row === undefined) return [malformed(place, 'it is not valid JSON')];
  return rows.kind === 'email' ? emailEvents(row.value, place) : mediaEvents(rows.kind, row.value, place, rows);
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

function emailEvents(row: unknown, at: RowPlace): SourceEvent[] {
  const mail = emailRowSchema.safeParse(row);
  if (!mail.success) return [malformed(at, row === null ? 'it is null' : mail.error)];
  return [rowRecord(at.root, 'email', mail.data.id, at.path, emailReadings(mail.data), undefined)];
}

async function mediaEvents(
  kind: MediaKind,
  raw: unknown,
  at: RowPlace,
  { names, files }: RowsFile,
): Promise<SourceEvent[]> {
  const row = mediaRowSchema.safeParse(raw);
  if (!row.success) return [malformed(at, raw === null ? 'it is null' : row.error)];
  const path = filled(row.data.image_path) ?? filled(row.data.video_path);
  const why = errorText(row.data.error);
  if (path === undefined) return [malformed(at, `it has no path${why === undefined ? '' : ` (${why})`}`)];
  const name = path.slice(Math.max(path.lastIndexOf('/'), path.lastIndexOf('\\')) + 1);
  if (['', '.', '..'].includes(name)) return [malformed(at, `its path "${path}" names no file`)];
  const { stem } = splitName(name);
  files?.done.add(stem);
  const cached = filled(row.data.location_name) === undefined ? await cachedName(names, stem) : undefined;
  const content = files?.contents.get(stem);
  const climbs = content === undefined && leadsOutOf(at.root, path);
  const where = content === undefined ? (climbs ? name : path) : relative(at.root, content.path);
  const found = rowRecord(at.root, kind, stem, where, mediaReadings(row.data, kind, name, stem, cached), content);
  return [
    found,
    ...(climbs ? [refused(at, path)] : []),
    ...(why === undefined
      ? []
      : [malformed(at, `the data set reports "${why}" for ${name}; the item has what else the row says`)]),
  ];
}

/** True for a path that is no name of a file in the data set, and would be followed to one elsewhere later on. */
const leadsOutOf = (root: string, path: string): boolean =>
  path.includes('\0') || isOutside(root, join(root, path.replaceAll('\\', '/')));

function refused(at: RowPlace, path: string): SourceEvent {
  const failure = failureOf(at.file, leadsOut(`${at.file}#${at.number}: ${path.replaceAll('\0', '\ufffd')}`));
  return { type: 'failure', failure: { ...failure, action: 'The item has what the row says; its file is not read.' } };
}

function errorText(error: unknown): string | undefined {
  if (error === undefined || error === null || error === false || error === '') return undefined;
  return typeof error === 'string' ? error : (JSON.stringify(error) ?? 'an error');
}

/** `id` is what the data set calls it, `path` where it lies inside `root`. */
export function rowRecord(
  root: string,
  modality: RowsFile['kind'],
  id: string,
  path: string,
  readings: readonly Reading[],
  content: MediaContent | undefined,
): Extract<SourceEvent, { type: 'record' }> {
  return {
    type: 'record',
    record: {
      modality,
      origin: { importer: 'atm', root, path, ...(modality === 'email' ? { messageId: id } : {}) },
      identity: identityOf(modality, id, readings),
      id: itemIdSchema.parse(id.slice(0, 512)),
      ...(content === undefined ? {} : { content }),
      readings,
      parts: [],
    },
  };
}

/**
 * Ids of pictures are the moment they were taken, those of mails a day and a number; two people's rows share both. The
 * moment that the row gives tells their mails apart, and the spot their pictures.
 */
function identityOf(modality: string, id: string, readings: readonly Reading[]): string {
  for (const { field, value } of readings) {
    if (modality === 'email' && field === 'time') return `atm:email:${id}@${value.start}`;
    if (modality !== 'email' && field === 'place' && value.lat !== undefined)
      return `atm:${modality}:${id}@${value.lat.toFixed(4)},${value.lon?.toFixed(4)}`;
  }
  return `atm:${modality}:${id}`;
}
