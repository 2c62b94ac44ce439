import type { Rules } from '../../rules.ts';
import type { OpenAnswer } from '../judging.ts';
import type { Given } from './given.ts';
import type { AtmQuestion } from './questions.ts';
import { exactMatch } from './scorer/exact-match.ts';
import { jaccard } from './scorer/jaccard.ts';
import { readings } from './scorer/reading.ts';

/** One question as it was scored. */
export type ScoredRow = {
  readonly question: AtmQuestion;
  /** Absent when no answer was given to score. */
  readonly said: string | undefined;
  /** By its type: exact match, Jaccard or the judge's verdict; absent while unscored. */
  readonly score: number | undefined;
  readonly em: boolean | undefined;
  readonly jaccard: number | undefined;
  readonly abstained: boolean | undefined;
  /** What was returned, best first; absent when no rankings were handed in. */
  readonly returned: readonly string[] | undefined;
};

/** The open answers, which only a judge can score. */
export const openAnswers = (questions: readonly AtmQuestion[], given: Given): OpenAnswer[] =>
  questions.flatMap(({ id, text, gold }) => {
    const answer = given.answers.get(id);
    return gold.type !== 'open_end' || answer === undefined
      ? []
      : [{ id, question: text, reference: gold.answer, answer }];
  });

/** ATM-Bench's question type score (Eq. 2), a row for each question. */
export function scoredRows(
  questions: readonly AtmQuestion[],
  given: Given,
  verdicts: ReadonlyMap<string, boolean>,
  rules: Rules,
): ScoredRow[] {
  return questions.map((question) => {
    const { id, text, gold } = question;
    const said = given.answers.get(id);
    const returned = given.rankings === undefined ? undefined : (given.rankings.get(id) ?? []);
    if (said === undefined)
      return { question, said, score: undefined, em: undefined, jaccard: undefined, abstained: undefined, returned };
    const match = exactMatch(gold.answer, said, text, readings[rules]);
    const overlap = jaccard(gold.answer, said);
    const verdict = verdicts.get(id);
    const scores = {
      number: match.right ? 1 : 0,
      list_recall: overlap,
      open_end: verdict === undefined ? undefined : verdict ? 1 : 0,
    };
    const score = scores[gold.type];
    return { question, said, score, em: match.right, jaccard: overlap, abstained: match.saidAbstains, returned };
  });
}

/** The score alone under the other rule set, by question; lists are scored alike by both. */
export function scoresBy(
  rows: readonly ScoredRow[],
  verdicts: ReadonlyMap<string, boolean>,
  rules: Rules,
): ReadonlyMap<string, number> {
  return new Map(
    rows.flatMap(({ question: { id, text, gold }, said, jaccard: overlap }): [string, number][] => {
      if (said === undefined || overlap === undefined) return [];
      const verdict = verdicts.get(id);
      if (gold.type === 'list_recall') return [[id, overlap]];
      if (gold.type === 'open_end') return verdict === undefined ? [] : [[id, Number(verdict)]];
      return [[id, Number(exactMatch(gold.answer, said, text, readings[rules]).right)]];
    }),
  );
}
