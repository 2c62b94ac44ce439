import type { Asker } from '../asker.ts';
import type { BuildContext, BuildStep, Worked } from '../builder.ts';
import type { Made } from '../step-records.ts';
import { chanceFor } from './assign.ts';
import { queryPicture } from './crops.ts';
import { referencesOf } from './looks-step.ts';
import { lettered, type Wrong } from './options.ts';
import { pictureQuestionPrompt, type SubTask, subTasks } from './picture-question.prompt.ts';
import { predictionPrompt } from './prediction.prompt.ts';
import { questionReview } from './question-review.ts';
import { type BuiltQuestion, generatedRecords, type PersonProfile, profileRecords } from './records.ts';
import { marked, releasedProfile } from './released-profile.ts';
import { type Told, type World, worldIn } from './world.ts';

/** As many as the paper has drawn for a scene; here they are pictures of the owner's own. */
const CANDIDATES = 5;
const notPossible = {
  skipped: { code: 'no-picture', message: 'no picture of the owner’s shows what it needs' },
} as const;

type Task = {
  readonly key: string;
  readonly person: Told<PersonProfile>;
  readonly asks: SubTask | 'multimodal predict';
  readonly item?: string;
};

/**
 * Type 3: questions that a model writes. The program has no image endpoint, so that no scene is drawn to fit a question:
 * the question is written to fit one of the owner's own pictures, which keep whom they show by themselves.
 */
export const generatedStep: BuildStep = {
  id: generatedRecords.id,
  title: 'Writing questions with a model',
  needs: 'vision-model',
  makes: generatedRecords,
  awaits: [profileRecords.id],
  async run(context) {
    const { vision } = context;
    if (vision === undefined) return;
    const world = worldIn(context);
    await context.each(generatedRecords, tasksOf(world, context.options.questions), (task) =>
      task.asks === 'multimodal predict'
        ? prediction(context, vision, world, task.person)
        : aboutPicture(context, vision, world, { ...task, asks: task.asks }),
    );
  },
  review: questionReview(generatedRecords),
};

function tasksOf({ people }: World, most: number): Task[] {
  const asks = Object.keys(subTasks) as SubTask[];
  const predictions = people.map(
    (person): Task => ({
      key: `prediction-${person.id}`,
      person,
      asks: 'multimodal predict',
    }),
  );
  // The first picture of everybody before the second of anybody, so that fewer questions are not all of the same person.
  const longest = Math.max(0, ...people.map(({ found }) => found.queries.length));
  const rest = Array.from({ length: longest }, (_, n) => n).flatMap((n) =>
    people.flatMap((person): Task[] => {
      const item = person.found.queries[n]?.item;
      if (item === undefined) return [];
      return asks.map((one) => ({ key: `${one.replace(' ', '-')}-${person.id}-${n + 1}`, person, asks: one, item }));
    }),
  );
  return [...predictions, ...rest].slice(0, most);
}

async function aboutPicture(
  context: BuildContext,
  vision: Asker,
  world: World,
  { key, person, asks, item = '' }: Task & { readonly asks: SubTask },
): Promise<Worked<BuiltQuestion>> {
  const picture = await queryPicture(context, item);
  if (picture === undefined) return notPossible;
  const about = JSON.stringify({ subTask: subTasks[asks], profile: releasedProfile(person.profile, world.nameOf) });
  const asked = await vision.ask(pictureQuestionPrompt, about, [
    ...(await referencesOf(context, person.found, 1)),
    picture,
  ]);
  if (asked.state === 'skipped') return { skipped: { code: asked.code, message: asked.message } };
  const { possible, question, right, misIdentified, withoutProfile, wrongUse, reasoning } = asked.value;
  if (!possible) return notPossible;
  const wrong: Wrong[] = [
    { text: misIdentified, mode: 'mis_identification' },
    { text: withoutProfile, mode: 'missing_personal_information' },
    { text: wrongUse, mode: 'incorrect_use_of_personal_information' },
  ];
  const [group = '', task = ''] = asks.split(' ');
  const of = { group: group === 'visual' ? 'visual' : 'multimodal', task, item, question, reasoning } as const;
  return written(context, key, person, of, right, wrong, asked.by);
}

async function prediction(
  context: BuildContext,
  vision: Asker,
  world: World,
  person: Told<PersonProfile>,
): Promise<Worked<BuiltQuestion>> {
  const candidates = person.found.queries.slice(0, CANDIDATES);
  const pictures = await Promise.all(candidates.map(({ item }) => queryPicture(context, item)));
  const about = JSON.stringify({ candidates: pictures.length, profile: releasedProfile(person.profile, world.nameOf) });
  const shown = [...(await referencesOf(context, person.found, 1)), ...pictures.filter((bytes) => bytes !== undefined)];
  const asked = await vision.ask(predictionPrompt, about, shown);
  if (asked.state === 'skipped') return { skipped: { code: asked.code, message: asked.message } };
  const { picture, favorite, nonFavorite, neutral, absentFavorite, reasoning } = asked.value;
  const item = candidates.filter((_, i) => pictures[i] !== undefined)[picture - 1]?.item;
  if (item === undefined) return notPossible;
  const wrong: Wrong[] = [
    { text: neutral, mode: 'mis_identification' },
    { text: absentFavorite, mode: 'incorrect_use_of_personal_information' },
    { text: nonFavorite, mode: 'missing_personal_information' },
  ];
  // Not what kind of thing it is: the question must not tell which part of the profile to look at.
  const question = `Which of these is ${marked(person.profile.name)} most likely to choose next?`;
  const of = { group: 'multimodal', task: 'predict', item, question, reasoning } as const;
  return written(context, `prediction-${person.id}`, person, of, favorite, wrong, asked.by);
}

function written(
  { options: { seed } }: BuildContext,
  key: string,
  { id, profile }: Told<PersonProfile>,
  of: Pick<BuiltQuestion, 'group' | 'task' | 'item' | 'question' | 'reasoning'>,
  right: string,
  wrong: readonly Wrong[],
  by: Made,
): Worked<BuiltQuestion> {
  const options = lettered(right, wrong, chanceFor(seed, key));
  if (options === undefined) return { skipped: { code: 'same-options', message: 'two options say the same' } };
  if (!of.question.includes(profile.name))
    return { skipped: { code: 'nobody-named', message: 'the question does not name whom it is about' } };
  return { by: [by], value: { ...of, concept: id, made: 'generated', written: true, ...options } };
}
