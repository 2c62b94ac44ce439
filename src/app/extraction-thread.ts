import { parentPort, workerData } from 'node:worker_threads';
import { openGeonames } from '../adapters/geonames/geocoder.ts';
import type { MemoryItem } from '../memory/item.ts';
import type { Reading } from '../memory/reading.ts';
import { type ExtractionSettings, extractText, placeTable } from './text-extraction.ts';

/** Messages between the pool and its threads: both ends are this program, of the same version. */
export type ThreadSetup = { readonly settings: ExtractionSettings };
export type ThreadRequest = { readonly batch: number; readonly items: readonly MemoryItem[] };
export type ThreadReply = { readonly batch: number; readonly readings: readonly (readonly Reading[])[] };

const { settings } = workerData as ThreadSetup;
const places = placeTable(openGeonames());

parentPort?.on('message', ({ batch, items }: ThreadRequest) => {
  const reply: ThreadReply = { batch, readings: items.map((item) => extractText(item, settings, places)) };
  parentPort?.postMessage(reply);
});
