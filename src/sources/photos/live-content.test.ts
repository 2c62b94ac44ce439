import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { belongTogether } from './live-content.ts';

const identifier = '8F2A3B4C-1D2E-4F5A-9B8C-7D6E5F4A3B2C';
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'madeleine-live-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** A movie of one box whose text names an identifier. */
function movie(text: string): Buffer {
  const body = Buffer.from(`moov${text}`, 'latin1');
  const size = Buffer.alloc(4);
  size.writeUInt32BE(body.length + 4);
  return Buffer.concat([size, body]);
}
async function pair(still: Buffer, film: Buffer): Promise<boolean> {
  const paths = [join(folder, 'a.heic'), join(folder, 'a.mov')] as const;
  await writeFile(paths[0], still);
  await writeFile(paths[1], film);
  return belongTogether(...paths);
}
const named = movie(`com.apple.quicktime.content.identifier ${identifier}`);

it.each([
  ['at the start', 100],
  ['across the end of the head', 256 * 1024 - 10],
  ['behind the picture', 3 * 1024 * 1024],
])('finds the identifier %s of a still', async (_where, before) => {
  expect(await pair(Buffer.concat([Buffer.alloc(before, 1), Buffer.from(identifier), Buffer.alloc(50)]), named)).toBe(
    true,
  );
});

it('is no pair with another identifier, with none in the still, or without a movie', async () => {
  expect(await pair(Buffer.alloc(400_000, 1), named)).toBe(false);
  expect(await pair(Buffer.from(identifier.replace('8F', '00')), named)).toBe(false);
  expect(await pair(Buffer.from(identifier), Buffer.from('no boxes here'))).toBe(false);
});
