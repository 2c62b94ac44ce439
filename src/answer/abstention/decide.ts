import { inSimpleCharacters } from '../../language/simple-characters.ts';
import { isPicture } from '../../memory/item.ts';
import type { Drafted } from '../drafted.ts';
import { spokenOf } from '../speech/spoken-weights.ts';
import { answerable } from './answerable-trees.ts';
import { boostedProbability } from './boosted-trees.ts';
import { featuresOf } from './confidence-features.ts';
import { type FittedWeights, LEAST_ANSWERABLE, LEAST_RIGHT, unknownName } from './confidence-weights.ts';
import { mostSure, saysNothing } from './doubts.ts';
import { evidenceOf } from './evidence-features.ts';
import { rightness } from './rightness-trees.ts';
import { sortsApart } from './sorts-apart.ts';
import { isUnborne } from './unborne.ts';

/** Whether to answer, and how probable it is that the question has the proposed answer. */
export type Decision = { readonly answers: boolean; readonly confidence: number };

/** Conversations are told about a person: below this the question is taken to be about somebody else. */
const LEAST_SPOKEN_OF = 0.5;

/** Talk that is about no one speaker: nothing speaks for or against, beyond that questions are asked of what was said. */
const TALKED_OF = 0.9;
const TALK_WITHOUT_DRAFT = 0.75;

/** A time of day is no sum either. */
const timeOfDay = /^(?:at )?(?:[01]?\d|2[0-3])[:h时点][0-5]\d(?: ?[ap]\.?m\.?)?(?: \([^)]*\))?$|^\d{1,2} ?[ap]\.?m\b/iu;
const hasSign = /[€$£¥₹元块円]/u;
/** A stretch of time is no sum, and what has no number in it no number. */
const stretch = /^\d+ ?(?:seconds?|minutes?|hours?|days?|weeks?|months?|years?|秒|分钟|小时|天|周|个?月|年)$/iu;
const bareSum =
  /^(?:[A-Z]{2,3} ?)?[€$£¥₹]? ?\d[\d.,'’ ]*(?: ?(?:[€$£¥₹]|[A-Z]{3}|euros?|pounds?|dollars?|元|块|円))?$/u;
const money = /[€$£¥₹元块円]|\b[A-Z]{3}\b|\b(?:euros?|pounds?|dollars?)\b/u;
/** Letters before the figures and after them are of a number plate. */
const plate = /^[A-Z]{1,3} ?\d{1,4} ?[A-Z]{1,3}$/u;
const isMoney = (text: string): boolean => bareSum.test(text) && money.test(text) && !plate.test(text);

/** Fields whose values have figures: so many of them at least. */
const figuresOf: Readonly<Record<string, number>> = {
  'phone number': 5,
  distance: 1,
  weight: 1,
  temperature: 1,
  'licence plate': 1,
  'flight number': 1,
};
const notOfMoney: ReadonlySet<string> = new Set(['field', 'where', 'who', 'when', 'time-of-day']);

/** Whether what is proposed looks like a value of the sort that is asked for. */
export function isOfForm({ draft, form }: Pick<Drafted, 'draft' | 'form'>): boolean {
  if (draft === undefined) return true;
  const text = draft.text.trim();
  if (form.kind === 'amount')
    return (
      /\d|[一二三四五六七八九十百千]/u.test(text) &&
      !stretch.test(text) &&
      (hasSign.test(text) || !timeOfDay.test(text))
    );
  if (notOfMoney.has(form.kind) && isMoney(text)) return false;
  return (text.match(/\d/gu) ?? []).length >= (figuresOf[form.field?.id ?? ''] ?? 0);
}

/** What an answer that nothing bears out keeps of its likelihood. */
export const UNPROVED = 0.25;

/**
 * Who bears out nothing of what is asked tells nothing of it, nor does what is of another sort. A picture says nothing of
 * the house that it was taken in: what was read off it was told by its hour.
 */
export const isUnproved = (found: Drafted, evidence: ReturnType<typeof evidenceOf>): boolean =>
  (evidence.citedNothing === 1 && !isReadOffPictures(found)) ||
  !isOfForm(found) ||
  sortsApart(inSimpleCharacters(found.retrieval.plan.question), found.draft?.text ?? '') ||
  saysNothing(found) ||
  isUnborne(evidence);

/** What proves nothing of what is fixed, where another record proves all of it, was right in 26 of 81 cases. */
const OUTPROVED = 0.4;
export const mostProved = ({
  dealingProved,
  provedElsewhere,
  asksTruth,
}: Pick<ReturnType<typeof evidenceOf>, 'dealingProved' | 'provedElsewhere' | 'asksTruth'>): number =>
  dealingProved === 0 && provedElsewhere === 1 && asksTruth === 0 ? OUTPROVED : 1;

function isReadOffPictures({ basis, draft, judged }: Drafted): boolean {
  const cited = new Set<string>(draft?.citations.map(({ id }) => id));
  const told = [...judged.map(({ item }) => item), ...(draft?.also ?? [])].filter(({ id }) => cited.has(id));
  return basis === 'read' && told.length > 0 && told.every(isPicture);
}

const isTalk = ({ judged }: Drafted): boolean => judged[0]?.item.modality === 'text';

/**
 * Decides on a proposed answer whose checked citations number `citations`. Whether there is an answer at all is weighed
 * apart from whether the proposed one is right: a doubtful reading of the right record is worth more, with its doubt
 * said, than the claim that there is none.
 */
export function decide(drafted: Drafted, citations: number): Decision {
  const { draft, basis, missing, speech } = drafted;
  const spoken = speech === undefined ? undefined : probability(spokenOf, speech);
  const without = draft === undefined || citations === 0;
  // Of talk what merely lies nearest is nothing.
  const unsaid = without || basis === 'nearest';
  if (spoken !== undefined) return { answers: !unsaid && spoken >= LEAST_SPOKEN_OF, confidence: clamped(spoken) };
  if (missing.length > 0) return { answers: false, confidence: clamped(1 - unknownName) };
  if (isTalk(drafted)) {
    const silent = unsaid || basis === 'guess';
    return { answers: !silent, confidence: silent ? TALK_WITHOUT_DRAFT : TALKED_OF };
  }
  // What the memory's own records tell does not hang on how well the search did.
  if (!without && draft.known !== undefined) return { answers: true, confidence: clamped(draft.known) };
  const evidence = evidenceOf(drafted);
  const held = boostedProbability(answerable, evidence) * (!without && isUnproved(drafted, evidence) ? UNPROVED : 1);
  const floor = without ? undefined : draft.floor;
  const features = without || (held < LEAST_ANSWERABLE && floor === undefined) ? undefined : featuresOf(drafted, held);
  if (features === undefined) return { answers: false, confidence: clamped(held) };
  const right = boostedProbability(rightness, { ...evidence, ...features });
  const most = Math.min(right, mostSure(drafted), mostProved(evidence));
  if (floor !== undefined) return { answers: true, confidence: clamped(Math.max(floor, most)) };
  // That there is an answer makes no answer of what is hardly it.
  return right < LEAST_RIGHT
    ? { answers: false, confidence: clamped(held) }
    : { answers: true, confidence: clamped(most) };
}

/** Of a logistic regression: its bias, and features by their weights. */
export function probability<F extends string>(
  { bias, weights }: FittedWeights<F>,
  features: Readonly<Record<F, number>>,
): number {
  const odds = (Object.keys(weights) as F[]).reduce((sum, name) => sum + weights[name] * features[name], bias);
  return 1 / (1 + Math.exp(-odds));
}

const clamped = (value: number): number => Math.min(0.99, Math.max(0.01, value));
