import { randomUUID } from 'node:crypto';
import { inspect } from 'node:util';
import type pg from 'pg';
import { describe, expect, it } from 'vitest';
import { openPostgresStore } from '../../src/adapters/postgres/postgres-store.ts';
import { isMadeleineError } from '../../src/memory/errors.ts';
import { putItem, queryOf } from '../conformance/samples.ts';
import { postgres } from './postgres-of-tests.ts';
import { asRoot, networkUrl, type TestServer, urlOf } from './test-server.ts';

const server = postgres as TestServer;
const migrationUrl = () => urlOf(server, 'madeleine_tables');
const owner = 'somebody';

/** What opening is refused with, as a person reads it. */
async function refusal(url: string, options: { readonly owner: string; readonly migrationUrl?: string } = { owner }) {
  const error: unknown = await openPostgresStore(url, options).then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!isMadeleineError(error)) throw new Error(`not refused: ${inspect(error)}`);
  return { code: error.code, message: error.message, action: error.action ?? '', whole: inspect(error) };
}

describe.skipIf(postgres === undefined)('a server that cannot be used is told of in one sentence', () => {
  it('that does not answer, by its host and port', async () => {
    const { code, message, whole } = await refusal('postgres://madeleine:hush-hush@127.0.0.1:1/memory');
    expect([code, message]).toEqual(['unreachable', 'The PostgreSQL server at 127.0.0.1:1/memory does not answer.']);
    expect(whole).not.toContain('hush-hush');
  });

  it('that refuses the password, without the password', async () => {
    const { code, message, whole } = await refusal(networkUrl(server, 'madeleine', 'hush-hush'));
    expect(code).toBe('unauthenticated');
    expect(message).toContain(`127.0.0.1:${server.port}/memory`);
    expect(whole).not.toContain('hush-hush');
  });

  it('that has no such database', async () => {
    expect((await refusal(urlOf(server, 'madeleine', 'nowhere'))).code).toBe('not-found');
  });

  it('as a superuser, for whom owners would not be apart', async () => {
    const { code, message, action } = await refusal(urlOf(server, 'postgres'));
    expect(code).toBe('invalid-configuration');
    expect([message, action].join(' ')).toMatch(/superuser.*CREATE ROLE/);
  });

  it('where the role may not make the tables', async () => {
    const name = `bare_${randomUUID().replaceAll('-', '')}`;
    await asRoot(server, (client) => client.query(`CREATE DATABASE ${name}`));
    const { code, action } = await refusal(urlOf(server, 'madeleine', name));
    expect(code).toBe('migration-failed');
    expect(action).toContain('permission denied');
  });

  it('whose tables are of a newer version', async () => {
    const name = `newer_${randomUUID().replaceAll('-', '')}`;
    await asRoot(server, (client) => client.query(`CREATE DATABASE ${name} OWNER madeleine_tables`));
    const options = { owner, migrationUrl: urlOf(server, 'madeleine_tables', name) };
    await (await openPostgresStore(urlOf(server, 'madeleine', name), options)).close();
    await asRoot(server, (client) => client.query('INSERT INTO madeleine.schema_version VALUES (99)'), name);
    expect((await refusal(urlOf(server, 'madeleine', name), options)).code).toBe('memory-newer');
  });

  it('without an owner', async () => {
    expect((await refusal(urlOf(server), { owner: '', migrationUrl: migrationUrl() })).code).toBe('usage');
  });

  it('when it asks for a copy in one file', async () => {
    const store = await openPostgresStore(urlOf(server), { owner, migrationUrl: migrationUrl() });
    await expect(store.backup('/tmp/copy.db')).rejects.toMatchObject({
      code: 'usage',
      action: expect.stringMatching(/pg_dump.*madeleine move/),
    });
    await store.close();
  });

  it('and writes nothing when opened for reading', async () => {
    const store = await openPostgresStore(urlOf(server), { owner, migrationUrl: migrationUrl(), readOnly: true });
    await expect(store.write([putItem('a')])).rejects.toMatchObject({ code: 'read-only' });
    await expect(store.jobs.claim(['ocr'], 1)).rejects.toMatchObject({ code: 'read-only' });
    await expect(store.scrub()).rejects.toMatchObject({ code: 'read-only' });
    await expect(store.check(true)).rejects.toMatchObject({ code: 'read-only' });
    expect(await store.rank(queryOf(['word']))).toEqual([]);
    await store.close();
  });

  it('and says so where one role both owns the tables and reads them', async () => {
    const name = `alone_${randomUUID().replaceAll('-', '')}`;
    await asRoot(server, (client) => client.query(`CREATE DATABASE ${name} OWNER madeleine_tables`));
    const notices: string[] = [];
    const url = urlOf(server, 'madeleine_tables', name);
    const store = await openPostgresStore(url, { owner: 'a', onNotice: (notice) => notices.push(notice) });
    const other = await openPostgresStore(url, { owner: 'b' });
    await store.write([putItem('a', { body: 'word' })]);
    expect(await other.rank(queryOf(['word']))).toEqual([]);
    expect(notices.join()).toContain('The role madeleine_tables owns the tables');
    await Promise.all([store.close(), other.close()]);
  });

  it('does not wait for ever for another writer of the same owner, nor at all for one of another', async () => {
    const open = (name: string) =>
      openPostgresStore(urlOf(server), { owner: name, migrationUrl: migrationUrl(), busyMilliseconds: 50 });
    const [one, another] = [await open(randomUUID()), await open(randomUUID())];
    const held = randomUUID();
    const busy = await open(held);
    await busy.write([putItem('a', { body: 'word' })]);
    await asRoot(
      server,
      async (client) => {
        await client.query('BEGIN');
        await client.query('UPDATE madeleine.memory SET sequence = sequence WHERE owner = $1', [held]);
        await expect(busy.write([putItem('b')])).rejects.toMatchObject({ code: 'memory-locked' });
        expect((await busy.rank(queryOf(['word']))).length).toBe(1);
        await Promise.all([one.write([putItem('a')]), another.write([putItem('a')])]);
        await client.query('ROLLBACK');
      },
      'memory',
    );
    await busy.write([putItem('b')]);
    await Promise.all([one, another, busy].map((store) => store.close()));
  });

  it('goes on with new connections when the server has ended the old ones, idle or at work', async () => {
    const name = `ended-${randomUUID()}`;
    const url = `${urlOf(server)}&application_name=${name}`;
    const store = await openPostgresStore(url, { owner: name, migrationUrl: migrationUrl() });
    await store.write([putItem('a', { body: 'word' })]);
    const end = (client: pg.Client) =>
      client.query('SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = $1', [name]);
    const found = async () => (await store.rank(queryOf(['word'])).catch(() => [])).length;
    await asRoot(server, end);
    await expect.poll(found).toBe(1);
    await asRoot(
      server,
      async (client) => {
        await client.query('BEGIN');
        await client.query('UPDATE madeleine.memory SET sequence = sequence WHERE owner = $1', [name]);
        const lost = store.write([putItem('b', { body: 'word' })]).catch((error: { code: string }) => error.code);
        const isWaiting = async () => {
          // Within a transaction the server shows what it first saw.
          await client.query('SELECT pg_stat_clear_snapshot()');
          const sql = `SELECT FROM pg_stat_activity WHERE application_name = $1 AND wait_event_type = 'Lock'`;
          return (await client.query(sql, [name])).rows.length;
        };
        await expect.poll(isWaiting).toBe(1);
        await end(client);
        expect(await lost).toBe('unreachable');
        await client.query('ROLLBACK');
      },
      'memory',
    );
    await expect.poll(found).toBe(1);
    await store.close();
  });

  it('keeps order by bytes and finds Chinese where the database sorts by ICU', async () => {
    const name = `icu_${randomUUID().replaceAll('-', '')}`;
    await asRoot(server, (client) =>
      client.query(
        `CREATE DATABASE ${name} OWNER madeleine_tables TEMPLATE template0 LOCALE_PROVIDER icu ICU_LOCALE 'zh'`,
      ),
    );
    const options = { owner, migrationUrl: urlOf(server, 'madeleine_tables', name) };
    const store = await openPostgresStore(urlOf(server, 'madeleine', name), options);
    const ids = ['b', 'B', 'a', 'É', '東', '😀', '\uffee', 'A'];
    await store.write(ids.map((id) => putItem(id, { body: '東京 晚饭', terms: ['k:相片'] })));
    const sorted = ids.toSorted((a, b) => Buffer.compare(Buffer.from(a), Buffer.from(b)));
    expect((await Array.fromAsync(store.scan())).map(({ id }) => id)).toEqual(sorted);
    expect((await store.rank(queryOf(['晚饭']))).map(({ id }) => id)).toEqual(sorted);
    expect(await store.match({ any: [['k:相片']], none: [] })).toEqual(sorted);
    await store.close();
  });
});
