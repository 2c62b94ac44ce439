import { type KeptRow, keptDocument } from '../../adapters/sqlite/kept-rows.ts';
import type { HeldItem, RowItem } from '../../ingest/known-items.ts';
import type { SharedValues } from '../../language/shared-values.ts';
import type { ItemId } from '../../memory/ids.ts';
import type { Modality, StoredItem } from '../../memory/item.ts';
import type { Origin } from '../../memory/origin.ts';
import type { Mention } from '../../memory/person.ts';
import type { Reading } from '../../memory/reading.ts';
import type { SourceEvent } from '../../memory/source-record.ts';
import { viewFrom, type WrittenView } from '../../organise/accounts/written-view.ts';
import { sharedView } from '../../organise/shared-view.ts';
import type { View } from '../../organise/view.ts';
import { textIn } from './shared-text.ts';

/** What rows became, in their order; an item names its row, to be read here where it is not new. */
export type RowsRead = readonly (ReadRow | Exclude<SourceEvent, { type: 'record' | 'rows' }>)[];
export type ReadRow = { readonly type: 'row'; readonly at: number; readonly item: RowItem; readonly view: View };

/**
 * As a thread says it: JSON of `WrittenRow[]`; and in shared memory what the store keeps of the items, and the views of those
 * that are records of an account, which are written nowhere else.
 */
export type WrittenRows = {
  readonly text: string;
  readonly bytes: SharedArrayBuffer;
  readonly papers: SharedPapers;
};
/** JSON of `WrittenView[]`. */
export type SharedPapers = SharedArrayBuffer;
export type WrittenRow =
  | {
      readonly type: 'row';
      readonly at: number;
      readonly item: WrittenItem;
      /** Absent of a record of an account: that is the next of `papers`. */
      readonly view?: WrittenView;
    }
  | Exclude<SourceEvent, { type: 'record' | 'rows' }>;
export type WrittenItem = {
  readonly identity: string;
  readonly origin: Origin;
  readonly correspondents?: readonly Mention[];
};

/** Both ends are this program, of the same version. */
export function rowsRead({ text, bytes, papers }: WrittenRows, values: SharedValues): RowsRead {
  const written: readonly WrittenRow[] = JSON.parse(text);
  const records = (JSON.parse(textIn(papers)) as readonly WrittenView[]).values();
  let items = 0;
  return written.map((one) => {
    if (one.type !== 'row') return one;
    const view = sharedView(viewFrom(one.view ?? nextOf(records)), values);
    const { correspondents } = one.item;
    const held = { id: view.id, fresh: { correspondents: values.of(correspondents) } };
    return { type: 'row', at: one.at, item: new KeptItem(one.item, view, { bytes, at: items++ }, held), view };
  });
}

function nextOf<T>(values: Iterator<T>): T {
  const next = values.next();
  if (next.done === true) throw new Error('A row is a record of an account that its thread did not write.');
  return next.value;
}

/** An item of which most is text until somebody asks; nobody holds it once it is written. */
class KeptItem implements RowItem {
  readonly id: ItemId;
  readonly identity: string;
  readonly modality: Modality;
  readonly origin: Origin;
  readonly copies: readonly Origin[] = [];
  readonly kept: KeptRow;
  readonly held: HeldItem;
  #readings: readonly Reading[] | undefined;

  constructor({ identity, origin }: WrittenItem, { id, modality }: View, kept: KeptRow, held: HeldItem) {
    this.id = id;
    this.identity = identity;
    this.modality = modality;
    this.origin = origin;
    this.kept = kept;
    this.held = held;
  }

  get readings(): readonly Reading[] {
    this.#readings ??= (JSON.parse(keptDocument(this.kept)) as StoredItem).readings;
    return this.#readings;
  }
}
