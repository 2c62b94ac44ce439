import { addressedToPrograms } from '../../language/untrusted-text.ts';
import type { Citation } from '../../memory/answer.ts';
import type { MemoryItem } from '../../memory/item.ts';
import { fieldText } from '../cite.ts';

/** Where a quote is looked for, in this order: what a person would open first. */
const fields = [
  'title',
  'body',
  'ocr',
  'caption',
  'shortCaption',
  'summary',
  'transcript',
  'time',
  'place',
  'people',
  'amounts',
  'references',
  'dates',
  'tags',
  'entities',
] as const;

const LONGEST_QUOTE = 500;
/** Words that models put where they leave some out; what stands before them is quoted. */
const ellipsis = /\s*(?:\[…\]|\[\.\.\.\]|…|\.\.\.).*$/su;

/**
 * The citation that a model's quote stands for: the exact characters of the field, whatever spacing and capitals the model
 * wrote. Nothing when no field has the words, or when they stand where the text speaks to programs.
 */
export function locateQuote(item: MemoryItem, said: string): Citation | undefined {
  const words = said
    .slice(0, LONGEST_QUOTE)
    .replace(ellipsis, '')
    .trim()
    .split(/\s+/u)
    .filter((word) => word !== '');
  if (words.length === 0) return undefined;
  const spaced = new RegExp(words.map((word) => RegExp.escape(word)).join('\\s+'), 'iu');
  for (const field of fields) {
    const text = fieldText(item, field);
    const found = text === undefined ? null : spaced.exec(text);
    if (text === undefined || found === null) continue;
    const [start, end] = [found.index, found.index + found[0].length];
    if (addressedToPrograms(text).some((stretch) => start < stretch.end && stretch.start < end)) continue;
    return { id: item.id, field, quote: found[0] };
  }
  return undefined;
}
