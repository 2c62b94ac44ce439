import { z } from 'zod';
import { type ItemId, itemIdSchema } from '../../memory/ids.ts';
import { type RecordKind, recordKinds } from '../../memory/records.ts';
import { type Changed, everythingAt, type News, type Position, type SequenceKind } from '../../ports/news.ts';
import type { Connection } from './connection.ts';
import type { RecordsTouched } from './records-touched.ts';

const positionRow = z.object({ sequence: z.number(), scrubs: z.number() });
/** Asked before every read: one row, found without a scan. */
const positionSql = `SELECT
  coalesce((SELECT value FROM counter WHERE name = 'sequence'), 0) AS sequence,
  coalesce((SELECT value FROM counter WHERE name = 'forgotten'), 0) AS scrubs`;
const idRows = z.array(z.object({ id: itemIdSchema }));

const recordRows = z.array(z.object({ kind: z.enum(recordKinds), id: z.string() }));

/** The last write that noted which kinds it changed, and the last change of an unknown kind. */
const NOTED = 'records and items noted';
const ANY_KIND = 'records';
const counterOf = (kind: SequenceKind): string => `records of ${kind}`;
/** The last change of records of a kind that were too many to note each. */
const manyOf = (kind: RecordKind): string => `records, many of ${kind}`;
const kindsSql = `SELECT name, value FROM counter WHERE name >= 'records' AND name < 'recordt'`;
const countersRow = z.array(z.object({ name: z.string(), value: z.number() }));
const noteRecordSql = 'INSERT OR REPLACE INTO record_change (kind, id, sequence) VALUES (?, ?, ?)';
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
    if (position.scrubs !== seen.scrubs) return everythingAt(position);
    if (position.sequence === seen.sequence) return undefined;
    return { position, changed: this.#itemsSince(seen), records: this.#recordsSince(seen) };
  }

  /** The items of `since` alone, for who keeps nothing of records. */
  itemsSince(seen: Position): Pick<News, 'position' | 'changed'> | undefined {
    const position = this.position();
    if (position.scrubs !== seen.scrubs) return { position, changed: 'everything' };
    return position.sequence === seen.sequence ? undefined : { position, changed: this.#itemsSince(seen) };
  }

  #itemsSince({ sequence }: Position): ItemId[] {
    const rows = this.#connection.all('SELECT id FROM change WHERE sequence > ?', sequence);
    return this.#connection.read(idRows, rows).map((row) => row.id);
  }

  #recordsSince({ sequence }: Position): News['records'] {
    const changed = new Map<RecordKind, Changed>();
    const grown = recordKinds.filter((kind) => this.sequenceOf([kind]) > sequence);
    const rows = this.#connection.all('SELECT kind, id FROM record_change WHERE sequence > ?', sequence);
    const noted = Map.groupBy(this.#connection.read(recordRows, rows), ({ kind }) => kind);
    for (const kind of grown) {
      const isWhole = [manyOf(kind), ANY_KIND].some((name) => (this.#counter(name) ?? 0) > sequence);
      const ids = isWhole || !this.#isNoted() ? 'everything' : (noted.get(kind) ?? []).map(({ id }) => id);
      changed.set(kind, ids);
    }
    return changed;
  }

  /** Counts a write, inside its transaction. */
  begin(): number {
    writes += 1;
    const row = this.#connection.get(`UPDATE counter SET value = value + 1 WHERE name = 'sequence' RETURNING value`);
    return this.#connection.read(z.object({ value: z.number() }), row).value;
  }

  /**
   * When any of these kinds may last have changed, as a sequence. Who writes and does not note kinds, as older programs do,
   * may have changed any.
   */
  sequenceOf(kinds: readonly SequenceKind[]): number {
    if (!this.#isNoted()) return this.position().sequence;
    return Math.max(...[ANY_KIND, ...kinds.map(counterOf)].map((name) => this.#counter(name) ?? 0));
  }

  /** Whether the last write has noted what it changed; it notes, too, where one before it has not. */
  #isNoted(): boolean {
    return this.#counter(NOTED) === this.position().sequence;
  }

  #counter(name: string): number | undefined {
    const { sequence } = this.position();
    if (this.#noted?.at !== sequence) {
      const rows = countersRow.parse(this.#connection.all(kindsSql));
      this.#noted = { at: sequence, by: new Map(rows.map((row) => [row.name, row.value])) };
    }
    return this.#noted.by.get(name);
  }

  /** Notes which kinds and which of their records a write has changed, inside its transaction: none of them, too. */
  noteKinds(sequence: number, hasItems: boolean, records: RecordsTouched): void {
    const before = this.#connection.get('SELECT value FROM counter WHERE name = ?', NOTED);
    const names = [NOTED, ...(before?.['value'] === sequence - 1 ? [] : [ANY_KIND])];
    if (hasItems) names.push(counterOf('item'));
    for (const [kind, ids] of records.changed()) {
      names.push(counterOf(kind));
      if (ids === 'everything') names.push(manyOf(kind));
      else for (const id of ids) this.#connection.run(noteRecordSql, kind, id, sequence);
    }
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
    this.#connection.run('DELETE FROM record_change');
    this.#connection.run(`UPDATE counter SET value = value + 1 WHERE name IN ('forgotten', 'sequence')`);
  }
}
