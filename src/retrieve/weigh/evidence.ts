import type { PlanTool } from '../../memory/query-plan.ts';
import type { Why } from '../../memory/search-result.ts';

/** Whether an item is known to match, known not to, or not known either way. */
export type Truth = 'yes' | 'no' | 'unknown';

/** What one tool says of one item. `weight` in nats; 0 when unknown. */
export type Reading = { readonly truth: Truth; readonly weight: number; readonly note: string };

/**
 * What a plan says of one item. `excluded`: a `must` is known to be broken. `affirmed`: its negation would be broken.
 * A leaf that only prefers neither excludes nor affirms.
 */
export type Evidence = {
  readonly weight: number;
  readonly excluded: boolean;
  readonly affirmed: boolean;
  readonly why: readonly Why[];
};

/**
 * P(tool says yes | item is relevant), by tool and sureness of the reading. `weak` is for stand-ins: a name in a text
 * instead of a face, a date that a mail speaks of instead of its own. Provisional until fitted on labelled questions;
 * later these are learnt.
 */
export const hitRates: Readonly<Record<PlanTool, { readonly sure: number; readonly weak: number }>> = {
  text: { sure: 0.55, weak: 0.4 },
  vector: { sure: 0.6, weak: 0.5 },
  ocr: { sure: 0.55, weak: 0.4 },
  time: { sure: 0.96, weak: 0.6 },
  place: { sure: 0.93, weak: 0.6 },
  person: { sure: 0.9, weak: 0.6 },
  modality: { sure: 0.98, weak: 0.6 },
  event: { sure: 0.9, weak: 0.5 },
  object: { sure: 0.6, weak: 0.4 },
  reference: { sure: 0.95, weak: 0.8 },
  amount: { sure: 0.8, weak: 0.5 },
};

/** Base rates are kept inside these, so that no single tool can decide alone on a counting accident. */
const RAREST = 0.0005;
const COMMONEST = 0.95;
const bounded = (rate: number): number => Math.min(COMMONEST, Math.max(RAREST, rate));

/** log P(yes | relevant) − log P(yes | irrelevant). Not below 0: a match is never held against an item. */
export const matchWeight = (hit: number, baseRate: number): number => Math.max(0.05, Math.log(hit / bounded(baseRate)));

/** log P(no | relevant) − log P(no | irrelevant). Not above 0. */
export const mismatchWeight = (hit: number, baseRate: number): number =>
  Math.min(-0.05, Math.log((1 - hit) / (1 - bounded(baseRate))));

/** A reading from its truth, the tool's hit rate and how common the match is in the memory. */
export function read(truth: Truth, hit: number, baseRate: number, note: string): Reading {
  if (truth === 'unknown') return { truth, weight: 0, note };
  return { truth, weight: truth === 'yes' ? matchWeight(hit, baseRate) : mismatchWeight(hit, baseRate), note };
}

export const sigmoid = (x: number): number => 1 / (1 + Math.exp(-x));

/** The log-odds of a chance, of which neither side is taken for less than `least`. */
export const logOdds = (chance: number, least = 0): number =>
  Math.log(Math.max(least, chance) / Math.max(least, 1 - chance));
