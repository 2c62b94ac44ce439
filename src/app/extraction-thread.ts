import { parentPort, workerData } from 'node:worker_threads';
import { type Derived, withIndex } from '../ingest/derive.ts';
import type { StoredItem } from '../memory/item.ts';
import { type ExtractionSettings, type PlaceTable, readItem } from './text-extraction.ts';

/** Messages between the pool and its threads: both ends are this program, of the same version. */
export type ThreadSetup = { readonly settings: ExtractionSettings };
/** The table comes first, once: it takes longer to make than to hand over. Items come as the JSON of `StoredItem[]`. */
export type ThreadRequest = { readonly places: PlaceTable } | { readonly batch: number; readonly items: string };
export type ThreadReply = { readonly batch: number; readonly derived: readonly Derived[] };

const { settings } = workerData as ThreadSetup;
let places: PlaceTable = new Map();

parentPort?.on('message', (request: ThreadRequest) => {
  if ('places' in request) {
    places = request.places;
    return;
  }
  const items: readonly StoredItem[] = JSON.parse(request.items);
  const derived = items.map((item) => withIndex(item, readItem(item, settings, places)));
  const reply: ThreadReply = { batch: request.batch, derived };
  parentPort?.postMessage(reply);
});
