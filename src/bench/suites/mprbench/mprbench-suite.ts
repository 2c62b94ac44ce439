import { resolve } from 'node:path';
import { insideFolder } from '../../../app/import/content-path.ts';
import { collectionItems, collectionSource } from '../../../app/items/collection.ts';
import type { Collection } from '../../collection.ts';
import type { Outcome } from '../../outcome.ts';
import { type AskedQuestion, languageOf } from '../../question.ts';
import type { Anchor, GoldView, LoadedSuite, Suite } from '../../suite.ts';
import { hashWith, readErrata, withErrata } from '../errata.ts';
import { chosenBy, readChosen } from './chosen.ts';
import { describeMprbench } from './describe.ts';
import { corrected, mprbenchErrata } from './errata.ts';
import { type ChoiceQuestion, type QuestionFile, readQuestions } from './question-file.ts';
import { scoreMprbench } from './score.ts';

const anchors: readonly Anchor[] = [
  { measure: 'accuracy', system: 'GPT-4o with prompting', value: 0.694, source: 'MPRBench, Table 1' },
  {
    measure: 'accuracy',
    slice: 'task=text/multi_hop',
    system: 'GPT-4o with prompting',
    value: 0.403,
    source: 'MPRBench, Table 1',
  },
  { measure: 'accuracy', system: 'Qwen3-VL-8B, chain of thought', value: 0.576, source: 'MPRBench, Table 1' },
  { measure: 'accuracy', system: 'chance', value: 0.25, source: 'one of four options' },
];

/** MPRBench: reasoning about people and things of one's own, by pictures and profiles. */
export const mprbenchSuite: Suite = {
  name: 'mprbench',
  title: 'MPRBench',
  licence: 'MPRBench’s pictures and profiles belong to their authors: follow the licence of the dataset.',
  obtain: 'No data is released yet; the format is in docs/bench/mprbench.md.',
  anchors,
  released: { questions: [1667], of: 'the 1,667 of the paper' },
  async load(path, { errata }) {
    const read = await readQuestions(path);
    const corrections = await readErrata(errata, mprbenchErrata);
    const { questions, notes } = withErrata(read.questions, corrections, corrected);
    return loaded({ ...read, questions, notes: [...read.notes, ...notes], sha256: hashWith(read.sha256, corrections) });
  },
};

function loaded(file: QuestionFile): LoadedSuite {
  const { root, questions } = file;
  const byId = new Map(questions.map((question) => [question.id, question]));
  return {
    name: 'mprbench',
    root,
    sha256: file.sha256,
    collections: [...new Set(['.', ...questions.map(({ profiles = '.' }) => profiles)])].map((at) =>
      conceptsOf(root, at),
    ),
    questions: questions.map(asked),
    failures: file.failures,
    notes: file.notes,
    gold: (id) => goldView(byId.get(id), id),
    predictionFiles: (outcomes) => {
      const { chosen } = chosenBy(
        outcomes.filter(({ repeat }) => repeat === 0),
        questions,
      );
      const lines = [...chosen].map(
        ([id, answer]) => `${JSON.stringify({ id, answer: answer === 'unreadable' ? '' : answer })}\n`,
      );
      return new Map([['predictions.jsonl', lines.join('')]]);
    },
    readPredictions: async ({ predictions }) => {
      const { chosen, remarks } = await readChosen(predictions, questions);
      // A question that the file leaves out is wrong, as it is when the file is scored.
      return { outcomes: questions.map(({ id }) => chose(id, chosen.get(id) ?? '')), remarks };
    },
    score: async (outcomes, { rules }) => {
      const { chosen, silent, remarks } = chosenBy(outcomes, questions);
      const answered = new Set(outcomes.map(({ id }) => id).filter((id) => !silent.has(id)));
      return scoreMprbench(
        questions.filter(({ id }) => answered.has(id)),
        chosen,
        remarks,
        rules,
      );
    },
    describe: () => describeMprbench(file),
    scoreFiles: async ({ predictions }, { rules }) => {
      const { chosen, remarks } = await readChosen(predictions, questions);
      return scoreMprbench(questions, chosen, remarks, rules);
    },
  };
}

const chose = (id: string, letter: string): Outcome => ({
  state: 'answered',
  id,
  repeat: 0,
  seed: 0,
  reply: { said: { kind: 'choice', letter } },
  tookMs: 0,
  tries: 1,
  cached: false,
});

/** Which concept is meant stays hidden: to recognise it is a part of the task. */
const asked = ({ id, text, options, image, profiles = '.' }: ChoiceQuestion): AskedQuestion => ({
  id,
  text,
  language: languageOf(text),
  collection: nameOf(profiles),
  form: 'choice',
  options: Object.entries(options).map(([letter, option]) => ({ letter, text: option })),
  ...(image === undefined ? {} : { media: image }),
});

/** Profiles that carry a distractor are a collection of their own, so that only its question is asked of them. */
const nameOf = (profiles: string): string => (profiles === '.' ? 'concepts' : `concepts ${profiles}`);

function conceptsOf(root: string, profiles: string): Collection {
  const source = async () => collectionSource(await insideFolder(root, resolve(root, profiles)), 'persona');
  return {
    id: nameOf(profiles),
    source,
    async *items() {
      yield* collectionItems(await source());
    },
  };
}

function goldView(question: ChoiceQuestion | undefined, id: string): GoldView {
  if (question === undefined) throw new RangeError(`no question ${id}`);
  const { right, options, group, task, concept, distractor } = question;
  return {
    answer: `${right}: ${options[right]}`,
    evidence: [],
    slices: { group, task: `${group}/${task}`, ...(distractor === undefined ? {} : { distractor }) },
    cluster: concept ?? question.of ?? id,
  };
}
