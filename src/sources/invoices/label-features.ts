import type { InvoiceRole } from '../../lexicon/invoice-terms.ts';
import { type Likeness, likenessOf } from './labels.ts';
import { above, leftOf, type Segment, type Sheet } from './sheet.ts';

/** What the labels around a value say of it: before it in its own text, to the left of it, and above. */
export type LabelsAround = { readonly inline: Likeness; readonly left: Likeness; readonly above: Likeness };

const nothing = likenessOf('');
const scaled = (likeness: Likeness, by: number): Likeness =>
  by === 1
    ? likeness
    : (Object.fromEntries(Object.entries(likeness).map(([role, one]) => [role, one * by])) as Likeness);

/** Sizes of type: a label stands this close above its value. */
const CLOSE = 2.2;
/** What stands behind the last figure or mark before a value is its label. */
const lastWords = /(?:^|[\d:：,，;；.。)）]\s*)(\D{0,60}?)[\s:：=]*$/u;

export function labelsAround(sheet: Sheet, segment: Segment, start: number): LabelsAround {
  const before = segment.text.slice(0, start);
  const left = leftOf(sheet, segment);
  const over = above(sheet, segment);
  const hasOwn = /\p{L}{2}/u.test(before);
  const own = hasOwn ? inlineLikeness(before) : nothing;
  return {
    inline: own,
    left:
      left === undefined
        ? nothing
        : scaled(likenessOf(withoutColon(left.segment.text)), 1 / (1 + left.skipped + (hasOwn ? 1 : 0))),
    above:
      over === undefined
        ? nothing
        : scaled(
            likenessOf(withoutColon(over.segment.text)),
            1 / ((1 + 0.5 * over.skipped) * (1 + 0.25 * Math.max(0, over.distance - CLOSE)) * (hasOwn ? 2 : 1)),
          ),
  };
}

const withoutColon = (text: string): string => text.replace(/[\s:：.]+$/u, '');

/** The words right before the value, and all words before it: the likelier of both. */
function inlineLikeness(before: string): Likeness {
  const whole = likenessOf(withoutColon(before));
  const last = likenessOf(withoutColon(lastWords.exec(withoutColon(before))?.[1] ?? ''));
  const roles = Object.keys(whole) as InvoiceRole[];
  return Object.fromEntries(roles.map((role) => [role, Math.max(whole[role], last[role])])) as Likeness;
}

/** The best of what the labels around say for any of the roles. */
export const likeliest = (around: LabelsAround, roles: readonly InvoiceRole[]): number =>
  Math.max(...roles.flatMap((role) => [around.inline[role], around.left[role], around.above[role]]));

export type Features = Readonly<Record<string, number>>;

/** How well labels fit a field, and how well the other roles that a value of its type can have. */
export function labelFeatures(
  around: LabelsAround,
  own: readonly InvoiceRole[],
  rivals: readonly InvoiceRole[],
): Features {
  const of = (likeness: Likeness, roles: readonly InvoiceRole[]): number =>
    Math.max(...roles.map((role) => likeness[role]));
  const best = likeliest(around, own);
  const rival = likeliest(around, rivals);
  return {
    inline: of(around.inline, own),
    left: of(around.left, own),
    above: of(around.above, own),
    best,
    inlineRival: of(around.inline, rivals),
    leftRival: of(around.left, rivals),
    aboveRival: of(around.above, rivals),
    margin: best - rival,
  };
}
