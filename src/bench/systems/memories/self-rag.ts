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

const hyper = { k: 10, relevance: 1, support: 1, utility: 0.5 } as const;

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
      async recall(question, k, asking) {
        const { retrieve } = await asking.think('retrieve', retrieveSchema, {
          instructions: retrieveInstructions,
          about: question.text,
        });
        if (!retrieve) return { retrieved: [], texts: [] };
        const query = await asking.embedOne(question.text);
        const found = nearest(query, rows, ({ vector }) => vector, Math.max(k, hyper.k));
        const judged = [];
        for (const { one } of found) {
          const about = `Question: ${question.text}\nRecord:\n${one.item.text}`;
          const said = await asking.think('critique', critiqueSchema, { instructions: critiqueInstructions, about });
          const score =
            hyper.relevance * Number(said.relevant) +
            hyper.support * supported[said.support] +
            (hyper.utility * (said.utility - 1)) / 4;
          judged.push({ item: one.item, relevant: said.relevant, score });
        }
        judged.sort(byScore);
        return {
          retrieved: judged.map(({ item, score }) => ({ id: item.id, score })),
          texts: judged.filter(({ relevant }) => relevant).map(({ item }) => item),
        };
      },
    };
  },
};
