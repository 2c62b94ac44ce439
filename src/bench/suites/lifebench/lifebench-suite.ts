import { collectionItems, collectionSource } from '../../../app/items/collection.ts';
import type { Collection } from '../../collection.ts';
import { type AskedQuestion, languageOf } from '../../question.ts';
import type { LoadedSuite, Suite } from '../../suite.ts';
import { answerFiles, everyOutcomeOf, type FileForm, givenOf } from '../answer-files.ts';
import { hashWith, readErrata, withErrata } from '../errata.ts';
import { describeLifebench } from './describe.ts';
import { corrected, lifebenchErrata } from './errata.ts';
import { type LifebenchQuestion, type People, readPeople } from './question-file.ts';
import { scoreLifebench } from './score.ts';

/** LifeBench: questions about a year of phone data, each person a collection of its own. */
export const lifebenchSuite: Suite = {
  name: 'lifebench',
  title: 'LifeBench',
  licence: 'LifeBench is licensed under Apache-2.0.',
  obtain: 'The folders data_en (English) and data (Chinese) from github.com/1754955896/LifeBench.',
  anchors: [],
  released: { questions: [], of: 'all ten released people' },
  async load(path, { language = 'en', errata }) {
    const read = await readPeople(path, language);
    const corrections = await readErrata(errata, lifebenchErrata);
    const { questions, notes } = withErrata(read.questions, corrections, corrected);
    return loaded({ ...read, questions, notes: [...read.notes, ...notes], sha256: hashWith(read.sha256, corrections) });
  },
};

function loaded(read: People): LoadedSuite {
  const byId = new Map(read.questions.map((question) => [question.id, question]));
  const form: FileForm = { known: new Set(byId.keys()) };
  const collections = [...read.people].map(([person, folder]) => phone(person, folder));
  return {
    name: 'lifebench',
    root: read.root,
    sha256: read.sha256,
    collections,
    questions: read.questions.map(asked),
    failures: read.failures,
    notes: read.notes,
    gold: (id) => goldView(byId.get(id), id),
    predictionFiles: (outcomes) => answerFiles(read.questions, outcomes),
    score(outcomes, options) {
      const of = new Set(outcomes.map(({ id }) => id));
      const questions = read.questions.filter(({ id }) => of.has(id));
      return scoreLifebench(questions, outcomes, givenOf(outcomes), options);
    },
    readPredictions: (files) => everyOutcomeOf(files, form),
    describe: () => describeLifebench(collections, read.questions),
    async scoreFiles(files, options) {
      const { outcomes, remarks } = await everyOutcomeOf(files, form);
      return scoreLifebench(read.questions, outcomes, { ...givenOf(outcomes), remarks }, options);
    },
  };
}

const asked = ({ id, person, text, now, options }: LifebenchQuestion): AskedQuestion => ({
  id,
  text,
  language: languageOf(text),
  collection: person,
  form: options === undefined ? 'text' : 'choice',
  ...(now === undefined ? {} : { now }),
  ...(options === undefined ? {} : { options }),
});

function goldView(question: LifebenchQuestion | undefined, id: string) {
  if (question === undefined) throw new RangeError(`no question ${id}`);
  const { person, type, gold } = question;
  return {
    answer: gold.answer,
    evidence: gold.evidence,
    slices: { type },
    answerable: gold.answerable,
    cluster: person,
  };
}

function phone(person: string, folder: string): Collection {
  const source = () => collectionSource(folder, 'lifebench');
  return {
    id: person,
    source,
    async *items() {
      yield* collectionItems(await source());
    },
  };
}
