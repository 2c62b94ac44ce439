import type { Reply } from '../outcome.ts';
import type { GoldView, LoadedSuite } from '../suite.ts';
import type { SystemUnderTest } from '../system.ts';
import { type TextForm, textsOf } from './item-text.ts';
import type { Reader } from './model-reader.ts';
import { readAnswer } from './reader.ts';
import { shuffled } from './seeded.ts';
import { seenItems } from './seen-items.ts';

type Evidence = (question: string, gold: GoldView, all: readonly string[], seed: number) => readonly string[];

/** Reads with no model: the sentence that has most of the question's words. */
const sentenceReader: Reader = {
  identity: { reader: 'sentence-2' },
  concurrency: 1,
  sees: false,
  read(question, texts) {
    const said = readAnswer(question, texts);
    return Promise.resolve(said === undefined ? {} : { said });
  },
};

/** Who reads, and in which form the items are given. */
export type Reading = { readonly reader?: Reader | undefined; readonly form: TextForm };

type Given = {
  readonly name: string;
  readonly suite: LoadedSuite;
  readonly identity: Readonly<Record<string, unknown>>;
  readonly reading: Reading | undefined;
  readonly evidence: Evidence;
  /** False where what is read was not retrieved by anybody: nothing, or everything. */
  readonly ranking: boolean;
};

/** A system that is handed its evidence, so that only its reading is measured. The gold answer stays hidden from it. */
const givenEvidence = ({
  name,
  suite,
  identity,
  reading: { reader = sentenceReader, form } = { form: 'sgm' },
  evidence,
  ranking,
}: Given): SystemUnderTest => ({
  name,
  identity: { ...identity, text: form, ...reader.identity },
  gives: { ranking, answers: true },
  cacheable: true,
  concurrency: reader.concurrency,
  async ingest(collection, { signal }) {
    const began = performance.now();
    const texts = await textsOf(collection.items(), form, signal);
    const byId = new Map(texts.map((text) => [text.id, text]));
    const all = [...byId.keys()];
    const seen = await seenItems(collection, reader.sees, signal);
    return {
      report: { items: texts.length, seconds: (performance.now() - began) / 1000 },
      notes: reader === sentenceReader ? [] : seen.notes,
      ask: async (question, { seed, signal: during, retrievalOnly, book }): Promise<Reply> => {
        const ids = evidence(question.id, suite.gold(question.id), all, seed);
        const retrieved = ranking ? { retrieved: ids.map((id, place) => ({ id, score: -place })) } : {};
        if (retrievalOnly) return retrieved;
        const given = ids.flatMap((id) => byId.get(id) ?? []);
        return { ...(await reader.read(question, given, { signal: during, seed, book, seen })), ...retrieved };
      },
      close: async () => undefined,
    };
  },
});

/** The gold evidence and nothing else: the ceiling of retrieval. */
export const oracleSystem = (suite: LoadedSuite, reading?: Reading): SystemUnderTest =>
  givenEvidence({
    name: 'oracle',
    suite,
    identity: { version: 1 },
    reading,
    ranking: true,
    evidence: (_question, gold) => gold.evidence,
  });

/** The question alone: what a model says that was shown nothing. */
export const noEvidenceSystem = (suite: LoadedSuite, reading: Reading): SystemUnderTest =>
  givenEvidence({ name: 'no-evidence', suite, identity: { version: 1 }, reading, ranking: false, evidence: () => [] });

/** The whole collection in the model's context; what does not fit there fails, and is counted. */
export const fullContextSystem = (suite: LoadedSuite, reading: Reading): SystemUnderTest =>
  givenEvidence({
    name: 'full-context',
    suite,
    identity: { version: 1 },
    reading,
    ranking: false,
    evidence: (_question, _gold, all) => all,
  });

/**
 * A needle in a haystack: the gold evidence among distractors, `size` items in all, shuffled by the seed. The data set's
 * own haystack is used where it has one of that size, else other items of the collection.
 */
export const haystackSystem = (suite: LoadedSuite, size: number, reading?: Reading): SystemUnderTest =>
  givenEvidence({
    name: `niah-${size}`,
    suite,
    identity: { version: 1, size },
    reading,
    ranking: true,
    evidence: (question, gold, all, seed) => {
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
    },
  });
