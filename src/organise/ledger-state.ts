import type { DocumentKind } from '../memory/item-text.ts';
import type { LedgerState } from '../memory/ledger.ts';
import { documentWeight, notYet, stateCues, stateOfDocument } from './ledger-state-words.ts';

/** A state and how much the words say so: 3 is one plain phrase, 7 a title of it. */
export type StateVerdict = { readonly state: LedgerState; readonly score: number };

const TITLE_WEIGHT = 1.8;
/** What comes late in a message is conditions and advice. */
const CHARACTERS_READ = 1500;
/** Below this it is a manner of speaking. */
const LEAST_SCORE = 2.4;

/**
 * What a record says happened, by weighed phrases: those of its title count nearly twice, those that speak of what may
 * happen not at all. Nothing when no phrase and no kind of document says anything.
 */
export function stateOf(title: string, text: string, kind: DocumentKind | undefined): StateVerdict | undefined {
  const head = actual(title);
  const body = actual(text.slice(0, CHARACTERS_READ));
  const scores = new Map<LedgerState, number>();
  for (const { state, weight, words } of stateCues) {
    const score = words.test(head) ? weight * TITLE_WEIGHT : words.test(body) ? weight : 0;
    if (score > (scores.get(state) ?? 0)) scores.set(state, score);
  }
  const said = kind === undefined ? undefined : stateOfDocument[kind];
  if (said !== undefined) scores.set(said, (scores.get(said) ?? 0) + documentWeight);
  let best: StateVerdict | undefined;
  for (const [state, score] of scores) if (score > (best?.score ?? 0)) best = { state, score };
  return best === undefined || best.score < Math.min(LEAST_SCORE, documentWeight) ? undefined : best;
}

function actual(text: string): string {
  let rest = text;
  for (const phrase of notYet) rest = rest.replace(phrase, ' … ');
  return rest;
}
