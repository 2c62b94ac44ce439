import { expect, it } from 'vitest';
import { newWrappedKey, rewrapped, unwrapped, wrappedKeySchema } from './key-wraps.ts';

/** As little as a file of keys may say: a machine that runs tests has other things to do. */
const low = { N: 2 ** 14, r: 8, p: 1 } as const;

it('opens with the passphrase, however its letters are written, and with the recovery key', async () => {
  const { key, wrapped, recoveryKey } = await newWrappedKey('café au lait at nine', { at: low });
  expect(wrappedKeySchema.parse(JSON.parse(JSON.stringify(wrapped)))).toEqual(wrapped);
  expect(await unwrapped(wrapped, 'cafe\u0301 au lait at nine')).toEqual(key);
  expect(recoveryKey).toMatch(/^(?:[0-9A-HJKMNP-TV-Z]{4}-){7}[0-9A-HJKMNP-TV-Z]{4}$/);
  expect(await unwrapped(wrapped, recoveryKey)).toEqual(key);
  expect(await unwrapped(wrapped, ` ${recoveryKey.toLowerCase().replaceAll('-', '').replaceAll('1', 'l')} `)).toEqual(
    key,
  );
  const other = (await newWrappedKey('another passphrase', { at: low })).recoveryKey;
  for (const wrong of ['cafe au lait at nine', other, ''])
    await expect(unwrapped(wrapped, wrong)).rejects.toMatchObject({ code: 'wrong-passphrase' });
  const changed = await rewrapped(wrapped, key, 'tea with milk at ten', low);
  await expect(unwrapped(changed, 'café au lait at nine')).rejects.toMatchObject({ code: 'wrong-passphrase' });
  expect(await unwrapped(changed, 'tea with milk at ten')).toEqual(key);
  expect(await unwrapped(changed, recoveryKey)).toEqual(key);
});

it('takes no passphrase that is guessed in a moment', async () => {
  await expect(newWrappedKey('short')).rejects.toMatchObject({ code: 'usage' });
  await expect(newWrappedKey('x'.repeat(1001))).rejects.toMatchObject({ code: 'usage' });
});
