import { readFile, stat } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import { z } from 'zod';
import { MadeleineError } from '../../memory/errors.ts';
import { failureOf } from '../../memory/failure.ts';
import { isAbsence } from '../../memory/file-error.ts';
import { itemIdSchema } from '../../memory/ids.ts';
import { observed } from '../../memory/provenance.ts';
import { type Reading, reading } from '../../memory/reading.ts';
import type { SourceEvent } from '../../memory/source-record.ts';
import type { Source, SourceEstimate } from '../../ports/source.ts';
import { type PhoneRow, rowSchema, textOf } from './phone-row.ts';

/** The kinds of phone data, which are the names of their files and what evidence calls them. */
const phoneKinds = [...['photo', 'sms', 'call', 'calendar', 'note', 'push', 'agent_chat', 'fitness_health', 'contact']];

/** A released file has less than 2 MB. */
const MOST_BYTES = 64_000_000;
const seen = observed('lifebench');

/**
 * One person's folder of LifeBench (`phone_data/*.json`): each row is a `text` item with the id
 * `<person>:<kind>:<phone_id>`; of rows with one id the first counts. Questions, the persona and generated summaries
 * are not read. Errors: `corrupt` for a file that is not a JSON list or is too large, `malformed-row` per row.
 */
export function openLifebenchSource(path: string): Source {
  const root = resolve(path);
  return {
    importer: 'lifebench',
    root,
    estimate: () => estimateRows(root),
    read: ({ signal }) => readKinds(root, signal),
  };
}

async function estimateRows(root: string): Promise<SourceEstimate> {
  let [rows, bytes] = [0, 0];
  for (const kind of phoneKinds) bytes += (await stat(fileOf(root, kind)).catch(() => undefined))?.size ?? 0;
  for await (const event of readKinds(root)) if (event.type === 'record') rows += 1;
  return { images: 0, videos: 0, mails: 0, rows, bytes, copied: 0 };
}

const fileOf = (root: string, kind: string): string => join(root, 'phone_data', `${kind}.json`);

async function* readKinds(root: string, signal?: AbortSignal): AsyncGenerator<SourceEvent> {
  for (const kind of phoneKinds) {
    const file = fileOf(root, kind);
    try {
      const rows = await rowsOf(file);
      const before = new Set<string>();
      for (const [index, raw] of rows.entries()) {
        signal?.throwIfAborted();
        const row = rowSchema.safeParse(raw);
        // The released files hold some rows twice under one id, the second time in other words where translated.
        if (row.success && before.has(row.data.phone_id)) continue;
        if (row.success) before.add(row.data.phone_id);
        yield row.success ? record(root, kind, row.data) : malformed(file, index + 1, row.error);
      }
    } catch (error) {
      signal?.throwIfAborted();
      // A person need not have data of every kind.
      if (!isAbsence(error)) yield { type: 'failure', failure: failureOf(file, error) };
    }
  }
}

async function rowsOf(file: string): Promise<readonly unknown[]> {
  const action = 'Download the file again; it must be a JSON list.';
  if ((await stat(file)).size > MOST_BYTES)
    throw new MadeleineError('corrupt', 'This file is too large to be LifeBench phone data.', { path: file, action });
  const text = await readFile(file, 'utf8');
  try {
    return z.array(z.unknown()).parse(JSON.parse(text));
  } catch (cause) {
    throw new MadeleineError('corrupt', 'This is not a readable LifeBench file.', { path: file, action, cause });
  }
}

function record(root: string, kind: string, row: PhoneRow): SourceEvent {
  const id = `${basename(root)}:${kind}:${row.phone_id}`;
  const start = row.datetime ?? row.date ?? row['日期'];
  const text = textOf(row);
  const readings: Reading[] = [];
  if (row.title) readings.push(reading('title', row.title, seen));
  if (row.caption) readings.push(reading('caption', row.caption, seen));
  if (text !== '') readings.push(reading('body', { text }, seen));
  if (row.contactName) readings.push(reading('people', [{ name: row.contactName, how: 'named' }], seen));
  if (start !== undefined) {
    const precision = start.length > 10 ? 'second' : 'day';
    readings.push(reading('time', { ...span(start), precision, source: 'row' }, seen));
  }
  return {
    type: 'record',
    record: {
      modality: 'text',
      origin: { importer: 'lifebench', root, path: join('phone_data', `${kind}.json`), messageId: id },
      identity: `lifebench:${id}`,
      id: itemIdSchema.parse(id),
      readings,
      parts: [],
    },
  };
}

/** A written day lasts from its first second to its last. */
const span = (written: string) =>
  written.length > 10
    ? { start: written.replace(' ', 'T'), end: written.replace(' ', 'T') }
    : { start: `${written}T00:00:00`, end: `${written}T23:59:59` };

function malformed(file: string, row: number, cause: z.ZodError): SourceEvent {
  const why = cause.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('; ');
  const action = 'Compare this row with the published file; the rest has been read.';
  return {
    type: 'failure',
    failure: failureOf(file, new MadeleineError('malformed-row', `row ${row}: ${why}`, { path: file, action })),
  };
}
