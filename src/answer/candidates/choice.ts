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
import { intentOf, operators, withIntent } from './intent.ts';
import { readFirst } from './read.ts';

const intents = readModel('intent', hashedTextSchema);
const clauses = readModel('clauses', treesSchema);
/** `nothing`: the factor on the odds that nothing is told, by which right answers are weighed against wrong ones. */
const choosing = readModel('candidates', z.strictObject({ nothing: z.number().positive(), trees: treesSchema }));

/** The candidate that is told, and how probable it is right; of nothing told, how probable it is that there is an answer. */
export type Choice = { readonly candidate: Candidate; readonly probability: number };

/** Yes and no are told where a question asks for them: below this share it does not. */
const ASKS_FOR_TRUTH = 0.4;

/** The likeliest of all candidates: clauses of the first items, what their values come to, and what was read. */
export function choiceOf(
  { retrieval, language }: Drafted,
  draft: Draft | undefined,
  reading: Reading | undefined,
): Choice {
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
  const truth = intent.operators[operators.indexOf('yesno')] ?? 0;
  const weighed = candidates.map(({ kind }, n) => {
    if ((kind === 'yes' || kind === 'no') && truth < ASKS_FOR_TRUTH) return 0;
    return (odds[n] ?? 0) * (kind === 'nothing' ? choosing.nothing : 1);
  });
  const best = weighed.indexOf(Math.max(...weighed));
  const candidate = candidates[best] ?? nothingTold;
  if (candidate.kind === 'nothing') return { candidate, probability: 1 - (odds[best] ?? 0) / whole };
  const [same] = drafted.filter((one) => candidate.kind === 'clause' && saysTheSame(one, candidate));
  const told = same ?? candidate;
  // Who else says the figure that was read bears it out.
  const bearing = candidates.flatMap((one, n) =>
    one === told || one === candidate || isWitness(one, told) ? (odds[n] ?? 0) : [],
  );
  return { candidate: told, probability: Math.min(MOST_PROBABLE, bearing.reduce((sum, one) => sum + one, 0) / whole) };
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
