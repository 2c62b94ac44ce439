import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { ScratchFile } from './scratch-file.ts';

const folder = mkdtempSync(join(tmpdir(), 'madeleine-scratch-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('gives back every piece in order, as often as it is asked, also while more come', () => {
  const scratch = new ScratchFile(join(folder, 'cache'));
  const texts = ['tea', '', 'Ein Gruß aus 北京', 'x'.repeat(300_000)];
  const back = () => Array.from(scratch.pieces(), (bytes) => bytes.toString());
  for (const text of texts) scratch.append(Buffer.from(text));
  expect(back()).toEqual(texts);
  scratch.append(Buffer.from('late'));
  expect(back()).toEqual([...texts, 'late']);
  scratch.close();
  scratch.close();
  expect(readdirSync(join(folder, 'cache'))).toEqual([]);
});

it.skipIf(process.platform === 'win32')('has no name while it is open', () => {
  const scratch = new ScratchFile(join(folder, 'open'));
  scratch.append(Buffer.from('private'));
  expect(readdirSync(join(folder, 'open'))).toEqual([]);
  scratch.close();
});

it('says where it cannot write', () => {
  const file = join(folder, 'file');
  writeFileSync(file, '');
  expect(existsSync(file)).toBe(true);
  expect(() => new ScratchFile(file)).toThrow(expect.objectContaining({ path: expect.stringContaining(file) }));
});
