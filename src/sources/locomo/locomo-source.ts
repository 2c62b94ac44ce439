import { stat } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { z } from 'zod';
import { MadeleineError } from '../../memory/errors.ts';
import { failureOf } from '../../memory/failure.ts';
import type { SourceEvent } from '../../memory/source-record.ts';
import type { Source, SourceEstimate } from '../../ports/source.ts';
import { headOf } from '../archive/open-tree.ts';
import { turnRecord } from '../conversation-turn.ts';
import { jsonOf, piecesOf, textWithin } from '../file-pieces.ts';
import { malformedRow } from '../malformed-row.ts';
import { sessionSpan } from './session-time.ts';

/** Names of samples and turns make ids together, which are no longer than 512 characters. */
const LONGEST_NAME = 200;
const turnSchema = z.looseObject({
  speaker: z.string(),
  dia_id: z.string().min(1).max(LONGEST_NAME),
  text: z.string().nullish(),
  blip_caption: z.string().nullish(),
});

/** Of a sample only the conversation is read: questions, answers and the annotators' summaries are gold. */
const sampleSchema = z.object({
  sample_id: z.string().min(1).max(LONGEST_NAME),
  conversation: z.record(z.string(), z.unknown()),
});
const HEAD_BYTES = 4096;
/** One sample has some 300 kB. */
const LARGEST_SAMPLE = 32 * 1024 * 1024;

/**
 * LoCoMo conversations (Maharana et al. 2024; `locomo10.json`), a list or a single one: each turn is a `text` item with the
 * id `<sample_id>:<dia_id>`. Samples are read one at a time. Errors: `corrupt` for a file that is neither, `truncated` for a
 * list without an end, `malformed-row` per sample or turn.
 */
export function openLocomoSource(path: string): Source {
  const file = resolve(path);
  return {
    importer: 'locomo',
    root: dirname(file),
    estimate: () => estimateTurns(file),
    read: ({ signal }) => readSamples(file, signal),
  };
}

async function estimateTurns(file: string): Promise<SourceEstimate> {
  const { size } = await stat(file);
  let rows = 0;
  for await (const event of readSamples(file)) if (event.type === 'record') rows++;
  return { images: 0, videos: 0, mails: 0, rows, bytes: size, copied: 0 };
}

async function* readSamples(file: string, signal?: AbortSignal): AsyncGenerator<SourceEvent> {
  let number = 0;
  try {
    for await (const raw of samplesIn(file)) {
      signal?.throwIfAborted();
      number += 1;
      const sample = sampleSchema.safeParse(raw);
      if (sample.success) yield* readConversation(file, sample.data.sample_id, sample.data.conversation);
      else yield malformedRow(file, `sample ${number}`, sample.error);
    }
  } catch (error) {
    signal?.throwIfAborted();
    yield { type: 'failure', failure: failureOf(file, error) };
  }
}

/** Those of a list one at a time; a file may also be a single one. */
async function* samplesIn(file: string): AsyncGenerator<unknown> {
  const head = (await headOf(file, HEAD_BYTES))?.toString('utf8').trimStart() ?? '';
  if (head.startsWith('[')) for await (const { bytes } of piecesOf(file, 'array', LARGEST_SAMPLE)) yield jsonOf(bytes);
  else yield await singleSample(file);
}

async function singleSample(file: string): Promise<unknown> {
  try {
    return sampleSchema.parse(JSON.parse(await textWithin(file, LARGEST_SAMPLE)));
  } catch (cause) {
    const action = 'Download the file again; it must be the LoCoMo JSON with sample_id and conversation.';
    throw new MadeleineError('corrupt', 'This is not a readable LoCoMo file.', { path: file, action, cause });
  }
}

function* readConversation(
  file: string,
  sample: string,
  conversation: Record<string, unknown>,
): Generator<SourceEvent> {
  for (const [session, turns] of Object.entries(conversation)) {
    if (!/^session_\d+$/.test(session) || !Array.isArray(turns)) continue;
    const written = conversation[`${session}_date_time`];
    const time = typeof written === 'string' ? sessionSpan(written) : undefined;
    if (typeof written === 'string' && time === undefined) {
      yield malformedRow(
        file,
        `${sample} ${session}`,
        `the date "${written}" is not understood; its turns have no time`,
      );
    }
    for (const [index, raw] of turns.entries()) {
      const turn = turnSchema.safeParse(raw);
      if (turn.success) {
        const { dia_id: name, speaker, text, blip_caption: caption } = turn.data;
        const thread = `${sample}:${session}`;
        yield turnRecord('locomo', file, { id: `${sample}:${name}`, thread, speaker, text: text ?? '', caption, time });
      } else yield malformedRow(file, `${sample} ${session} turn ${index + 1}`, turn.error);
    }
  }
}
