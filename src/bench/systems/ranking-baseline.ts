import { noSpending, type Reply, type Retrieved } from '../outcome.ts';
import type { SystemUnderTest } from '../system.ts';
import { type ItemText, type TextForm, textsOf } from './item-text.ts';
import { readAnswer } from './reader.ts';

type Index = { rank(question: string): Retrieved[]; close(): void };
export type Baseline = {
  readonly name: string;
  readonly identity: Readonly<Record<string, unknown>>;
  index(texts: readonly ItemText[]): Index;
};

/** A system that ranks texts of one form and reads its answer off the best of them, with no model. */
export const rankingBaseline = (
  { name, identity, index }: Baseline,
  form: TextForm,
  read: number,
): SystemUnderTest => ({
  name,
  identity: { ...identity, text: form, reader: 'sentence-2', read },
  gives: { ranking: true, answers: true },
  cacheable: true,
  concurrency: 1,
  async ingest(collection, { signal }) {
    const began = performance.now();
    const texts = await textsOf(collection.items(), form, signal);
    const byId = new Map(texts.map((text) => [text.id, text]));
    const built = index(texts);
    const report = { items: texts.length, seconds: (performance.now() - began) / 1000, spending: noSpending };
    return {
      report,
      ask: (question, { k, retrievalOnly }) => {
        const ranked = built
          .rank(question.text)
          .sort((a, b) => b.score - a.score)
          .slice(0, k);
        if (retrievalOnly) return Promise.resolve({ retrieved: ranked });
        const said = readAnswer(
          question,
          ranked.slice(0, read).flatMap(({ id }) => byId.get(id) ?? []),
        );
        const reply: Reply = { retrieved: ranked, ...(said === undefined ? {} : { said }) };
        return Promise.resolve(reply);
      },
      close: async () => built.close(),
    };
  },
});
