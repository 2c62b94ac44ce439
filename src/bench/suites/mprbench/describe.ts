import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { insideFolder } from '../../../app/import/content-path.ts';
import { counted, countTable, type Described, summaryTable, words } from '../../described.ts';
import { summaryOf } from '../../statistics/summary.ts';
import { groups, type QuestionFile, tasks } from './question-file.ts';

/** Attributes that only an object has (Table 5). */
const ofObjects = ['owner', 'acquisition_date', 'manufacturing_date', 'object_type', 'acquisition_process', 'storage'];
const profileSchema = z.record(z.string(), z.unknown());

/** Concepts as in the paper's Tables 2, 4 and 5, questions as in Table 3, and what a guesser could use. */
export async function describeMprbench({ root, questions }: QuestionFile): Promise<Described> {
  const concepts = await readConcepts(root);
  const kinds = counted(concepts.map(({ kind }) => kind));
  const attributes = counted(concepts.flatMap((concept) => concept.attributes));
  const pictures = summaryOf(concepts.map((concept) => concept.pictures));
  const profile = summaryOf(concepts.map((concept) => concept.words));
  const byTask = Object.fromEntries(
    groups.flatMap((group) =>
      tasks[group].map((task): [string, number] => [
        `${group}, ${task}`,
        questions.filter((question) => question.group === group && question.task === task).length,
      ]),
    ),
  );
  const letters = counted(questions.map(({ right }) => right).sort());
  const failures = counted(questions.flatMap(({ failure }) => Object.values(failure)));
  const distractors = counted(questions.flatMap(({ distractor }) => distractor ?? []));
  const length = summaryOf(questions.map(({ text }) => words(text)));
  return {
    document: {
      concepts: { n: concepts.length, kinds, attributes, pictures: pictures ?? null, words: profile ?? null },
      questions: { n: questions.length, byTask, letters, failures, distractors, words: length ?? null },
    },
    tables: [
      ...countTable('Concepts (Table 2)', kinds),
      ...countTable('Attributes of the profiles (Tables 4 and 5)', attributes),
      ...summaryTable('A concept', [
        ['pictures', pictures],
        ['words of its profile', profile],
      ]),
      ...countTable('Questions (Table 3)', byTask),
      ...countTable('Letters of the right options', letters),
      ...countTable('How wrong options are wrong', failures),
      ...countTable('Distractors', distractors),
      ...summaryTable('A question', [['words', length]]),
    ],
  };
}

type ConceptStatistics = { kind: string; attributes: readonly string[]; pictures: number; words: number };

async function readConcepts(root: string): Promise<ConceptStatistics[]> {
  const folder = join(root, 'concepts');
  const names = (await readdir(folder).catch(() => [])).sort();
  const read = await Promise.all(
    names.map(async (name): Promise<ConceptStatistics[]> => {
      const text = await insideFolder(root, join(folder, name, 'profile.json'))
        .then((path) => readFile(path, 'utf8'))
        .catch(() => undefined);
      const profile = text === undefined ? undefined : profileOf(text);
      if (profile === undefined) return [];
      const attributes = Object.keys(profile).filter((key) => profile[key] !== null && profile[key] !== '');
      const pictures = await readdir(join(folder, name, 'reference')).catch(() => []);
      return [
        {
          kind: attributes.some((key) => ofObjects.includes(key)) ? 'object' : 'person',
          attributes,
          pictures: pictures.filter((file) => /\.(jpe?g|png|webp|heic|avif)$/i.test(file)).length,
          words: words(JSON.stringify(Object.values(profile))),
        },
      ];
    }),
  );
  return read.flat();
}

function profileOf(text: string): Record<string, unknown> | undefined {
  try {
    return profileSchema.parse(JSON.parse(text));
  } catch {
    return undefined;
  }
}
