import type { Asker } from '../asker.ts';
import type { BuildContext, BuildStep, Worked } from '../builder.ts';
import type { Made } from '../step-records.ts';
import { chanceFor } from './assign.ts';
import { queryPicture } from './crops.ts';
import { referencesOf } from './looks-step.ts';
import { type ObjectSubTask, objectQuestionPrompt, objectSubTasks } from './object-question.prompt.ts';
import { lettered, type Wrong } from './options.ts';
import { pictureQuestionPrompt, type SubTask, subTasks } from './picture-question.prompt.ts';
import { predictionPrompt } from './prediction.prompt.ts';
import { questionReview } from './question-review.ts';
import {
  type BuiltQuestion,
  generatedRecords,
  type ObjectProfile,
  type PersonProfile,
  profileRecords,
} from './records.ts';
import { marked, releasedProfile } from './released-profile.ts';
import { type Told, type World, worldIn } from './world.ts';

/** As many as the paper has drawn for a scene; here they are pictures of the owner's own. */
const CANDIDATES = 5;
const notPossible = {
  skipped: { code: 'no-picture', message: 'no picture of the owner’s shows what it needs' },
} as const;

/** What is asked of a person's choice, of a picture of a person, and of one of an object. */
type Task = { readonly key: string } & (
  | { readonly kind: 'choice'; readonly told: Told<PersonProfile> }
  | { readonly kind: 'person'; readonly told: Told<PersonProfile>; readonly asks: SubTask; readonly item: string }
  | { readonly kind: 'object'; readonly told: Told<ObjectProfile>; readonly asks: ObjectSubTask; readonly item: string }
);
type OfPicture = Exclude<Task, { kind: 'choice' }>;

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
      task.kind === 'choice'
        ? prediction(context, vision, world, task.told)
        : aboutPicture(context, vision, world, task),
    );
  },
  review: questionReview(generatedRecords),
};

function tasksOf({ people, objects }: World, most: number): Task[] {
  const choices = people.map((told): Task => ({ key: `prediction-${told.id}`, kind: 'choice', told }));
  const longest = Math.max(0, ...[...people, ...objects].map(({ found }) => found.queries.length));
  // The first picture of everybody before the second of anybody, and of that one sub-task of everybody before another, so
  // that fewer questions are not all of the same concept.
  const rest = Array.from({ length: longest }, (_, n) => n).flatMap((n) =>
    inTurn([
      ...people.map((told) => asksOf(told, n, subTasks).map((one): Task => ({ ...one, kind: 'person', told }))),
      ...objects.map((told) =>
        asksOf(told, n, objectSubTasks)
          .filter(({ asks, item }) => asks !== 'multimodal history' || hasHistory(told, item))
          .map((one): Task => ({ ...one, kind: 'object', told })),
      ),
    ]),
  );
  return [...choices, ...rest].slice(0, most);
}

/** The first of each list, then the second of each. */
function inTurn<T>(lists: readonly (readonly T[])[]): T[] {
  const longest = Math.max(0, ...lists.map(({ length }) => length));
  return Array.from({ length: longest }, (_, n) => lists.flatMap((list) => list.slice(n, n + 1))).flat();
}

const hasHistory = ({ profile }: Told<ObjectProfile>, picture: string): boolean =>
  profile.history.some(({ item }) => item === picture);

/** Every sub-task of a concept's nth picture. */
function asksOf<K extends string>({ id, found }: Told, n: number, tasks: Readonly<Record<K, string>>) {
  const item = found.queries[n]?.item;
  if (item === undefined) return [];
  const asks = Object.keys(tasks) as K[];
  return asks.map((one) => ({ key: `${one.replace(' ', '-')}-${id}-${n + 1}`, asks: one, item }));
}

async function aboutPicture(
  context: BuildContext,
  vision: Asker,
  world: World,
  about: OfPicture,
): Promise<Worked<BuiltQuestion>> {
  const { key, told, item, asks } = about;
  const picture = await queryPicture(context, item);
  if (picture === undefined) return notPossible;
  const asked = await vision.ask(
    about.kind === 'person' ? pictureQuestionPrompt : objectQuestionPrompt,
    JSON.stringify({ ...aboutTask(about), ...inLanguage(world), profile: releasedProfile(told.profile, world) }),
    [...(await referencesOf(context, told.found, 1)), picture],
  );
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
  return written(context, key, told, of, right, wrong, asked.by);
}

/** What happened on an object's picture is told beside its profile, in which pictures have no names. */
function aboutTask(task: OfPicture): Record<string, unknown> {
  if (task.kind === 'person') return { subTask: subTasks[task.asks] };
  const subTask = objectSubTasks[task.asks];
  const of = task.told.profile.history.find(({ item }) => item === task.item);
  return of === undefined ? { subTask } : { subTask, happened: of.text, nearly: of.hard.text };
}

/** Nothing for English, which the prompts are in. */
const inLanguage = ({ wording: { language } }: World) => (language === undefined ? {} : { language });

async function prediction(
  context: BuildContext,
  vision: Asker,
  world: World,
  person: Told<PersonProfile>,
): Promise<Worked<BuiltQuestion>> {
  const candidates = person.found.queries.slice(0, CANDIDATES);
  const pictures = await Promise.all(candidates.map(({ item }) => queryPicture(context, item)));
  const about = JSON.stringify({
    ...{ candidates: pictures.length, ...inLanguage(world) },
    profile: releasedProfile(person.profile, world),
  });
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
  const question = world.wording.asks.choice(marked(person.profile.name));
  const of = { group: 'multimodal', task: 'predict', item, question, reasoning } as const;
  return written(context, `prediction-${person.id}`, person, of, favorite, wrong, asked.by);
}

function written(
  { options: { seed } }: BuildContext,
  key: string,
  { id, profile }: Told,
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
