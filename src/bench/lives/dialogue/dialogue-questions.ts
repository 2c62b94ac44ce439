import { freeVoices, type Wording, wordings } from '../../../contract/wordings.ts';
import type { Chance } from '../chance.ts';
import type { Conversation, ToldStory } from './conversation.ts';
import { chooseWords, fillIn, type Values } from './fill.ts';
import { lists } from './lists.ts';
import { dateText, monthText } from './relative-time.ts';
import type { Speaker } from './speakers.ts';
import type { Ask, Category } from './story.ts';

export type MadeDialogueQuestion = {
  readonly question: string;
  readonly answer: string;
  readonly evidence: readonly string[];
  readonly category: Category;
};

const order = (wording: Wording): number => wordings.indexOf(wording);
/** Of the questions about one person that could be asked about the other, who never told any such thing. */
const SWAPPED = 0.35;

/**
 * Questions of a conversation with the turns that answer them; `far` of them share no word with what was said.
 * Adversarial ones name the other person or another thing.
 */
export function dialogueQuestions(
  conversation: Conversation,
  chance: Chance,
  wording: Wording,
  far: number,
): readonly MadeDialogueQuestion[] {
  const { told } = conversation;
  const all = told
    .flatMap((one) => one.story.asks.flatMap((ask) => asked(one, ask, told, chance, wording, far)))
    .map((one) => dated(one, conversation, chance, wording));
  all.push(...listQuestions(conversation, chance, wording));
  const texts = new Map<string, number>();
  for (const { question } of all) texts.set(question, (texts.get(question) ?? 0) + 1);
  return all.filter(({ question }) => texts.get(question) === 1).toSorted((a, b) => a.category - b.category);
}

/** The question, and at times the same of the other person: the same draws whatever the wording, so that wordings can be compared. */
function asked(
  one: ToldStory,
  ask: Ask,
  told: readonly ToldStory[],
  chance: Chance,
  wording: Wording,
  far: number,
): MadeDialogueQuestion[] {
  const text = worded(ask, wording, chance.is(far), chance);
  const swapped = chance.is(SWAPPED) && (ask.category === 2 || ask.category === 4) && onlyTeller(one, told);
  const question = askOf(one, ask, text);
  return swapped && text.includes('{X}') && !text.includes('{Y}') ? [question, swap(one, ask, text)] : [question];
}

/** In the third voice, what is close to the turn is said in passing, as one speaks to a machine that one knows. */
function worded({ near, far, otherwise }: Ask, wording: Wording, isFar: boolean, chance: Chance): string {
  const opening = chance.pick(openings);
  // These ask as it comes to mind, neither by a word of the turn nor far from it.
  const free = freeVoices.find((voice) => voice === wording);
  if (free !== undefined) return otherwise[free];
  if (wording !== 'third') return (isFar ? far : near)[order(wording)] ?? '';
  return isFar ? (far[2] ?? '') : `${opening} ${near[chance.int(0, 1)] ?? ''}`;
}

/** Of the questions, how many say when it was told. */
const DATED = 0.08;
const datings: Readonly<Record<Wording, readonly ((day: number) => string)[]>> = {
  first: [(day) => `, as told in ${monthText(day)}?`, (day) => `, by the talk of ${dateText(day)}?`],
  second: [(day) => `, going by what was said on ${dateText(day)}?`, (day) => ` (said in ${monthText(day)})?`],
  fourth: [(day) => `, talked about in ${monthText(day)}?`, (day) => `? back in ${monthText(day)}`],
  fifth: [(day) => `, you spoke of it in ${monthText(day)}?`, (day) => `? chat of ${dateText(day)}`],
  sixth: [(day) => `, according to the conversation in ${monthText(day)}?`, (day) => ` as of ${dateText(day)}?`],
  seventh: [(day) => `? convo ${monthText(day)} i think`, (day) => `, from when they talked ${dateText(day)}`],
  eighth: [
    (day) => `, as mentioned in ${monthText(day)}?`,
    (day) => `, according to what was said on ${dateText(day)}?`,
  ],
  ninth: [(day) => `, they spoke it in ${monthText(day)}?`, (day) => `? It was said ${dateText(day)}`],
  tenth: [(day) => `, as they discussed in ${monthText(day)}?`, (day) => `? This came up on ${dateText(day)}.`],
  eleventh: [
    (day) => `, going by the conversation from ${monthText(day)}?`,
    (day) => `? They talked about it on ${dateText(day)}.`,
  ],
  twelfth: [
    (day) => `, based on their conversation in ${monthText(day)}?`,
    (day) => `, as mentioned on ${dateText(day)}?`,
  ],
  thirteenth: [
    (day) => `, judging by what they said in ${monthText(day)}?`,
    (day) => ` (conversation of ${dateText(day)})?`,
  ],
  fourteenth: [
    (day) => `, according to their chat in ${monthText(day)}?`,
    (day) => ` (they spoke on ${dateText(day)})?`,
  ],
  fifteenth: [
    (day) => `, as they told each other in ${monthText(day)}?`,
    (day) => `, per the conversation dated ${dateText(day)}?`,
  ],
  sixteenth: [
    (day) => `, from what was told in ${monthText(day)}?`,
    (day) => `, in their exchange of ${dateText(day)}?`,
  ],
  seventeenth: [
    (day) => `, based on what they wrote in ${monthText(day)}?`,
    (day) => `, going by their messages of ${dateText(day)}?`,
  ],
  third: [(day) => `? it was ${monthText(day)} or so`, (day) => `? must have been around ${dateText(day)}`],
};

function dated(
  one: MadeDialogueQuestion,
  { sessions }: Conversation,
  chance: Chance,
  wording: Wording,
): MadeDialogueQuestion {
  const [dating, pick] = [chance.is(DATED), chance.pick(datings[wording])];
  const session = sessions[Number(/^D(\d+):/.exec(one.evidence[0] ?? '')?.[1]) - 1];
  if (!dating || session === undefined || one.category === 2 || one.category === 3) return one;
  return { ...one, question: one.question.replace(/\??$/, pick(session.day)) };
}

const openings: readonly string[] = [
  'Quick one:',
  'I forgot this.',
  'Help me out here.',
  'No idea any more.',
  'Something I should know:',
  'Before I embarrass myself:',
  'Can you look this up?',
];

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
function listQuestions({ told, speakers }: Conversation, chance: Chance, wording: Wording): MadeDialogueQuestion[] {
  return speakers.flatMap((speaker) =>
    Object.entries(lists).flatMap(([list, questions]) => {
      const all = told
        .filter(({ teller }) => teller === speaker)
        .flatMap(({ added }) => added.filter((one) => one.list === list));
      const values = [...new Set(all.map(({ value }) => value))];
      if (values.length < 2) return [];
      const question = fillIn(
        chooseWords(questions[order(wording)] ?? '', chance),
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
