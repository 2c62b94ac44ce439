import type { AskedType } from '../../memory/query-plan.ts';
import type { AskedField } from './asked-field.ts';

/** What form of answer the words ask for, finer than the plan's asked type. */
export type AskedForm = {
  readonly kind: AskedType | 'time-of-day' | 'interval' | 'age' | 'compare' | 'order' | 'field';
  readonly field?: AskedField;
  /** Index tokens of the words that only say what is asked: evidence need not have them. */
  readonly said: ReadonlySet<string>;
};
