import { z } from 'zod';
import { hashedTextSchema } from '../../learn/hashed-text.ts';
import { readModel } from '../../learn/model-file.ts';
import { treesSchema } from '../../learn/trees.ts';
import type { Draft } from '../question.ts';
import type { Drafted } from '../worked-through.ts';
import { type Candidate, candidatesFrom, nothingTold, rankedClauses } from './candidate.ts';
import { candidateFeatures, candidateRows, type Reading } from './candidate-features.ts';
import { rowsOfClauses, scoresOf } from './choose.ts';
import { clauseFeatures } from './clause-features.ts';
import { intentOf, withIntent } from './intent.ts';
import { readFirst } from './read.ts';

const intents = readModel('intent', hashedTextSchema);
const clauses = readModel('clauses', treesSchema);
/** `nothing`: the factor on the odds that nothing is told, by which right answers are weighed against wrong ones. */
const choosing = readModel('candidates', z.strictObject({ nothing: z.number().positive(), trees: treesSchema }));

/** The candidate that is told, and how probable it is right; of nothing told, how probable it is that there is an answer. */
export type Choice = { readonly candidate: Candidate; readonly probability: number };

/** The likeliest of all candidates: clauses of the first items, what their values come to, and what was read. */
export function choiceOf(
  { retrieval, language, type }: Drafted,
  draft: Draft | undefined,
  reading: Reading | undefined,
): Choice {
  const { asked, items } = retrieval.list;
  const intent = intentOf(intents, asked.text);
  const read = readFirst(items, asked);
  const scores = scoresOf(clauses, rowsOfClauses(read, asked, intent), clauseFeatures.length);
  const drafted: Candidate[] =
    draft === undefined ? [] : [{ ...nothingTold, kind: 'draft', text: draft.text, citations: draft.citations, draft }];
  const candidates = [...candidatesFrom(rankedClauses(read, scores), language), ...drafted, nothingTold];
  const rows = withIntent(candidateRows(candidates, asked, reading), candidateFeatures.length, intent);
  const ranked = scoresOf(choosing.trees, rows, candidateFeatures.length);
  const odds = candidates.map(({ kind }, n) => Math.exp(ranked[n] ?? 0) * (kind === 'nothing' ? choosing.nothing : 1));
  const whole = candidates.reduce((sum, _, n) => sum + Math.exp(ranked[n] ?? 0), 0);
  // Of a set, what was read tells which; a sentence about one of them does not.
  const best = odds.indexOf(
    Math.max(...odds.map((one, n) => (type === 'list_recall' && isClause(candidates[n]) ? 0 : one))),
  );
  const candidate = candidates[best] ?? nothingTold;
  const share = Math.exp(ranked[best] ?? 0) / whole;
  return { candidate, probability: candidate.kind === 'nothing' ? 1 - share : share };
}

const isClause = (candidate: Candidate | undefined): boolean =>
  candidate !== undefined && candidate.kind !== 'draft' && candidate.kind !== 'nothing';
