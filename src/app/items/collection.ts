import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { contentIdentity, itemIdOf } from '../../ingest/identity.ts';
import type { Failure } from '../../memory/failure.ts';
import { batchIdSchema } from '../../memory/ids.ts';
import { assembleItem, type MemoryItem } from '../../memory/item.ts';
import type { Importer } from '../../memory/origin.ts';
import type { MediaContent, SourceEvent, SourceRecord } from '../../memory/source-record.ts';
import type { FilePart, Source, SourceEstimate, SourceOptions } from '../../ports/source.ts';
import type { Piece, PieceForm } from '../../sources/file-pieces.ts';

/** Items that never enter a memory belong to no import; the name says so. */
const noImport = batchIdSchema.parse('collection');

/** Opened by itself, since scoring looks for the memory beside the questions: the readers of everything else take long to load. */
const openAlone: Readonly<Partial<Record<Importer, (path: string) => Promise<readonly Source[]>>>> = {
  atm: async (path) => [await (await import('../../sources/atm/atm-source.ts')).openAtmSource(path)],
};
const openAny = async (path: string, importer: Importer): Promise<readonly Source[]> =>
  (await import('../../sources/recognise.ts')).openSource(path, importer);

async function openPart(path: string, importer: Importer, part: FilePart): Promise<readonly Source[]> {
  const open = (await import('../../sources/data-sets.ts')).dataSets[importer];
  if (open === undefined) throw new RangeError(`no parts of ${importer}`);
  return [await open(path, part)];
}

/**
 * What a path holds, or a part of the file that it is, as one source read by the named importer; several sources are read
 * one after another. Errors: as `openSource` (`missing`, `unreadable`, `unsupported-format`).
 */
export async function collectionSource(path: string, importer: Importer, part?: FilePart): Promise<Source> {
  const { guardedSource } = await import('../../sources/inside-root.ts');
  const open = openAlone[importer] ?? openAny;
  const opened = await (part === undefined ? open(path, importer) : openPart(path, importer, part));
  const sources = opened.map(guardedSource);
  const [first] = sources;
  return first !== undefined && sources.length === 1 ? first : chained(path, importer, sources);
}

/**
 * The parts of a file that holds several collections, with what each says, in memory bounded by the largest. `value` is
 * `undefined` for what is no JSON, `bytes` for what is too large. Errors: as of `piecesOf`.
 */
export async function* partsOf(file: string, form: PieceForm): AsyncGenerator<Piece & { readonly value: unknown }> {
  const { jsonOf, piecesOf } = await import('../../sources/file-pieces.ts');
  for await (const piece of piecesOf(file, form)) yield { ...piece, value: jsonOf(piece.bytes) };
}

const chained = (root: string, importer: string, sources: readonly Source[]): Source => ({
  importer,
  root,
  async estimate(signal): Promise<SourceEstimate> {
    const total = { images: 0, videos: 0, mails: 0, rows: 0, withoutFile: 0, bytes: 0, copied: 0 };
    const failures: Failure[] = [];
    for (const source of sources) {
      const part = await source.estimate(signal);
      for (const key of Object.keys(total) as (keyof typeof total)[]) total[key] += part[key] ?? 0;
      failures.push(...(part.failures ?? []));
    }
    return { ...total, failures };
  },
  async *read(options: SourceOptions): AsyncIterable<SourceEvent> {
    for (const source of sources) yield* source.read(options);
  },
});

/**
 * The records of a source as items, in its order and with its ids, without a store: what a system that only reads text
 * needs. Readings are the source's own; nothing is looked up, decoded or organised. A record without an id gets the one
 * that a memory would give it, for which a media file is read through once. Failures and declared people are left out.
 */
export async function* collectionItems(source: Source, signal?: AbortSignal): AsyncGenerator<MemoryItem> {
  for await (const event of source.read(signal === undefined ? {} : { signal })) {
    if (event.type === 'record') yield* itemsOf(event.record);
  }
}

async function* itemsOf(record: SourceRecord): AsyncGenerator<MemoryItem> {
  const identity = record.identity ?? contentIdentity(record.origin.sha256 ?? (await hashOf(record.content)));
  yield itemOfRecord(record, identity);
  for (const part of record.parts) yield* itemsOf(part.record);
}

/** A record as an item of no memory. */
export const itemOfRecord = (record: SourceRecord, identity: string): MemoryItem =>
  assembleItem({
    id: record.id ?? itemIdOf(record.modality, identity),
    identity,
    modality: record.modality,
    origin: { ...record.origin, batch: noImport },
    copies: [],
    readings: record.readings,
  });

/** The SHA-256 of the bytes, in hex. Errors: file errors. */
export async function hashOf(content: MediaContent | undefined): Promise<string> {
  const hash = createHash('sha256');
  if (content !== undefined) {
    for await (const chunk of content.kind === 'file' ? createReadStream(content.path) : await content.open()) {
      hash.update(chunk as Uint8Array);
    }
  }
  return hash.digest('hex');
}
