import { stat } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { z } from 'zod';
import { failureOf } from '../../memory/failure.ts';
import type { SourceEvent } from '../../memory/source-record.ts';
import type { FilePart, Source, SourceEstimate } from '../../ports/source.ts';
import { turnRecord } from '../conversation-turn.ts';
import { jsonOf, type Piece, pieceAt, piecesOf } from '../file-pieces.ts';
import { malformedRow } from '../malformed-row.ts';

/** A line holds one context under its name, which is a hash of 64 characters. */
const lineSchema = z.record(z.string().min(1).max(200), z.array(z.unknown()));
const messageSchema = z.looseObject({ role: z.string().min(1).max(100), content: z.string() });

/**
 * Conversations of a PersonaMem file (Jiang et al. 2025; `shared_contexts_32k.jsonl`), or the first messages of the one
 * that `part` names: each message is a `text` item with the id `<context>:<number>`, from 0 as the released indexes count.
 * Errors: `malformed-row` per line or message.
 */
export function openPersonaMemSource(path: string, part?: FilePart): Source {
  const file = resolve(path);
  return {
    importer: 'personamem',
    root: dirname(file),
    estimate: () => estimateMessages(file, part),
    read: ({ signal }) => readContexts(file, part, signal),
  };
}

async function estimateMessages(file: string, part: FilePart | undefined): Promise<SourceEstimate> {
  let rows = 0;
  for await (const event of readContexts(file, part)) if (event.type === 'record') rows += 1;
  const bytes = part === undefined ? (await stat(file)).size : part.end - part.start;
  return { images: 0, videos: 0, mails: 0, rows, bytes, copied: 0 };
}

async function* readContexts(
  file: string,
  part: FilePart | undefined,
  signal?: AbortSignal,
): AsyncGenerator<SourceEvent> {
  try {
    if (part !== undefined) return yield* readLine(file, 'its line', await pieceAt(file, part), part, signal);
    let line = 0;
    for await (const { bytes } of piecesOf(file, 'lines')) {
      line += 1;
      yield* readLine(file, `context ${line}`, bytes, undefined, signal);
    }
  } catch (error) {
    signal?.throwIfAborted();
    yield { type: 'failure', failure: failureOf(file, error) };
  }
}

function* readLine(
  file: string,
  where: string,
  bytes: Piece['bytes'],
  part: FilePart | undefined,
  signal: AbortSignal | undefined,
): Generator<SourceEvent> {
  signal?.throwIfAborted();
  const line = lineSchema.safeParse(jsonOf(bytes));
  if (!line.success) {
    yield malformedRow(file, where, bytes === undefined ? 'it is too large' : line.error);
    return;
  }
  for (const [id, messages] of Object.entries(line.data)) {
    if (part !== undefined && id !== part.id) continue;
    for (const [index, raw] of messages.slice(0, part?.most).entries()) {
      const message = messageSchema.safeParse(raw);
      if (message.success) {
        const { role: speaker, content: text } = message.data;
        yield turnRecord('personamem', file, { id: `${id}:${index}`, thread: id, speaker, text });
      } else yield malformedRow(file, `${id}, message ${index}`, message.error);
    }
  }
}
