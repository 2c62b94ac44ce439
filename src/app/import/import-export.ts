import { createReadStream } from 'node:fs';
import { type FileHandle, open, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { fileError } from '../../adapters/files/file-error.ts';
import type { AddResponse } from '../../contract/memory-verbs.ts';
import { reindexed } from '../../ingest/enrich.ts';
import { tombstoneHash } from '../../ingest/identity.ts';
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
import { insideRoot } from '../../sources/inside-root.ts';
import { organiseMemory } from '../jobs/organise-memory.ts';
import type { OpenMemory } from '../open-memory.ts';
import { originalPath } from './content-path.ts';

const ITEMS_PER_WRITE = 200;

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
  for await (const text of (await openRows(await insideRoot(folder, rows))).readLines()) {
    line += 1;
    if (text.trim() === '') continue;
    try {
      const change = await rowChange(memory, folder, text, outcome);
      if (change !== undefined) changes.push(change);
    } catch (error) {
      const reason =
        error instanceof MadeleineError
          ? error
          : new MadeleineError('malformed-row', 'The row is not an item.', {
              action: 'Export again, or correct the row.',
              cause: error,
            });
      outcome.failed.push(failureOf(`${rows}:${line}`, reason));
    }
    if (changes.length < ITEMS_PER_WRITE) continue;
    await memory.store.write(changes);
    changes = [];
  }
  await memory.store.write([...changes, ...(await recordChanges(folder, outcome.failed))]);
  await organiseMemory(memory);
  return { ...outcome, seconds: (performance.now() - began) / 1000 };
}

/** Opened before it is streamed: what cannot be opened is said, where a stream would end the program. */
const openRows = (rows: string): Promise<FileHandle> =>
  open(rows).catch((error: unknown) => {
    throw fileError(error, rows);
  });

async function rowChange(
  memory: OpenMemory,
  folder: string,
  text: string,
  outcome: { added: number; unchanged: number; skippedForgotten: number },
): Promise<Change | undefined> {
  const item: StoredItem = storedItemSchema.parse(JSON.parse(text));
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

/** Records that nothing can recompute; the rest is organised anew. */
async function recordChanges(folder: string, failed: Failure[]): Promise<Change[]> {
  const links = await lines(folder, 'links.jsonl', (v) => linkSchema.parse(v), failed);
  const concepts = await lines(folder, 'concepts.jsonl', (v) => conceptSchema.parse(v), failed);
  const declared = await lines(folder, 'declared-people.jsonl', (v) => declaredPersonSchema.parse(v), failed);
  const corrections = await lines(folder, 'corrections.jsonl', (v) => correctionSchema.parse(v), failed);
  const faces = await lines(folder, 'faces.jsonl', (v) => faceSchema.parse(v), failed);
  const observations = await lines(folder, 'observations.jsonl', (v) => observationSchema.parse(v), failed);
  return [
    ...links
      .filter((link) => !link.by.startsWith('organise'))
      .map((value) => ({ op: 'putRecord', kind: 'link', id: value.id, value }) as const),
    ...concepts.map((value, n) => {
      const isFirst = concepts.findIndex(({ id }) => id === value.id) === n;
      return { op: 'putRecord', kind: 'concept', id: isFirst ? value.id : `${value.id}~${n}`, value } as const;
    }),
    ...declared.map(
      (value) => ({ op: 'putRecord', kind: 'declaredPerson', id: `${value.importer}:${value.face}`, value }) as const,
    ),
    ...faces.map((value) => ({ op: 'putRecord', kind: 'face', id: value.id, value }) as const),
    ...observations.map(
      (value) => ({ op: 'putRecord', kind: 'observation', id: observationKey(value), value }) as const,
    ),
    ...corrections.map(
      (value, i) => ({ op: 'putRecord', kind: 'correction', id: correctionKey(value, i), value }) as const,
    ),
  ];
}

/** What a file of the export says; nothing where there is none. One that leads elsewhere is named in `failed`. */
async function linesOf(folder: string, name: string, failed: Failure[]): Promise<string> {
  try {
    return await readFile(await insideRoot(folder, name), 'utf8');
  } catch (error) {
    if (!isAbsence(error)) failed.push(failureOf(join(folder, name), error));
    return '';
  }
}

async function lines<T>(folder: string, name: string, parse: (value: unknown) => T, failed: Failure[]): Promise<T[]> {
  const text = await linesOf(folder, name, failed);
  return text.split('\n').flatMap((row, i) => {
    if (row.trim() === '') return [];
    try {
      return [parse(JSON.parse(row))];
    } catch (error) {
      failed.push(
        failureOf(
          `${join(folder, name)}:${i + 1}`,
          new MadeleineError('malformed-row', 'The row cannot be read.', {
            action: 'Export again, or correct the row.',
            cause: error,
          }),
        ),
      );
      return [];
    }
  });
}
