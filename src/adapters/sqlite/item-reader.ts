import { z } from 'zod';
import { MadeleineError } from '../../memory/errors.ts';
import { type ItemId, itemIdSchema } from '../../memory/ids.ts';
import { assembleItem, type MemoryItem, type Modality, storedItemSchema } from '../../memory/item.ts';
import type { ChangeFeed, Position } from './change-feed.ts';
import type { Connection } from './connection.ts';

const PAGE = 500;
/** Characters of JSON behind the items kept in memory; the items themselves take two to three times as many bytes. */
const MOST_CACHED_CHARACTERS = 10_000_000;

const documentRow = z.object({ document: z.string() });
const pageRows = z.array(documentRow.extend({ id: z.string() }));
const identityRow = z.object({ id: itemIdSchema });

/** Items by id, validated as they leave the database; those read last are kept until any process changes them. */
export class ItemReader {
  readonly #connection: Connection;
  readonly #feed: ChangeFeed;
  readonly #cache = new Map<ItemId, { readonly item: MemoryItem; readonly characters: number }>();
  #characters = 0;
  #seen: Position;

  constructor(connection: Connection, feed: ChangeFeed) {
    this.#connection = connection;
    this.#feed = feed;
    this.#seen = feed.position();
  }

  /** In the order asked; ids that are not there are left out. */
  items(ids: readonly ItemId[]): MemoryItem[] {
    this.#keepStep();
    return ids.flatMap((id) => this.#load(id) ?? []);
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
      yield rows.map((row) => this.#parse(row.id, row.document));
      after = last.id;
    }
  }

  #load(id: ItemId): MemoryItem | undefined {
    const cached = this.#cache.get(id);
    if (cached !== undefined) {
      // A Map keeps the order of insertion: put last, it is dropped last.
      this.#cache.delete(id);
      this.#cache.set(id, cached);
      return cached.item;
    }
    const row = this.#connection.get('SELECT document FROM item WHERE id = ?', id);
    if (row === undefined) return undefined;
    const { document } = documentRow.parse(row);
    const item = this.#parse(id, document);
    this.#cache.set(id, { item, characters: document.length });
    this.#characters += document.length;
    for (const [oldest] of this.#cache) {
      if (this.#characters <= MOST_CACHED_CHARACTERS) break;
      this.#drop(oldest);
    }
    return item;
  }

  #parse(id: string, document: string): MemoryItem {
    try {
      return assembleItem(storedItemSchema.parse(JSON.parse(document)));
    } catch (cause) {
      throw unreadableRow(`item ${id}`, this.#connection.file, cause);
    }
  }

  #drop(id: ItemId): void {
    this.#characters -= this.#cache.get(id)?.characters ?? 0;
    this.#cache.delete(id);
  }

  #keepStep(): void {
    const news = this.#feed.since(this.#seen);
    if (news === undefined) return;
    if (news.changed === 'everything') {
      this.#cache.clear();
      this.#characters = 0;
    } else for (const id of news.changed) this.#drop(id);
    this.#seen = news.position;
  }
}

export const unreadableRow = (what: string, path: string, cause: unknown): MadeleineError =>
  new MadeleineError('memory-corrupt', `The ${what} of this memory cannot be read.`, {
    path,
    action: 'Run `madeleine doctor`, which sets it aside, or restore a backup with `madeleine restore`.',
    cause,
  });
