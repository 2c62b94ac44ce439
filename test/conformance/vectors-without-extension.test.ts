import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { openSqliteStore } from '../../src/adapters/sqlite/sqlite-store.ts';
import type { Change } from '../../src/ports/store.ts';
import { temporaryFolder } from './implementations.ts';
import { bestOf, cosine } from './naive-search.ts';
import { idOf, putItem, randomFrom } from './samples.ts';

const extension = vi.hoisted(() => ({ missing: false }));
vi.mock('sqlite-vec', async (original) => {
  const real = await original<typeof import('sqlite-vec')>();
  return {
    ...real,
    load: (database: Parameters<typeof real.load>[0]) => {
      if (extension.missing) throw new Error('no such file');
      real.load(database);
    },
  };
});

it.each([false, true])('finds the exact neighbours, extension missing: %s', async (missing) => {
  extension.missing = missing;
  const folder = temporaryFolder();
  const store = await openSqliteStore(join(folder, 'memory.db'));
  const random = randomFrom(3);
  const vectors = new Map(
    Array.from({ length: 200 }, (_, n) => [
      idOf(`item-${n}`),
      Float32Array.from({ length: 33 }, () => random() * 2 - 1),
    ]),
  );
  const changes = [...vectors].flatMap(([id, vector]): Change[] => [
    putItem(id),
    { op: 'putVector', id, space: 's', vector },
  ]);
  await store.write(changes);
  for (let n = 0; n < 20; n += 1) {
    const asked = Float32Array.from({ length: 33 }, () => random() * 2 - 1);
    const expected = bestOf(new Map([...vectors].map(([id, vector]) => [id, cosine(vector, asked)])), 10);
    const near = await store.nearest('s', asked, 10);
    expect(near.map(({ id }) => id)).toEqual(expected.map(({ id }) => id));
    for (const [place, { score }] of near.entries()) {
      expect(score).toBeCloseTo(expected[place]?.score ?? Number.NaN, 5);
    }
  }
  await store.close();
  rmSync(folder, { recursive: true, force: true });
});
