import { inSimpleCharacters } from '../../language/simple-characters.ts';
import { isPicture } from '../../memory/item.ts';
import type { Drafted } from '../worked-through.ts';
import { saysNothing } from './doubts.ts';
import { sortsApart } from './sorts-apart.ts';
import { type Evidence, isUnborne } from './unborne.ts';

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

const flag = (is: boolean): number => (is ? 1 : 0);

/**
 * Why what is told may be nothing of what is asked: it looks like no value of the sort, it is of another sort, it repeats
 * the question, or its record bears out nothing or leaves open what is most often of another. Each refused by
 * itself once, and most of the questions that it hit had an answer.
 */
export function ofDoubts(
  found: Drafted,
  evidence: Evidence & { readonly citedNothing: number },
): Readonly<Record<DoubtFeature, number>> {
  if (found.draft === undefined) return undoubted;
  const doubts = {
    bornByNothing: flag(evidence.citedNothing === 1 && !isReadOffPictures(found)),
    offForm: flag(!isOfForm(found)),
    sortApart: flag(sortsApart(inSimpleCharacters(found.retrieval.plan.question), found.draft.text)),
    saysNothing: flag(saysNothing(found)),
    unborne: flag(isUnborne(evidence)),
  };
  return { ...doubts, doubts: Math.min(1, Object.values(doubts).reduce((sum, one) => sum + one, 0) / 2) };
}

/** Reasons to doubt that what is told is an answer at all. */
export const doubtFeatures = ['bornByNothing', 'offForm', 'sortApart', 'saysNothing', 'unborne', 'doubts'] as const;
type DoubtFeature = (typeof doubtFeatures)[number];
const undoubted = { bornByNothing: 0, offForm: 0, sortApart: 0, saysNothing: 0, unborne: 0, doubts: 0 } as const;

/**
 * A picture says nothing of the house that it was taken in: what was read off it was told by its hour.
 */
function isReadOffPictures({ basis, draft, judged }: Drafted): boolean {
  const cited = new Set<string>(draft?.citations.map(({ id }) => id));
  const told = [...judged.map(({ item }) => item), ...(draft?.also ?? [])].filter(({ id }) => cited.has(id));
  return basis === 'read' && told.length > 0 && told.every(isPicture);
}
