import { tokens } from '../../../language/tokens.ts';
import type { Asker } from '../asker.ts';
import type { BuildContext, BuildStep, Worked } from '../builder.ts';
import type { LifeItem } from '../life.ts';
import { byRule } from '../step-records.ts';
import { chanceFor } from './assign.ts';
import { questionRecords } from './checks-step.ts';
import { queryPicture } from './crops.ts';
import { textualPrompt, visualPrompt, visualTypes } from './distractor.prompt.ts';
import { todayOf } from './profiles-step.ts';
import { type BuiltQuestion, type ConceptFound, type Distractor, distractorRecords, letters } from './records.ts';
import { type World, worldIn } from './world.ts';

const CANDIDATES = 5;
type Task = {
  readonly key: string;
  readonly question: string;
  readonly asked: BuiltQuestion;
  readonly kind: Distractor['kind'];
};

/**
 * Distractors (D.2): for visual-specific questions histories of the wrong options' words, for text-specific ones pictures of
 * three types out of the owner's own.
 */
export const distractorsStep: BuildStep = {
  id: distractorRecords.id,
  title: 'Finding distractors',
  needs: 'nothing',
  makes: distractorRecords,
  awaits: questionRecords.map(({ id }) => id),
  async run(context) {
    const world = worldIn(context);
    const { vision, language } = context;
    await context.each(distractorRecords, tasksIn(context), (task) => {
      if (task.kind === 'textual')
        return language === undefined ? textualByRule(context, world, task) : textual(language, world, task);
      return vision === undefined ? visualByRule(context, world, task) : visual(context, vision, world, task);
    });
  },
};

function tasksIn(context: BuildContext): Task[] {
  return questionRecords
    .flatMap((of) => context.decided(of))
    .filter(({ value }) => value.written)
    .flatMap(({ key, value }): Task[] => {
      const task = (kind: Task['kind']): Task => ({ key: `${kind}:${key}`, question: key, asked: value, kind });
      if (value.group === 'visual') return [task('textual')];
      return value.group === 'text' ? (['visual-1', 'visual-2', 'visual-3'] as const).map(task) : [];
    });
}

const wrongOf = ({ options, answer }: BuiltQuestion): string[] =>
  letters.flatMap((letter) => (letter === answer ? [] : [options[letter]]));

/** Events of another place and time in which the words of a wrong option are said. */
async function textualByRule(context: BuildContext, world: World, task: Task): Promise<Worked<Distractor>> {
  const { asked, question, key } = task;
  const chance = chanceFor(context.options.seed, key);
  const year = Number(todayOf(context).slice(0, 4)) - 1;
  const { wording } = world;
  const name = world.nameOf(asked.concept);
  const keywords = wrongOf(asked);
  const history = keywords.map((option) => {
    const date = `${year}-${two(chance.int(1, 12))}-${two(chance.int(1, 28))}`;
    return wording.riddle({ date: wording.inWords(date), city: chance.pick(wording.lists.cities), name, option });
  });
  return {
    by: [byRule('textual-distractors')],
    value: { question, kind: 'textual', concept: asked.concept, keywords, history },
  };
}
const two = (n: number): string => String(n).padStart(2, '0');

async function textual(language: Asker, world: World, { asked, question }: Task): Promise<Worked<Distractor>> {
  const about = {
    ...(world.wording.language === undefined ? {} : { language: world.wording.language }),
    about: world.nameOf(asked.concept),
    question: asked.question,
    wrong: wrongOf(asked),
    right: asked.options[asked.answer],
  };
  const said = await language.ask(textualPrompt, JSON.stringify(about));
  if (said.state === 'skipped') return { skipped: { code: said.code, message: said.message } };
  const { keywords, history } = said.value;
  return { by: [said.by], value: { question, kind: 'textual', concept: asked.concept, keywords, history } };
}

const none = { skipped: { code: 'no-picture', message: 'no picture of the owner’s fits the distractor' } } as const;

/** Every picture in which one of these is known to be. */
const itemsOf = (concepts: readonly ConceptFound[]): Set<string> =>
  new Set(
    concepts.flatMap(({ references, queries }) => [
      ...references.flatMap((crop) => ('item' in crop ? crop.item : [])),
      ...queries.map(({ item }) => item),
    ]),
  );

/** Pictures of the type, by who is marked in them. */
function candidatesOf({ life }: BuildContext, world: World, { asked, kind }: Task): LifeItem[] {
  const own = itemsOf(world.concepts.filter(({ id }) => id === asked.concept));
  const people = itemsOf(world.concepts.filter((one) => one.kind === 'person'));
  const pictures = life.items.filter(({ modality }) => modality === 'image');
  if (kind === 'visual-2') return pictures.filter(({ id }) => own.has(id));
  if (kind === 'visual-1') return pictures.filter(({ id }) => people.has(id) && !own.has(id));
  return pictures.filter(({ id, sights = [] }) => !people.has(id) && !sights.some(({ name }) => name === 'person'));
}

/** Words long enough to say something: of two signs in Chinese, of four letters elsewhere. */
const wordsIn = (text: string): string[] =>
  tokens(text).filter((word) => [...word].length >= (/\p{Script=Han}/u.test(word) ? 2 : 4));

/** Words that are read or seen in a picture. */
const wordsOf = ({ caption = '', ocr, tags = [], sights = [] }: LifeItem): Set<string> =>
  new Set(
    wordsIn(
      [caption, ocr?.text ?? '', ...tags.map((tag) => JSON.stringify(tag)), ...sights.map(({ name }) => name)].join(
        ' ',
      ),
    ),
  );

/** Without a model a picture fits only if it has a word of a wrong option. */
async function visualByRule(context: BuildContext, world: World, task: Task): Promise<Worked<Distractor>> {
  const { asked, question, kind } = task;
  for (const item of candidatesOf(context, world, task)) {
    const words = wordsOf(item);
    const keywords = wrongOf(asked)
      .flatMap(wordsIn)
      .filter((word) => words.has(word));
    if (keywords.length > 0)
      return {
        by: [byRule('visual-distractors')],
        value: { question, kind, concept: asked.concept, keywords, history: [], item: item.id },
      };
  }
  return none;
}

async function visual(context: BuildContext, vision: Asker, world: World, task: Task): Promise<Worked<Distractor>> {
  const { asked, question, kind, key } = task;
  if (kind === 'textual') return none;
  const chance = chanceFor(context.options.seed, key);
  const candidates = chance.some(candidatesOf(context, world, task), CANDIDATES);
  const pictures = await Promise.all(candidates.map(({ id }) => queryPicture(context, id)));
  const there = candidates.filter((_, i) => pictures[i] !== undefined);
  if (there.length === 0) return none;
  const wrong = chance.pick(wrongOf(asked));
  const about = JSON.stringify({ question: asked.question, wrong, like: visualTypes[kind], candidates: there.length });
  const said = await vision.ask(
    visualPrompt,
    about,
    pictures.filter((bytes) => bytes !== undefined),
  );
  if (said.state === 'skipped') return { skipped: { code: said.code, message: said.message } };
  const item = there[said.value.picture - 1];
  if (item === undefined) return none;
  return {
    by: [said.by],
    value: { question, kind, concept: asked.concept, keywords: [wrong], history: [], item: item.id },
  };
}
