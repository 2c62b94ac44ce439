import { appendFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { appendPrivate, readPrivateLines } from './private-file.ts';

it('loses no line to one that a full disk cut off', async () => {
  const base = await mkdtemp(join(tmpdir(), 'madeleine-lines-'));
  const file = join(base, 'inbox.jsonl');
  await appendPrivate(file, '{"set":"u-1"}');
  await appendFile(file, '{"path":"a.j');
  await appendPrivate(file, '{"set":"u-2"}');
  expect(await readPrivateLines(file)).toEqual(['{"set":"u-1"}', '{"path":"a.j', '{"set":"u-2"}']);
  await rm(base, { recursive: true });
});
