import { z } from 'zod';
import { hashedTextSchema } from '../../learn/hashed-text.ts';
import { readModel } from '../../learn/model-file.ts';
import { treesSchema } from '../../learn/trees.ts';
import type { Draft } from '../question.ts';
import type { Drafted } from '../worked-through.ts';
import { type Candidate, candidatesFrom, draftedAs, nothingTold, rankedClauses } from './candidate.ts';
import { candidateFeatures, candidateRows, likeness, type Reading, valuesOf } from './candidate-features.ts';
import { rowsOfClauses, scoresOf } from './choose.ts';
import { clauseFeatures } from './clause-features.ts';
import { asksForItems, intentOf, operators, withIntent } from './intent.ts';
import { readFirst } from './read.ts';
import { type Replied, type Weighed, withReply } from './replied.ts';

const intents = readModel('intent', hashedTextSchema);
const clauses = readModel('clauses', treesSchema);
/** `nothing`: the factor on the odds that nothing is told, by which right answers are weighed against wrong ones. */
const choosing = readModel('candidates', z.strictObject({ nothing: z.number().positive(), trees: treesSchema }));

/** The candidate that is told, and how probable it is right; of nothing told, how probable it is that there is an answer. */
export type Choice = { readonly candidate: Candidate; readonly probability: number };

/** Yes and no are told where a question asks for them: below this share it does not. */
const ASKS_FOR_TRUTH = 0.4;

/** Whether a question asks for items themselves. */
export const isForItems = ({ retrieval }: Drafted): boolean =>
  asksForItems(intentOf(intents, retrieval.list.asked.text));

/** All candidates, and how probable each is right: clauses of the first items, what their values come to, and what was read. */
export function weighedCandidates(
  { retrieval, language }: Drafted,
  draft: Draft | undefined,
  reading: Reading | undefined,
): Weighed & { readonly isForTruth: boolean } {
  const { asked, items } = retrieval.list;
  const intent = intentOf(intents, asked.text);
  const read = readFirst(items, asked);
  const scores = scoresOf(clauses, rowsOfClauses(read, asked, intent), clauseFeatures.length);
  const drafted: Candidate[] =
    draft === undefined
      ? []
      : [
          {
            ...draftedAs(
              draft.text,
              draft.citations,
              items.map(({ item }) => item),
            ),
            draft,
          },
        ];
  const candidates = [...candidatesFrom(rankedClauses(read, scores), language), ...drafted, nothingTold];
  const rows = withIntent(candidateRows(candidates, asked, reading), candidateFeatures.length, intent);
  const odds = Array.from(scoresOf(choosing.trees, rows, candidateFeatures.length), Math.exp);
  const whole = odds.reduce((sum, one) => sum + one, 0);
  const isForTruth = (intent.operators[operators.indexOf('yesno')] ?? 0) >= ASKS_FOR_TRUTH;
  return { candidates, shares: odds.map((one) => one / whole), isForTruth };
}

/** The likeliest of all candidates; what a language model replied is one of them, or speaks for that nothing is told. */
export function choiceOf(
  found: Drafted,
  draft: Draft | undefined,
  reading: Reading | undefined,
  replied?: Replied,
): Choice {
  const { isForTruth, ...weighed } = weighedCandidates(found, draft, reading);
  const items = found.retrieval.list.items.map(({ item }) => item);
  const { candidates, shares } = withReply(weighed, replied, items);
  const worth = candidates.map(({ kind }, n) => {
    if ((kind === 'yes' || kind === 'no') && !isForTruth) return 0;
    return (shares[n] ?? 0) * (kind === 'nothing' ? choosing.nothing : 1);
  });
  const best = worth.indexOf(Math.max(...worth));
  const candidate = candidates[best] ?? nothingTold;
  if (candidate.kind === 'nothing') return { candidate, probability: 1 - (shares[best] ?? 0) };
  const [same] = candidates.filter(
    (one) => one.kind === 'draft' && candidate.kind === 'clause' && saysTheSame(one, candidate),
  );
  const told = same ?? candidate;
  // Who else says the figure that was read bears it out.
  const bearing = candidates.flatMap((one, n) =>
    one === told || one === candidate || isWitness(one, told) ? (shares[n] ?? 0) : [],
  );
  return {
    candidate: told,
    probability: Math.min(
      MOST_PROBABLE,
      bearing.reduce((sum, one) => sum + one, 0),
    ),
  };
}

const MOST_PROBABLE = 0.99;

/** Whether a clause of an item that is not cited says the sum, or another figure, that was read. */
function isWitness({ kind, text, parts }: Candidate, told: Candidate): boolean {
  const item = parts[0]?.clause.item.id;
  if (kind !== 'clause' || told.kind !== 'draft' || told.citations.some(({ id }) => id === item)) return false;
  const values = valuesOf(told.text);
  return [...values].every((value) => /\d/.test(value)) && likeness(values, valuesOf(text)) === 1;
}

/** Whether what was read and a clause of an item that it cites say the same, as far as the one goes that says less. */
function saysTheSame(drafted: Candidate, clause: Candidate): boolean {
  const item = clause.parts[0]?.clause.item.id;
  return (
    drafted.citations.some(({ id }) => id === item) && likeness(valuesOf(drafted.text), valuesOf(clause.text)) === 1
  );
}
