import { Chance } from '../chance.ts';
import type { Difficulty } from '../difficulty.ts';
import { sharedText, type Voice } from '../voices/voice.ts';
import { type Density, makeConversation } from './conversation.ts';
import { dialogueQuestions } from './dialogue-questions.ts';
import { type LocomoSample, locomoSample } from './locomo-file.ts';
import { speakers } from './speakers.ts';
import type { Story } from './story.ts';
import { readStories } from './story-text.ts';

export type DialogueOptions = {
  readonly seed: number;
  readonly difficulty: Difficulty;
  /** Turns of all conversations, about. */
  readonly items: number;
  readonly voice: Voice;
};

const topics = [
  'animals',
  'arts-and-town',
  'body-and-sport',
  'hands-and-screens',
  'homes',
  'journeys',
  'people-and-feasts',
  'ups-and-downs',
  'work-and-study',
];
/** All stories that conversations are made of. */
export const storyBank = (): readonly Story[] => topics.flatMap((topic) => readStories(sharedText(`stories-${topic}`)));

const TURNS = 600;
const talk: Readonly<Record<Difficulty, Omit<Density, 'sessions' | 'stories'> & { readonly far: number }>> = {
  easy: { idle: 0.3, reminding: 0.15, far: 0.06 },
  medium: { idle: 0.5, reminding: 0.5, far: 0.13 },
  hard: { idle: 0.6, reminding: 0.7, far: 0.2 },
};

/** Conversations of two friends each, with questions, as LoCoMo's file has them: the same for the same options. */
export function makeDialogues({ seed, difficulty, items, voice }: DialogueOptions): LocomoSample[] {
  const bank = storyBank();
  return Array.from({ length: Math.max(1, Math.round(items / TURNS)) }, (_, i) => {
    const chance = new Chance(seed * 1009 + i);
    const [a, b] = chance.some(speakers, 2);
    if (a === undefined || b === undefined) throw new RangeError('two must talk');
    const conversation = makeConversation(chance, [a, b], bank, {
      ...talk[difficulty],
      sessions: chance.int(17, 24),
      stories: chance.int(28, 36),
    });
    // Questions have chances of their own, so that another voice asks the same.
    const questions = dialogueQuestions(conversation, new Chance(seed * 1013 + i), voice, talk[difficulty].far);
    return locomoSample(`made-${seed}-${i + 1}`, conversation, questions);
  });
}
