import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { NaiveStore } from '../../../test/conformance/naive-store.ts';
import { stored } from '../../../test/retrieve/small-life.ts';
import { indexEntry } from '../../ingest/index-entry.ts';
import { assembleItem } from '../../memory/item.ts';
import type { Embedder } from '../../ports/embedder.ts';
import { measuredSoon } from './measured-similarity.ts';

const things = ['dog', 'car', 'bicycle', 'cake'];
const angle = (degrees: number) =>
  Float32Array.of(Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180));

let base: string;
let asked: string[];
beforeEach(async () => {
  base = await mkdtemp(join(tmpdir(), 'madeleine-similarity-'));
  asked = [];
});
afterEach(() => rm(base, { recursive: true, force: true }));

/** Four things at four angles, and a hundred pictures: every tenth shows one of them, its vector `off` degrees from the words. */
async function measured(off: (i: number) => number, pictures = 100) {
  const store = new NaiveStore();
  for (let i = 0; i < pictures; i++) {
    const thing = i % 5 === 0 ? things[(i / 5) % things.length] : undefined;
    const item = stored(`picture-${i}`, 'image', {
      sights: thing === undefined ? [] : [{ kind: 'object', name: thing, confidence: 0.8 }],
    });
    await store.write([
      { op: 'putItem', item, index: indexEntry(assembleItem(item)) },
      {
        op: 'putVector',
        id: item.id,
        space: 'made',
        vector: angle(thing === undefined ? (i * 137) % 360 : things.indexOf(thing) * 90 + off(i)),
      },
    ]);
  }
  const embedder: Embedder = {
    space: 'made',
    seesPictures: true,
    concurrency: 1,
    texts: async (texts) => {
      asked.push(...texts);
      return texts.map((text) => angle(things.findIndex((thing) => text.endsWith(thing)) * 90));
    },
    pictures: async () => [],
    close: async () => undefined,
  };
  return measuredSoon({ store, folder: { path: base } }, embedder, pictures, undefined);
}

it('is steep for a model whose right pictures lie beside the words, and flat for one that knows nothing', async () => {
  expect((await measured((i) => (i % 7) - 3)).soon).toBeLessThan(0.3);
  await rm(join(base, 'cache'), { recursive: true });
  expect((await measured((i) => (i * 97) % 360)).soon).toBeGreaterThan(0.5);
});

it('asks for things alone, and only once', async () => {
  const first = await measured(() => 1);
  expect(asked.sort()).toEqual(['a photo of a bicycle', 'a photo of a cake', 'a photo of a car', 'a photo of a dog']);
  expect(await measured(() => 90)).toEqual(first);
  expect(asked).toHaveLength(4);
});

it('believes what is believed of any model in a small memory', async () => {
  expect((await measured(() => 1, 30)).soon).toBeCloseTo(0.35, 9);
  expect(asked).toEqual([]);
});
