import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { asAnybody } from '../../../test/fixtures/as-anybody.ts';
import { takeLock } from './exclusive-lock.ts';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'madeleine-lock-'));
});
afterEach(async () => {
  await chmod(folder, 0o755);
  await rm(folder, { recursive: true, force: true });
});

it('is held by one at a time', () => {
  const file = join(folder, 'import.lock');
  const lock = takeLock(file, 'import');
  expect(() => takeLock(file, 'import')).toThrow(expect.objectContaining({ code: 'memory-locked' }));
  lock.release();
  takeLock(file, 'import').release();
});

it.skipIf(process.platform === 'win32').each(['import.lock', 'new.lock'])(
  'says in words that its folder may not be written to: %s',
  async (name) => {
    takeLock(join(folder, 'import.lock'), 'import').release();
    await chmod(join(folder, 'import.lock'), 0o666);
    const taken = await asAnybody(folder, async () => {
      await chmod(folder, 0o555).catch(() => undefined);
      try {
        return takeLock(join(folder, name), 'import');
      } catch (error) {
        return error;
      }
    });
    expect(taken).toMatchObject({ code: 'read-only', path: join(folder, name) });
  },
);
