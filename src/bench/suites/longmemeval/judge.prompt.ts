import type { Rubric } from '../../judge.ts';
import type { QuestionType } from './entry.ts';

/** Raised when any text below changes, or the form in which a judge is to reply. */
const version = 1;

const holdsAnswer = `You are given a question, its right answer as the reference, and the answer of an assistant.
Say yes if the answer holds the right answer, else no.`;

const equivalent = `An answer in other words that comes to the same is right, and so is one with all the steps that lead to the right answer.
An answer with only a part of what the right answer requires is wrong.`;

const offByOne = `A count of days, weeks, months or the like that is off by one is right all the same.`;

const updated = `Something changed in the course of the conversations. An answer may also tell how it was before, as long as what it gives as the present state is the right answer.`;

const preference = `You are given a question, a description of the answer that this person would want as the reference, and the answer of an assistant.
Say yes if the answer fits the description, else no.
It need not have every point of it: it is right as soon as it recalls what the person told of themselves and makes right use of it.`;

const unanswerable = `You are given a question that cannot be answered, an explanation why as the reference, and the answer of an assistant.
Say yes if the answer recognises that the question cannot be answered, else no.
It may say that something needed is missing, or that something like it is known but not what was asked for.`;

/** What the released judge decides by, in our words, for each type of question. */
const instructions: Readonly<Record<QuestionType, string>> = {
  'single-session-user': `${holdsAnswer}\n${equivalent}`,
  'single-session-assistant': `${holdsAnswer}\n${equivalent}`,
  'multi-session': `${holdsAnswer}\n${equivalent}`,
  'temporal-reasoning': `${holdsAnswer}\n${equivalent}\n${offByOne}`,
  'knowledge-update': `${holdsAnswer}\n${updated}`,
  'single-session-preference': preference,
};

export const rubricOf = (type: QuestionType, abstention: boolean): Rubric => ({
  instructions: abstention ? unanswerable : instructions[type],
  version,
});
