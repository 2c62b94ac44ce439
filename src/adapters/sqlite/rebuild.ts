import { assembleItem, type MemoryItem, modalities, type StoredItem, storedItemSchema } from '../../memory/item.ts';
import { linkSchema } from '../../memory/link.ts';
import { type RecordKind, recordKinds, recordSchemas } from '../../memory/records.ts';
import type { LostRow } from '../../ports/store.ts';
import { codedWords, encodeStream } from '../../postings/token-code.ts';
import { putWords, rowOf } from './apply-change.ts';
import { Connection } from './connection.ts';
import type { Reindex } from './integrity.ts';
import { migrate } from './migrate.ts';
import { migrations } from './migrations/all.ts';
import { type Cell, type CellValue, PageFile } from './page-file.ts';
import { parsedDocument } from './parsed-document.ts';
import { putTimeline, timelineEntry } from './timeline-table.ts';

/** What a damaged database no longer held; `pages` and `cells`: so many could not be read, whatever lay there. */
export type Losses = {
  readonly items: number;
  readonly lost: readonly LostRow[];
  readonly pages: number;
  readonly cells: number;
};

/**
 * Makes a new database of every row that can be read of a damaged one, which is only read. Words and the timeline are made
 * anew of the items; rows whose content is not what their kind says are set aside. The log must have been taken into the
 * damaged file before. Errors: those of writing the new one.
 */
export function rebuildDatabase(damaged: string, target: string, reindex: Reindex): Losses {
  const pages = new PageFile(damaged);
  try {
    const connection = new Connection(target, { readOnly: false, create: true });
    try {
      migrate(connection.database, target, migrations);
      connection.exec('PRAGMA foreign_keys = OFF');
      const rebuilding = new Rebuilding(connection, reindex);
      connection.transaction(() => {
        for (const cell of pages.cells()) rebuilding.take(cell);
        rebuilding.finish();
      });
      return { ...rebuilding.losses(), ...pages.unread };
    } finally {
      connection.close();
    }
  } finally {
    pages.close();
  }
}

const isText = (value: CellValue | undefined): value is string => typeof value === 'string';
const areTexts = (values: readonly CellValue[], n: number): values is string[] =>
  values.length === n && values.every(isText);

class Rebuilding {
  readonly #connection: Connection;
  readonly #reindex: Reindex;
  /** Items that the timeline or an index names, with the title that the timeline shows. */
  readonly #named = new Map<string, string | undefined>();
  readonly #lost: LostRow[] = [];
  #items = 0;

  constructor(connection: Connection, reindex: Reindex) {
    this.#connection = connection;
    this.#reindex = reindex;
  }

  /** Tables are told by the shape of their rows, since what names the tables may be damaged, too. */
  take({ row, values }: Cell): void {
    if (row === undefined) this.#takeEntry(values);
    else if (values.length === 5 && values[0] === null) this.#takeItemOrTimeline(row, values);
    else if (areTexts(values, 5)) this.#takeLink(values);
    else if (areTexts(values, 3)) this.#takeSetAside(values);
    else if (values.length === 3 && values[2] instanceof Uint8Array) this.#takeBytes(row, values);
  }

  finish(): void {
    const kept = this.#connection;
    for (const table of ['thumbnail', 'vector'])
      kept.run(`DELETE FROM ${table} WHERE row NOT IN (SELECT row FROM item)`);
    kept.run('DELETE FROM job WHERE item NOT IN (SELECT id FROM item)');
    const gone = 'NOT IN (SELECT id FROM item)';
    kept.run(`DELETE FROM link WHERE from_id ${gone} OR to_id ${gone}`);
    // Larger than any that the old database counted up to: what somebody keeps of an earlier state is not taken for this one.
    kept.run(`UPDATE counter SET value = ? WHERE name = 'sequence'`, Math.floor(Date.now() / 1000));
  }

  losses(): Pick<Losses, 'items' | 'lost'> {
    const unfound = [...this.#named].filter(([id]) => rowOf(this.#connection, id) === undefined);
    const told = new Set(this.#lost.filter(({ kind }) => kind === 'item').map(({ id }) => id));
    const items = unfound.filter(([id]) => !told.has(id)).map(([id, title]) => lostItem(id, title));
    const lost = this.#lost.map((one) => (one.kind === 'item' ? lostItem(one.id, this.#named.get(one.id)) : one));
    return { items: this.#items, lost: [...items, ...lost] };
  }

  /** An entry of an index, or a row of a table that is one. */
  #takeEntry(values: readonly CellValue[]): void {
    const [first, second, third] = values;
    if (areTexts(values, 3)) this.#takeRecord(values[0] ?? '', values[1] ?? '', values[2] ?? '');
    else if (values.length === 8) this.#takeJob(values);
    else if (isModality(first) && isText(second) && typeof third === 'number' && !this.#named.has(second))
      this.#named.set(second, undefined);
  }

  #takeItemOrTimeline(row: number, [, first, second, third, document]: readonly CellValue[]): void {
    if (!isText(first) || !isText(second) || !isText(third) || !isText(document)) return;
    if (!isModality(third)) {
      this.#named.set(second, titleIn(document));
      return;
    }
    const stored = parsedDocument(document, storedItemSchema);
    // One of both may be damaged where they differ; the other tells that it is this item.
    if (stored !== undefined && (stored.id === first || stored.identity === second))
      this.#putItem(row, stored, document);
    else {
      this.#setAside('item', first, document);
      this.#lost.push({ kind: 'item', id: first });
    }
  }

  #putItem(row: number, stored: StoredItem, document: string): void {
    const insert = 'INSERT OR IGNORE INTO item (row, id, identity, modality, document) VALUES (?, ?, ?, ?, ?)';
    const { id, identity, modality } = stored;
    if (this.#connection.run(insert, row, id, identity, modality, document).changes === 0) return;
    const item: MemoryItem = assembleItem(stored);
    const index = this.#reindex(item);
    putTimeline(this.#connection, row, id, timelineEntry(item));
    putWords(this.#connection, row, codedWords(index), encodeStream(index.context ?? ''));
    this.#items += 1;
  }

  #takeRecord(kind: string, id: string, document: string): void {
    if (!isRecordKind(kind)) return;
    if (parsedDocument<unknown>(document, recordSchemas[kind]) !== undefined)
      this.#connection.run('INSERT OR IGNORE INTO record (kind, id, document) VALUES (?, ?, ?)', kind, id, document);
    else {
      this.#setAside(kind, id, document);
      this.#lost.push({ kind, id });
    }
  }

  #takeLink(values: readonly string[]): void {
    const [id = '', from = '', to = '', by = '', document = ''] = values;
    const link = parsedDocument(document, linkSchema);
    if (link?.id === id && link.from === from && link.to === to)
      this.#connection.run(
        'INSERT OR IGNORE INTO link (id, from_id, to_id, by, document) VALUES (?, ?, ?, ?, ?)',
        ...[id, from, to, by, document],
      );
    else {
      this.#setAside('link', id, document);
      this.#lost.push({ kind: 'link', id });
    }
  }

  #takeBytes(row: number, [first, second, bytes]: readonly CellValue[]): void {
    if (!isText(second) || !(bytes instanceof Uint8Array)) return;
    if (first === null)
      this.#connection.run('INSERT OR IGNORE INTO thumbnail (row, mime, bytes) VALUES (?, ?, ?)', row, second, bytes);
    else if (typeof first === 'number')
      this.#connection.run('INSERT OR IGNORE INTO vector (row, space, bytes) VALUES (?, ?, ?)', first, second, bytes);
  }

  #takeJob([stage, item, version, attempts, , failed, code, message]: readonly CellValue[]): void {
    if (!isText(stage) || !isText(item) || typeof version !== 'number') return;
    this.#connection.run(
      'INSERT OR IGNORE INTO job (stage, item, version, attempts, failed, code, message) VALUES (?, ?, ?, ?, ?, ?, ?)',
      stage,
      item,
      version,
      typeof attempts === 'number' ? attempts : 0,
      failed === 1 ? 1 : 0,
      isText(code) ? code : failed === 1 ? 'internal' : null,
      isText(message) ? message : failed === 1 ? '' : null,
    );
  }

  #takeSetAside([kind = '', id = '', document = '']: readonly string[]): void {
    if (recordKinds.some((known) => known === kind) || kind === 'item') this.#setAside(kind, id, document);
  }

  #setAside(kind: string, id: string, document: string): void {
    this.#connection.run('INSERT INTO set_aside (kind, id, document) VALUES (?, ?, ?)', kind, id, document);
  }
}

const lostItem = (id: string, title: string | undefined): LostRow => ({
  kind: 'item',
  id,
  ...(title === undefined ? {} : { title }),
});

const isModality = (value: CellValue | undefined): boolean => modalities.some((modality) => modality === value);
const isRecordKind = (value: string): value is Exclude<RecordKind, 'link'> =>
  value !== 'link' && recordKinds.some((kind) => kind === value);

/** What the timeline shows of an item, in a few words. */
function titleIn(document: string): string | undefined {
  return /"title":"((?:[^"\\]|\\.){1,200})"/.exec(document)?.[1];
}
