import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { seal, unseal } from './sealed.ts';

let folder: string;
let key: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'madeleine-sealed-'));
  key = join(folder, 'accounts.key');
});
afterEach(() => rm(folder, { recursive: true, force: true }));

it('opens for the same purpose with the same key alone', async () => {
  const sealed = await seal(key, 'pässword', 'anna');
  expect((await stat(key)).mode & 0o777).toBe(0o600);
  expect(sealed).not.toBe(await seal(key, 'pässword', 'anna'));
  expect(await unseal(key, sealed, 'anna')).toBe('pässword');
  await expect(unseal(key, sealed, 'ben')).rejects.toMatchObject({ code: 'unauthenticated' });
  const other = sealed.startsWith('A') ? 'B' : 'A';
  await expect(unseal(key, `${other}${sealed.slice(1)}`, 'anna')).rejects.toMatchObject({ code: 'unauthenticated' });
  await expect(unseal(key, sealed.slice(0, 8), 'anna')).rejects.toMatchObject({ code: 'unauthenticated' });
  await writeFile(key, '00'.repeat(32));
  await expect(unseal(key, sealed, 'anna')).rejects.toMatchObject({ code: 'unauthenticated' });
  await rm(key);
  await expect(unseal(key, sealed, 'anna')).rejects.toMatchObject({ code: 'unauthenticated' });
});
