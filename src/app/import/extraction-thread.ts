import { parentPort } from 'node:worker_threads';
import type { StoredForm } from '../../ingest/derive.ts';
import { indexEntry } from '../../ingest/index-entry.ts';
import { assembleItem, type StoredItem, withReadings } from '../../memory/item.ts';
import type { Reading } from '../../memory/reading.ts';
import { readWords, type WordsRead } from '../../organise/view.ts';
import type { ExtractionSettings, PlaceTable } from './place-table.ts';
import { readItem } from './text-extraction.ts';

/**
 * Messages between the pool and its threads: both ends are this program, of the same version. Table and settings come first,
 * once: the table takes longer to make than to hand over. Items come as the JSON of `StoredItem[]`.
 */
export type ThreadRequest =
  | { readonly places: PlaceTable; readonly settings: ExtractionSettings }
  | { readonly batch: number; readonly items: string };
export type ThreadReply = { readonly batch: number; readonly read: readonly ReadInThread[] };
/** What follows from an item alone, for all who want to know it later. */
export type ReadInThread = {
  readonly readings: readonly Reading[];
  /** What the store keeps of the item with these readings. */
  readonly form: StoredForm;
  /** What organising reads in the words of the item with these readings. */
  readonly words: WordsRead;
};

let given: Extract<ThreadRequest, { places: unknown }> | undefined;

function read(item: StoredItem, settings: ExtractionSettings, places: PlaceTable): ReadInThread {
  const readings = readItem(item, settings, places);
  const stored = withReadings(item, readings);
  const whole = assembleItem(stored);
  return {
    readings,
    form: { index: indexEntry(whole), document: JSON.stringify(stored) },
    words: readWords(whole),
  };
}

parentPort?.on('message', (request: ThreadRequest) => {
  if ('places' in request) {
    given = request;
    return;
  }
  if (given === undefined) throw new Error('Something to read came before the settings to read it with.');
  const { places, settings } = given;
  const items: readonly StoredItem[] = JSON.parse(request.items);
  const reply: ThreadReply = { batch: request.batch, read: items.map((item) => read(item, settings, places)) };
  parentPort?.postMessage(reply);
});
