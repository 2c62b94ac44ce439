import { Caller } from '../../calls/caller.ts';
import type { Askable } from '../../calls/open-caller.ts';
import type { Reply, Retrieved } from '../../outcome.ts';
import type { AskedQuestion } from '../../question.ts';
import type { Ingested, SystemUnderTest } from '../../system.ts';
import { type ItemText, type TextForm, textsOf } from '../item-text.ts';
import { lostReplies } from '../lost-replies.ts';
import type { Reader } from '../model-reader.ts';
import { type SeenItems, seenItems } from '../seen-items.ts';

/** What a memory system finds for a question: items for measuring, texts for the reader, which need not be the items'. */
export type Recalled = { readonly retrieved: readonly Retrieved[]; readonly texts: readonly ItemText[] };

/** How many items a ranking holds, and how many texts are read. No memory is built otherwise for them. */
export type Wanted = { readonly k: number; readonly read: number };

/** A memory that has taken in everything. */
export type Remembered = {
  recall(question: AskedQuestion, wanted: Wanted, caller: Caller): Promise<Recalled>;
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
  /** Built through the caller's journal: begun again with the same texts, it makes no call twice. */
  remember(texts: readonly ItemText[], caller: Caller): Promise<Remembered>;
};

export type WithReader = Askable & { readonly reader: Reader; readonly form: TextForm; readonly read: number };

/** The system as a row: same texts, same reader, same prompts for answering as every other row with a model. */
export const memoryRow = (system: MemorySystem, written: string, thinking: WithReader): SystemUnderTest => ({
  name: written,
  identity: {
    system: system.name,
    ...system.hyper,
    ...(system.prompts === undefined ? {} : { prompts: system.prompts }),
    text: thinking.form,
    read: thinking.read,
    model: thinking.model.identity,
    embedder: thinking.embedder?.space ?? null,
    ...(thinking.reranker === undefined ? {} : { reranker: thinking.reranker.identity }),
    ...thinking.reader.identity,
  },
  gives: { ranking: true, answers: true },
  cacheable: true,
  concurrency: thinking.reader.concurrency,
  async ingest(collection, { signal, book }) {
    const began = performance.now();
    const texts = await textsOf(collection.items(), thinking.form, signal);
    const seen = await seenItems(collection, thinking.reader.sees, signal);
    const caller = new Caller({ ...thinking, book, signal });
    const memory = await system.remember(texts, caller);
    return {
      report: { items: texts.length, seconds: (performance.now() - began) / 1000 },
      notes: [...seen.notes, ...lostReplies(caller)],
      ask: asking(memory, thinking, seen),
      close: async () => thinking.embedder?.close(),
    };
  },
});

const asking =
  (memory: Remembered, thinking: WithReader, seen: SeenItems): Ingested['ask'] =>
  async (question, { k, seed, signal, retrievalOnly, book }): Promise<Reply> => {
    const caller = new Caller({ ...thinking, book, signal });
    const { retrieved, texts } = await memory.recall(question, { k, read: thinking.read }, caller);
    const ranked = [...retrieved].slice(0, k);
    if (question.form === 'items') return { said: { kind: 'items' }, retrieved: ranked };
    if (retrievalOnly) return { retrieved: ranked };
    const { said } = await thinking.reader.read(question, texts, { signal, seed, book, seen });
    return { ...(said === undefined ? {} : { said }), retrieved: ranked };
  };
