import type { Difficulty } from '../difficulty.ts';

/** How often something goes wrong with the record of a picture; shares of all pictures. */
export type Noise = {
  /** No position at all, beside the cameras that never know one. */
  readonly unplaced: number;
  /** The place next door, or another city. */
  readonly wrongVenue: number;
  readonly wrongCity: number;
  /** No time in the file. */
  readonly undated: number;
  /** A caption that says nothing of what is shown, or something else than is shown. */
  readonly vague: number;
  readonly mistaken: number;
  /** A face that nobody found, or that was taken for someone else's. */
  readonly faceMissed: number;
  readonly faceMistaken: number;
};

export const noise: Readonly<Record<Difficulty, Noise>> = {
  easy: {
    unplaced: 0.05,
    wrongVenue: 0.05,
    wrongCity: 0.01,
    undated: 0.01,
    vague: 0.08,
    mistaken: 0.02,
    faceMissed: 0.08,
    faceMistaken: 0.02,
  },
  medium: {
    unplaced: 0.14,
    wrongVenue: 0.2,
    wrongCity: 0.03,
    undated: 0.04,
    vague: 0.16,
    mistaken: 0.06,
    faceMissed: 0.2,
    faceMistaken: 0.05,
  },
  hard: {
    unplaced: 0.28,
    wrongVenue: 0.35,
    wrongCity: 0.06,
    undated: 0.08,
    vague: 0.38,
    mistaken: 0.12,
    faceMissed: 0.35,
    faceMistaken: 0.1,
  },
};
