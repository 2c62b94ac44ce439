import { UndirectedGraph } from 'graphology';
import type { ItemText } from '../item-text.ts';
import type { Calls } from './calls.ts';
import {
  filterInstructions,
  filterSchema,
  hippoRagPromptVersion,
  triplesInstructions,
  triplesSchema,
} from './hippo-rag.prompt.ts';
import type { MemorySystem } from './memory-system.ts';
import { likeness, type Near, nearest } from './nearest.ts';
import { byScore } from './order.ts';
import { personalPageRank } from './personal-page-rank.ts';

const hyper = { synonymy: 0.8, damping: 0.5, passageWeight: 0.05, triples: 5, k: 10 } as const;

type Triple = { readonly subject: string; readonly object: string; readonly words: string; vector: Float32Array };
/** Phrases and passages as nodes; relations, synonyms and containment as edges. */
export type Web = {
  readonly graph: UndirectedGraph;
  readonly triples: readonly Triple[];
  readonly passages: readonly { readonly item: ItemText; readonly vector: Float32Array }[];
};

const phrase = (text: string): string => `phrase:${text.trim().toLowerCase()}`;
const passage = (id: string): string => `passage:${id}`;

/** A graph of phrases and passages from triples, searched by a walk that begins at the triples a question brings up. */
export const hippoRag2: MemorySystem = {
  name: 'hippo-rag-2',
  about: 'triples, synonymy, personalised PageRank over phrases and passages',
  follows: [
    'triples by a model; phrases are nodes, joined by relations, and by synonymy from a likeness of 0.8',
    'passages are nodes, joined to their phrases; they are seeded by their own likeness, weighted 0.05',
    'five triples nearest to the question, filtered by the model; PageRank with damping 0.5',
  ],
  differs: [
    'one call makes the triples, without a separate step for names',
    'without a triple that the model keeps, passages are ranked by likeness alone, as in the paper',
  ],
  prompts: hippoRagPromptVersion,
  hyper,
  async remember(texts, calls) {
    const web = await webOf(texts, calls);
    return {
      async recall(question, k, asking) {
        const ranked = await walk(web, question.text, asking);
        const texts = new Map(web.passages.map(({ item }) => [item.id, item]));
        return {
          retrieved: ranked.slice(0, Math.max(k, hyper.k)).map(({ one, score }) => ({ id: one, score })),
          texts: ranked.slice(0, hyper.k).flatMap(({ one }) => texts.get(one) ?? []),
        };
      },
    };
  },
};

/** The graph after all texts were taken in. */
export async function webOf(texts: readonly ItemText[], calls: Calls): Promise<Web> {
  const graph = new UndirectedGraph();
  const found: { readonly subject: string; readonly object: string; readonly words: string }[] = [];
  const add = (a: string, b: string, weight: number): void => {
    if (a === b) return;
    graph.mergeNode(a);
    graph.mergeNode(b);
    const known = graph.edge(a, b);
    if (known === undefined) graph.addEdge(a, b, { weight });
    else
      graph.updateEdgeAttribute(
        known,
        'weight',
        (before: unknown) => (typeof before === 'number' ? before : 0) + weight,
      );
  };
  for (const { id, text } of texts) {
    graph.mergeNode(passage(id));
    const { triples } = await calls.think('triples', triplesSchema, { instructions: triplesInstructions, about: text });
    for (const { subject, relation, object } of triples) {
      add(phrase(subject), phrase(object), 1);
      add(passage(id), phrase(subject), 1);
      add(passage(id), phrase(object), 1);
      found.push({ subject, object, words: `${subject} ${relation} ${object}` });
    }
  }
  await joinSynonyms(graph, add, calls);
  const vectors = await calls.embed(found.map(({ words }) => words));
  const own = await calls.embed(texts.map(({ text }) => text));
  return {
    graph,
    triples: found.map((triple, i) => ({ ...triple, vector: vectors[i] ?? new Float32Array() })),
    passages: texts.map((item, i) => ({ item, vector: own[i] ?? new Float32Array() })),
  };
}

async function joinSynonyms(
  graph: UndirectedGraph,
  add: (a: string, b: string, weight: number) => void,
  calls: Calls,
): Promise<void> {
  const phrases = graph.filterNodes((node) => node.startsWith('phrase:'));
  const vectors = await calls.embed(phrases.map((node) => node.slice('phrase:'.length)));
  for (const [i, a] of phrases.entries()) {
    for (let j = i + 1; j < phrases.length; j++) {
      const [b, one, other] = [phrases[j], vectors[i], vectors[j]];
      if (b === undefined || one === undefined || other === undefined) continue;
      const alike = likeness(one, other);
      if (alike >= hyper.synonymy) add(a, b, alike);
    }
  }
}

async function walk({ graph, triples, passages }: Web, question: string, calls: Calls): Promise<Near<string>[]> {
  const query = await calls.embedOne(question);
  const near = nearest(query, triples, ({ vector }) => vector, hyper.triples);
  const kept = await recognised(near, question, calls);
  const own = passages.map(({ item, vector }) => ({ one: item.id, score: likeness(query, vector) }));
  if (kept.length === 0) return own.toSorted(byScore);
  const seeds = new Map<string, number>();
  const seed = (node: string, weight: number): void => void seeds.set(node, Math.max(seeds.get(node) ?? 0, weight));
  for (const { one, score } of kept) for (const end of [one.subject, one.object]) seed(phrase(end), score);
  for (const { one, score } of own) seed(passage(one), Math.max(0, score) * hyper.passageWeight);
  const ranks = personalPageRank(graph, seeds, { damping: hyper.damping });
  return own.map(({ one }) => ({ one, score: ranks.get(passage(one)) ?? 0 })).toSorted(byScore);
}

async function recognised(near: readonly Near<Triple>[], question: string, calls: Calls): Promise<Near<Triple>[]> {
  if (near.length === 0) return [];
  const about = [`Question: ${question}`, ...near.map(({ one }, i) => `${i}: ${one.words}`)].join('\n');
  const { keep } = await calls.think('triples-kept', filterSchema, { instructions: filterInstructions, about });
  return [...new Set(keep)].flatMap((i) => near[i] ?? []);
}
