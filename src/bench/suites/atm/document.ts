import { verdictAgreement } from '../../judges/agreement.ts';
import { meanOf } from '../../measures/measure.ts';
import { abstention } from '../../measures/sets.ts';
import type { Rules } from '../../rules.ts';
import type { PerQuestion } from '../../scored.ts';
import type { Judged } from '../judging.ts';
import type { ScoredRow } from './rows.ts';
import { abstains } from './scorer/abstention.ts';
import { questionTypes } from './scorer/question-type.ts';

/** Values of questions under one measure, and how it prints. */
export type Vector = { readonly name: string; readonly values: PerQuestion };

/**
 * What `bench score atm --json` prints. Scores are fractions; what could not be scored is null, and is counted as
 * `unscored` and left out of `qs`. `retrieval` is null when no rankings were handed in.
 */
export function documentOf(
  rows: readonly ScoredRow[],
  retrieval: readonly Vector[],
  judged: readonly Judged[],
  rules: Rules,
): Readonly<Record<string, unknown>> {
  const qs = meanOf(rows.map(({ score }) => score));
  return {
    rules,
    n: rows.length,
    qs: qs.value ?? null,
    scored: qs.n,
    unscored: rows.length - qs.n,
    byType: Object.fromEntries(questionTypes.map((type) => [type, typeOf(rows, type)])),
    retrieval:
      retrieval.length === 0
        ? null
        : {
            n: rows.filter(({ question, returned }) => returned !== undefined && question.gold.evidence.length > 0)
              .length,
            ...Object.fromEntries(retrieval.map(({ name, values }) => [name, meanOf(values.values()).value ?? null])),
          },
    abstention: abstentionDocument(rows),
    judges: judged.map(({ judge, verdicts, failures, fallbacks, spending }) => ({
      name: judge,
      n: verdicts.size,
      mean: meanOf([...verdicts.values()].map(Number)).value ?? null,
      judged: verdicts.size,
      right: [...verdicts.values()].filter(Boolean).length,
      failures: failures.length,
      fallbacks,
      spending,
    })),
    agreement: verdictAgreement(new Map(judged.map(({ judge, verdicts }) => [judge, verdicts]))),
    rows: rows.map(({ question, score, em, jaccard, abstained }) => ({
      id: question.id,
      qtype: question.gold.type,
      score: score ?? null,
      em: em ?? null,
      jaccard: jaccard ?? null,
      abstained: abstained ?? null,
    })),
  };
}

/** Of the questions that were answered: who says that nothing is known, where nothing is. */
export const abstentionOf = (rows: readonly ScoredRow[]) =>
  abstention(
    rows.flatMap(({ question, abstained }) =>
      abstained === undefined ? [] : [{ unanswerable: abstains(question.gold.answer), abstained }],
    ),
  );

function abstentionDocument(rows: readonly ScoredRow[]) {
  const { n, precision, recall, f1 } = abstentionOf(rows);
  return { n, precision: precision ?? null, recall: recall ?? null, f1: f1 ?? null };
}

/** What the other rule set gives, and the questions on which the two differ. */
export function otherDocument(rows: readonly ScoredRow[], scores: ReadonlyMap<string, number>, rules: Rules) {
  const qs = meanOf(scores.values());
  return {
    rules,
    qs: qs.value ?? null,
    byType: Object.fromEntries(
      questionTypes.map((type) => {
        const of = rows.filter(({ question }) => question.gold.type === type);
        return [type, { n: of.length, score: meanOf(of.map(({ question }) => scores.get(question.id))).value ?? null }];
      }),
    ),
    differ: rows.flatMap(({ question, score }) => {
      const other = scores.get(question.id);
      return other === score ? [] : [{ id: question.id, score: score ?? null, other: other ?? null }];
    }),
  };
}

function typeOf(rows: readonly ScoredRow[], type: string) {
  const of = rows.filter(({ question }) => question.gold.type === type);
  const { n, value } = meanOf(of.map(({ score }) => score));
  return { n: of.length, score: value ?? null, unscored: of.length - n };
}
