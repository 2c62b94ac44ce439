import { assembleItem } from '../../memory/item.ts';
import type { RecordKind, RecordOf } from '../../memory/records.ts';
import { timelineCode, timelineKey, timelineRow } from '../../memory/timeline.ts';
import type { Change, ExpectChange, PutItem } from '../../ports/store.ts';
import { type CodedWords, codedWords, encodeStream } from '../../postings/token-code.ts';

export type ItemRow = {
  readonly id: string;
  readonly identity: string;
  readonly modality: string;
  readonly document: string;
  readonly timeline: { readonly key: string; readonly code: string; readonly document: string };
  /** `context` null: that which is there stays. */
  readonly words: (CodedWords & { readonly context: string | null }) | undefined;
};

/** `ends`: those of a link. */
export type RecordRow = {
  readonly id: string;
  readonly document: string;
  readonly ends: { readonly from: string; readonly to: string; readonly by: string } | undefined;
};

type Of<Op extends Change['op']> = Extract<Change, { readonly op: Op }>;

/** A change with its documents as text. */
export type CodedChange =
  | Exclude<Change, { readonly op: 'putItem' | 'putRecord' | 'replaceRecords' }>
  | { readonly op: 'putItem'; readonly row: ItemRow }
  | { readonly op: 'putRecord'; readonly kind: RecordKind; readonly row: RecordRow }
  | { readonly op: 'replaceRecords'; readonly kind: RecordKind; readonly by: string; readonly rows: RecordRow[] };

export type { ExpectChange, Of };

export function coded(change: Change): CodedChange {
  switch (change.op) {
    case 'putItem':
      return { op: 'putItem', row: itemRow(change) };
    case 'putRecord':
      return { op: 'putRecord', kind: change.kind, row: recordRow(change.id, change.value, change.kind) };
    case 'replaceRecords': {
      const { kind, by = '', values } = change;
      return { op: 'replaceRecords', kind, by, rows: values.map(({ id, value }) => recordRow(id, value, kind)) };
    }
    default:
      return change;
  }
}

function itemRow({ item, index, document = JSON.stringify(item) }: PutItem): ItemRow {
  const shown = timelineRow(assembleItem(item));
  const timeline = { key: timelineKey(shown), code: timelineCode(shown), document: JSON.stringify(shown) };
  const context = index?.context === undefined ? null : encodeStream(index.context);
  const words = index === undefined ? undefined : { ...codedWords(index), context };
  return { id: item.id, identity: item.identity, modality: item.modality, document, timeline, words };
}

function recordRow(id: string, value: RecordOf[RecordKind], kind: RecordKind): RecordRow {
  const document = JSON.stringify(value);
  if (kind !== 'link') return { id, document, ends: undefined };
  const { from, to, by } = value as RecordOf['link'];
  return { id, document, ends: { from, to, by } };
}
