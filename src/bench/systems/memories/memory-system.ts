import { noSpending, type Reply, type Retrieved, type Spending } from '../../outcome.ts';
import type { AskedQuestion } from '../../question.ts';
import { plus } from '../../runner/ledger.ts';
import type { SystemUnderTest } from '../../system.ts';
import { type ItemText, type TextForm, textsOf } from '../item-text.ts';
import type { Reader } from '../model-reader.ts';
import { Calls, type Thinking } from './calls.ts';

/** What a memory system finds for a question: items for measuring, texts for the reader, which need not be the items'. */
export type Recalled = { readonly retrieved: readonly Retrieved[]; readonly texts: readonly ItemText[] };

/** A memory that has taken in everything. */
export type Remembered = {
  recall(question: AskedQuestion, k: number, calls: Calls): Promise<Recalled>;
};

/**
 * A published memory system in its paper's terms. `follows` and `differs` say what is as in the paper and what is not;
 * numbers that steer it are data (`hyper`), and part of a run's identity.
 */
export type MemorySystem = {
  readonly name: string;
  readonly about: string;
  readonly follows: readonly string[];
  readonly differs: readonly string[];
  /** Version of what the model is told; absent for systems that tell it nothing of their own. */
  readonly prompts?: number;
  readonly hyper: Readonly<Record<string, number | string | boolean>>;
  /** Whether it has a stage that a reranker does. */
  readonly reranks?: boolean;
  remember(texts: readonly ItemText[], calls: Calls): Promise<Remembered>;
};

export type WithReader = Thinking & { readonly reader: Reader; readonly form: TextForm };

/** The system as a row: same texts, same reader, same prompts for answering as every other row with a model. */
export const memoryRow = (system: MemorySystem, written: string, thinking: WithReader): SystemUnderTest => ({
  name: written,
  identity: {
    system: system.name,
    ...system.hyper,
    ...(system.prompts === undefined ? {} : { prompts: system.prompts }),
    text: thinking.form,
    model: thinking.model.identity,
    embedder: thinking.embedder.space,
    ...(thinking.reranker === undefined ? {} : { reranker: thinking.reranker.identity }),
    ...thinking.reader.identity,
  },
  gives: { ranking: true, answers: true },
  cacheable: true,
  concurrency: thinking.reader.concurrency,
  async ingest(collection, { signal }) {
    const began = performance.now();
    const texts = await textsOf(collection.items(), thinking.form, signal);
    const calls = new Calls(thinking, signal);
    const memory = await system.remember(texts, calls);
    return {
      report: { items: texts.length, seconds: (performance.now() - began) / 1000, spending: calls.spending },
      ask: async (question, { k, seed, signal: during, retrievalOnly }) => {
        const asking = new Calls(thinking, during);
        const { retrieved, texts: found } = await memory.recall(question, k, asking);
        const ranked = [...retrieved].slice(0, k);
        if (question.form === 'items') return { said: { kind: 'items' }, retrieved: ranked, spending: asking.spending };
        if (retrievalOnly) return { retrieved: ranked, spending: asking.spending };
        const read = await thinking.reader.read(question, found, { signal: during, seed });
        return reply(read, ranked, plus(asking.spending, read.spending ?? noSpending));
      },
      close: () => thinking.embedder.close(),
    };
  },
});

const reply = (read: Awaited<ReturnType<Reader['read']>>, retrieved: Retrieved[], spending: Spending): Reply => ({
  ...(read.said === undefined ? {} : { said: read.said }),
  retrieved,
  spending,
});
