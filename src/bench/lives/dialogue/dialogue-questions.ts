import type { Chance } from '../chance.ts';
import type { Sentences, Voice } from '../voices/voice.ts';
import type { Conversation, ToldStory } from './conversation.ts';
import { chooseWords, fillIn, type Values } from './fill.ts';
import { dateText, monthText } from './relative-time.ts';
import type { Speaker } from './speakers.ts';
import type { Ask, Category, Story } from './story.ts';

export type MadeDialogueQuestion = {
  readonly question: string;
  readonly answer: string;
  readonly evidence: readonly string[];
  readonly category: Category;
};

/** Of the questions about one person that could be asked about the other, who never told any such thing. */
const SWAPPED = 0.35;

/**
 * Questions of a conversation with the turns that answer them; `far` of them share no word with what was said.
 * Adversarial ones name the other person or another thing.
 */
export function dialogueQuestions(
  conversation: Conversation,
  chance: Chance,
  voice: Voice,
  far: number,
): readonly MadeDialogueQuestion[] {
  const { told } = conversation;
  const all = told
    .flatMap((one) => one.story.asks.flatMap((ask, i) => asked(one, ask, i, told, chance, voice, far)))
    .map((one) => dated(one, conversation, chance, voice));
  all.push(...listQuestions(conversation, chance, voice));
  const texts = new Map<string, number>();
  for (const { question } of all) texts.set(question, (texts.get(question) ?? 0) + 1);
  return all.filter(({ question }) => texts.get(question) === 1).toSorted((a, b) => a.category - b.category);
}

/** The question, and at times the same of the other person: the same draws whatever the wording, so that wordings can be compared. */
function asked(
  one: ToldStory,
  ask: Ask,
  i: number,
  told: readonly ToldStory[],
  chance: Chance,
  voice: Voice,
  far: number,
): MadeDialogueQuestion[] {
  const text = worded(one.story, i, voice, chance.is(far), chance);
  const swapped = chance.is(SWAPPED) && (ask.category === 2 || ask.category === 4) && onlyTeller(one, told);
  const question = askOf(one, ask, text);
  return swapped && text.includes('{X}') && !text.includes('{Y}') ? [question, swap(one, ask, text)] : [question];
}

/** A voice with questions of its own asks those; the others use a wording of the story, close to the turn or far from it. */
function worded(story: Story, i: number, voice: Voice, isFar: boolean, chance: Chance): string {
  const opening = chance.pick(voice.dialogue.openings ?? NO_OPENINGS);
  const { near = [], far = [] } = story.asks[i] ?? {};
  if (voice.storiesAsked !== undefined) return ownQuestion(story, i, voice.storiesAsked);
  const { wording = 'near' } = voice.dialogue;
  if (wording === 'opened') return isFar ? (far[2] ?? '') : `${opening} ${near[chance.int(0, 1)] ?? ''}`;
  return (isFar ? far : near)[wording === 'near' ? 0 : 1] ?? '';
}
/** Drawn from even where nothing is said first, so that all voices draw alike: the same is told in each. */
const NO_OPENINGS = Array.from({ length: 7 }, () => '');

/** Errors: RangeError when the voice does not ask each question of the story. */
function ownQuestion({ title, asks }: Story, i: number, asked: Sentences): string {
  const questions = asked.get(title) ?? [];
  if (questions.length !== asks.length)
    throw new RangeError(`the voice has ${questions.length} questions of ${asks.length} about "${title}"`);
  return questions[i] ?? '';
}

/** Of the questions, how many say when it was told. */
const DATED = 0.08;
function dated(
  one: MadeDialogueQuestion,
  { sessions }: Conversation,
  chance: Chance,
  voice: Voice,
): MadeDialogueQuestion {
  const [dating, pick] = [chance.is(DATED), chance.pick(voice.dialogue.dated)];
  const session = sessions[Number(/^D(\d+):/.exec(one.evidence[0] ?? '')?.[1]) - 1];
  if (!dating || session === undefined || one.category === 2 || one.category === 3) return one;
  return { ...one, question: one.question.replace(/\??$/, datingOn(pick, session.day)) };
}

const datingOn = (text: string, day: number): string =>
  text.replace('{month}', monthText(day)).replace('{date}', dateText(day));

const askOf = ({ values, turnsOf }: ToldStory, ask: Ask, text: string): MadeDialogueQuestion => ({
  question: fillIn(text, values),
  answer: fillIn(ask.answer, values),
  evidence: evidenceOf(ask, turnsOf),
  category: ask.category,
});

function evidenceOf({ evidence }: Ask, turnsOf: ToldStory['turnsOf']): string[] {
  return evidence.flatMap((label) => {
    const turns = turnsOf.get(label);
    if (turns === undefined) throw new RangeError(`no line is called "${label}"`);
    return turns;
  });
}

/** The other never told anything of that sort, so that a question about them has no answer. */
const onlyTeller = ({ story, teller }: ToldStory, all: readonly ToldStory[]): boolean =>
  all.every((other) => other.story.topic !== story.topic || other.teller === teller);

function swap(told: ToldStory, ask: Ask, text: string): MadeDialogueQuestion {
  const other: Speaker = told.listener;
  const values: Values = new Map([
    ...told.values,
    ['X', other.name],
    ['x', other.short],
    ['they', other.they],
    ['them', other.them],
    ['their', other.their],
  ]);
  return { ...askOf(told, ask, text), question: fillIn(text, values), category: 5 };
}

/** Questions over several sessions: all that someone told of one sort. Two or more turns, or it is no list. */
function listQuestions({ told, speakers }: Conversation, chance: Chance, voice: Voice): MadeDialogueQuestion[] {
  return speakers.flatMap((speaker) =>
    [...voice.listsAsked].flatMap(([list, asked]) => {
      const all = told
        .filter(({ teller }) => teller === speaker)
        .flatMap(({ added }) => added.filter((one) => one.list === list));
      const values = [...new Set(all.map(({ value }) => value))];
      if (values.length < 2) return [];
      const question = fillIn(
        chooseWords(asked, chance),
        new Map([
          ['X', speaker.name],
          ['their', speaker.their],
        ]),
      );
      return [
        {
          question,
          answer: values.join(', '),
          evidence: [...new Set(all.map(({ turn }) => turn))],
          category: 1,
        } as const,
      ];
    }),
  );
}
