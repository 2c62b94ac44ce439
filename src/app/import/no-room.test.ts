import { mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { picture, put } from '../../../test/end-to-end/made-input.ts';
import { madeZip } from '../../../test/fixtures/made-zip.ts';
import { MadeleineError } from '../../memory/errors.ts';
import type { MediaVault } from '../../ports/media-vault.ts';
import { createFolder } from '../memory-folder.ts';
import { OpenMemory } from '../open-memory.ts';
import { add } from './add.ts';

let base: string;
let memory: OpenMemory;
beforeEach(async () => {
  base = await mkdtemp(join(tmpdir(), 'madeleine-room-'));
  await createFolder(join(base, 'memory'), new Date());
  memory = await OpenMemory.open(join(base, 'memory'), { ocr: { enabled: false }, perception: { enabled: false } });
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

it.each([
  ['disk-full', 'in a mailbox', ['all.mbox']],
  ['unreachable', 'in files', ['1.eml', '2.eml', '3.eml']],
] as const)('%s: passes over no attachment, and the same command goes on (messages %s)', async (code, _, names) => {
  const letters = await Promise.all([1, 2, 3].map(letter));
  const input = join(base, 'input');
  for (const [at, name] of names.entries()) {
    const text =
      names.length === 1
        ? letters.map((one) => `From ada@example.org Mon May  1 10:00:00 2023\n${one}\n`).join('\n')
        : (letters[at] ?? '');
    await put(input, name, text);
  }
  const keep: MediaVault['keep'] = memory.vault.keep.bind(memory.vault);
  let kept = 0;
  memory.vault.keep = (content, signal) => {
    kept += 1;
    return kept === 2 ? Promise.reject(new MadeleineError(code, 'Nothing goes in.')) : keep(content, signal);
  };
  await expect(add(memory, [input], { as: 'auto', readOnly: true })).rejects.toMatchObject({ code });
  const [stopped] = await memory.store.records('batch');
  expect(stopped?.finished).toBeUndefined();
  memory.vault.keep = keep;
  expect(await add(memory, [input], { as: 'auto', readOnly: true })).toMatchObject({ failed: [] });
  expect((await memory.store.counts()).items).toMatchObject({ email: 3, image: 3 });
  for (const { finished } of await memory.store.records('batch')) expect(finished).toBeDefined();
});

it('disk-full: an archive in an archive that finds no room to be unpacked is read by the same command another time', async () => {
  const inner = madeZip([{ name: 'a.jpg', content: await picture(1) }]);
  const outer = madeZip([
    { name: 'b.jpg', content: await picture(2) },
    { name: 'inner.zip', content: inner },
  ]);
  await put(base, 'input/outer.zip', outer);
  const some = await open(join(base, 'input/outer.zip'));
  const full = Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC', syscall: 'write' });
  const writing = vi.spyOn(Object.getPrototypeOf(some), 'writeFile').mockRejectedValue(full);
  await some.close();
  const options = { as: 'auto', readOnly: true } as const;
  await expect(add(memory, [join(base, 'input')], options)).rejects.toMatchObject({ code: 'disk-full' });
  expect(await memory.store.records('failure')).toEqual([]);
  expect((await memory.store.records('batch')).map(({ finished }) => finished)).toEqual([undefined]);
  writing.mockRestore();
  expect(await add(memory, [join(base, 'input')], options)).toMatchObject({ failed: [], items: 2 });
});
