import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { migrations } from '../../src/adapters/sqlite/migrations/all.ts';
import { openSqliteStore } from '../../src/adapters/sqlite/sqlite-store.ts';
import { temporaryFolder } from './implementations.ts';
import { everything, idOf, putItem, queryOf } from './samples.ts';

const newest = migrations.at(-1)?.version ?? 0;
const next = (sql: string) => [...migrations, { version: newest + 1, sql }];

describe('a database says in one code why it cannot go on', () => {
  let folder: string;
  let file: string;
  beforeEach(async () => {
    folder = temporaryFolder();
    file = join(folder, 'memory.db');
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  /** Runs SQL on the file as another program would. */
  function outside(sql: string): DatabaseSync {
    const database = new DatabaseSync(file);
    database.exec(sql);
    return database;
  }

  async function filled(): Promise<void> {
    const store = await openSqliteStore(file);
    await store.write([putItem('a', { body: 'word' })]);
    await store.close();
  }

  it('rolls a failing migration back, and leaves a copy that opens', async () => {
    await filled();
    const failing = next('CREATE TABLE extra (x) STRICT; DELETE FROM item; SELECT * FROM nothing;');
    await expect(openSqliteStore(file, { migrations: failing })).rejects.toMatchObject({ code: 'migration-failed' });
    const copies = readdirSync(join(folder, 'backups'));
    expect(copies.length).toBe(1);
    for (const path of [file, join(folder, 'backups', copies[0] ?? '')]) {
      const store = await openSqliteStore(path);
      expect(await store.match(everything)).toEqual(['a']);
      expect(await store.check(false)).toEqual([]);
      await store.close();
    }
  });

  it('does not take a database that was emptied for a new one', { timeout: 30_000 }, async () => {
    await filled();
    writeFileSync(file, '');
    for (const options of [{}, { readOnly: true }])
      await expect(openSqliteStore(file, options)).rejects.toMatchObject({
        code: 'memory-corrupt',
        path: file,
        message: expect.stringContaining(file),
        action: expect.stringMatching(/restore.*doctor --repair/),
      });
    expect(statSync(file).size).toBe(0);
  });

  it('waits for a database that another program is just making', async () => {
    await filled();
    renameSync(file, `${file}.made`);
    writeFileSync(file, '');
    // A program of its own: this one does nothing else while it waits.
    const maker = spawn('/bin/sh', ['-c', 'sleep 0.1; mv "$0.made" "$0"', file]);
    const ended = once(maker, 'close');
    const store = await openSqliteStore(file);
    expect(await store.match(everything)).toEqual(['a']);
    await store.close();
    await ended;
  });

  it('migrates what is older, after copying it', async () => {
    await filled();
    const done: unknown[] = [];
    const options = {
      migrations: next('CREATE TABLE extra (x INTEGER) STRICT'),
      onMigrate: (d: unknown) => done.push(d),
    };
    const store = await openSqliteStore(file, options);
    expect(await store.match(everything)).toEqual(['a']);
    await store.close();
    expect(done).toMatchObject([{ from: newest, to: newest + 1 }]);
    expect(readdirSync(join(folder, 'backups')).length).toBe(1);
    await expect(openSqliteStore(file)).rejects.toMatchObject({ code: 'memory-newer' });
  });

  it('does not open what a newer version wrote', async () => {
    await filled();
    outside('PRAGMA user_version = 99').close();
    await expect(openSqliteStore(file)).rejects.toMatchObject({ code: 'memory-newer' });
  });

  it('does not open what is no database, and leaves it as it is', async () => {
    writeFileSync(file, Buffer.alloc(20_000, 'not a database at all. '));
    await expect(openSqliteStore(file)).rejects.toMatchObject({ code: 'memory-corrupt' });
    expect(readdirSync(folder)).toEqual(['memory.db']);
  });

  it('stops at a full disk, with everything before it kept', async () => {
    const store = await openSqliteStore(file, { migrations: next('PRAGMA max_page_count = 150') });
    let written = 0;
    const fill = async () => {
      for (; written < 1000; written += 1)
        await store.write([putItem(`i-${written}`, { body: `w${written} `.repeat(500) })]);
    };
    await expect(fill()).rejects.toMatchObject({ code: 'disk-full' });
    expect((await store.match(everything)).length).toBe(written);
    expect(written).toBeGreaterThan(0);
    expect((await store.rank(queryOf([`w${written - 1}`]))).length).toBe(1);
    expect(await store.check(false)).toEqual([]);
    await store.close();
  });

  it('does not wait for ever for another writer, and reads meanwhile', async () => {
    await filled();
    const store = await openSqliteStore(file, { busyMilliseconds: 30 });
    const other = outside('BEGIN EXCLUSIVE');
    await expect(store.write([putItem('b')])).rejects.toMatchObject({ code: 'memory-locked' });
    await expect(store.jobs.claim(['ocr'], 1)).rejects.toMatchObject({ code: 'memory-locked' });
    expect(await store.match(everything)).toEqual(['a']);
    other.exec('ROLLBACK');
    other.close();
    await store.write([putItem('b')]);
    expect((await store.item(idOf('b')))?.id).toBe('b');
    await store.close();
  });

  it.skipIf(process.getuid?.() !== 0)('is read where its folder may not be written to (as another user)', async () => {
    await filled();
    const script = `
      import { openSqliteStore } from ${JSON.stringify(new URL('../../src/adapters/sqlite/sqlite-store.ts', import.meta.url).href)};
      process.setgid(65534); process.setuid(65534);
      const store = await openSqliteStore(${JSON.stringify(file)});
      const [found] = await store.rank(${JSON.stringify(queryOf(['word']))});
      const refused = await store.write([{ op: 'deleteItem', id: 'a' }]).catch((error) => error.code);
      console.log(found.id, refused, JSON.stringify(await store.check(false)));
    `;
    chmodSync(folder, 0o555);
    chmodSync(file, 0o444);
    const ran = execFileSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' });
    expect(ran.trim()).toBe('a read-only []');
    expect(readdirSync(folder)).toEqual(['memory.db']);
  });

  it('writes nothing when opened for reading', async () => {
    await filled();
    const store = await openSqliteStore(file, { readOnly: true });
    await expect(store.write([putItem('b')])).rejects.toMatchObject({ code: 'read-only' });
    const job = { item: idOf('a'), stage: 'ocr', version: 1, attempts: 0, claim: 'x' };
    await expect(store.jobs.complete([job])).rejects.toMatchObject({ code: 'read-only' });
    await expect(store.scrub()).rejects.toMatchObject({ code: 'read-only' });
    expect((await store.rank(queryOf(['word']))).length).toBe(1);
    await store.warm();
    expect((await store.rank(queryOf(['word']))).length).toBe(1);
    expect(await store.match(everything)).toEqual(['a']);
    await store.close();
  });
});
