import type { MemoryItem } from '../memory/item.ts';
import type { Source } from '../ports/source.ts';

/**
 * What a system remembers before it is asked: one person's memory, one album, one conversation. Its source reads the
 * released layout and yields no gold, whatever lies beside it.
 */
export type Collection = {
  readonly id: string;
  /** A fresh source of the records, for systems that ingest them themselves. */
  source(): Promise<Source>;
  /** The same as items, in the source's order, for systems that only need their text. Ids are the data set's own. */
  items(): AsyncIterable<MemoryItem>;
};
