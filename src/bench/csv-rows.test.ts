import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { csvRows } from './csv-rows.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'madeleine-csv-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

async function rows(content: string) {
  const file = join(folder, 'table.csv');
  await writeFile(file, content);
  return Array.fromAsync(csvRows(file));
}

it('reads rows by their columns, quotes and line breaks in fields included', async () => {
  expect(await rows('\ufeffa,b\r\n1,"say ""no"",\nthen"\r\n\r\n3\n')).toEqual([
    { line: 3, row: { a: '1', b: 'say "no",\nthen' } },
    { line: 5, row: { a: '3' } },
  ]);
  expect(await rows('')).toEqual([]);
});

it.each([
  ['a quote without an end', 'a\n"x'],
  ['a row that is too long', `a\n${'x'.repeat(1_100_000)}\n`],
])('says where %s is', async (_name, content) => {
  const error = { code: 'corrupt', path: join(folder, 'table.csv'), message: expect.stringMatching(/ line 2/) };
  await expect(rows(content)).rejects.toMatchObject(error);
});

it('says that a file is missing', async () => {
  await expect(Array.fromAsync(csvRows(join(folder, 'none.csv')))).rejects.toMatchObject({ code: 'missing' });
});
