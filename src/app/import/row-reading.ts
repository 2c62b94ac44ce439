import { geonames, zoneAt } from '../../adapters/geonames/zone-at.ts';
import { keepRows, type RowTexts, rowTexts } from '../../adapters/sqlite/kept-rows.ts';
import { correspondentsOf } from '../../ingest/derive.ts';
import { indexEntry } from '../../ingest/index-entry.ts';
import { prepareRow, type RowPorts } from '../../ingest/prepare.ts';
import { failureOf } from '../../memory/failure.ts';
import type { BatchId } from '../../memory/ids.ts';
import { assembleItem } from '../../memory/item.ts';
import { sourcePath } from '../../memory/origin.ts';
import type { SourceEvent, SourceRows } from '../../memory/source-record.ts';
import { type WrittenView, writtenView } from '../../organise/accounts/written-view.ts';
import { viewOf } from '../../organise/view.ts';
import type { Geocoder } from '../../ports/geocoder.ts';
import { noFiles, rowEvents } from '../../sources/atm/row-events.ts';
import type { ExtractionSettings, PlaceTable } from './place-table.ts';
import type { WrittenRow, WrittenRows } from './read-row.ts';
import { sharedText } from './shared-text.ts';
import { readItem } from './text-extraction.ts';

/** The import that rows belong to, and the zone of their owner. */
export type RowsFor = { readonly batch: BatchId; readonly zone: string };
export type RowSettings = { readonly settings: ExtractionSettings; readonly places: PlaceTable; readonly of: RowsFor };

/** Reads rows all the way: records, items with all that follows from each alone, and what the store is to keep of them. */
export async function readRows(rows: SourceRows, given: RowSettings): Promise<WrittenRows> {
  const [written, kept, papers]: [WrittenRow[], RowTexts[], WrittenView[]] = [[], [], []];
  const files = noFiles();
  for (const at of rows.texts.keys()) {
    for (const event of await rowEvents(rows, at, files)) {
      if (event.type === 'rows') continue;
      if (event.type !== 'record') written.push(event);
      else written.push(await readRecord(event, at, given, { kept, papers }));
    }
  }
  return { text: JSON.stringify(written), bytes: keepRows(kept), papers: sharedText(JSON.stringify(papers)) };
}

async function readRecord(
  { record }: Extract<SourceEvent, { type: 'record' }>,
  at: number,
  given: RowSettings,
  { kept, papers }: { readonly kept: RowTexts[]; readonly papers: WrittenView[] },
): Promise<WrittenRow> {
  try {
    const item = await prepareRow(record, portsOf(given));
    const whole = assembleItem(item);
    const { identity, origin } = item;
    const found = correspondentsOf(item);
    const view = writtenView(viewOf(whole, given.of.zone));
    kept.push(rowTexts(item, whole, indexEntry(whole)));
    const row = { type: 'row', at, item: { identity, origin, ...(found && { correspondents: found }) } } as const;
    if (view.words === undefined) return { ...row, view };
    papers.push(view);
    return row;
  } catch (error) {
    return { type: 'failure', failure: failureOf(sourcePath(record.origin), error) };
  }
}

const portsOf = ({ settings, places, of: { batch, zone } }: RowSettings): RowPorts => ({
  batch,
  ownerZone: zone,
  zoneOf: zoneAt,
  derive: { geocoder: lateGeonames, ownReadings: (placed) => ({ readings: readItem(placed, settings, places) }) },
});

let loaded: Promise<Geocoder> | undefined;
/** Most rows name their places, and need none of the cities. */
const lateGeonames: RowPorts['derive']['geocoder'] = {
  ...geonames,
  reverse: async (lat, lon) => {
    loaded ??= import('../../adapters/geonames/geocoder.ts').then(({ openGeonames }) => openGeonames());
    return (await loaded).reverse(lat, lon);
  },
};
