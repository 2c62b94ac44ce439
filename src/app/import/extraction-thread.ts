import { parentPort, workerData } from 'node:worker_threads';
import type { StoredForm } from '../../ingest/derive.ts';
import { indexEntry } from '../../ingest/index-entry.ts';
import { assembleItem, type StoredItem, withReadings } from '../../memory/item.ts';
import type { Reading } from '../../memory/reading.ts';
import type { SourceRows } from '../../memory/source-record.ts';
import type { AccountRecord } from '../../organise/accounts/account-records.ts';
import { readWords, type WordsRead } from '../../organise/view.ts';
import type { ThreadSetup } from './early-threads.ts';
import type { WrittenDealings } from './kept-dealings.ts';
import type { ExtractionSettings, PlaceTable } from './place-table.ts';
import type { SharedPapers, WrittenRows } from './read-row.ts';
import type { RowsFor } from './row-reading.ts';
import { readItem } from './text-extraction.ts';

/** Messages between the pool and its threads: both ends are this program, of the same version. */
/**
 * Table and settings come first, once: the table takes longer to make than to hand over. Items come as the JSON of `StoredItem[]`.
 * One thread is given the papers of all, as they come, and is asked for the dealings in them at the end.
 */
export type ThreadRequest =
  | { readonly places: PlaceTable; readonly settings: ExtractionSettings }
  | { readonly batch: number; readonly items: string }
  | { readonly batch: number; readonly rows: SourceRows; readonly of: RowsFor }
  | { readonly papers: SharedPapers }
  | { readonly wanted: 'dealings' };
export type ThreadReply =
  | { readonly batch: number; readonly read: readonly ReadInThread[] }
  | { readonly batch: number; readonly rows: WrittenRows }
  | { readonly dealings: WrittenDealings };
/** What follows from an item alone, for all who want to know it later. */
export type ReadInThread = {
  readonly readings: readonly Reading[];
  /** What the store keeps of the item with these readings. */
  readonly form: StoredForm;
  /** What organising reads in the words of the item with these readings. */
  readonly words: WordsRead;
};

const loadRows = () => import('./row-reading.ts');
if ((workerData as ThreadSetup).rows) await loadRows();

let grouping: Promise<typeof import('./row-dealings.ts')> | undefined;
/** Of all rows of the import, in the one thread that is to find dealings in them. */
const records: AccountRecord[] = [];

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

const answer = (reply: ThreadReply): void => parentPort?.postMessage(reply);

parentPort?.on('message', async (request: ThreadRequest) => {
  if ('places' in request) {
    given = request;
    return;
  }
  if ('papers' in request) {
    grouping ??= import('./row-dealings.ts');
    const { recordsIn } = await grouping;
    records.push(...recordsIn(request.papers));
    return;
  }
  if ('wanted' in request) {
    grouping ??= import('./row-dealings.ts');
    // Who waits for one promise goes on in turn: all papers that came before are read by then.
    const { dealingsIn } = await grouping;
    answer({ dealings: dealingsIn(records) });
    // Nothing else is asked of it: all that it read goes before anybody there has the time to end it.
    parentPort?.close();
    return;
  }
  if (given === undefined) throw new Error('Something to read came before the settings to read it with.');
  const { places, settings } = given;
  if ('rows' in request) {
    const { readRows } = await loadRows();
    answer({ batch: request.batch, rows: await readRows(request.rows, { settings, places, of: request.of }) });
  } else {
    const items: readonly StoredItem[] = JSON.parse(request.items);
    answer({ batch: request.batch, read: items.map((item) => read(item, settings, places)) });
  }
});
