import { stat } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { z } from 'zod';
import { slashedTime } from '../../language/slashed-time.ts';
import { failureOf } from '../../memory/failure.ts';
import type { SourceEvent } from '../../memory/source-record.ts';
import type { TimeSpan } from '../../memory/time-span.ts';
import type { FilePart, Source, SourceEstimate } from '../../ports/source.ts';
import { turnRecord } from '../conversation-turn.ts';
import { jsonOf, type Piece, pieceAt, piecesOf } from '../file-pieces.ts';
import { malformedRow } from '../malformed-row.ts';

const turnSchema = z.looseObject({ role: z.string().min(1).max(100), content: z.string() });

/** Of an entry only the history is read: question, answer and which turns are evidence are gold, and so are the sessions' names. */
const historySchema = z.looseObject({
  haystack_dates: z.array(z.string()),
  haystack_sessions: z.array(z.array(z.unknown())),
});

/**
 * Histories of a LongMemEval file (Wu et al. 2024), or the one of `part`: each turn is a `text` item with the id
 * `<history>:S<session>:<turn>`, both from 1; histories are `q0`, `q1`… in the file's order. Errors: `corrupt` and
 * `truncated` for a file that is no JSON list, `malformed-row` per entry or turn.
 */
export function openLongMemEvalSource(path: string, part?: FilePart): Source {
  const file = resolve(path);
  return {
    importer: 'longmemeval',
    root: dirname(file),
    estimate: () => estimateTurns(file, part),
    read: ({ signal }) => readHistories(file, part, signal),
  };
}

async function estimateTurns(file: string, part: FilePart | undefined): Promise<SourceEstimate> {
  let rows = 0;
  for await (const event of readHistories(file, part)) if (event.type === 'record') rows += 1;
  const bytes = part === undefined ? (await stat(file)).size : part.end - part.start;
  return { images: 0, videos: 0, mails: 0, rows, bytes, copied: 0 };
}

async function* readHistories(
  file: string,
  part: FilePart | undefined,
  signal?: AbortSignal,
): AsyncGenerator<SourceEvent> {
  try {
    if (part !== undefined) return yield* readHistory(file, part.id, await pieceAt(file, part), signal);
    let number = 0;
    for await (const { bytes } of piecesOf(file, 'array')) {
      yield* readHistory(file, `q${number}`, bytes, signal);
      number += 1;
    }
  } catch (error) {
    signal?.throwIfAborted();
    yield { type: 'failure', failure: failureOf(file, error) };
  }
}

function* readHistory(
  file: string,
  id: string,
  bytes: Piece['bytes'],
  signal: AbortSignal | undefined,
): Generator<SourceEvent> {
  signal?.throwIfAborted();
  const history = historySchema.safeParse(jsonOf(bytes));
  if (!history.success) {
    yield malformedRow(file, id, bytes === undefined ? 'the entry is too large' : history.error);
    return;
  }
  const { haystack_sessions: sessions, haystack_dates: dates } = history.data;
  for (const [index, turns] of sessions.entries()) {
    const session = `${id}:S${index + 1}`;
    const written = dates[index];
    const read = slashedTime(written ?? '');
    const time: TimeSpan | undefined = read && { ...read, source: 'session-date' };
    if (time === undefined)
      yield malformedRow(file, session, `the date "${written ?? ''}" is not understood; its turns have no time`);
    for (const [number, raw] of turns.entries()) {
      const turn = turnSchema.safeParse(raw);
      if (turn.success) {
        const { role: speaker, content: text } = turn.data;
        yield turnRecord('longmemeval', file, { id: `${session}:${number + 1}`, thread: session, speaker, text, time });
      } else yield malformedRow(file, `${session}, turn ${number + 1}`, turn.error);
    }
  }
}
