import { noSpending, type Reply } from '../outcome.ts';
import type { GoldView, LoadedSuite } from '../suite.ts';
import type { SystemUnderTest } from '../system.ts';
import { textsOf } from './item-text.ts';
import { readAnswer } from './reader.ts';
import { shuffled } from './seeded.ts';

type Evidence = (question: string, gold: GoldView, all: readonly string[], seed: number) => readonly string[];

/** A system that is handed its evidence, so that only its reading is measured. The gold answer stays hidden from it. */
const givenEvidence = (
  name: string,
  suite: LoadedSuite,
  identity: Readonly<Record<string, unknown>>,
  evidence: Evidence,
): SystemUnderTest => ({
  name,
  identity: { ...identity, reader: 'sentence-1' },
  gives: { ranking: true, answers: true },
  cacheable: true,
  concurrency: 1,
  async ingest(collection, { signal }) {
    const began = performance.now();
    const texts = await textsOf(collection.items(), signal);
    const byId = new Map(texts.map((text) => [text.id, text]));
    const all = [...byId.keys()];
    return {
      report: { items: texts.length, seconds: (performance.now() - began) / 1000, spending: noSpending },
      ask: async (question, { seed }) => {
        const ids = evidence(question.id, suite.gold(question.id), all, seed);
        const said = readAnswer(
          question,
          ids.flatMap((id) => byId.get(id) ?? []),
        );
        const retrieved = ids.map((id, place) => ({ id, score: -place }));
        const reply: Reply = { retrieved, ...(said === undefined ? {} : { said }) };
        return reply;
      },
      close: async () => undefined,
    };
  },
});

/** The gold evidence and nothing else: the ceiling of retrieval. */
export const oracleSystem = (suite: LoadedSuite): SystemUnderTest =>
  givenEvidence('oracle', suite, { version: 1 }, (_question, gold) => gold.evidence);

/**
 * A needle in a haystack: the gold evidence among distractors, `size` items in all, shuffled by the seed. The data set's
 * own haystack is used where it has one of that size, else other items of the collection.
 */
export const haystackSystem = (suite: LoadedSuite, size: number): SystemUnderTest =>
  givenEvidence(`niah-${size}`, suite, { version: 1, size }, (question, gold, all, seed) => {
    const own = gold.haystack?.length === size ? gold.haystack : undefined;
    const golden = new Set(gold.evidence);
    const others = shuffled(
      all.filter((id) => !golden.has(id)),
      String,
      seed,
      question,
      'distractors',
    );
    const held = own ?? [...gold.evidence, ...others.slice(0, Math.max(0, size - golden.size))];
    return shuffled(held, String, seed, question, 'order');
  });
