import type { DocumentKind } from '../memory/item-text.ts';
import type { LedgerState } from '../memory/ledger.ts';
import { documentWeight, notYet, stateCues, stateOfDocument } from './ledger-state-words.ts';

/** A state and how much the words say so: 3 is one plain phrase, 7 a title of it. */
export type StateVerdict = { readonly state: LedgerState; readonly score: number };

const TITLE_WEIGHT = 1.8;
/** What the text adds to a title that says the same. */
const AGREEING_WEIGHT = 0.4;
const isReply = /^(?:re|aw|sv|antw|回复)\s*[:：]/iu;
/** What comes late in a message is conditions and advice. */
const CHARACTERS_READ = 1500;
/** Below this it is a manner of speaking. */
const LEAST_SCORE = 2.4;

/**
 * What a record says happened, by weighed phrases: those of its title count nearly twice, those that speak of what may
 * happen not at all. Nothing when no phrase and no kind of document says anything.
 */
export function stateOf(title: string, text: string, kind: DocumentKind | undefined): StateVerdict | undefined {
  // The subject of a reply is that of what it answers.
  const head = isReply.test(title) ? '' : actual(title);
  const told = text.startsWith(title) ? text.slice(title.length) : text;
  const body = actual(told.slice(0, CHARACTERS_READ));
  const scores = new Map<LedgerState, number>();
  for (const { state, weight, words } of stateCues) {
    const inTitle = words.test(head);
    const inBody = words.test(body);
    const score = (inTitle ? weight * TITLE_WEIGHT : 0) + (inBody ? weight * (inTitle ? AGREEING_WEIGHT : 1) : 0);
    if (score === 0) continue;
    const best = scores.get(state) ?? 0;
    scores.set(state, best === 0 ? score : Math.max(best, score) + AGREEING_WEIGHT * Math.min(best, score));
  }
  const said = kind === undefined ? undefined : stateOfDocument[kind];
  if (said !== undefined) scores.set(said, (scores.get(said) ?? 0) + documentWeight);
  let best: StateVerdict | undefined;
  for (const [state, score] of scores) if (score > (best?.score ?? 0)) best = { state, score };
  return best === undefined || best.score < Math.min(LEAST_SCORE, documentWeight) ? undefined : best;
}

function actual(text: string): string {
  let rest = text.toLowerCase();
  for (const phrase of notYet) rest = rest.replace(phrase, ' … ');
  return rest;
}
