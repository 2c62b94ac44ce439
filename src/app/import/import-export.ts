import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { z } from 'zod';
import { fileError } from '../../adapters/files/file-error.ts';
import type { AddResponse } from '../../contract/memory-verbs.ts';
import { reindexed } from '../../ingest/enrich.ts';
import { tombstoneHash } from '../../ingest/identity.ts';
import { albumSchema } from '../../memory/album.ts';
import { conceptSchema } from '../../memory/concept.ts';
import { correctionKey, correctionSchema } from '../../memory/correction.ts';
import { MadeleineError } from '../../memory/errors.ts';
import { faceSchema } from '../../memory/face.ts';
import { type Failure, failureOf } from '../../memory/failure.ts';
import { isAbsence } from '../../memory/file-error.ts';
import { type StoredItem, storedItemSchema } from '../../memory/item.ts';
import { linkSchema } from '../../memory/link.ts';
import { observationKey, observationSchema } from '../../memory/observation.ts';
import { isCopyPath } from '../../memory/origin.ts';
import { declaredPersonSchema } from '../../memory/person.ts';
import type { Change } from '../../ports/store.ts';
import { jsonOf, piecesOf } from '../../sources/file-pieces.ts';
import { insideRoot } from '../../sources/inside-root.ts';
import { organiseMemory } from '../jobs/organise-memory.ts';
import type { OpenMemory } from '../open-memory.ts';
import { originalPath } from './content-path.ts';

const ITEMS_PER_WRITE = 200;
const RECORDS_PER_WRITE = 2000;

/**
 * Takes an export back in: items with every reading, the memory's copies of content, links, concepts, what the owner
 * corrected. Items that are here already stay as they are. A broken row is one failure and the rest goes on.
 */
export async function importExport(
  memory: OpenMemory,
  folder: string,
): Promise<Pick<AddResponse, 'added' | 'unchanged' | 'skippedForgotten' | 'failed' | 'seconds'>> {
  const began = performance.now();
  const rows = join(folder, 'items.jsonl');
  await stat(rows).catch((error: unknown) => {
    if (!isAbsence(error)) throw fileError(error, rows);
    throw new MadeleineError('missing', `${folder} is not an export: it has no items.jsonl.`, {
      path: rows,
      action: 'Give a folder created by `madeleine export`.',
      cause: error,
    });
  });
  const outcome = { added: 0, unchanged: 0, skippedForgotten: 0, failed: [] as Failure[] };
  let changes: Change[] = [];
  let line = 0;
  for await (const { bytes } of piecesOf(await insideRoot(folder, rows), 'lines')) {
    line += 1;
    try {
      const change = await rowChange(memory, folder, jsonOf(bytes), outcome);
      if (change !== undefined) changes.push(change);
    } catch (error) {
      const reason = error instanceof MadeleineError ? error : malformed('The row is not an item.', error);
      outcome.failed.push(failureOf(`${rows}:${line}`, reason));
    }
    if (changes.length < ITEMS_PER_WRITE) continue;
    await memory.store.write(changes);
    changes = [];
  }
  for await (const change of recordChanges(folder, outcome.failed)) {
    changes.push(change);
    if (changes.length < RECORDS_PER_WRITE) continue;
    await memory.store.write(changes);
    changes = [];
  }
  await memory.store.write(changes);
  await organiseMemory(memory);
  return { ...outcome, seconds: (performance.now() - began) / 1000 };
}

async function rowChange(
  memory: OpenMemory,
  folder: string,
  row: unknown,
  outcome: { added: number; unchanged: number; skippedForgotten: number },
): Promise<Change | undefined> {
  const item: StoredItem = storedItemSchema.parse(row);
  if ((await memory.store.identities([item.identity])).size > 0) {
    outcome.unchanged += 1;
    return undefined;
  }
  if ((await memory.store.record('tombstone', tombstoneHash(memory.folder.secret, item.identity))) !== undefined) {
    outcome.skippedForgotten += 1;
    return undefined;
  }
  for (const { copy } of [item.origin, ...item.copies]) if (copy !== undefined && !isCopyPath(copy)) throw noCopy(copy);
  await originalPath(item.origin);
  if (item.origin.copy !== undefined) await takeCopy(memory, folder, item.origin.copy);
  outcome.added += 1;
  return reindexed(item, await memory.deriveContext());
}

const noCopy = (copy: string): MadeleineError =>
  new MadeleineError('unsafe-path', `The row refers to a copy outside the memory: ${copy}.`, {
    action: 'Do not import this export.',
  });

/** Brings a copy along, if the export has it; one that leads out of the export is refused. */
async function takeCopy(memory: OpenMemory, folder: string, copy: string): Promise<void> {
  const from = await insideRoot(folder, copy);
  try {
    await memory.vault.put(copy, createReadStream(from));
  } catch (error) {
    throw fileError(error, from);
  }
}

/** Records that nothing can recompute, one at a time; the rest is organised anew. */
async function* recordChanges(folder: string, failed: Failure[]): AsyncGenerator<Change> {
  for await (const value of rowsOf(folder, 'links.jsonl', linkSchema, failed))
    if (!value.by.startsWith('organise')) yield { op: 'putRecord', kind: 'link', id: value.id, value };
  const concepts = new Set<string>();
  let at = 0;
  for await (const value of rowsOf(folder, 'concepts.jsonl', conceptSchema, failed)) {
    const id = concepts.has(value.id) ? `${value.id}~${at}` : value.id;
    yield { op: 'putRecord', kind: 'concept', id, value };
    concepts.add(value.id);
    at += 1;
  }
  for await (const value of rowsOf(folder, 'declared-people.jsonl', declaredPersonSchema, failed))
    yield { op: 'putRecord', kind: 'declaredPerson', id: `${value.importer}:${value.face}`, value };
  for await (const value of rowsOf(folder, 'faces.jsonl', faceSchema, failed))
    yield { op: 'putRecord', kind: 'face', id: value.id, value };
  for await (const value of rowsOf(folder, 'observations.jsonl', observationSchema, failed))
    yield { op: 'putRecord', kind: 'observation', id: observationKey(value), value };
  for await (const value of rowsOf(folder, 'albums.jsonl', albumSchema, failed))
    yield { op: 'putRecord', kind: 'album', id: value.id, value };
  let said = 0;
  for await (const value of rowsOf(folder, 'corrections.jsonl', correctionSchema, failed)) {
    yield { op: 'putRecord', kind: 'correction', id: correctionKey(value, said), value };
    said += 1;
  }
}

/** What a file of the export says, row by row; nothing where there is none. What cannot be read is named in `failed`. */
async function* rowsOf<T>(folder: string, name: string, schema: z.ZodType<T>, failed: Failure[]): AsyncGenerator<T> {
  const file = join(folder, name);
  let line = 0;
  try {
    for await (const { bytes } of piecesOf(await insideRoot(folder, name), 'lines')) {
      line += 1;
      const row = schema.safeParse(jsonOf(bytes));
      if (row.success) yield row.data;
      else failed.push(failureOf(`${file}:${line}`, malformed('The row cannot be read.', row.error)));
    }
  } catch (error) {
    const failure = failureOf(file, error);
    if (failure.code !== 'missing') failed.push(failure);
  }
}

const malformed = (message: string, cause: unknown): MadeleineError =>
  new MadeleineError('malformed-row', message, { action: 'Export again, or correct the row.', cause });
