import { z } from 'zod';
import { answerTypes, questionIntents, questionTopics } from '../../../contract/review/subjects.ts';
import type { Prompt } from '../asker.ts';

const asked = z.object({
  questions: z.array(
    z.object({
      question: z.string(),
      answer: z.string(),
      type: z.enum(answerTypes),
      topic: z.enum(questionTopics),
      intent: z.enum(questionIntents),
      evidence: z.array(z.string()),
    }),
  ),
});
export type AskedQuestions = z.infer<typeof asked>;

const guidelines = [
  'You prepare questions that test a memory assistant. Their answers lie in one person’s own pictures, videos and emails.',
  'Put yourself in the place of that person, months later: something half remembered comes back to mind, and they ask for what they have forgotten.',
  'Rules for a question:',
  '- It is asked by the owner, in the first person.',
  '- It starts from what stays in mind (an event, a person, an odd object, a mood), not from an exact date.',
  '- It leads to exactly one memory, and does not contain its own answer.',
  '- It cannot be answered by looking at one picture alone without having found it, nor by general knowledge.',
  '- It asks for days, months or occasions, never for a time of day.',
  '- It leaves everyday routine aside. Asking nothing is fine where nothing is worth remembering.',
  'Rules for an answer: short, factual, and said by the records themselves. Days are written out, such as 14 December 2023.',
  'Evidence: the IDs of the records without which the answer could not be known. Usually one. No record that only fits the theme.',
  'type: number for dates, durations, amounts and counts; list_recall for several records or names; open_end for the rest.',
  'intent: Temporal for when or how long, Geolocation for where, Identification for who or which, Aggregation for counts and sums, Recall for anything else.',
];

/** Questions on one moment or one letter (B.2, first stage). */
export const proposePrompt: Prompt<AskedQuestions> = {
  name: 'atm/propose',
  version: 1,
  instructions: [...guidelines, 'Write at most three questions on the records that follow.'].join('\n'),
  schema: asked,
};

/** Questions that need several records of a year (B.2, second stage). */
export const mergePrompt: Prompt<AskedQuestions> = {
  name: 'atm/merge',
  version: 1,
  instructions: [
    ...guidelines,
    'The records that follow are of one year, in order of time. Write at most eight questions, each of which needs at least two of them, best an email and a picture together: one record leads to another, two contradict each other and the later one holds, or several are counted or added up.',
  ].join('\n'),
  schema: asked,
};

const names = { en: 'English', zh: 'Chinese' } as const;

export const recordsToAsk = (records: readonly string[], language: 'en' | 'zh'): string =>
  [`Write in ${names[language]}.`, ...records].join('\n\n');
