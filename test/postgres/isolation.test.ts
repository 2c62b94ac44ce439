import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { openPostgresStore } from '../../src/adapters/postgres/postgres-store.ts';
import { idOf, putItem } from '../conformance/samples.ts';
import { compareOwners } from './isolation.ts';
import { postgres } from './postgres-of-tests.ts';
import { asRoot, type TestServer, urlOf } from './test-server.ts';

const server = postgres as TestServer;
const open = (owner: string) =>
  openPostgresStore(urlOf(server), { owner, migrationUrl: urlOf(server, 'madeleine_tables') });

/** What tells nothing of a memory: sessions, accounts and turns are looked up before it is known whose memory is asked for. */
const ofNobody = /^(?:schema_version|session|turn|account(?:_\w+)?)$/;

describe.skipIf(postgres === undefined)('owners in one database', () => {
  it('see their own and nothing else, whatever they do at the same time', async () => {
    const stores = await Promise.all(Array.from({ length: 5 }, () => open(randomUUID())));
    await compareOwners(stores, 400, 1);
    await Promise.all(stores.map((store) => store.close()));
  });

  /** As the role of the program. */
  async function asProgram<T>(work: (client: pg.Client) => Promise<T>): Promise<T> {
    const client = new pg.Client({ connectionString: urlOf(server) });
    await client.connect();
    try {
      await client.query('SET search_path = madeleine');
      return await work(client);
    } finally {
      await client.end();
    }
  }

  it('are not seen by a statement that names no owner, in any table and its parts, nor written to', async () => {
    const [mine, theirs] = [randomUUID(), randomUUID()];
    for (const owner of [mine, theirs]) {
      const store = await open(owner);
      await store.write([putItem('a', { body: 'word', terms: ['k:x'] })]);
      await store.keepIndex();
      await store.close();
    }
    const tables = await asRoot(
      server,
      async (client) => {
        const { rows } = await client.query<{ name: string; forced: boolean }>(
          `SELECT relname AS name, relrowsecurity AND relforcerowsecurity AS forced FROM pg_class
           WHERE relnamespace = 'madeleine'::regnamespace AND relkind IN ('r', 'p')`,
        );
        return rows.filter(({ name }) => !ofNobody.test(name));
      },
      'memory',
    );
    expect(tables.length).toBeGreaterThan(200);
    expect(tables.filter(({ forced }) => !forced)).toEqual([]);
    await asProgram(async (client) => {
      for (const owner of [undefined, '', mine]) {
        if (owner !== undefined) await client.query(`SELECT set_config('app.owner', $1, false)`, [owner]);
        for (const { name } of tables) {
          const { rows } = await client.query(`SELECT count(*)::int AS n FROM ${name} WHERE owner <> $1`, [mine]);
          expect([name, rows[0]?.n]).toEqual([name, 0]);
        }
        const { rows } = await client.query('SELECT id FROM item');
        expect(rows).toEqual(owner === mine ? [{ id: 'a' }] : []);
        const foreign = client.query('INSERT INTO memory (owner) VALUES ($1)', [`${theirs}-2`]);
        await expect(foreign).rejects.toMatchObject({ code: '42501' });
        const taken = await client.query('UPDATE item SET document = $1 WHERE owner = $2', ['{}', theirs]);
        expect(taken.rowCount).toBe(0);
      }
    });
  });

  it('are not seen by the role that owns the tables either', async () => {
    const owner = randomUUID();
    const store = await open(owner);
    await store.write([putItem('a')]);
    await store.close();
    const client = new pg.Client({ connectionString: urlOf(server, 'madeleine_tables') });
    await client.connect();
    expect((await client.query('SELECT id FROM madeleine.item')).rows).toEqual([]);
    await client.end();
  });

  it('keep what they have apart where ids and identities are the same', async () => {
    const [one, another] = [await open(randomUUID()), await open(randomUUID())];
    await one.write([putItem('a', { body: 'mine' })]);
    await another.write([putItem('a', { body: 'theirs' })]);
    await another.write([{ op: 'deleteItem', id: idOf('a') }]);
    expect((await one.item(idOf('a')))?.body?.text).toBe('mine');
    expect(await another.item(idOf('a'))).toBeUndefined();
    await Promise.all([one.close(), another.close()]);
  });
});
