import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { startModelServer } from '../../../../test/fixtures/model-server/model-server.ts';
import { wordsOf } from '../../../../test/fixtures/model-server/script.ts';
import { scriptedCaller } from '../../../../test/fixtures/systems/scripted-caller.ts';
import { tinyAlbum } from '../../../../test/fixtures/systems/tiny-album.ts';
import { wordEmbedder } from '../../../../test/fixtures/word-embedder.ts';
import type { Asker, Likener } from '../asker.ts';
import type { BuildContext } from '../builder.ts';
import type { Life, LifeItem } from '../life.ts';
import { openBuilding } from '../run-steps.ts';
import { poolOf } from './pool.ts';
import type { Query } from './records.ts';

const captions = ['a cake with candles', 'a boat in the harbour', 'a cake in a shop', undefined];
const items: readonly LifeItem[] = tinyAlbum.rows.map(({ item: { readings: _, ...item } }, i) => ({
  ...item,
  ...(captions[i] === undefined ? {} : { caption: captions[i] }),
  media: { mime: 'image/jpeg', phash: `000000000000000${i}` },
}));
/** The memory's own search finds the last one; a picture's bytes are its id. */
const life = {
  items,
  item: (id: string) => items.find((one) => one.id === id),
  people: [{ id: 'anna', name: 'Anna', names: [], roles: ['mother'] }],
  events: [],
  picture: async (id: string) => (id === 'p2' ? undefined : Buffer.from(id)),
  app: { search: async () => ({ items: [{ id: 'p4' }] }) },
} as unknown as Life;
const query: Query = { en: 'cake', zh: '蛋糕', form: 'object', anchor: 'p1', sampled: ['V'] };
const words = wordEmbedder(['cake', 'boat']);
const likener: Likener = {
  space: 'test',
  seesPictures: true,
  texts: async (texts) => [...(await words.texts(texts))],
  pictures: async (pictures) =>
    pictures
      .map((bytes) => tinyAlbum.rows.find(({ item }) => item.id === Buffer.from(bytes).toString())?.vector)
      .flatMap((vector) => vector ?? []),
  close: async () => undefined,
};

function contextWith(more: Partial<BuildContext>): BuildContext {
  const folder = mkdtempSync(join(tmpdir(), 'madeleine-pool-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, 'steps'));
  return openBuilding({
    ...{ folder, life, checkers: [], concurrency: 1, decided: () => [], onProgress: () => undefined },
    signal: new AbortController().signal,
    options: { seed: 1, languages: ['en'], questions: 1 },
    ...more,
  });
}
const foundBy = async (way: string, context: BuildContext) =>
  (await poolOf(query, context)).filter(({ by }) => by.includes(way)).map(({ item }) => item);

it('finds candidates by hashes, words and the memory’s search where there is neither embedder nor model', async () => {
  const context = contextWith({});
  expect(await foundBy('picture', context)).toEqual(['p1', 'p2', 'p3', 'p4']);
  expect(await foundBy('caption', context)).toEqual(['p1', 'p3']);
  expect(await foundBy('agent', context)).toEqual(['p4']);
});

it('finds pictures and captions by vectors where there is an embedder, those whose files are there', async () => {
  const context = contextWith({ likener });
  // Beside p1 its like, p3; p2 has no file, p4 no caption.
  expect(await foundBy('picture', context)).toEqual(['p1', 'p3', 'p4']);
  expect(await foundBy('caption', context)).toEqual(['p1', 'p3', 'p2']);
});

it('takes what a model’s agent finds with its tools, and the memory’s search beside it', async () => {
  const server = await startModelServer([
    {
      kind: 'reply',
      of: (request) =>
        JSON.stringify(
          wordsOf(request).includes('"set":"S1"')
            ? { do: 'answer', set: 'S1' }
            : { do: 'metadata', from: '2023-01-01', to: '2023-12-31' },
        ),
    },
  ]);
  onTestFinished(() => server.close());
  const asker = { model: 'm', identity: {}, caller: await scriptedCaller(server.url) } as unknown as Asker;
  const context = contextWith({ language: asker });
  expect(await foundBy('agent', context)).toEqual(['p1', 'p2']);
  expect(await foundBy('search', context)).toEqual(['p4']);
  // Both times the same steps: they are asked for once.
  expect(server.requests).toHaveLength(2);
});
