import { expect, it } from 'vitest';
import { isHashed, passwordHash, scryptKey } from './scrypt-key.ts';

const low = { N: 2 ** 10, r: 8, p: 1 } as const;

it('derives what RFC 7914 does', async () => {
  const key = await scryptKey('pleaseletmein', Buffer.from('SodiumChloride'), { N: 2 ** 14, r: 8, p: 1 });
  expect(key.toString('hex')).toBe('7023bdcb3afd7348461c06cd81fd38ebfda8fbba904f8e3ea9b543f6545da1f2');
});

it('knows a password again, however its letters are written, at the cost that it was kept at', async () => {
  const kept = await passwordHash('café au lait', low);
  expect(kept).toMatchObject(low);
  expect(await isHashed('cafe\u0301 au lait', kept)).toBe(true);
  expect(await isHashed('cafe\u0301 au lait', kept, 'as-typed')).toBe(false);
  expect(await isHashed('cafe au lait', kept)).toBe(false);
  expect((await passwordHash('café au lait', low)).hash).not.toBe(kept.hash);
});

it('knows one that an earlier version kept', async () => {
  const kept = { ...low, salt: 'MDEyMzQ1Njc4OWFiY2RlZg', hash: '1OyyFJenS4IZWKMYiqd8hHnRhbtlHM62YPTPR6AvjBo' };
  expect(await isHashed('café au lait', kept)).toBe(true);
});
