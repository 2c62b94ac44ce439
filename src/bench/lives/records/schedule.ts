import type { Chance } from '../chance.ts';
import type { Fact, FactKind } from '../truth/fact.ts';

/** When a letter of a step is sent, in days since 1970, and how often it is sent at all. */
export type Step = {
  readonly step: string;
  readonly of: FactKind;
  readonly often: number;
  /** Letters that only say that something changed. */
  readonly onlyMoved?: boolean;
  on(fact: Fact, chance: Chance): number;
};

const moved = (fact: Fact): boolean =>
  fact.first !== undefined && (fact.first.day !== fact.day || fact.first.minute !== fact.minute);
export const isMoved = moved;
const between = (chance: Chance, from: number, to: number): number => (to <= from ? to : chance.int(from, to));

export const steps: readonly Step[] = [
  { step: 'stay.booked', of: 'stay', often: 1, on: ({ day }, chance) => day - chance.int(12, 70) },
  { step: 'stay.reminder', of: 'stay', often: 0.5, on: ({ day }) => day - 3 },
  { step: 'stay.invoice', of: 'stay', often: 0.88, on: ({ until, day }, chance) => (until ?? day) + chance.int(0, 2) },
  { step: 'stay.feedback', of: 'stay', often: 0.6, on: ({ until, day }, chance) => (until ?? day) + chance.int(4, 30) },
  { step: 'flight.booked', of: 'flight', often: 1, on: ({ day }, chance) => day - chance.int(20, 80) },
  { step: 'flight.changed', of: 'flight', often: 1, onlyMoved: true, on: ({ day }, chance) => day - chance.int(4, 15) },
  { step: 'flight.checkin', of: 'flight', often: 0.5, on: ({ day }) => day - 1 },
  { step: 'meal.reserved', of: 'meal', often: 0.35, on: ({ day }, chance) => day - chance.int(1, 9) },
  { step: 'meal.receipt', of: 'meal', often: 0.5, on: ({ day }) => day },
  { step: 'order.received', of: 'order', often: 1, on: ({ day }) => day },
  { step: 'order.shipped', of: 'order', often: 0.9, on: ({ day }, chance) => day + chance.int(1, 3) },
  { step: 'order.delivered', of: 'order', often: 0.7, on: ({ day }, chance) => day + chance.int(3, 6) },
  {
    step: 'visit.first',
    of: 'visit',
    often: 1,
    on: ({ first, day }, chance) => (first?.day ?? day) - chance.int(14, 40),
  },
  // Told once more before it is moved: what was true when it was sent.
  { step: 'visit.first', of: 'visit', often: 0.3, onlyMoved: true, on: ({ first, day }) => (first?.day ?? day) - 10 },
  {
    step: 'visit.moved',
    of: 'visit',
    often: 1,
    onlyMoved: true,
    on: ({ first, day }, chance) => (first?.day ?? day) - chance.int(1, 8),
  },
  { step: 'visit.reminder', of: 'visit', often: 0.5, on: ({ day }) => day - 1 },
  { step: 'show.booked', of: 'show', often: 1, on: ({ day }, chance) => day - chance.int(10, 70) },
  { step: 'show.news', of: 'show', often: 0.4, on: ({ day }) => day - 2 },
  { step: 'bill.issued', of: 'bill', often: 1, on: ({ day }) => day },
  { step: 'bill.notice', of: 'bill', often: 0.15, on: ({ day }, chance) => day + chance.int(10, 50) },
  { step: 'repair.quote', of: 'repair', often: 1, on: ({ day }, chance) => day - chance.int(6, 25) },
  { step: 'repair.invoice', of: 'repair', often: 1, on: ({ day }, chance) => day + chance.int(1, 12) },
  { step: 'tip.told', of: 'tip', often: 1, on: ({ day }) => day },
  { step: 'favour.asked', of: 'favour', often: 1, on: ({ day }) => day },
  {
    step: 'party.invited',
    of: 'party',
    often: 1,
    on: ({ first, day }, chance) => (first?.day ?? day) - chance.int(10, 30),
  },
  {
    step: 'party.moved',
    of: 'party',
    often: 1,
    onlyMoved: true,
    on: ({ first, day }, chance) => between(chance, (first?.day ?? day) - 3, day - 2),
  },
  { step: 'move.keys', of: 'move', often: 1, on: ({ day }, chance) => day - chance.int(8, 20) },
  { step: 'move.movers', of: 'move', often: 1, on: ({ day }, chance) => day + chance.int(2, 9) },
];

/** Letters that are sent only when there is such a thing: a refund, a bill. */
export const dependent: readonly (Step & { readonly when: (fact: Fact) => boolean })[] = [
  {
    step: 'order.refund',
    of: 'order',
    often: 1,
    when: ({ refunded }) => refunded !== undefined,
    on: ({ day }, chance) => day + chance.int(8, 22),
  },
  {
    step: 'visit.bill',
    of: 'visit',
    often: 1,
    when: ({ paid }) => paid !== undefined,
    on: ({ day }, chance) => day + chance.int(3, 20),
  },
];
