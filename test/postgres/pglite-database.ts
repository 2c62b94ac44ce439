import { PGlite, type Transaction } from '@electric-sql/pglite';
import { vector } from '@electric-sql/pglite-pgvector';
import { type Answer, type Database, type Value, withinBy } from '../../src/adapters/postgres/database.ts';
import { migrate } from '../../src/adapters/postgres/migrate.ts';
import { postgresError } from '../../src/adapters/postgres/postgres-error.ts';

/** PostgreSQL with pgvector in this process, where no server has it: one connection, so one transaction after the other. */
export async function openPglite(): Promise<Database> {
  const lite = await PGlite.create({ extensions: { vector } });
  await lite.exec('CREATE ROLE madeleine');
  await migrate(lite, 'pglite', 'madeleine');
  const transaction: Database['transaction'] = async (owner, work, options = {}) => {
    try {
      return await lite.transaction(async (own) => {
        if (options.snapshot === true || options.stable === true)
          await own.query('SET TRANSACTION ISOLATION LEVEL REPEATABLE READ');
        await own.query('SET LOCAL ROLE madeleine');
        await own.query(`SELECT set_config('app.owner', $1, true), set_config('search_path', 'madeleine', true)`, [
          owner,
        ]);
        return work(
          (text, ...values) => answer(own, text, [owner, ...values]),
          withinBy((text) => own.exec(text)),
        );
      });
    } catch (error) {
      throw postgresError(error, 'pglite');
    }
  };
  return {
    place: 'pglite',
    transaction,
    run: (owner, text, ...values) => transaction(owner, (sql) => sql(text, ...values)),
    tell: () => {},
    listen: async () => () => {},
    vectorSchema: async () => 'public',
    close: () => lite.close(),
  };
}

async function answer(own: Transaction, text: string, values: readonly Value[]): Promise<Answer> {
  const { rows, affectedRows } = await own.query<Record<string, unknown>>(text, [...values]);
  return { rows, count: affectedRows ?? rows.length };
}
