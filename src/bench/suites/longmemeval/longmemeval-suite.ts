import { collectionItems, collectionSource } from '../../../app/items/collection.ts';
import type { Collection } from '../../collection.ts';
import type { Outcome } from '../../outcome.ts';
import { type AskedQuestion, languageOf } from '../../question.ts';
import type { GoldView, LoadedSuite, Suite } from '../../suite.ts';
import { answeredFirst, answerFiles, type FileForm, givenOf, outcomesOf, writtenAnswer } from '../answer-files.ts';
import { hashWith, readErrata, withErrata } from '../errata.ts';
import { describeLongMemEval } from './describe.ts';
import { type LongMemEvalQuestion, turnId } from './entry.ts';
import { corrected, longMemEvalErrata } from './errata.ts';
import { type QuestionFile, readQuestions } from './question-file.ts';
import { scoreLongMemEval } from './score.ts';

/** LongMemEval: questions about conversations with an assistant (Wu et al. 2024), each with a history of its own. */
export const longMemEvalSuite: Suite = {
  name: 'longmemeval',
  title: 'LongMemEval',
  licence: 'LongMemEval is licensed under the MIT licence.',
  obtain:
    'longmemeval_s_cleaned.json, _m_cleaned or _oracle from huggingface.co/datasets/xiaowu0162/longmemeval-cleaned.',
  anchors: [],
  released: { questions: [], of: 'the 500 of a released file' },
  async load(path, { errata }) {
    const read = await readQuestions(path);
    const byReleased = new Map(read.questions.map(({ releasedId, id }) => [releasedId, id]));
    const corrections = (await readErrata(errata, longMemEvalErrata)).map((one) => ({
      ...one,
      id: byReleased.get(one.id) ?? one.id,
    }));
    const { questions, notes } = withErrata(read.questions, corrections, corrected);
    return loaded({ ...read, questions, notes: [...read.notes, ...notes], sha256: hashWith(read.sha256, corrections) });
  },
};

function loaded(read: QuestionFile): LoadedSuite {
  const { file, questions } = read;
  const byId = new Map(questions.map((question) => [question.id, question]));
  const form = fileForm(questions, byId);
  return {
    name: 'longmemeval',
    root: file,
    sha256: read.sha256,
    collections: questions.map((question) => history(file, question)),
    questions: questions.map(asked),
    failures: read.failures,
    notes: read.notes,
    gold: (id) => goldView(byId.get(id), id),
    predictionFiles: (outcomes) => filesOf(questions, outcomes),
    score(outcomes, options) {
      const of = new Set(outcomes.map(({ id }) => id));
      return scoreLongMemEval(
        questions.filter(({ id }) => of.has(id)),
        givenOf(outcomes),
        options,
      );
    },
    readPredictions: (files) => outcomesOf(files, form),
    describe: async () => describeLongMemEval(questions),
    async scoreFiles(files, options) {
      const { outcomes, remarks } = await outcomesOf(files, form);
      return scoreLongMemEval(questions, { ...givenOf(outcomes), remarks }, options);
    },
  };
}

/** Files may name questions and turns as the release does: `question_id`, and `<session>_<turn>`. */
function fileForm(questions: readonly LongMemEvalQuestion[], byId: ReadonlyMap<string, LongMemEvalQuestion>): FileForm {
  const byReleased = new Map(questions.map(({ releasedId, id }) => [releasedId, id]));
  const places = new Map<string, ReadonlyMap<string, number>>();
  return {
    known: new Set(byId.keys()),
    released: { id: 'question_id', answer: 'hypothesis' },
    question: (written) => byReleased.get(written) ?? written,
    item: (id, written) => {
      const [, name = '', turn] = /^(.*)_(\d{1,9})$/.exec(written) ?? [];
      const sessions = places.get(id) ?? sessionPlaces(byId.get(id));
      places.set(id, sessions);
      const session = sessions.get(name);
      return session === undefined ? written : turnId(id, session, Number(turn) - 1);
    },
  };
}

/** Where each session stands, by its name and by that of its turns that are no evidence in the released log of a retrieval. */
function sessionPlaces(question: LongMemEvalQuestion | undefined): ReadonlyMap<string, number> {
  const places = new Map<string, number>();
  for (const [place, { id }] of (question?.sessions ?? []).entries())
    for (const name of [id, id.replaceAll('answer', 'noans')]) if (!places.has(name)) places.set(name, place);
  return places;
}

const asked = ({ id, text, now }: LongMemEvalQuestion): AskedQuestion => ({
  id,
  text,
  language: languageOf(text),
  collection: id,
  form: 'text',
  ...(now === undefined ? {} : { now }),
});

function goldView(question: LongMemEvalQuestion | undefined, id: string): GoldView {
  if (question === undefined) throw new RangeError(`no question ${id}`);
  const { type, gold } = question;
  const { answer, evidence, answerable } = gold;
  return { answer, evidence, slices: { type }, answerable, cluster: id };
}

/** Answers as the released script reads them, and rankings. */
function filesOf(questions: readonly LongMemEvalQuestion[], outcomes: readonly Outcome[]): ReadonlyMap<string, string> {
  const lines = answeredFirst(questions, outcomes).flatMap(([{ releasedId }, { reply }]) => {
    const hypothesis = writtenAnswer(reply);
    return hypothesis === undefined ? [] : [`${JSON.stringify({ question_id: releasedId, hypothesis })}\n`];
  });
  const files = new Map(answerFiles(questions, outcomes));
  files.delete('predictions.jsonl');
  return files.set('hypotheses.jsonl', lines.join(''));
}

/** One question's history: ids are `<question>:S<session>:<turn>`. */
function history(file: string, { id, part }: LongMemEvalQuestion): Collection {
  const source = () => collectionSource(file, 'longmemeval', part);
  return {
    id,
    source,
    async *items() {
      yield* collectionItems(await source());
    },
  };
}
