import { z } from 'zod';
import { type ItemId, itemIdSchema } from '../../memory/ids.ts';
import { assembleItem, type MemoryItem, type Modality, parseStoredItem } from '../../memory/item.ts';
import { ItemCache } from '../../ports/item-cache.ts';
import type { Position } from '../../ports/news.ts';
import type { ChangeFeed } from './change-feed.ts';
import type { OwnDatabase } from './database.ts';
import { unreadableRow } from './postgres-error.ts';
import { readRows } from './read-rows.ts';

const PAGE = 500;
const itemRow = z.object({ id: itemIdSchema, document: z.string() });
const identityRow = z.object({ id: itemIdSchema, identity: z.string() });

export function parseItem(id: string, document: string, place: string): MemoryItem {
  try {
    return assembleItem(parseStoredItem(JSON.parse(document)));
  } catch (cause) {
    throw unreadableRow(`item ${id}`, place, cause);
  }
}

/** Items by id, validated as they leave the database; those read last are kept until any process changes them. */
export class ItemReader {
  readonly #database: OwnDatabase;
  readonly #feed: ChangeFeed;
  readonly #cache = new ItemCache();
  #seen: Position | undefined;

  constructor(database: OwnDatabase, feed: ChangeFeed) {
    this.#database = database;
    this.#feed = feed;
  }

  /** In the order asked; ids that are not there are left out. */
  async items(ids: readonly ItemId[]): Promise<MemoryItem[]> {
    if (ids.length === 0) return [];
    await this.#keepStep(ids);
    const found = new Map<ItemId, MemoryItem>();
    const missing = new Set<ItemId>();
    for (const id of ids) {
      const item = this.#cache.get(id);
      if (item === undefined) missing.add(id);
      else found.set(id, item);
    }
    const seen = this.#seen;
    const wanted = [...missing];
    for (let from = 0; from < wanted.length; from += PAGE) {
      const page = wanted.slice(from, from + PAGE);
      const rows = await this.#database.rows('SELECT id, document FROM item WHERE owner = $1 AND id = ANY ($2)', page);
      for (const { id, document } of readRows(itemRow, rows, this.#database.place)) {
        const item = parseItem(id, document, this.#database.place);
        found.set(id, item);
        // What another reading has heard of meanwhile may be older than what this one has read, or newer.
        if (this.#seen === seen) this.#cache.offer(item, document.length);
      }
    }
    return ids.flatMap((id) => found.get(id) ?? []);
  }

  async identities(identities: readonly string[]): Promise<Map<string, ItemId>> {
    const rows = await this.#database.rows(
      'SELECT id, identity FROM item WHERE owner = $1 AND identity = ANY ($2)',
      identities,
    );
    const known = new Map(readRows(identityRow, rows, this.#database.place).map((row) => [row.identity, row.id]));
    return new Map(
      identities.flatMap((identity) => {
        const id = known.get(identity);
        return id === undefined ? [] : [[identity, id] as const];
      }),
    );
  }

  async *scan(options: { readonly modality?: Modality; readonly after?: ItemId }): AsyncGenerator<MemoryItem> {
    const { modality } = options;
    const ofModality = modality === undefined ? '' : 'AND modality = $4';
    for (let after: string = options.after ?? ''; ; ) {
      const rows = await this.#database.rows(
        `SELECT id, document FROM item WHERE owner = $1 AND id > $2 ${ofModality} ORDER BY id LIMIT $3`,
        after,
        PAGE,
        ...(modality === undefined ? [] : [modality]),
      );
      const page = readRows(itemRow, rows, this.#database.place);
      for (const { id, document } of page) yield parseItem(id, document, this.#database.place);
      const last = page.at(-1);
      if (last === undefined || page.length < PAGE) return;
      after = last.id;
    }
  }

  /** What is read from the database is as it is now, whatever this reader has heard of: only what is kept must be in step. */
  async #keepStep(ids: readonly ItemId[]): Promise<void> {
    if (this.#seen === undefined) {
      const position = await this.#feed.position();
      this.#seen ??= position;
      return;
    }
    if (!ids.some((id) => this.#cache.has(id))) return;
    const news = await this.#feed.itemsSince(this.#seen);
    if (news === undefined || !isLater(news.position, this.#seen)) return;
    if (news.changed === 'everything') this.#cache.clear();
    else for (const id of news.changed) this.#cache.drop(id);
    this.#seen = news.position;
  }
}

/** Answers may come in another order than they were asked for. */
export const isLater = (a: Position, b: Position): boolean =>
  a.scrubs > b.scrubs || (a.scrubs === b.scrubs && a.sequence > b.sequence);
