import { modelSettings } from '../../../app/models/models.ts';
import { openNamedEmbedder } from '../../../app/models/named-embedder.ts';
import { openPatientModel } from '../../../app/models/patient-model.ts';
import { readConfiguration } from '../../../app/settings/configuration.ts';
import { MadeleineError } from '../../../memory/errors.ts';
import type { MemoryItem } from '../../../memory/item.ts';
import type { SourcePerson } from '../../../memory/source-record.ts';
import type { Embedder } from '../../../ports/embedder.ts';
import type { Collection } from '../../collection.ts';
import { noSpending } from '../../outcome.ts';
import { plus } from '../../runner/ledger.ts';
import type { SystemUnderTest } from '../../system.ts';
import { type TextForm, textsOf } from '../item-text.ts';
import { modelReader } from '../model-reader.ts';
import { type Album, type AlbumTool, albumTools, facesByName } from './album-tools.ts';
import { reactPromptVersion } from './react.prompt.ts';
import { findByReact, reactLimits } from './react.ts';

/** What of PhotoBench's agent this is, and what is otherwise. */
export const reactHeader = {
  follows: [
    'ReAct over vector search, hard metadata filter, face search and set composition (PhotoBench §5.1.2)',
    'tools can be switched off; composition stays (Table 5)',
    'a set of any length, which may be empty',
  ],
  differs: ['vectors are of captions and other texts, since most albums come without their pictures'],
} as const;

const BATCH = 64;
/** How many records are read for a question that wants words. */
const READ = 10;

/**
 * `react:MODEL,EMBEDDER`, `react-T_M+T_F:MODEL`: the agent with all tools, or with some; T_S is always there. Nothing where
 * another system is written. Errors: `usage`, and those of the models.
 */
export async function openReact(written: string, folder: string, form: TextForm): Promise<SystemUnderTest | undefined> {
  const [, said, names] = /^react(?:-([^:]+))?:(.+)$/.exec(written) ?? [];
  if (names === undefined) return undefined;
  const enabled = toolsSaid(said);
  const [model = '', embedder, ...more] = names.split(',');
  const needsVectors = enabled.includes('T_V');
  if (model === '' || more.length > 0 || (needsVectors && (embedder === undefined || embedder === '')))
    throw new MadeleineError('usage', `${written} is missing a model${needsVectors ? ' and an embedder' : ''}.`, {
      action: 'Write it as react:MODEL,EMBEDDER, or without vectors as react-T_M+T_F:MODEL.',
    });
  const configuration = readConfiguration(folder);
  const space = needsVectors && embedder !== undefined ? await openNamedEmbedder(embedder, configuration) : undefined;
  const { prices } = modelSettings(model, configuration);
  const [thinking, reader] = await Promise.all([
    openPatientModel(model, { configuration }),
    modelReader(model, folder),
  ]);
  return {
    name: written,
    identity: {
      system: 'react',
      tools: enabled.join('+'),
      ...reactLimits,
      prompts: reactPromptVersion,
      text: form,
      ...(space === undefined ? {} : { embedder: space.space }),
      ...reader.identity,
    },
    gives: { ranking: true, answers: true },
    cacheable: true,
    concurrency: reader.concurrency,
    async ingest(collection, { signal }) {
      const began = performance.now();
      const { album, calls } = await albumOf(collection, space, form, signal);
      const items = album.rows.map(({ item }) => item);
      return {
        report: {
          items: items.length,
          seconds: (performance.now() - began) / 1000,
          spending: { ...noSpending, calls },
        },
        ask: async (question, { k, seed, signal: during, retrievalOnly, book }) => {
          const vectorOf = async (words: string) => (await space?.texts([words], during))?.[0];
          const tools = { album, enabled, model: thinking, prices, vectorOf, signal: during };
          const { ids, steps, spending } = await findByReact(tools, question);
          const retrieved = ids.map((id, place) => ({ id, score: 1 / (place + 1) }));
          const plan = steps.join('\n');
          if (question.form === 'items') return { said: { kind: 'items' }, retrieved, plan, spending };
          if (retrievalOnly) return { retrieved: retrieved.slice(0, k), plan, spending };
          const texts = await textsOf(of(items, ids.slice(0, READ)), form, during);
          const read = await reader.read(question, texts, { signal: during, seed, book });
          return {
            ...(read.said === undefined ? {} : { said: read.said }),
            retrieved: retrieved.slice(0, k),
            plan,
            spending: plus(spending, read.spending ?? noSpending),
          };
        },
        close: async () => space?.close(),
      };
    },
  };
}

function toolsSaid(said: string | undefined): AlbumTool[] {
  if (said === undefined) return [...albumTools];
  const wanted = said.split('+');
  const known = albumTools.filter((tool) => tool === 'T_S' || wanted.includes(tool));
  if (wanted.every((name) => known.some((tool) => tool === name))) return known;
  throw new MadeleineError('usage', `Unknown tools: "${said}".`, {
    action: `Join some of ${albumTools.join(', ')} with "+".`,
  });
}

async function albumOf(
  collection: Collection,
  embedder: Embedder | undefined,
  form: TextForm,
  signal: AbortSignal,
): Promise<{ readonly album: Album; readonly calls: number }> {
  const people: SourcePerson[] = [];
  for await (const event of (await collection.source()).read({ signal })) {
    if (event.type === 'person') people.push(event.person);
  }
  const items: MemoryItem[] = [];
  for await (const item of collection.items()) items.push(item);
  const texts = embedder === undefined ? [] : await textsOf(of(items), form, signal);
  const vectors: Float32Array[] = [];
  for (let at = 0; at < texts.length; at += BATCH) {
    const some = texts.slice(at, at + BATCH).map(({ text }) => text);
    vectors.push(...((await embedder?.texts(some, signal)) ?? []));
  }
  const rows = items.map((item, i) => ({ item, vector: vectors[i] }));
  return { album: { rows, faces: facesByName(people) }, calls: Math.ceil(texts.length / BATCH) };
}

/** The items of these ids in their order, or all. */
async function* of(items: readonly MemoryItem[], ids?: readonly string[]): AsyncGenerator<MemoryItem> {
  if (ids === undefined) yield* items;
  else for (const id of ids) yield* items.filter((item) => item.id === id);
}
