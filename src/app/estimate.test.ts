import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { estimate } from './estimate.ts';

let base = '';
beforeEach(async () => {
  base = await mkdtemp(join(tmpdir(), 'madeleine-estimate-'));
});
afterEach(() => rm(base, { recursive: true, force: true }));

it('rows of pictures whose files did not come along take no longer than any row', async () => {
  const folder = join(base, 'data', 'processed_memory');
  await mkdir(folder, { recursive: true });
  const rows = Array.from({ length: 300 }, (_, n) => ({
    image_path: `a/${20_230_101 + n}_101500.jpg`,
    caption: 'tea',
  }));
  await writeFile(join(folder, 'image_batch_results.json'), JSON.stringify(rows));
  expect(await estimate([base], 'atm')).toMatchObject({ items: 300, seconds: 1, sources: [{ images: 300 }] });
});
