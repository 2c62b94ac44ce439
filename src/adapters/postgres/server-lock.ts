import type { Client } from 'pg';
import type { HeldLock, HoldOptions, Lock, LockHolder } from '../../ports/lock.ts';
import { loadPg } from './load-pg.ts';
import { placeOf, postgresError } from './postgres-error.ts';
import { PostgresLock } from './postgres-lock.ts';

/**
 * The locks of one owner on a server whose tables are there. Each is held by a connection of its own, which ends with it.
 * Errors: those of `Lock`, and of connecting as of `openPostgresStore`.
 */
export function openServerLock(url: string, owner: string): Lock {
  const connected = async (): Promise<{ readonly client: Client; readonly lock: Lock }> => {
    const { Client } = await loadPg();
    const client = new Client({ connectionString: url });
    // The server lets go of the lock; whoever writes next learns that the connection is lost.
    client.on('error', () => undefined);
    await client.connect().catch((error: unknown) => {
      throw postgresError(error, placeOf(url));
    });
    await client.query("SELECT set_config('search_path', 'madeleine', false)");
    return { client, lock: new PostgresLock((sql, values) => client.query(sql, values), owner) };
  };
  return {
    async hold(name: string, options?: HoldOptions): Promise<HeldLock> {
      const { client, lock } = await connected();
      try {
        const held = await lock.hold(name, options);
        return { release: () => held.release().finally(() => client.end()) };
      } catch (error) {
        await client.end();
        throw error;
      }
    },
    async holder(name: string): Promise<LockHolder | undefined> {
      const { client, lock } = await connected();
      return lock.holder(name).finally(() => client.end());
    },
  };
}
