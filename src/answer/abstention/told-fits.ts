import { everywhere } from '../../language/everywhere.ts';
import { clockTime, lengthSaid } from '../reading/value-cues.ts';
import type { Drafted } from '../worked-through.ts';

const money = /[€$£¥₹元块円]|\b[A-Z]{3}\b|\b(?:euros?|pounds?|dollars?|crowns?)\b/u;
const day =
  /\d{1,2}\s?(?:st|nd|rd|th)?\.? \p{L}{3,}|\p{L}{3,} \d{1,2}\b|\d{4}-\d\d|\d{1,2}[./]\d{1,2}|\d ?[年月日号號]|(?:周|星期|礼拜)[一二三四五六日天]|\b(?:mon|tues|wednes|thurs|fri|satur|sun)day|\b(?:19|20)\d\d\b/iu;
const name = /^(?:\p{Lu}[\p{L}'’.-]*(?: (?:of|de|van|von|da|di|la|le|&) )? ?){1,5}$|^\p{Script=Han}{2,6}$/u;
const truth = /^(?:yes|no|both|neither)\b|^[是否不没有对]/iu;
const digit = /\d|[一二三四五六七八九十百千两]/u;

/** A pattern that must be there, and one that must not. */
const sorts: Readonly<Record<string, { readonly is: RegExp; readonly isNot?: RegExp }>> = {
  amount: { is: new RegExp(`${money.source}`, 'u'), isNot: /^[^\d一二三四五六七八九十百千两]*$/u },
  when: { is: day, isNot: /^[^\d一二三四五六七八九十]*$/u },
  'time-of-day': { is: new RegExp(clockTime.source, 'iu'), isNot: /^[^\d一二三四五六七八九十]*$/u },
  duration: { is: lengthSaid, isNot: /^[^\d一二三四五六七八九十两]*$/u },
  count: { is: /^\d+/u, isNot: /^[^\d]*$/u },
  interval: { is: digit, isNot: /^[^\d一二三四五六七八九十]*$/u },
  age: { is: digit, isNot: /^[^\d一二三四五六七八九十]*$/u },
  who: { is: name, isNot: /\d{2}|[€$£¥]/u },
  where: { is: name, isNot: /^[^\p{L}]*$|[€$£¥]\s?\d/u },
  'yes-no': { is: truth },
  order: { is: /\p{L}/u },
  compare: { is: /\p{L}/u },
};

/** Whether what is told is of the sort that is asked for: 1 where it looks like one, −1 where it cannot be, else 0. */
export function toldFits({ draft, form }: Pick<Drafted, 'draft' | 'form'>): number {
  if (draft === undefined) return 0;
  const text = draft.text.trim();
  const { field } = form;
  if (form.kind === 'field' && field !== undefined) {
    if (draft.citations.some((one) => one.field.startsWith('references'))) return 1;
    const patterns = field.written;
    return patterns.some((pattern) => text.search(everywhere(pattern)) >= 0) ? 1 : 0;
  }
  const sort = sorts[form.kind];
  if (sort === undefined) return 0;
  if (sort.isNot?.test(text) === true) return -1;
  return sort.is.test(text) ? 1 : 0;
}
