import { expect, it } from 'vitest';
import { hashedPassword, isPassword, keptLinkSchema } from './kept-links.ts';

const link = { id: 'l-1', secret: 'a'.repeat(32), name: 'Trip', created: '2024-05-01T10:00:00.000Z', originals: false };
const passwordOf = (password: unknown) => keptLinkSchema.parse({ ...link, password }).password;

it('keeps the cost of a password with it, and asks for letters, not for how they are written', async () => {
  const made = await hashedPassword('café au lait');
  const kept = passwordOf(JSON.parse(JSON.stringify(made)));
  expect(kept).toEqual(made);
  expect(made).toMatchObject({ N: 2 ** 14, r: 8, p: 5 });
  expect(await isPassword('cafe\u0301 au lait', made)).toBe(true);
  expect(await isPassword('cafe au lait', made)).toBe(false);
});

it('opens a link whose password an earlier version kept, as it was typed', async () => {
  const old = { salt: 'MDEyMzQ1Njc4OWFiY2RlZg', hash: 'iSBDOFiWsTndL2b_AzD05wLPuDHYgt5dFovr45WJ-so' };
  const kept = passwordOf(old);
  expect(kept).toEqual(old);
  expect(kept !== undefined && (await isPassword('cafe\u0301 au lait', kept))).toBe(true);
  expect(kept !== undefined && (await isPassword('another one', kept))).toBe(false);
  expect(() => passwordOf({ ...old, N: 2 ** 30, r: 8, p: 1 })).toThrow();
});
