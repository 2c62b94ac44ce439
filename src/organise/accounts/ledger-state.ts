import { isMatch, PatternChoice } from '../../language/pattern-choice.ts';
import { mayMatch, PatternSieve } from '../../language/pattern-sieve.ts';
import { spelledOut } from '../../language/short-forms.ts';
import type { DocumentKind } from '../../memory/item-text.ts';
import type { LedgerState } from '../../memory/ledger.ts';
import { statesTold } from './ledger-state-told.ts';
import { documentWeight, notYet, shortQuestion, stateCues, stateOfDocument } from './ledger-state-words.ts';

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

const cues = new PatternChoice(stateCues.map(({ words }) => words));
const notYetSieve = new PatternSieve(notYet);

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
  const [inHead, inBody] = [cues.matching(head), cues.matching(body)];
  for (const [at, { state, weight }] of stateCues.entries()) {
    const score = scoreOf(isMatch(inHead, at) ? weight : 0, isMatch(inBody, at) ? weight : 0);
    if (score === 0) continue;
    const best = scores.get(state) ?? 0;
    scores.set(state, best === 0 ? score : Math.max(best, score) + AGREEING_WEIGHT * Math.min(best, score));
  }
  for (const [state, score] of toldScores(head, body)) scores.set(state, Math.max(scores.get(state) ?? 0, score));
  const said = kind === undefined ? undefined : stateOfDocument[kind];
  if (said !== undefined) scores.set(said, (scores.get(said) ?? 0) + documentWeight);
  // What is taken away and given anew in one letter is moved.
  const [ended = 0, moved = 0] = [scores.get('cancelled'), scores.get('changed')];
  if (moved > 0 && ended >= moved && !isEnded.test(head) && givesAnew.test(body)) scores.set('changed', ended + 1);
  else if (ended > 0 && ended >= moved && givesHourAnew.test(body)) scores.set('changed', ended + 1);
  let best: StateVerdict | undefined;
  for (const [state, score] of scores) if (score > (best?.score ?? 0)) best = { state, score };
  return best === undefined || best.score < Math.min(LEAST_SCORE, documentWeight) ? undefined : best;
}

const isEnded = /cancel|storn|annul|abgesagt|gekündigt|取消|作废/u;
const givesAnew =
  /\b(?:moved|rebooked|re-booked|transferred|put|booked|switched|changed) you (?:\p{L}+ )?(?:to|on|onto|for)\b|\bnew (?:date|time|appointment|slot|departure|flight|train|sailing)\b|\breplacement (?:flight|train|date|sailing|service)\b|\b(?:neuer termin|umgebucht|ersatztermin)\b|\bnouve(?:au|lle) (?:date|horaire|rendez-vous)\b|\bnueva (?:fecha|hora|cita)\b|\bnuov[oa] (?:data|orario|appuntamento)\b|改签至|改为|改到|改至|新的?时间/u;

/** The same with the hour or the day that holds instead, whatever the title calls it. */
const givesHourAnew =
  /\b(?:moved|rebooked|re-booked|transferred|switched|put) (?:you|your \p{L}+)\b[^.!?]{0,60}\b(?:to|on|onto|for)\b[^!?]{0,160}?\d{1,2}[:.h]?\d{2}\b|\b(?:you (?:will )?now (?:leave|depart|travel|fly|come|go)|your new (?:\p{L}+ )?is|instead,? (?:we|you|please|it|come)|in its place|replacement)\b[^!?]{0,80}?(?:\d{1,2}[:.h]\d{2}|\d{4} ?h|\d{1,2} ?[ap]\.?m|\d{1,2}[./-]\d{1,2}|\d{4}-\d\d-\d\d|\d{1,2}(?:st|nd|rd|th)?\.? ?(?:of )?\p{L}{3,9})|(?:改签|改乘|改派|改为|改到|改至|改期|另行?安排|调整至|顺延)[^。！？]{0,30}\d/u;

const scoreOf = (inTitle: number, inBody: number): number =>
  inTitle * TITLE_WEIGHT + inBody * (inTitle > 0 ? AGREEING_WEIGHT : 1);

/** What the phrases of other pens say of a title and a text. */
function toldScores(head: string, body: string): [LedgerState, number][] {
  const [inHead, inBody] = [statesTold(head), statesTold(body)];
  return [...new Set([...inHead.keys(), ...inBody.keys()])].map((state) => [
    state,
    scoreOf(inHead.get(state) ?? 0, inBody.get(state) ?? 0),
  ]);
}

function actual(text: string): string {
  let rest = spelledOut(text.toLowerCase());
  let sifted = notYetSieve.sift(rest);
  for (const [at, phrase] of notYet.entries()) {
    // Most texts ask nothing, and words are many.
    if (!mayMatch(sifted, at) || (phrase === shortQuestion && !rest.includes('?'))) continue;
    const left = rest.replace(phrase, ' … ');
    if (left === rest) continue;
    rest = left;
    sifted = notYetSieve.sift(rest);
  }
  return rest;
}
