import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { prepareTrainedData } from './traineddata.ts';

it('is prepared by several memories at once without one taking the copy of another', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'madeleine-trained-'));
  await Promise.all(Array.from({ length: 6 }, () => prepareTrainedData(['eng'], folder)));
  const names = await readdir(folder);
  expect(names.filter((name) => name.endsWith('.partial'))).toEqual([]);
  expect(names).toHaveLength(1);
  await rm(folder, { recursive: true, force: true });
});
