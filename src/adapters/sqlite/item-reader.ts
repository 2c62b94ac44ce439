import { z } from 'zod';
import { MadeleineError } from '../../memory/errors.ts';
import { type ItemId, itemIdSchema } from '../../memory/ids.ts';
import { assembleItem, type MemoryItem, type Modality, parseStoredItem } from '../../memory/item.ts';
import type { ChangeFeed, Position } from './change-feed.ts';
import type { Connection } from './connection.ts';
import { ItemCache } from './item-cache.ts';

const PAGE = 500;

const pageRows = z.array(z.object({ id: z.string(), document: z.string() }));
const rowsSql = 'SELECT row AS key, document FROM item WHERE row IN (SELECT value FROM json_each(?))';
const idsSql = 'SELECT id AS key, document FROM item WHERE id IN (SELECT value FROM json_each(?))';
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
      if (row !== undefined) found.set(identity, identityRow.parse(row).id);
    }
    return found;
  }

  *scan(options: { readonly modality?: Modality; readonly after?: ItemId }): Generator<MemoryItem[]> {
    const where = options.modality === undefined ? '' : 'modality = ? AND';
    const fixed = options.modality === undefined ? [] : [options.modality];
    for (let after: string = options.after ?? ''; ; ) {
      const sql = `SELECT id, document FROM item WHERE ${where} id > ? ORDER BY id LIMIT ?`;
      const rows = pageRows.parse(this.#connection.all(sql, ...fixed, after, PAGE));
      const last = rows.at(-1);
      if (last === undefined) return;
      yield rows.map((row) => this.#parse(row.id, row.document, String));
      after = last.id;
    }
  }

  /** By the rows that are known, which is a walk less for each; what has another row by now by its id. */
  #readMissing(ids: readonly ItemId[], items: (MemoryItem | undefined)[]): void {
    const rows = ids.map((id, n) => (items[n] === undefined ? this.#rowOf(id) : undefined));
    this.#readBy(rowsSql, rows, ids, items);
    this.#readBy(
      idsSql,
      ids.map((id, n) => (items[n] === undefined ? id : undefined)),
      ids,
      items,
    );
  }

  /** Puts the items of those ids that have a key into their places. One statement for many: one for each takes twice as long. */
  #readBy<Key extends string | number>(
    sql: string,
    keys: readonly (Key | undefined)[],
    ids: readonly ItemId[],
    items: (MemoryItem | undefined)[],
  ): void {
    const wanted = keys.filter((key) => key !== undefined);
    if (wanted.length === 0) return;
    const found = new Map<unknown, MemoryItem>();
    const named = (key: unknown): string => ids[keys.indexOf(key as Key)] ?? String(key);
    for (let at = 0; at < wanted.length; at += PAGE) {
      for (const { key, document } of this.#connection.all(sql, JSON.stringify(wanted.slice(at, at + PAGE)))) {
        if (typeof document !== 'string') throw unreadableRow('item', this.#connection.file, key);
        const item = this.#parse(key, document, named);
        found.set(key, item);
        this.#cache.offer(item, document.length);
      }
    }
    for (const [n, id] of ids.entries()) {
      const key = keys[n];
      const item = key === undefined ? undefined : found.get(key);
      if (item?.id === id) items[n] = item;
    }
  }

  /** @param named what the item of a key is called, for who is told that it cannot be read */
  #parse(key: unknown, document: string, named: (key: unknown) => string): MemoryItem {
    try {
      return assembleItem(parseStoredItem(JSON.parse(document)));
    } catch (cause) {
      throw unreadableRow(`item ${named(key)}`, this.#connection.file, cause);
    }
  }

  #keepStep(): void {
    const news = this.#feed.since(this.#seen);
    if (news === undefined) return;
    if (news.changed === 'everything') this.#cache.clear();
    else for (const id of news.changed) this.#cache.drop(id);
    this.#seen = news.position;
  }
}

export const unreadableRow = (what: string, path: string, cause: unknown): MadeleineError =>
  new MadeleineError('memory-corrupt', `The ${what} of this memory cannot be read.`, {
    path,
    action: 'Run `madeleine doctor`, which sets it aside, or restore a backup with `madeleine restore`.',
    cause,
  });
