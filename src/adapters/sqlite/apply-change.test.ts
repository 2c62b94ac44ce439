import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, it } from 'vitest';
import { idOf, putItem } from '../../../test/conformance/samples.ts';
import { ChangedMeanwhile } from '../../ports/store.ts';
import { openSqliteStore } from './sqlite-store.ts';

it('takes an item for unchanged by what its document says, not by how it is written', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'madeleine-expected-'));
  const file = join(folder, 'memory.db');
  const store = await openSqliteStore(file);
  await store.write([putItem('a', { body: 'old' })]);
  const database = new DatabaseSync(file);
  const document = String(database.prepare('SELECT document FROM item').get()?.['document']);
  const reordered = JSON.stringify(Object.fromEntries(Object.entries(JSON.parse(document)).reverse()), null, 1);
  const rewrite = (text: string) => database.prepare('UPDATE item SET document = ?').run(text);
  rewrite(reordered);
  const expected = { op: 'expectItem', id: idOf('a'), item: await store.item(idOf('a')) } as const;
  await store.write([expected]);
  rewrite(reordered.replace('"old"', '"new"'));
  await expect(store.write([expected])).rejects.toBeInstanceOf(ChangedMeanwhile);
  rewrite('{');
  await expect(store.write([expected])).rejects.toBeInstanceOf(ChangedMeanwhile);
  database.close();
  await store.close();
  rmSync(folder, { recursive: true, force: true });
});
