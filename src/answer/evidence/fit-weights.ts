import type { Outcome } from './constraint.ts';

/** What agreement and silence on each kind of constraint count for, against sharing all of the topic. */
const agreement: Readonly<Record<string, number>> = {
  person: 2.5,
  place: 2.5,
  time: 2,
  anchor: 2,
  event: 2,
  reference: 6,
  object: 2,
  modality: 0.5,
};
const SILENCE = -0.8;
const REFUSAL = -4;
/** All of the topic. */
export const TOPIC = 5;

/** What agreeing, being silent and refusing come to. */
export const factsOf = (outcomes: readonly Outcome[]): number =>
  outcomes.reduce(
    (sum, { tool, verdict }) =>
      sum + (verdict === 'yes' ? (agreement[tool] ?? 1) : verdict === 'no' ? REFUSAL : SILENCE),
    0,
  );
