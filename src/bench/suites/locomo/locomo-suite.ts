import { collectionItems, collectionSource } from '../../../app/items/collection.ts';
import type { SourceEvent } from '../../../memory/source-record.ts';
import type { Source } from '../../../ports/source.ts';
import type { Collection } from '../../collection.ts';
import type { AskedQuestion } from '../../question.ts';
import type { LoadedSuite, Suite } from '../../suite.ts';
import { answerFiles, type FileForm, givenOf, outcomesOf } from '../answer-files.ts';
import { hashWith, readErrata, withErrata } from '../errata.ts';
import { locomoAnchors } from './anchors.ts';
import { type Conversations, categories, type LocomoQuestion, readConversations } from './conversations.ts';
import { describeLocomo } from './describe.ts';
import { corrected, locomoErrata } from './errata.ts';
import { scoreLocomo } from './score.ts';

/** LoCoMo: questions about ten very long conversations (Maharana et al. 2024), each a collection of its own. */
export const locomoSuite: Suite = {
  name: 'locomo',
  title: 'LoCoMo',
  licence: 'LoCoMo is licensed under CC BY-NC 4.0: no commercial use.',
  obtain: 'locomo10.json from github.com/snap-research/locomo, folder data.',
  anchors: locomoAnchors,
  released: { questions: [1986, 1540], of: 'the 1,986 of the ten released conversations' },
  async load(path, { errata }) {
    const read = await readConversations(path);
    const corrections = await readErrata(errata, locomoErrata);
    const { questions, notes } = withErrata(read.questions, corrections, corrected);
    return loaded({ ...read, questions, notes: [...read.notes, ...notes], sha256: hashWith(read.sha256, corrections) });
  },
};

function loaded(read: Conversations): LoadedSuite {
  const byId = new Map(read.questions.map((question) => [question.id, question]));
  const form: FileForm = { known: new Set(byId.keys()), item: withSample };
  const collections = read.samples.map((sample) => conversation(read.file, sample));
  return {
    name: 'locomo',
    root: read.file,
    sha256: read.sha256,
    collections,
    questions: read.questions.map(asked),
    failures: read.failures,
    notes: read.notes,
    gold: (id) => goldView(byId.get(id), id),
    predictionFiles: (outcomes) => answerFiles(read.questions, outcomes),
    score: async (outcomes, { rules }) => {
      const asked = new Set(outcomes.map(({ id }) => id));
      const questions = read.questions.filter(({ id }) => asked.has(id));
      return scoreLocomo(questions, givenOf(outcomes), rules);
    },
    readPredictions: (files) => outcomesOf(files, form),
    describe: () => describeLocomo(collections, read.questions),
    async scoreFiles(files, { rules }) {
      const { outcomes, remarks } = await outcomesOf(files, form);
      return scoreLocomo(read.questions, { ...givenOf(outcomes), remarks }, rules);
    },
  };
}

/** Ids of turns may lack the conversation's. */
const withSample = (question: string, turn: string): string =>
  /^D\d+:\d+$/.test(turn) ? `${question.slice(0, question.lastIndexOf(':'))}:${turn}` : turn;

const asked = ({ id, sample, text }: LocomoQuestion): AskedQuestion => ({
  id,
  text,
  language: 'en',
  collection: sample,
  form: 'text',
});

function goldView(question: LocomoQuestion | undefined, id: string) {
  if (question === undefined) throw new RangeError(`no question ${id}`);
  const { answer, evidence, category } = question.gold;
  return {
    answer: answer ?? 'not mentioned',
    evidence,
    slices: { category: categories[category] },
    answerable: category !== 5,
    cluster: question.sample,
  };
}

/** One conversation's turns: ids are `<sample_id>:<dia_id>`. */
function conversation(file: string, sample: string): Collection {
  const source = async () => only(await collectionSource(file, 'locomo'), sample);
  return {
    id: sample,
    source,
    async *items() {
      yield* collectionItems(await source());
    },
  };
}

/** What the file's source says of one conversation; ids and messages begin with its name. */
const only = (whole: Source, sample: string): Source => ({
  importer: whole.importer,
  root: whole.root,
  estimate: (signal) => whole.estimate(signal),
  async *read(options): AsyncIterable<SourceEvent> {
    for await (const event of whole.read(options)) {
      const of =
        event.type === 'failure' ? event.failure.message : event.type === 'record' ? event.record.id : undefined;
      if (of !== undefined && new RegExp(`^${RegExp.escape(sample)}[: ]`).test(of)) yield event;
    }
  },
});
