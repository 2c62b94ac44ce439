import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openPostgresStore, type PostgresStore } from '../../src/adapters/postgres/postgres-store.ts';
import { entryOf, everything, idOf, putItem, queryOf, sampleItem } from '../conformance/samples.ts';
import { postgres } from './postgres-of-tests.ts';
import { asRoot, type TestServer, urlOf } from './test-server.ts';

const server = postgres as TestServer;
const idsOf = (found: readonly { readonly id: string }[]) => found.map(({ id }) => id);
/** As the superuser, for what a program does not do to its own tables. */
const outside = (text: string, ...values: string[]) =>
  asRoot(server, async (client) => (await client.query(text, values)).rows, 'memory');

describe.skipIf(postgres === undefined)('the index that the database keeps', () => {
  let owner: string;
  let writer: PostgresStore;
  let reader: PostgresStore;
  const open = () =>
    openPostgresStore(urlOf(server), {
      owner,
      migrationUrl: urlOf(server, 'madeleine_tables'),
      reindex: () => entryOf({ body: 'again' }),
    });
  beforeEach(async () => {
    owner = randomUUID();
    [writer, reader] = [await open(), await open()];
    await writer.write(
      Array.from({ length: 600 }, (_, n) => putItem(`i-${n}`, { body: `all w${n % 7}`, terms: [`k:${n % 3}`] })),
    );
  });
  afterEach(() => Promise.all([writer.close(), reader.close()]));

  const kept = () => outside('SELECT sequence::int, items FROM madeleine.posting_base WHERE owner = $1', owner);
  const changes = async () =>
    (await outside('SELECT count(*)::int AS n FROM madeleine.change WHERE owner = $1', owner))[0]?.['n'];

  it('is made once much was written, and not again for little', async () => {
    expect(await kept()).toEqual([]);
    await writer.optimize();
    expect(await kept()).toEqual([{ sequence: 1, items: 600 }]);
    await writer.write([putItem('i-1', { body: 'little' })]);
    await writer.optimize();
    expect(await kept()).toEqual([{ sequence: 1, items: 600 }]);
    expect(idsOf(await reader.rank(queryOf(['little'])))).toEqual(['i-1']);
    expect((await reader.rank(queryOf(['w1'], { limit: 1000 }))).length).toBe(85);
    expect(await reader.check(false)).toEqual([]);
  });

  it('is exchanged while others search, who find the same', async () => {
    await writer.keepIndex();
    expect((await reader.match({ any: [['k:1']], none: [] })).length).toBe(200);
    await writer.write([{ op: 'deleteItem', id: idOf('i-1') }, putItem('new', { body: 'w2', terms: ['k:1'] })]);
    await Promise.all([writer.keepIndex(), writer.keepIndex().catch(() => {})]);
    // Of words and terms that were not asked for before, from an index that is there no more.
    expect((await reader.rank(queryOf(['w2'], { limit: 1000 }))).length).toBe(87);
    expect(await reader.vocabulary('k:')).toEqual(await writer.vocabulary('k:'));
    expect((await reader.match(everything)).length).toBe(600);
    expect(await reader.check(false)).toEqual([]);
  });

  it('goes with what is forgotten, and readers of any process start anew', async () => {
    await writer.keepIndex();
    expect((await reader.rank(queryOf(['w3'], { limit: 1000 }))).length).toBe(86);
    await writer.write([{ op: 'deleteItem', id: idOf('i-3') }]);
    await writer.scrub();
    expect(await changes()).toBe(0);
    const left = await outside(
      `SELECT count(*)::int AS n FROM madeleine.posting_rows WHERE owner = $1 AND ids LIKE '%"i-3"%'`,
      owner,
    );
    expect(left).toEqual([{ n: 0 }]);
    expect((await reader.rank(queryOf(['w3'], { limit: 1000 }))).length).toBe(85);
    expect(await reader.item(idOf('i-3'))).toBeUndefined();
  });

  it('lets the record of changes be pruned, of which who is far behind is told', async () => {
    const seen = (await reader.newsSince({ sequence: -1, scrubs: -1 }))?.position ?? { sequence: 0, scrubs: 0 };
    expect((await reader.item(idOf('i-5')))?.id).toBe('i-5');
    await outside('UPDATE madeleine.memory SET sequence = sequence + 5000 WHERE owner = $1', owner);
    await writer.write([{ op: 'deleteItem', id: idOf('i-5') }]);
    await writer.optimize();
    expect(await changes()).toBe(1);
    expect((await reader.newsSince(seen))?.changed).toBe('everything');
    expect(await reader.item(idOf('i-5'))).toBeUndefined();
    expect((await reader.match(everything)).length).toBe(599);
  });

  it('is found out where it does not agree with the words, and made of them anew', async () => {
    await writer.keepIndex();
    await outside(
      `UPDATE madeleine.posting SET packed = packed || '\\x0504'::bytea WHERE owner = $1 AND token = 'w5'`,
      owner,
    );
    const problem = 'the word index does not agree with its text';
    expect((await reader.check(false)).map(({ what }) => what)).toEqual([problem]);
    expect(await reader.check(true)).toEqual([{ what: problem, repaired: true }]);
    expect(await reader.check(false)).toEqual([]);
    expect((await reader.rank(queryOf(['w5'], { limit: 1000 }))).length).toBe(85);
  });

  it('is repaired beside rows that belong to nothing, and documents that cannot be read', async () => {
    const tables = ['words', 'timeline', 'item'];
    await outside('DELETE FROM madeleine.words WHERE owner = $1 AND id = $2', owner, 'i-7');
    await outside('DELETE FROM madeleine.timeline WHERE owner = $1 AND id = $2', owner, 'i-8');
    await outside('DELETE FROM madeleine.item WHERE owner = $1 AND id = $2', owner, 'i-9');
    await outside(`UPDATE madeleine.item SET document = '{' WHERE owner = $1 AND id = $2`, owner, 'i-10');
    const found = (await writer.check(true)).map(({ what }) => what);
    expect(found).toEqual([
      'item i-10 cannot be read',
      '2 words of items that are gone',
      '1 items cannot be found by words',
      '1 items are not on the timeline',
      '2 rows of the timeline of items that are gone',
    ]);
    expect(await reader.check(false)).toEqual([]);
    expect(idsOf(await reader.rank(queryOf(['again'])))).toEqual(['i-7']);
    const counts = await Promise.all(
      tables.map((table) => outside(`SELECT count(*)::int AS n FROM madeleine.${table} WHERE owner = $1`, owner)),
    );
    expect(counts.map(([row]) => row?.['n'])).toEqual([598, 598, 598]);
    await writer.write([{ op: 'putItem', item: sampleItem('i-7') }]);
  });

  it('is in step with what another program writes, and tells of it', async () => {
    const listening = new AbortController();
    // With connections of its own, as another program has.
    const apart = await openPostgresStore(urlOf(server), { owner, mostConnections: 2 });
    const told = apart.changes(listening.signal)[Symbol.asyncIterator]();
    await told.next();
    await writer.write([putItem('z', { body: 'fresh' })]);
    expect((await told.next()).value).toBe(await writer.sequence());
    expect(idsOf(await apart.rank(queryOf(['fresh'])))).toEqual(['z']);
    await writer.write([{ op: 'putContext', id: idOf('z'), context: 'beside' }]);
    expect(idsOf(await apart.rank(queryOf(['beside'])))).toEqual(['z']);
    const rest = told.next();
    listening.abort();
    await rest;
    expect((await told.next()).done).toBe(true);
    await apart.close();
  });
});
