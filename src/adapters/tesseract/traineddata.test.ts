import { existsSync } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { prepareTrainedData } from './traineddata.ts';

it('lies in a new folder of its own each time, which only its owner may enter, and goes when it is removed', async () => {
  const made = await Promise.all(Array.from({ length: 6 }, () => prepareTrainedData(['eng'])));
  expect(new Set(made.map(({ folder }) => folder)).size).toBe(6);
  for (const { folder, remove } of made) {
    expect(await readdir(folder)).toEqual(['eng.traineddata.gz']);
    expect((await stat(`${folder}/eng.traineddata.gz`)).size).toBeGreaterThan(1_000_000);
    if (process.platform !== 'win32') {
      const { mode, uid } = await stat(folder);
      expect([mode & 0o777, uid]).toEqual([0o700, process.getuid?.()]);
    }
    remove();
    expect(existsSync(folder)).toBe(false);
  }
});
