import type { MemorySystem } from './memory-system.ts';
import { nearest } from './nearest.ts';
import { byScore } from './order.ts';
import {
  critiqueInstructions,
  critiqueSchema,
  retrieveInstructions,
  retrieveSchema,
  selfRagPromptVersion,
  type supports,
} from './self-rag.prompt.ts';
import { valueOr } from './value-or.ts';

const hyper = { relevance: 1, support: 1, utility: 0.5 } as const;
const PROMPT = `self-rag@${selfRagPromptVersion}`;
const MOST_OUTPUT_TOKENS = 500;
const useless = { relevant: false, answer: '', support: 'none', utility: 1 } as const;

const supported: Readonly<Record<(typeof supports)[number], number>> = { full: 1, partial: 0.5, none: 0 };

/** Records are looked up only when needed; each is judged: relevant? does it support its answer? how useful is that? */
export const selfRag: MemorySystem = {
  name: 'self-rag',
  about: 'looked up if needed; each record judged for relevance, support and utility',
  follows: [
    'four judgements: retrieve, relevant, supported, useful',
    'a record’s score is relevance + support + half of utility, the weights of the paper',
  ],
  differs: [
    'the judgements are asked of a general model, not read off special tokens of a trained one, so that they have no probabilities',
    'the answer is made by the reader that all rows share, from the records that were judged best',
  ],
  prompts: selfRagPromptVersion,
  hyper,
  async remember(texts, calls) {
    const vectors = await calls.embed(texts.map(({ text }) => text));
    const rows = texts.map((item, i) => ({ item, vector: vectors[i] ?? new Float32Array() }));
    return {
      async recall(question, { k, read }, asking) {
        const { retrieve } = valueOr(
          await asking.call({
            ...{ step: 'retrieve', prompt: PROMPT, instructions: retrieveInstructions, content: question.text },
            ...{ schema: retrieveSchema, schemaName: 'retrieve', maxOutputTokens: MOST_OUTPUT_TOKENS },
          }),
          { retrieve: true },
        );
        if (!retrieve) return { retrieved: [], texts: [] };
        const query = await asking.embedOne(question.text);
        const found = nearest(query, rows, ({ vector }) => vector, Math.max(k, read));
        const judged = await asking.map('critiques', found, async ({ one }) => {
          const content = `Question: ${question.text}\nRecord:\n${one.item.text}`;
          const said = valueOr(
            await asking.call({
              ...{ step: 'critique', prompt: PROMPT, instructions: critiqueInstructions, content },
              ...{ schema: critiqueSchema, schemaName: 'critique', maxOutputTokens: MOST_OUTPUT_TOKENS },
            }),
            useless,
          );
          const score =
            hyper.relevance * Number(said.relevant) +
            hyper.support * supported[said.support] +
            (hyper.utility * (said.utility - 1)) / 4;
          return { item: one.item, relevant: said.relevant, score };
        });
        judged.sort(byScore);
        return {
          retrieved: judged.map(({ item, score }) => ({ id: item.id, score })),
          texts: judged
            .filter(({ relevant }) => relevant)
            .slice(0, read)
            .map(({ item }) => item),
        };
      },
    };
  },
};
