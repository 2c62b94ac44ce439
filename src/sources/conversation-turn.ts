import { basename, dirname } from 'node:path';
import { itemIdSchema } from '../memory/ids.ts';
import { observed } from '../memory/provenance.ts';
import { type Reading, reading } from '../memory/reading.ts';
import type { SourceEvent } from '../memory/source-record.ts';
import type { TimeSpan } from '../memory/time-span.ts';

/** What somebody said in a conversation: `id` is the item's, `thread` the session that it is part of. */
type ConversationTurn = {
  readonly id: string;
  readonly thread: string;
  readonly speaker: string;
  readonly text: string;
  readonly caption?: string | null | undefined;
  readonly time?: TimeSpan | undefined;
};

/** A turn of a data set's conversation as a `text` item; what it does not say is no reading. */
export function turnRecord(
  importer: 'locomo' | 'longmemeval' | 'personamem',
  file: string,
  { id, thread, speaker, text, caption, time }: ConversationTurn,
): SourceEvent {
  const seen = observed(importer);
  const readings: Reading[] = [
    reading('people', [{ name: speaker, how: 'speaker' }], seen),
    reading('thread', { id: thread, messageId: id }, seen),
  ];
  if (time !== undefined) readings.push(reading('time', time, seen));
  if (text !== '') readings.push(reading('body', { text }, seen));
  if (caption) readings.push(reading('caption', caption, seen));
  return {
    type: 'record',
    record: {
      modality: 'text',
      origin: { importer, root: dirname(file), path: basename(file), messageId: id },
      identity: `${importer}:${id}`,
      id: itemIdSchema.parse(id),
      readings,
      parts: [],
    },
  };
}
