import { UndirectedGraph } from 'graphology';
import type { Caller } from '../../calls/caller.ts';
import type { ItemText } from '../item-text.ts';
import {
  filterInstructions,
  filterSchema,
  hippoRagPromptVersion,
  triplesInstructions,
  triplesSchema,
} from './hippo-rag.prompt.ts';
import type { MemorySystem } from './memory-system.ts';
import { likeness, type Near, nearest } from './nearest.ts';
import { alikePairs } from './neighbours.ts';
import { byScore } from './order.ts';
import { personalPageRank } from './personal-page-rank.ts';
import { valueOr } from './value-or.ts';

const hyper = {
  synonymy: 0.8,
  synonyms: 100,
  damping: 0.5,
  passageWeight: 0.05,
  triples: 5,
  phrases: 5,
} as const;
const PROMPT = `hippo-rag@${hippoRagPromptVersion}`;
const MOST_OUTPUT_TOKENS = 2000;

type Triple = { readonly subject: string; readonly object: string; readonly words: string; vector: Float32Array };
/** Phrases and passages as nodes; relations, synonyms and containment as edges. */
export type Web = {
  readonly graph: UndirectedGraph;
  readonly triples: readonly Triple[];
  readonly passages: readonly { readonly item: ItemText; readonly vector: Float32Array }[];
  /** Phrase → how many passages hold it: what many hold tells little. */
  readonly held: ReadonlyMap<string, number>;
};

const phrase = (text: string): string => `phrase:${text.trim().toLowerCase()}`;
const passage = (id: string): string => `passage:${id}`;

/** A graph of phrases and passages from triples, searched by a walk that begins at the triples a question brings up. */
export const hippoRag2: MemorySystem = {
  name: 'hippo-rag-2',
  about: 'triples, synonymy, personalised PageRank over phrases and passages',
  follows: [
    'triples by a model; phrases are nodes, joined by relations, and by synonymy from a likeness of 0.8',
    'passages are nodes, joined to their phrases; they are seeded by their own likeness, scaled to 0…1 and weighted 0.05',
    'the five triples nearest to the question, their likeness scaled to 0…1 over all triples, filtered by the model',
    'a phrase is seeded by the mean over the triples that bring it up, each divided by the passages that hold the phrase; the five best phrases count',
    'PageRank with damping 0.5; without a triple that the model keeps, passages are ranked by likeness alone',
  ],
  differs: [
    'one call makes the triples, without a separate step for names',
    'from a thousand phrases on, synonyms come from an index of inverted lists, which misses a few',
  ],
  prompts: hippoRagPromptVersion,
  hyper,
  async remember(texts, calls) {
    const web = await webOf(texts, calls);
    return {
      async recall(question, { k, read }, asking) {
        const ranked = await walk(web, question.text, asking);
        const known = new Map(web.passages.map(({ item }) => [item.id, item]));
        return {
          retrieved: ranked.slice(0, Math.max(k, read)).map(({ one, score }) => ({ id: one, score })),
          texts: ranked.slice(0, read).flatMap(({ one }) => known.get(one) ?? []),
        };
      },
    };
  },
};

/** The graph after all texts were taken in. */
export async function webOf(texts: readonly ItemText[], calls: Caller): Promise<Web> {
  const graph = new UndirectedGraph();
  const found: { readonly subject: string; readonly object: string; readonly words: string }[] = [];
  const holders = new Map<string, Set<string>>();
  const said = await calls.map('triples', texts, async ({ text }) =>
    valueOr(
      await calls.call({
        ...{ step: 'triples', prompt: PROMPT, instructions: triplesInstructions, content: text },
        ...{ schema: triplesSchema, schemaName: 'triples', maxOutputTokens: MOST_OUTPUT_TOKENS },
      }),
      { triples: [] },
    ),
  );
  for (const [place, { id }] of texts.entries()) {
    graph.mergeNode(passage(id));
    for (const { subject, relation, object } of said[place]?.triples ?? []) {
      join(graph, phrase(subject), phrase(object), (before) => before + 1);
      for (const end of [subject, object]) {
        join(graph, passage(id), phrase(end), () => 1);
        holders.set(phrase(end), (holders.get(phrase(end)) ?? new Set()).add(id));
      }
      found.push({ subject, object, words: `${subject} ${relation} ${object}` });
    }
  }
  await joinSynonyms(graph, calls);
  const vectors = await calls.embed(found.map(({ words }) => words));
  const own = await calls.embed(texts.map(({ text }) => text));
  return {
    graph,
    triples: found.map((triple, i) => ({ ...triple, vector: vectors[i] ?? new Float32Array() })),
    passages: texts.map((item, i) => ({ item, vector: own[i] ?? new Float32Array() })),
    held: new Map([...holders].map(([name, ids]) => [name, ids.size])),
  };
}

function join(graph: UndirectedGraph, a: string, b: string, weigh: (before: number) => number): void {
  if (a === b) return;
  graph.mergeNode(a);
  graph.mergeNode(b);
  const known = graph.edge(a, b);
  if (known === undefined) graph.addEdge(a, b, { weight: weigh(0) });
  else graph.updateEdgeAttribute(known, 'weight', (before: unknown) => weigh(typeof before === 'number' ? before : 0));
}

async function joinSynonyms(graph: UndirectedGraph, calls: Caller): Promise<void> {
  const phrases = graph.filterNodes((node) => node.startsWith('phrase:'));
  const vectors = await calls.embed(phrases.map((node) => node.slice('phrase:'.length)));
  const joined = new Map<number, number>();
  const best = alikePairs(vectors, hyper.synonymy).sort((x, y) => y.alike - x.alike);
  for (const { a, b, alike } of best) {
    const [one, other] = [phrases[a], phrases[b]];
    if (one === undefined || other === undefined || (joined.get(a) ?? 0) >= hyper.synonyms) continue;
    joined.set(a, (joined.get(a) ?? 0) + 1);
    join(graph, one, other, () => alike);
  }
}

async function walk(web: Web, question: string, calls: Caller): Promise<Near<string>[]> {
  const { graph, triples, passages } = web;
  const query = await calls.embedOne(question);
  const near = nearest(query, scaled(triples, query), ({ one }) => one.vector, hyper.triples).map(({ one }) => one);
  const kept = await recognised(near, question, calls);
  const own = scaled(
    passages.map(({ item, vector }) => ({ id: item.id, vector })),
    query,
  );
  const ranked = own.map(({ one, score }) => ({ one: one.id, score })).toSorted(byScore);
  if (kept.length === 0) return ranked;
  const seeds = phraseSeeds(kept, web);
  for (const { one, score } of ranked) seeds.set(passage(one), score * hyper.passageWeight);
  const ranks = personalPageRank(graph, seeds, { damping: hyper.damping });
  return ranked.map(({ one }) => ({ one, score: ranks.get(passage(one)) ?? 0 })).toSorted(byScore);
}

/** The likeness of each to the question, scaled so that the least alike of all is 0 and the most alike 1. */
function scaled<T extends { readonly vector: Float32Array }>(all: readonly T[], query: Float32Array): Near<T>[] {
  const scores = all.map(({ vector }) => likeness(query, vector));
  const least = scores.reduce((a, b) => Math.min(a, b), Number.POSITIVE_INFINITY);
  const most = scores.reduce((a, b) => Math.max(a, b), Number.NEGATIVE_INFINITY);
  return all.map((one, i) => ({ one, score: most === least ? 1 : ((scores[i] ?? least) - least) / (most - least) }));
}

/**
 * Where the walk begins: each phrase by the mean over the triples that bring it up, each triple's score divided by the
 * number of passages that hold the phrase (node specificity); only the best phrases.
 */
export function phraseSeeds(
  kept: readonly Near<Pick<Triple, 'subject' | 'object'>>[],
  { held }: Pick<Web, 'held'>,
): Map<string, number> {
  const brought = new Map<string, number[]>();
  for (const { one, score } of kept) {
    for (const end of [phrase(one.subject), phrase(one.object)])
      brought.set(end, [...(brought.get(end) ?? []), score / Math.max(1, held.get(end) ?? 0)]);
  }
  const means = [...brought].map(([end, scores]) => ({
    one: end,
    score: scores.reduce((a, b) => a + b, 0) / scores.length,
  }));
  return new Map(
    means
      .toSorted(byScore)
      .slice(0, hyper.phrases)
      .map(({ one, score }) => [one, score]),
  );
}

async function recognised(near: readonly Near<Triple>[], question: string, calls: Caller): Promise<Near<Triple>[]> {
  if (near.length === 0) return [];
  const content = [`Question: ${question}`, ...near.map(({ one }, i) => `${i}: ${one.words}`)].join('\n');
  const { keep } = valueOr(
    await calls.call({
      ...{ step: 'triples-kept', prompt: PROMPT, instructions: filterInstructions, content },
      ...{ schema: filterSchema, schemaName: 'triples-kept', maxOutputTokens: MOST_OUTPUT_TOKENS },
    }),
    { keep: [] },
  );
  return [...new Set(keep)].flatMap((i) => near[i] ?? []);
}
