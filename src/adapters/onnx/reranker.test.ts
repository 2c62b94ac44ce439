import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writeTinyReranker } from '../../../test/fixtures/tiny-clip/tiny-clip.ts';
import { hasTransformers, transformersPeer } from '../../../test/fixtures/transformers-peer.ts';
import { openOnnxReranker } from './reranker.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'madeleine-rerank-'));
  await writeTinyReranker(join(folder, 'tiny'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

describe('a reranker in a local folder', () => {
  it.skipIf(!hasTransformers)(
    'orders passages with the query (skipped without @huggingface/transformers)',
    async () => {
      const reranker = await openOnnxReranker(join(folder, 'tiny'), transformersPeer);
      expect(reranker).toMatchObject({ name: 'tiny', identity: { folder: 'tiny' } });
      const passages = ['blue', 'red', 'red red', ...Array<string>(9).fill('green')];
      const order = await reranker.rerank('a photo', passages);
      expect(order).toHaveLength(passages.length);
      expect(order[0]?.index).toBe(2);
      expect(order[1]?.index).toBe(1);
      expect(await reranker.rerank('a photo', [])).toEqual([]);
    },
  );

  it('says what is missing: the folder’s files, or the library', async () => {
    await expect(openOnnxReranker(join(folder, 'nothing'))).rejects.toMatchObject({ code: 'not-found' });
    await expect(openOnnxReranker(join(folder, 'tiny'), 'no-such-library')).rejects.toMatchObject({
      code: 'dependency-missing',
      action: expect.stringContaining('npm install'),
    });
  });
});
