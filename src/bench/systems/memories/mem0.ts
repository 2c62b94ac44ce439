import type { Caller } from '../../calls/caller.ts';
import type { ItemText } from '../item-text.ts';
import {
  factsInstructions,
  factsSchema,
  mem0PromptVersion,
  operationInstructions,
  operationSchema,
  sufficiency,
  sufficiencySchema,
} from './mem0.prompt.ts';
import type { MemorySystem, Recalled } from './memory-system.ts';
import { nearest } from './nearest.ts';
import { valueOr } from './value-or.ts';

/** A fact that is held, and the records that it came from. */
export type Fact = { text: string; vector: Float32Array; readonly items: Set<string> };

const hyper = { compared: 10, rounds: 3 } as const;
const PROMPT = `mem0@${mem0PromptVersion}`;
const MOST_OUTPUT_TOKENS = 2000;

/**
 * Facts taken out of each record, each compared with the ten nearest that are known: added, updated, deleted or left. The
 * agentic form asks again in other words while the model finds the facts insufficient.
 */
export const mem0 = (answering: 'plain' | 'agentic'): MemorySystem => ({
  name: `mem0-${answering}`,
  about: `facts extracted, compared, added, updated, deleted${answering === 'agentic' ? '; searches again when facts are missing' : ''}`,
  follows: [
    'two phases: facts are extracted, then each is compared with its ten nearest and added, updated, deleted or left',
    ...(answering === 'agentic' ? ['the answerer may search again in other words, three rounds'] : []),
  ],
  differs: [
    'one record at a time, without a running summary: records are no dialogue',
    'a fact keeps the ids of all records that made it, for measuring',
  ],
  prompts: mem0PromptVersion,
  hyper: { ...hyper, answering },
  remember: async (texts, calls) => {
    const facts = await factsOf(texts, calls);
    return {
      recall: (question, { k, read }, asking) =>
        recalled(facts, question.text, { most: Math.max(k, read), read, agentic: answering === 'agentic' }, asking),
    };
  },
});

/** The facts that are held after the last text was taken in. */
export async function factsOf(texts: readonly ItemText[], calls: Caller): Promise<Fact[]> {
  const held: Fact[] = [];
  const said = await calls.map('facts', texts, async ({ text }) =>
    valueOr(
      await calls.call({
        ...{ step: 'facts', prompt: PROMPT, instructions: factsInstructions, content: text },
        ...{ schema: factsSchema, schemaName: 'facts', maxOutputTokens: MOST_OUTPUT_TOKENS },
      }),
      { facts: [] },
    ),
  );
  const vectors = await calls.embed(said.flatMap(({ facts }) => facts));
  let next = 0;
  // Each fact is compared with what the earlier ones left: these calls cannot be made at once.
  await calls.map(
    'operations',
    texts,
    async ({ id }, place) => {
      for (const fact of said[place]?.facts ?? []) {
        const vector = vectors[next++];
        if (vector !== undefined) await take({ text: fact, vector, items: new Set([id]) }, held, calls);
      }
    },
    'one-by-one',
  );
  return held;
}

async function take(fact: Fact, held: Fact[], calls: Caller): Promise<void> {
  const known = nearest(fact.vector, held, ({ vector }) => vector, hyper.compared).map(({ one }) => one);
  if (known.length === 0) {
    held.push(fact);
    return;
  }
  const content = [`New: ${fact.text}`, ...known.map((one, i) => `${i}: ${one.text}`)].join('\n');
  const said = valueOr(
    await calls.call({
      ...{ step: 'operation', prompt: PROMPT, instructions: operationInstructions, content },
      ...{ schema: operationSchema, schemaName: 'operation', maxOutputTokens: MOST_OUTPUT_TOKENS },
    }),
    { operation: 'ADD' },
  );
  const old = said.known === undefined ? undefined : known[said.known];
  if (said.operation === 'ADD') held.push(fact);
  if (old === undefined) return;
  if (said.operation === 'DELETE') held.splice(held.indexOf(old), 1);
  if (said.operation === 'UPDATE') {
    old.text = said.text ?? fact.text;
    old.vector = await calls.embedOne(old.text);
    for (const id of fact.items) old.items.add(id);
  }
}

async function recalled(
  facts: readonly Fact[],
  question: string,
  { most, read, agentic }: { readonly most: number; readonly read: number; readonly agentic: boolean },
  calls: Caller,
): Promise<Recalled> {
  const found = new Map<Fact, number>();
  let query = question;
  for (let round = 0; round < (agentic ? hyper.rounds : 1); round++) {
    for (const { one, score } of nearest(await calls.embedOne(query), facts, ({ vector }) => vector, most))
      found.set(one, Math.max(found.get(one) ?? Number.NEGATIVE_INFINITY, score));
    if (!agentic || round === hyper.rounds - 1) break;
    const content = `Question: ${question}\n${[...found.keys()].map(({ text }) => `- ${text}`).join('\n')}`;
    const { enough, search } = valueOr(
      await calls.call({
        ...{ step: 'sufficiency', prompt: PROMPT, instructions: sufficiency, content },
        ...{ schema: sufficiencySchema, schemaName: 'sufficiency', maxOutputTokens: MOST_OUTPUT_TOKENS },
      }),
      { enough: true },
    );
    if (enough || search === undefined || search.trim() === '') break;
    query = search;
  }
  const ranked = [...found].sort(([, a], [, b]) => b - a);
  const items = new Map<string, number>();
  for (const [{ items: ids }, score] of ranked) for (const id of ids) if (!items.has(id)) items.set(id, score);
  return {
    retrieved: [...items].map(([id, score]) => ({ id, score })),
    texts: ranked.slice(0, read).map(([{ text, items: ids }]) => ({ id: [...ids].join(', '), text })),
  };
}
