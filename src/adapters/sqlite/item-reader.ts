import { z } from 'zod';
import { type ItemId, itemIdSchema } from '../../memory/ids.ts';
import { assembleItem, type MemoryItem, type Modality, parseStoredItem } from '../../memory/item.ts';
import { ItemCache } from '../../ports/item-cache.ts';
import type { Position } from '../../ports/news.ts';
import type { ChangeFeed } from './change-feed.ts';
import type { Connection } from './connection.ts';
import { unreadableRow } from './sqlite-error.ts';

const PAGE = 500;

const pageRows = z.array(z.object({ id: z.string(), document: z.string() }));
type Column = 'row' | 'id';
/** The place in the list of what was wanted, and the document of the item that is there. */
const oneByOne = (column: Column): string =>
  `SELECT wanted.key AS at, document FROM json_each(?) AS wanted CROSS JOIN item ON item.${column} = wanted.value`;
/** The same as one JSON text: a text for each, and an object for each row, is a tenth of the garbage of a search. */
const together = (column: Column): string =>
  `SELECT '[' || group_concat(document) || ']' AS documents, '[' || group_concat(length(document)) || ']' AS lengths FROM json_each(?) AS wanted CROSS JOIN item ON item.${column} = wanted.value`;
const sql = {
  row: { together: together('row'), oneByOne: oneByOne('row') },
  id: { together: together('id'), oneByOne: oneByOne('id') },
} as const;
const togetherRow = z.object({ documents: z.string().nullable(), lengths: z.string().nullable() });
const lengthsOf = z.array(z.number());
const identityRow = z.object({ id: itemIdSchema });

/** Items by id, validated as they leave the database; those read last are kept until any process changes them. */
export class ItemReader {
  readonly #connection: Connection;
  readonly #feed: ChangeFeed;
  readonly #rowOf: (id: ItemId) => number | undefined;
  readonly #cache = new ItemCache();
  #seen: Position;

  /** @param rowOf the row that an item had of late, where that is at hand */
  constructor(connection: Connection, feed: ChangeFeed, rowOf: (id: ItemId) => number | undefined = () => undefined) {
    this.#connection = connection;
    this.#feed = feed;
    this.#rowOf = rowOf;
    this.#seen = feed.position();
  }

  /** In the order asked; ids that are not there are left out. */
  items(ids: readonly ItemId[]): MemoryItem[] {
    this.#keepStep();
    const items = ids.map((id) => this.#cache.get(id));
    if (items.includes(undefined)) this.#readMissing(ids, items);
    return items.includes(undefined) ? items.filter((item) => item !== undefined) : (items as MemoryItem[]);
  }

  identities(identities: readonly string[]): Map<string, ItemId> {
    const found = new Map<string, ItemId>();
    for (const identity of identities) {
      const row = this.#connection.get('SELECT id FROM item WHERE identity = ?', identity);
      if (row !== undefined) found.set(identity, this.#connection.read(identityRow, row).id);
    }
    return found;
  }

  *scan(options: { readonly modality?: Modality; readonly after?: ItemId }): Generator<MemoryItem[]> {
    const where = options.modality === undefined ? '' : 'modality = ? AND';
    const fixed = options.modality === undefined ? [] : [options.modality];
    for (let after: string = options.after ?? ''; ; ) {
      const sql = `SELECT id, document FROM item WHERE ${where} id > ? ORDER BY id LIMIT ?`;
      const rows = this.#connection.read(pageRows, this.#connection.all(sql, ...fixed, after, PAGE));
      const last = rows.at(-1);
      if (last === undefined) return;
      yield rows.map((row) => this.#parse(row.id, row.document));
      after = last.id;
    }
  }

  /**
   * By the rows that are known, which is a walk less for each, and which only who searches much knows; what has another row
   * by now by its id.
   */
  #readMissing(ids: readonly ItemId[], items: (MemoryItem | undefined)[]): void {
    const places: number[] = [];
    const rows: number[] = [];
    for (let at = 0; at < ids.length; at += 1) {
      const row = items[at] === undefined ? this.#rowOf(ids[at] as ItemId) : undefined;
      if (row === undefined) continue;
      places.push(at);
      rows.push(row);
    }
    this.#readBy('row', rows, places, ids, items);
    const left: number[] = [];
    for (let at = 0; at < ids.length; at += 1) if (items[at] === undefined) left.push(at);
    this.#readBy(
      'id',
      left.map((at) => ids[at] as ItemId),
      left,
      ids,
      items,
    );
  }

  /** Puts the items of some keys into the places that they have among all. One statement for many: one for each takes twice as long. */
  #readBy(
    column: Column,
    keys: readonly (string | number)[],
    places: readonly number[],
    ids: readonly ItemId[],
    items: (MemoryItem | undefined)[],
  ): void {
    for (let from = 0; from < keys.length; from += PAGE) {
      const page = places.slice(from, from + PAGE);
      const wanted = JSON.stringify(keys.slice(from, from + PAGE));
      if (!this.#takeTogether(column, wanted, page, ids, items)) this.#takeEach(column, wanted, page, ids, items);
    }
  }

  /** False where any of them cannot be read, or is not what was asked for: one by one it shows which. */
  #takeTogether(
    column: Column,
    wanted: string,
    places: readonly number[],
    ids: readonly ItemId[],
    items: (MemoryItem | undefined)[],
  ): boolean {
    const found = this.#connection.read(togetherRow, this.#connection.get(sql[column].together, wanted));
    if (found.documents === null || found.lengths === null) return found.documents === null;
    const parsed = parsedTogether(found.documents);
    const lengths = lengthsOf.parse(JSON.parse(found.lengths));
    if (parsed === undefined) return false;
    let at = 0;
    for (let n = 0; n < parsed.length; n += 1) {
      const item = parsed[n] as MemoryItem;
      while (at < places.length && ids[places[at] as number] !== item.id) at += 1;
      if (at === places.length) return false;
      this.#cache.offer(item, lengths[n] ?? 0, column === 'row');
      items[places[at] as number] = item;
      at += 1;
    }
    return true;
  }

  #takeEach(
    column: Column,
    wanted: string,
    places: readonly number[],
    ids: readonly ItemId[],
    items: (MemoryItem | undefined)[],
  ): void {
    for (const { at, document } of this.#connection.all(sql[column].oneByOne, wanted)) {
      const place = places[Number(at)] as number;
      const id = ids[place] as ItemId;
      if (typeof document !== 'string') throw unreadableRow('item', this.#connection.file, id);
      const item = this.#parse(id, document);
      this.#cache.offer(item, document.length, column === 'row');
      if (item.id === id) items[place] = item;
    }
  }

  #parse(id: string, document: string): MemoryItem {
    try {
      return assembleItem(parseStoredItem(JSON.parse(document)));
    } catch (cause) {
      throw unreadableRow(`item ${id}`, this.#connection.file, cause);
    }
  }

  #keepStep(): void {
    const news = this.#feed.itemsSince(this.#seen);
    if (news === undefined) return;
    if (news.changed === 'everything') this.#cache.clear();
    else for (const id of news.changed) this.#cache.drop(id);
    this.#seen = news.position;
  }
}

/** Items of a list of documents as one JSON text; undefined where any cannot be read. */
function parsedTogether(documents: string): MemoryItem[] | undefined {
  try {
    return (JSON.parse(documents) as unknown[]).map((one) => assembleItem(parseStoredItem(one)));
  } catch {
    return undefined;
  }
}
