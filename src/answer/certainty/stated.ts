import { isSaying, type MemoryItem } from '../../memory/item.ts';
import type { Condition } from './conditions.ts';
import { type Mapping, type Measured, measured } from './measured.ts';

/** Kinds of records by what is known of answers from them. */
type Learnt = 'learnt' | 'talk' | 'unlearnt';

/** Mails, pictures and films were learnt of, documents being as mails are, and what speakers say to one another; other texts were not. */
export function learntOf(item: Pick<MemoryItem, 'modality' | 'media' | 'people'>): Learnt {
  if (!isSaying(item)) return 'learnt';
  return (item.people ?? []).some(({ how }) => how === 'speaker') ? 'talk' : 'unlearnt';
}

/** What is stated of an answer's sureness beside what was decided on. */
export type Grounds = {
  /** The cited items. */
  readonly items: readonly Pick<MemoryItem, 'modality' | 'media' | 'people'>[];
  readonly conditions: readonly Condition[];
};

/**
 * The probability that is stated of an answer that was decided on with another. Where all that it rests on is of kinds that
 * were learnt of, it is what was measured on strangers; else never a greater one than was decided on: whether it is told was
 * decided before. Several kinds of records are as sure as the least known of them.
 */
export function statedOf(decided: number, { items, conditions }: Grounds, known: Measured = measured): number {
  const kinds = new Set(items.map(learntOf));
  const isLearnt = kinds.has('learnt');
  return Math.min(
    isLearnt && kinds.size === 1 ? 1 : decided,
    conditions.some(({ state }) => state !== 'met') ? known.unmet.most : 1,
    isLearnt ? mapped(decided, known.learnt) : 1,
    kinds.has('talk') ? mapped(decided, known.talk) : 1,
    kinds.has('unlearnt') ? known.unlearnt.most : 1,
  );
}

const mapped = (decided: number, { bias, slope }: Mapping): number =>
  1 / (1 + Math.exp(-(bias + slope * Math.log(decided / (1 - decided)))));
