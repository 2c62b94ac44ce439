import type { Money } from '../truth/fact.ts';

/** How one letter writes days, minutes of the day and money. */
export type NumberStyle = {
  readonly date: (day: number) => string;
  readonly time: (minute: number) => string;
  readonly amount: (money: Money | undefined) => string;
};
