import type { Rules } from '../../../rules.ts';
import { withoutDates } from './dates.ts';
import { type FigureReader, figures } from './numbers.ts';
import { timesIn, timesReadOnce } from './times.ts';
import { allTokens, latinTokens } from './words.ts';

/** How answers are read: where the strict rules differ from the released scorer. */
export type Reading = {
  times(text: string): string[];
  /** A gold time wants a time; else an answer without any passes. */
  readonly wantsTimes: boolean;
  readonly figures: FigureReader;
  tokens(text: string): string[];
  /** Whether a gold without a word that counts is held by any answer. */
  readonly nothingIsHeld: boolean;
};

export const readings: Readonly<Record<Rules, Reading>> = {
  official: {
    times: timesIn,
    wantsTimes: false,
    figures: figures.short,
    tokens: latinTokens,
    nothingIsHeld: true,
  },
  strict: {
    times: (text) => timesReadOnce(withoutDates(text)),
    wantsTimes: true,
    figures: figures.whole,
    tokens: allTokens,
    nothingIsHeld: false,
  },
};
