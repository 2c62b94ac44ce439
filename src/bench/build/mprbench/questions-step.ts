import { createHash } from 'node:crypto';
import type { BuildContext, BuildStep } from '../builder.ts';
import { byRule } from '../step-records.ts';
import { chanceFor } from './assign.ts';
import { pictureTemplates } from './picture-templates.ts';
import { questionReview } from './question-review.ts';
import {
  type BuiltQuestion,
  formRecords,
  profileRecords,
  type RecordsOfQuestions,
  templateRecords,
} from './records.ts';
import { marked } from './released-profile.ts';
import { textTemplates } from './text-templates.ts';
import { type World, worldIn } from './world.ts';

/** A question's key: the same question has the same one, wherever in the order it is made. */
export const keyOf = ({ group, task, concept, item = '', question }: BuiltQuestion): string => {
  const hash = createHash('sha256').update([group, task, concept, item, question].join('\n')).digest('hex');
  return `${group}-${task}-${concept}-${hash.slice(0, 8)}`;
};

/** Type 1: templates over marks and profiles. */
export const templatesStep: BuildStep = {
  id: templateRecords.id,
  title: 'Writing questions from templates',
  needs: 'nothing',
  makes: templateRecords,
  awaits: [profileRecords.id],
  async run(context) {
    const world = worldIn(context);
    const { seed, questions } = context.options;
    const chance = chanceFor(seed, 'templates');
    const all = [...pictureTemplates(world, chance), ...textTemplates(world, chance)];
    keep(context, templateRecords, evenly(all, questions), 'question-templates');
  },
  review: questionReview(templateRecords),
};

/** Type 2: what only people can ask, each sub-task of a picture as an empty form. */
export const formsStep: BuildStep = {
  id: formRecords.id,
  title: 'Laying out forms for questions by people',
  needs: 'nothing',
  makes: formRecords,
  awaits: [profileRecords.id],
  async run(context) {
    const { questions } = context.options;
    keep(context, formRecords, evenly(formsOf(worldIn(context)), Math.ceil(questions / 4)), 'question-forms');
  },
  review: questionReview(formRecords),
};

const byPeople = [
  { group: 'visual', task: 'predict', form: 'predict' },
  { group: 'visual', task: 'commonsense', form: 'commonsense' },
  { group: 'visual', task: 'change', form: 'change' },
  { group: 'multimodal', task: 'predict', form: 'choice' },
  { group: 'multimodal', task: 'sentiment', form: 'sentiment' },
] as const;

const formsOf = ({ people, wording }: World): BuiltQuestion[] =>
  people.flatMap(({ id, found, profile }) =>
    found.queries.flatMap(({ item }) =>
      byPeople.map(({ group, task, form }): BuiltQuestion => {
        const question = wording.forms[form](marked(profile.name));
        const empty = { options: { A: '', B: '', C: '', D: '' }, answer: 'A', failure: {} } as const;
        return { group, task, concept: id, item, made: 'person', written: false, question, ...empty };
      }),
    ),
  );

function keep(context: BuildContext, records: RecordsOfQuestions, made: readonly BuiltQuestion[], rule: string): void {
  const file = context.records(records);
  for (const value of made) {
    const key = keyOf(value);
    if (!file.has(key)) file.append({ key, by: [byRule(rule)], value });
  }
}

/** So many that every sub-task has its share, the first ones of each. Pure. */
export function evenly(all: readonly BuiltQuestion[], most: number): BuiltQuestion[] {
  const byTask = new Map<string, BuiltQuestion[]>();
  for (const one of all) {
    const task = `${one.group}/${one.task}`;
    byTask.set(task, [...(byTask.get(task) ?? []), one]);
  }
  const kept: BuiltQuestion[] = [];
  for (let round = 0; kept.length < Math.min(most, all.length); round++)
    for (const of of byTask.values()) {
      const one = of[round];
      if (one !== undefined && kept.length < most) kept.push(one);
    }
  return kept;
}
