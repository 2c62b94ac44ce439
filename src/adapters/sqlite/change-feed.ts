import { z } from 'zod';
import { type ItemId, itemIdSchema } from '../../memory/ids.ts';
import type { RecordKind } from '../../memory/records.ts';
import type { Connection } from './connection.ts';

const positionRow = z.object({ sequence: z.number(), scrubs: z.number() });
/** Asked before every read: one row, found without a scan. */
const positionSql = `SELECT
  coalesce((SELECT value FROM counter WHERE name = 'sequence'), 0) AS sequence,
  coalesce((SELECT value FROM counter WHERE name = 'forgotten'), 0) AS scrubs`;
const idRows = z.array(z.object({ id: itemIdSchema }));

/** The last write that noted which kinds of records it changed, and the last change of records of an unknown kind. */
const NOTED = 'records noted';
const ANY_KIND = 'records';
const counterOf = (kind: RecordKind): string => `records of ${kind}`;
const kindsSql = `SELECT name, value FROM counter WHERE name >= 'records' AND name < 'recordt'`;
const countersRow = z.array(z.object({ name: z.string(), value: z.number() }));

/** How far a reader has followed the writes of all processes. */
export type Position = { readonly sequence: number; readonly scrubs: number };

/** What has been written since a position; `everything` when the record of it is gone. */
export type News = { readonly position: Position; readonly changed: readonly ItemId[] | 'everything' };

/** How often anything was written through any connection of this thread. */
let writes = 0;

/** A position is not believed for longer than this, however long the work takes that is under way. */
const BELIEVED_MS = 20;

type ReadPosition = { readonly position: Position; readonly writes: number; readonly at: number };

/** The record of which items changed when, by which caches of any process stay in step with the database. */
export class ChangeFeed {
  readonly #connection: Connection;
  /** As read within the work that is under way, which nothing but this thread can tell of a write. */
  #read: ReadPosition | undefined;
  #noted: { readonly at: number; readonly by: ReadonlyMap<string, number> } | undefined;

  constructor(connection: Connection) {
    this.#connection = connection;
  }

  /**
   * Read once for all that is done at one go, such as a question from its words to its hits: until the thread turns to what
   * comes from outside, who wrote elsewhere cannot have told anybody here.
   */
  position(): Position {
    const known = this.#read;
    const now = performance.now();
    if (known?.writes === writes && now - known.at < BELIEVED_MS) return known.position;
    const position = this.#connection.read(positionRow, this.#connection.get(positionSql));
    if (known === undefined)
      process.nextTick(() => {
        this.#read = undefined;
      });
    this.#read = { position, writes, at: now };
    return position;
  }

  /** Undefined when nothing was written since. */
  since(seen: Position): News | undefined {
    const position = this.position();
    if (position.scrubs !== seen.scrubs) return { position, changed: 'everything' };
    if (position.sequence === seen.sequence) return undefined;
    const rows = this.#connection.all('SELECT id FROM change WHERE sequence > ?', seen.sequence);
    return { position, changed: this.#connection.read(idRows, rows).map((row) => row.id) };
  }

  /** Counts a write, inside its transaction. */
  begin(): number {
    writes += 1;
    const row = this.#connection.get(`UPDATE counter SET value = value + 1 WHERE name = 'sequence' RETURNING value`);
    return this.#connection.read(z.object({ value: z.number() }), row).value;
  }

  /**
   * When records of any of these kinds may last have changed, as a sequence. Who writes and does not note kinds, as older
   * programs do, may have changed any.
   */
  sequenceOf(kinds: readonly RecordKind[]): number {
    const { sequence } = this.position();
    if (this.#noted?.at !== sequence) {
      const rows = countersRow.parse(this.#connection.all(kindsSql));
      this.#noted = { at: sequence, by: new Map(rows.map(({ name, value }) => [name, value])) };
    }
    const { by } = this.#noted;
    if (by.get(NOTED) !== sequence) return sequence;
    return Math.max(...[ANY_KIND, ...kinds.map(counterOf)].map((name) => by.get(name) ?? 0));
  }

  /** Notes which kinds of records a write has changed, inside its transaction: none of them, too. */
  noteKinds(sequence: number, kinds: Iterable<RecordKind>): void {
    const noted = this.#connection.get('SELECT value FROM counter WHERE name = ?', NOTED);
    const names = [NOTED, ...[...kinds].map(counterOf), ...(noted?.['value'] === sequence - 1 ? [] : [ANY_KIND])];
    for (const name of names)
      this.#connection.run('INSERT OR REPLACE INTO counter (name, value) VALUES (?, ?)', name, sequence);
  }

  note(sequence: number, id: string): void {
    this.#connection.run('INSERT OR REPLACE INTO change (sequence, id) VALUES (?, ?)', sequence, id);
  }

  /** Drops the record, whose ids may name what was forgotten; every reader starts anew. */
  forget(): void {
    writes += 1;
    this.#connection.run('DELETE FROM change');
    this.#connection.run(`UPDATE counter SET value = value + 1 WHERE name IN ('forgotten', 'sequence')`);
  }
}
