import { collectionItems, collectionSource } from '../../../app/items/collection.ts';
import { isMadeleineError } from '../../../memory/errors.ts';
import type { Source } from '../../../ports/source.ts';
import type { Collection } from '../../collection.ts';
import { type AskedQuestion, languageOf } from '../../question.ts';
import type { GoldView, LoadedSuite, LoadOptions, Suite } from '../../suite.ts';
import { readErrata, withErrata } from '../errata.ts';
import { atmAnchors } from './anchors.ts';
import { describeAtm } from './describe.ts';
import { atmErrata, corrected } from './errata.ts';
import { givenOf, outcomesOf } from './given.ts';
import { dataHash } from './memory-files.ts';
import { predictionFiles } from './prediction-files.ts';
import { readGiven } from './predictions.ts';
import { questionFile, setOf } from './question-file.ts';
import { type AtmQuestion, readQuestions } from './questions.ts';
import { scoreAtm } from './score.ts';
import { abstains } from './scorer/abstention.ts';
import { slicesOf } from './slices.ts';

const MEMORY = 'memory';

/** ATM-Bench: personal questions over one person's mails, pictures and videos. See docs/bench/atm.md. */
export const atmSuite: Suite = {
  name: 'atm',
  title: 'ATM-Bench: long-term personalised referential memory',
  licence: 'CC BY-NC 4.0: no commercial use.',
  obtain:
    'Download the dataset Jingbiao/ATM-Bench from Hugging Face and give the folder that contains atm-bench/ and raw_memory/.',
  anchors: atmAnchors,
  released: {
    questions: [1013, 1038, 25, 31],
    of: 'the 1,013 released ones, nor the hard set’s 25 or 31',
    models: { builder: 'Qwen3-VL-2B-Instruct', reader: 'Qwen3-VL-8B-Instruct', judge: 'GPT-5-mini' },
  },
  load,
};

async function load(path: string, options: LoadOptions): Promise<LoadedSuite> {
  const file = await questionFile(path);
  const read = await readQuestions(file);
  const errata = await readErrata(options.errata, atmErrata);
  const { questions, notes } = withErrata(read.questions, errata, corrected);
  const set = setOf(file);
  const byId = new Map(questions.map((question) => [question.id, question]));
  const known = new Set(byId.keys());
  const source = () => memorySource(file, path);
  const root = await source().then(({ root: top }) => top, undefinedWhenMissing);
  return {
    name: 'atm',
    root: root ?? file,
    sha256: await dataHash(read.text, root, JSON.stringify(errata)),
    collections: [memory(source)],
    questions: questions.map(asked),
    failures: read.failures,
    notes: [`Questions of ${file}.`, ...read.notes, ...notes],
    gold: (id) => goldView(byId.get(id), id, set),
    predictionFiles: (outcomes) => predictionFiles(questions, outcomes),
    readPredictions: async (files) => {
      const given = await readGiven(files, known);
      return { outcomes: outcomesOf(given), remarks: given.remarks };
    },
    async score(outcomes, scoring) {
      const ids = new Set(outcomes.map(({ id }) => id));
      const only = questions.filter(({ id }) => ids.has(id));
      return scoreAtm(only, set, givenOf(outcomes), scoring);
    },
    describe: () => describeAtm(questions, root === undefined ? undefined : memory(source)),
    scoreFiles: async (files, scoring) => scoreAtm(questions, set, await readGiven(files, known), scoring),
  };
}

/** The memory beside the questions, or in the folder that was given. */
const memorySource = (file: string, given: string): Promise<Source> =>
  collectionSource(file, 'atm').catch((error: unknown) => {
    if (isMadeleineError(error) && error.code === 'missing') return collectionSource(given, 'atm');
    throw error;
  });

/** Answers can be scored where the memory itself is not. */
function undefinedWhenMissing(error: unknown): undefined {
  if (!isMadeleineError(error) || error.code !== 'missing') throw error;
}

const memory = (source: () => Promise<Source>): Collection => ({
  id: MEMORY,
  source,
  async *items() {
    yield* collectionItems(await source());
  },
});

const asked = ({ id, text }: AtmQuestion): AskedQuestion => ({
  id,
  text,
  language: languageOf(text),
  collection: MEMORY,
  form: 'text',
});

function goldView(question: AtmQuestion | undefined, id: string, set: ReturnType<typeof setOf>): GoldView {
  if (question === undefined) throw new RangeError(`no question ${id}`);
  const { answer, evidence, haystack } = question.gold;
  const language = languageOf(question.text);
  const slices = Object.entries({ ...slicesOf(question, set), language: [language] }).filter(
    ([, values]) => values.length > 0,
  );
  return {
    answer,
    evidence,
    ...(haystack === undefined ? {} : { haystack }),
    slices: Object.fromEntries(slices.map(([label, values]) => [label, values.join(', ')])),
    answerable: !abstains(answer),
    cluster: MEMORY,
  };
}
