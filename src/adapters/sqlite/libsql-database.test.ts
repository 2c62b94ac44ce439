import { randomBytes } from 'node:crypto';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Connection } from './connection.ts';
import { openSqliteStore } from './sqlite-store.ts';

const key = randomBytes(32);
let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'madeleine-libsql-'));
  file = join(folder, 'memory.db');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('an encrypted database', () => {
  it('gives rows as Node does', () => {
    const connection = new Connection(file, { readOnly: false, create: true, key });
    connection.exec('CREATE TABLE t (n INTEGER, r REAL, s TEXT, b BLOB) STRICT');
    connection.run('INSERT INTO t VALUES (?, ?, ?, ?)', 7, 1.5, 'tea', Uint8Array.of(1, 2));
    connection.run('INSERT INTO t VALUES (?, ?, ?, ?)', 2 ** 40, 2, null, null);
    const row = { n: 7, r: 1.5, s: 'tea', b: Uint8Array.of(1, 2) };
    expect(connection.get('SELECT * FROM t WHERE n = ?', 7)).toEqual(row);
    expect(connection.all('SELECT * FROM t')).toEqual([row, { n: 2 ** 40, r: 2, s: null, b: null }]);
    expect(connection.get('SELECT * FROM t WHERE n = ?', 8)).toBeUndefined();
    expect(connection.get('SELECT typeof(?) AS a, typeof(?) AS b', 1, null)).toEqual({ a: 'integer', b: 'null' });
    expect(() => connection.transaction(() => connection.exec('nonsense'))).toThrow('nonsense');
    expect(connection.database.isTransaction).toBe(false);
    connection.close();
  });

  it('tells another writer and another key apart, in the words of the other errors', async () => {
    const first = new Connection(file, { readOnly: false, create: true, key });
    const second = new Connection(file, { readOnly: false, create: false, key, busyMilliseconds: 1 });
    first.exec('CREATE TABLE t (n)');
    expect(() => first.transaction(() => second.exec('BEGIN IMMEDIATE'))).toThrow(
      expect.objectContaining({ code: 'memory-locked' }),
    );
    for (const one of [first, second]) one.close();
    for (const wrong of [{ key: randomBytes(32) }, {}])
      expect(() => new Connection(file, { readOnly: false, create: false, ...wrong })).toThrow(
        expect.objectContaining({ code: 'memory-corrupt' }),
      );
  });

  it('is read where nothing can be written', async () => {
    await (await openSqliteStore(file, { key })).close();
    const store = await openSqliteStore(file, { key, readOnly: true });
    expect((await store.counts()).records).toMatchObject({ person: 0 });
    await expect(store.write([{ op: 'deleteRecord', kind: 'person', id: 'p' }])).rejects.toMatchObject({
      code: 'read-only',
    });
    await store.close();
    chmodSync(folder, 0o500);
    const frozen = await openSqliteStore(file, { key, readOnly: true });
    expect((await frozen.counts()).records).toMatchObject({ person: 0 });
    await frozen.close();
    chmodSync(folder, 0o700);
  });
});
