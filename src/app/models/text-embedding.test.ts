import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { wordEmbedder } from '../../../test/fixtures/word-embedder.ts';
import { stored } from '../../../test/retrieve/small-life.ts';
import { embedTextStage } from '../../ingest/embed-text-stage.ts';
import { indexEntry } from '../../ingest/index-entry.ts';
import { assembleItem, type MemoryItem } from '../../memory/item.ts';
import type { Embedder } from '../../ports/embedder.ts';
import { search } from '../../retrieve/search.ts';
import { createFolder } from '../memory-folder.ts';
import { OpenMemory } from '../open-memory.ts';
import { findSimilarBy } from './embedding.ts';

/** Takes a zither for a lute: what words alone do not say. */
const words = wordEmbedder(['lute', 'query', 'passage']);
const asked: string[] = [];
const embedder: Embedder = {
  ...words,
  texts: (texts) => {
    asked.push(...texts);
    return words.texts(texts.map((text) => text.replaceAll('zither', 'lute')));
  },
};
const none = async () => undefined;
const signal = new AbortController().signal;

let folder: string;
let memory: OpenMemory;
let items: MemoryItem[];
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'madeleine-text-'));
  await createFolder(join(folder, 'memory'), new Date('2026-01-01T12:00:00Z'));
  memory = await OpenMemory.open(join(folder, 'memory'), {
    offline: true,
    embedder: { textFolder: '/nowhere', textPrefixes: { query: 'query: ', passage: 'passage: ' } },
  });
  const said = ['The lute was in tune', ...Array.from({ length: 30 }, (_, n) => `Parcel number ${n} has arrived`)];
  const made = [
    ...said.map((text, n) => stored(`mail-${n}`, 'email', { title: 'Hello', body: { text } })),
    stored('picture', 'image', { caption: 'a street' }),
  ];
  await memory.store.write(made.map((item) => ({ op: 'putItem', item, index: indexEntry(assembleItem(item)) })));
  items = made.map(assembleItem);
});
afterAll(async () => {
  await memory.close();
  await rm(folder, { recursive: true, force: true });
});

async function embedAll(): Promise<void> {
  const stage = embedTextStage(embedder, 'passage: ');
  for (const item of items) {
    if (!stage.wants(item)) continue;
    const { records = [] } = await stage.run(item, signal);
    await memory.store.write(records);
  }
}

describe('mails and notes compared by their texts', () => {
  it('says nothing without vectors, or without an embedder', async () => {
    expect(await findSimilarBy(memory, none, async () => embedder)('zither')).toBeUndefined();
    expect(await findSimilarBy(memory, none, none)('zither')).toBeUndefined();
  });

  it('embeds their own words after the prefix, and no pictures', async () => {
    asked.length = 0;
    await embedAll();
    expect(asked).toHaveLength(items.length - 1);
    expect(asked[0]).toBe('passage: Hello\nThe lute was in tune');
  });

  it('finds what means the same in other words', async () => {
    const findSimilar = findSimilarBy(memory, none, async () => embedder);
    const now = '2026-01-01T12:00:00';
    const first = async (options: object) => {
      const { items: found } = await search(memory.store, 'zither', { now, limit: 3, cut: false, ...options });
      return found[0];
    };
    expect((await first({}))?.id).not.toBe(items[0]?.id);
    const best = await first({ findSimilar, explain: 'always' });
    expect(best?.id).toBe(items[0]?.id);
    expect(asked.at(-1)).toBe('query: zither');
    expect(best?.why.some(({ tool, note }) => tool === 'vector' && note === 'says something like it')).toBe(true);
  });

  it('is one feature beside the pictures, each in its own space', async () => {
    const looks = wordEmbedder(['lute']);
    const [picture] = items.slice(-1);
    const [vector] = await looks.texts(['lute']);
    if (picture === undefined || vector === undefined) throw new Error('nothing was made');
    await memory.store.write([{ op: 'putVector', id: picture.id, space: looks.space, vector }]);
    const similar = await findSimilarBy(
      memory,
      async () => looks,
      async () => embedder,
    )('lute');
    expect(similar?.size).toBe(items.length);
    expect(similar?.get(items[0]?.id ?? picture.id)).toBeGreaterThan(1);
  });
});
