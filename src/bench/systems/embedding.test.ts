import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { startModelServer } from '../../../test/fixtures/model-server/model-server.ts';
import { thingEmbedder } from '../../../test/fixtures/systems/every-part.ts';
import { scriptedCaller } from '../../../test/fixtures/systems/scripted-caller.ts';
import { tinyAlbum } from '../../../test/fixtures/systems/tiny-album.ts';
import type { Collection } from '../collection.ts';
import type { AskedQuestion } from '../question.ts';
import { embeddingSystem } from './embedding.ts';

const collection: Collection = {
  id: 'album',
  source: () => Promise.reject(new Error('not read')),
  async *items() {
    for (const { item } of tinyAlbum.rows) yield item;
  },
};

it.each([
  ['items', 3],
  ['items', 1],
  ['text', 2],
] as const)('gives as many as are asked for to a question for %s', async (form, k) => {
  const folder = mkdtempSync(join(tmpdir(), 'madeleine-embedding-'));
  const server = await startModelServer([thingEmbedder(['Porto'])]);
  onTestFinished(async () => {
    await server.close();
    rmSync(folder, { recursive: true });
  });
  const { book } = await scriptedCaller(server.url);
  const { signal } = new AbortController();
  const system = await embeddingSystem('words', `${server.url}#e`, folder, 'sgm');
  const ingested = await system.ingest(collection, { workspace: folder, signal, book });
  const question: AskedQuestion = { id: 'q', text: 'Porto', language: 'en', collection: 'album', form };
  const { retrieved } = await ingested.ask(question, { k, seed: 1, signal, book, retrievalOnly: false });
  expect(retrieved).toHaveLength(k);
});
