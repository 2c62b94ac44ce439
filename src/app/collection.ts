import { MadeleineError } from '../memory/errors.ts';
import { batchIdSchema, itemIdSchema } from '../memory/ids.ts';
import { assembleItem, type MemoryItem } from '../memory/item.ts';
import type { Importer } from '../memory/origin.ts';
import type { SourceRecord } from '../memory/source-record.ts';
import type { Source } from '../ports/source.ts';
import { openSource } from '../sources/recognise.ts';

/** The one source of a data set at `path`. Errors: `missing`, `unsupported-format`. */
export async function collectionSource(path: string, as: Importer): Promise<Source> {
  const [source] = await openSource(path, as);
  if (source !== undefined) return source;
  throw new MadeleineError('unsupported-format', `There is no ${as} data at this path.`, { path });
}

const batch = batchIdSchema.parse('collection');

/** A source's records as items, in its order, without a memory: as the source tells them, nothing derived. Failures are passed over. */
export async function* collectionItems(source: Source, signal?: AbortSignal): AsyncGenerator<MemoryItem> {
  for await (const event of source.read(signal === undefined ? {} : { signal })) {
    if (event.type === 'record') yield itemOf(event.record);
  }
}

function itemOf(record: SourceRecord): MemoryItem {
  const id = record.id ?? itemIdSchema.parse(record.identity ?? record.origin.path);
  return assembleItem({
    id,
    identity: record.identity ?? String(id),
    modality: record.modality,
    origin: { ...record.origin, batch },
    copies: [],
    readings: record.readings,
  });
}
