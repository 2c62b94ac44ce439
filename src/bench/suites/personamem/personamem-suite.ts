import { collectionItems, collectionSource } from '../../../app/items/collection.ts';
import type { Collection } from '../../collection.ts';
import { type AskedQuestion, languageOf } from '../../question.ts';
import type { GoldView, LoadedSuite, Suite } from '../../suite.ts';
import { answerFiles, everyOutcomeOf, type FileForm } from '../answer-files.ts';
import { hashWith, readErrata, withErrata } from '../errata.ts';
import { describePersonaMem } from './describe.ts';
import { corrected, personaMemErrata } from './errata.ts';
import { contextOf, type PersonaMemQuestion, type QuestionFile, readQuestions } from './question-file.ts';
import { scorePersonaMem } from './score.ts';

/** PersonaMem: which reply suits a person best, given the conversations so far (Jiang et al. 2025). */
export const personaMemSuite: Suite = {
  name: 'personamem',
  title: 'PersonaMem',
  licence: 'PersonaMem is licensed under the MIT licence.',
  obtain:
    'questions_32k.csv and shared_contexts_32k.jsonl (128k, 1M) from huggingface.co/datasets/bowen-upenn/PersonaMem-v1.',
  anchors: [],
  released: { questions: [], of: 'those of a released file' },
  async load(path, { errata }) {
    const read = await readQuestions(path);
    const corrections = await readErrata(errata, personaMemErrata);
    const { questions, notes } = withErrata(read.questions, corrections, corrected);
    return loaded({ ...read, questions, notes: [...read.notes, ...notes], sha256: hashWith(read.sha256, corrections) });
  },
};

/** What the released script calls its columns. */
const released = { id: 'question_id', answer: 'model_response' };

function loaded(read: QuestionFile): LoadedSuite {
  const { questions } = read;
  const byId = new Map(questions.map((question) => [question.id, question]));
  const form: FileForm = { known: new Set(byId.keys()), released };
  const files = questions.map(({ id, text }) => ({ id, text, gold: { evidence: [] } }));
  return {
    name: 'personamem',
    root: read.file,
    sha256: read.sha256,
    collections: conversations(read.contexts, questions),
    questions: questions.map(asked),
    failures: read.failures,
    notes: read.notes,
    gold: (id) => goldView(byId.get(id), id),
    predictionFiles: (outcomes) => answerFiles(files, outcomes),
    async score(outcomes, { rules }) {
      const of = new Set(outcomes.map(({ id }) => id));
      return scorePersonaMem(
        questions.filter(({ id }) => of.has(id)),
        outcomes,
        [],
        rules,
      );
    },
    readPredictions: (predictions) => everyOutcomeOf(predictions, form),
    describe: async () => describePersonaMem(questions),
    async scoreFiles(predictions, { rules }) {
      const { outcomes, remarks } = await everyOutcomeOf(predictions, form);
      return scorePersonaMem(questions, outcomes, remarks, rules);
    },
  };
}

const asked = (question: PersonaMemQuestion): AskedQuestion => ({
  id: question.id,
  text: question.text,
  language: languageOf(question.text),
  collection: contextOf(question),
  form: 'choice',
  options: Object.entries(question.options).map(([letter, text]) => ({ letter, text })),
});

function goldView(question: PersonaMemQuestion | undefined, id: string): GoldView {
  if (question === undefined) throw new RangeError(`no question ${id}`);
  const { right, options, type, topic, persona, part } = question;
  return {
    answer: `${right}: ${options[right]}`,
    evidence: [],
    slices: { type, ...(topic === undefined ? {} : { topic }) },
    cluster: persona ?? part.id,
  };
}

/** Each conversation as far as a question: ids are `<conversation>:<message>`. */
function conversations(file: string, questions: readonly PersonaMemQuestion[]): Collection[] {
  const parts = new Map(questions.map((question) => [contextOf(question), question.part]));
  return [...parts].map(([id, part]): Collection => {
    const source = () => collectionSource(file, 'personamem', part);
    return {
      id,
      source,
      async *items() {
        yield* collectionItems(await source());
      },
    };
  });
}
