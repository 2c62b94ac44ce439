import { harmlessText } from '../../language/untrusted-text.ts';
import { candidatesFound } from '../answer.ts';
import type { Drafted } from '../worked-through.ts';
import type { Evidence } from './evidence-record.ts';

/** What the program itself takes for an answer: its words, the records they come from, and how probable it is right. */
export type ProgramReading = {
  readonly answer: string;
  readonly from: readonly string[];
  readonly probability: number;
};

const MOST_READINGS = 5;
const LEAST_PROBABLE = 0.05;
const LONGEST_READING = 200;
const HUNDREDTHS = 100;

/** The likeliest candidates of a question whose records a model is shown, best first: facts, sums, differences, durations. */
export function readingsOf(found: Drafted, evidence: readonly Evidence[]): readonly ProgramReading[] {
  if (found.type === 'list_recall' || found.speech !== undefined) return [];
  const refs = new Map(evidence.map(({ ref, item }) => [item.id, ref]));
  const { candidates, shares } = candidatesFound(found);
  return candidates
    .map(({ text, citations }, n) => ({
      answer: harmlessText(text).trim().slice(0, LONGEST_READING),
      from: [...new Set(citations.flatMap(({ id }) => refs.get(id) ?? []))],
      probability: Math.round((shares[n] ?? 0) * HUNDREDTHS) / HUNDREDTHS,
    }))
    .filter(({ answer, from, probability }) => answer !== '' && from.length > 0 && probability >= LEAST_PROBABLE)
    .toSorted((a, b) => b.probability - a.probability)
    .slice(0, MOST_READINGS);
}
