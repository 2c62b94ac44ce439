import { z } from 'zod';
import { hashedTextSchema } from '../../learn/hashed-text.ts';
import { readModel } from '../../learn/model-file.ts';
import { treesSchema } from '../../learn/trees.ts';
import type { MemoryItem } from '../../memory/item.ts';
import type { Draft } from '../question.ts';
import type { Drafted } from '../worked-through.ts';
import { type Candidate, candidatesFrom, draftedAs, nothingTold, rankedClauses } from './candidate.ts';
import { candidateFeatures, candidateRows, isIdList, likeness, type Reading, valuesOf } from './candidate-features.ts';
import { rowsOfClauses, scoresOf } from './choose.ts';
import { clauseFeatures } from './clause-features.ts';
import { asksForItems, asksForTruth, intentOf, withIntent } from './intent.ts';
import { readFirst } from './read.ts';
import { type Replied, type Weighed, withReply } from './replied.ts';
import { saidOfAsked } from './said-of-asked.ts';

const intents = readModel('intent', hashedTextSchema);
const clauses = readModel('clauses', treesSchema);
/** `nothing`: the factor on the odds that nothing is told, by which right answers are weighed against wrong ones. */
const choosing = readModel('candidates', z.strictObject({ nothing: z.number().positive(), trees: treesSchema }));

/** The candidate that is told, and how probable it is right; of nothing told, how probable it is that there is an answer. */
export type Choice = { readonly candidate: Candidate; readonly probability: number };

/** What was read, and the listed items that speak no more beside what it cites. */
export type Settled = Reading & { readonly settled: ReadonlySet<MemoryItem> };

/** Whether a question asks for items themselves. */
export const isForItems = ({ retrieval }: Drafted): boolean =>
  asksForItems(intentOf(intents, retrieval.list.asked.text));

/** All candidates, and how probable each is right: clauses of the first items, what their values come to, and what was read. */
export function weighedCandidates(
  { retrieval, language }: Drafted,
  draft: Draft | undefined,
  reading: Reading | undefined,
): Weighed {
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
  const isWanted = (one: Candidate): boolean => asksForItems(intent) || !isIdList(one);
  const candidates = [
    ...candidatesFrom(rankedClauses(read, scores), language, asksForTruth(intent)),
    ...drafted.filter(isWanted),
    nothingTold,
  ];
  const rows = withIntent(
    candidateRows(candidates, asked, reading, saidOfAsked(items, asked)),
    candidateFeatures.length,
    intent,
  );
  const odds = Array.from(scoresOf(choosing.trees, rows, candidateFeatures.length), Math.exp);
  const whole = odds.reduce((sum, one) => sum + one, 0);
  return { candidates, shares: odds.map((one) => one / whole) };
}

/** The likeliest of all candidates; what a language model replied is one of them, or speaks for that nothing is told. */
export function choiceOf(
  found: Drafted,
  draft: Draft | undefined,
  reading: Settled | undefined,
  replied?: Replied,
): Choice {
  const weighed = weighedCandidates(found, draft, reading);
  const items = found.retrieval.list.items.map(({ item }) => item);
  const { candidates, shares } = withReply(weighed, replied, items);
  const worth = candidates.map(({ kind }, n) => (shares[n] ?? 0) * (kind === 'nothing' ? choosing.nothing : 1));
  const best = worth.indexOf(Math.max(...worth));
  const candidate = candidates[best] ?? nothingTold;
  if (candidate.kind === 'nothing') return { candidate, probability: 1 - (shares[best] ?? 0) };
  const drafted = candidates.find(({ kind }) => kind === 'draft');
  const isDrafts = drafted !== undefined && (saysTheSame(drafted, candidate) || isSettled(candidate, reading));
  const told = isDrafts ? drafted : candidate;
  // Who else says the figure that was read bears it out.
  const bearing = candidates.flatMap((one, n) =>
    one === told || one === candidate || isWitness(one, told) ? (shares[n] ?? 0) : [],
  );
  const borne = Math.min(
    MOST_PROBABLE,
    bearing.reduce((sum, one) => sum + one, 0),
  );
  return { candidate: told, probability: told === drafted && reading?.contested ? CONTESTED * borne : borne };
}

const MOST_PROBABLE = 0.99;
/** Of two senders who say otherwise of one thing nobody knows which is right. */
const CONTESTED = 0.5;

/** Whether a clause of an item that is not cited says the sum, or another figure, that was read. */
function isWitness({ kind, text, parts }: Candidate, told: Candidate): boolean {
  const item = parts[0]?.clause.item.id;
  if (kind !== 'clause' || told.kind !== 'draft' || told.citations.some(({ id }) => id === item)) return false;
  const values = valuesOf(told.text);
  return [...values].every((value) => /\d/.test(value)) && likeness(values, valuesOf(text)) === 1;
}

/** Whether what was read, where it is told by itself, has the last word on the item that a candidate rests on. */
function isSettled({ parts: [part] }: Candidate, reading: Settled | undefined): boolean {
  return part !== undefined && reading?.tells === true && reading.settled.has(part.clause.item);
}

/** Whether a clause says what was read: of an item that it cites as far as the one goes that says less, of others word for word. */
function saysTheSame(drafted: Candidate, clause: Candidate): boolean {
  if (clause.kind !== 'clause') return false;
  const item = clause.parts[0]?.clause.item.id;
  const isOfItem = drafted.citations.some(({ id }) => id === item);
  return isOfItem
    ? likeness(valuesOf(drafted.text), valuesOf(clause.text)) === 1
    : /\p{L}{3}/u.test(drafted.text) && clause.text.includes(drafted.text);
}
