import { answerExtreme, asksForExtreme } from '../amounts/answer-extreme.ts';
import type { Draft, Question } from '../question.ts';
import { answerFilmMoment, asksForFilmMoment } from './answer-film.ts';
import { answerParties, asksForParties } from './answer-parties.ts';
import { answerList, asksForOne } from './answer-sets.ts';
import { answerWhoIs, asksWhoIs } from './answer-who-is.ts';
import { answerWhenInPlace, asksWhenInPlace } from './trip-span.ts';

const whatIsIt = /^(?:what|which)(?:['’]s| is| was)\b|^哪(?:一)?(?:张|段|封|个|条)/iu;

/** What all the hotels cost is no list of hotels. */
const named: ReadonlySet<string | undefined> = new Set(['list', 'items', 'what', 'where', 'who']);

/** What records other than the evidence of a search tell: a film's words, the dealings, the people and the journeys of the memory, one picture of many. */
const particulars: readonly {
  readonly asks: (question: Question) => boolean;
  readonly answer: (question: Question) => Promise<Draft | undefined>;
}[] = [
  { asks: asksForFilmMoment, answer: answerFilmMoment },
  { asks: (question) => whatIsIt.test(question.text) && asksForOne(question), answer: answerList },
  { asks: ({ text, form }) => asksForExtreme(text) && form?.kind !== 'compare', answer: answerExtreme },
  { asks: ({ text, form }) => asksForParties(text) && named.has(form?.kind), answer: answerParties },
  { asks: asksWhenInPlace, answer: answerWhenInPlace },
  { asks: asksWhoIs, answer: answerWhoIs },
];

/** The draft of the first that fits and knows. */
export async function particularDraft(question: Question): Promise<Draft | undefined> {
  for (const { asks, answer } of particulars) {
    const draft = asks(question) ? await answer(question) : undefined;
    if (draft !== undefined) return draft;
  }
  return undefined;
}
