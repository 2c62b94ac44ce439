import type { Rules } from '../../../rules.ts';
import { withoutDates } from './dates.ts';
import { type FigureReader, figures } from './numbers.ts';
import { timesIn, timesReadOnce, withoutTimes, withoutTimesReadOnce } from './times.ts';
import { allTokens, latinTokens } from './words.ts';

/** How answers are read: where the strict rules differ from the released scorer. */
export type Reading = {
  times(text: string): string[];
  /** The text without its dates and times. */
  rest(text: string): string;
  /** A gold time wants a time; else an answer without any passes. */
  readonly wantsTimes: boolean;
  readonly figures: FigureReader;
  tokens(text: string): string[];
  /** What an answer lacks may stand in its brackets, which else are dropped. */
  readonly readsBrackets: boolean;
  /** Whether a gold without a word that counts is held by any answer. */
  readonly nothingIsHeld: boolean;
  /** A gold that is nothing but numbers is right once they are equal, however they are written. */
  readonly numbersSuffice: boolean;
};

export const readings: Readonly<Record<Rules, Reading>> = {
  official: {
    times: timesIn,
    rest: (text) => withoutTimes(withoutDates(text)),
    wantsTimes: false,
    figures: figures.short,
    tokens: latinTokens,
    readsBrackets: false,
    nothingIsHeld: true,
    numbersSuffice: false,
  },
  strict: {
    times: (text) => timesReadOnce(withoutDates(text)),
    rest: (text) => withoutTimesReadOnce(withoutDates(text)),
    wantsTimes: true,
    figures: figures.whole,
    tokens: allTokens,
    readsBrackets: true,
    nothingIsHeld: false,
    numbersSuffice: true,
  },
};
