import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { picture, put } from '../../../test/end-to-end/made-input.ts';
import { MadeleineError } from '../../memory/errors.ts';
import type { MediaVault } from '../../ports/media-vault.ts';
import { createFolder } from '../memory-folder.ts';
import { OpenMemory } from '../open-memory.ts';
import { queuedImports, queueImport } from './queued-imports.ts';
import { type WorkerNews, work } from './worker.ts';

const quiet = { ocr: { enabled: false }, perception: { enabled: false } };
let base: string;
let memory: OpenMemory;
beforeEach(async () => {
  base = await mkdtemp(join(tmpdir(), 'madeleine-queued-'));
  await createFolder(join(base, 'memory'), new Date());
  memory = await OpenMemory.open(join(base, 'memory'), quiet);
});
afterEach(async () => {
  await memory.close();
  await rm(base, { recursive: true, force: true });
});

const letter = async (n: number): Promise<string> =>
  [
    `From: Ada <ada@example.org>\nTo: me@example.org\nSubject: Letter ${n}\nMessage-ID: <${n}@example.org>`,
    'Date: 3 May 2023 10:00:00 +0200\nMIME-Version: 1.0\nContent-Type: multipart/mixed; boundary=part',
    '\n--part\nContent-Type: text/plain\n\nA letter.\n--part\nContent-Type: image/jpeg',
    `Content-Disposition: attachment; filename="${n}.jpg"\nContent-Transfer-Encoding: base64`,
    `\n${(await picture(n)).toString('base64')}\n--part--\n`,
  ].join('\n');

async function worked(): Promise<WorkerNews[]> {
  const news: WorkerNews[] = [];
  const stop = new AbortController().signal;
  await work(memory, { stop, drainSeconds: 5, once: true, onNews: (one) => void news.push(one) });
  return news;
}

it('an import for which a machine has no room is told of there, and done whole where there is some', async () => {
  for (const n of [1, 2]) await put(join(base, 'input'), `${n}.eml`, await letter(n));
  await queueImport(memory, [join(base, 'input')], { as: 'auto' });
  const keep: MediaVault['keep'] = memory.vault.keep.bind(memory.vault);
  memory.vault.keep = async () => {
    throw new MadeleineError('disk-full', 'The disk is full.');
  };
  expect(await worked()).toContainEqual({ state: 'paused', stage: 'import', message: 'The disk is full.' });
  expect(await queuedImports(memory.store)).toHaveLength(1);

  memory.vault.keep = keep;
  await worked();
  expect(await queuedImports(memory.store)).toEqual([]);
  expect((await memory.store.counts()).items).toMatchObject({ email: 2, image: 2 });
  expect(await memory.store.records('batch')).toMatchObject([{ failed: 0 }]);
});
