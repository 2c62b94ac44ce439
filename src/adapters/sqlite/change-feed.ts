import { z } from 'zod';
import { type ItemId, itemIdSchema } from '../../memory/ids.ts';
import type { Connection } from './connection.ts';

const counterRows = z.array(z.object({ name: z.string(), value: z.number() }));
const idRows = z.array(z.object({ id: itemIdSchema }));

/** How far a reader has followed the writes of all processes. */
export type Position = { readonly sequence: number; readonly scrubs: number };

/** What has been written since a position; `everything` when the record of it is gone. */
export type News = { readonly position: Position; readonly changed: readonly ItemId[] | 'everything' };

/** The record of which items changed when, by which caches of any process stay in step with the database. */
export class ChangeFeed {
  readonly #connection: Connection;

  constructor(connection: Connection) {
    this.#connection = connection;
  }

  position(): Position {
    const rows = counterRows.parse(
      this.#connection.all(`SELECT name, value FROM counter WHERE name IN ('sequence', 'forgotten')`),
    );
    const of = (name: string) => rows.find((row) => row.name === name)?.value ?? 0;
    return { sequence: of('sequence'), scrubs: of('forgotten') };
  }

  /** Undefined when nothing was written since. */
  since(seen: Position): News | undefined {
    const position = this.position();
    if (position.scrubs !== seen.scrubs) return { position, changed: 'everything' };
    if (position.sequence === seen.sequence) return undefined;
    const rows = this.#connection.all('SELECT id FROM change WHERE sequence > ?', seen.sequence);
    return { position, changed: idRows.parse(rows).map((row) => row.id) };
  }

  /** Counts a write, inside its transaction. */
  begin(): number {
    const row = this.#connection.get(`UPDATE counter SET value = value + 1 WHERE name = 'sequence' RETURNING value`);
    return z.object({ value: z.number() }).parse(row).value;
  }

  note(sequence: number, id: string): void {
    this.#connection.run('INSERT OR REPLACE INTO change (sequence, id) VALUES (?, ?)', sequence, id);
  }

  /** Drops the record, whose ids may name what was forgotten; every reader starts anew. */
  forget(): void {
    this.#connection.run('DELETE FROM change');
    this.#connection.run(`UPDATE counter SET value = value + 1 WHERE name IN ('forgotten', 'sequence')`);
  }
}
