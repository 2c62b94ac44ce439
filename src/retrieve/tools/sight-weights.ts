import type { SightKind } from '../../memory/seen.ts';

/**
 * How often a sight of a kind is reported with a confidence of at least `from`, of pictures that show the thing and of
 * those that do not; bands from the surest down.
 */
export type SightBand = { readonly from: number; readonly shown: number; readonly notShown: number };
export type SightWeights = {
  readonly learnedOn: string;
  readonly bands: Readonly<Record<SightKind, readonly SightBand[]>>;
};

/** Made by scripts/fit-sights.ts; written by it, not by hand. */
export const sightWeights: SightWeights = {
  learnedOn: 'nothing yet: careful guesses',
  bands: {
    object: [
      { from: 0.6, shown: 0.35, notShown: 0.003 },
      { from: 0.4, shown: 0.15, notShown: 0.004 },
      { from: 0, shown: 0.1, notShown: 0.01 },
    ],
    scene: [
      { from: 0.8, shown: 0.5, notShown: 0.08 },
      { from: 0.6, shown: 0.25, notShown: 0.12 },
      { from: 0, shown: 0.1, notShown: 0.15 },
    ],
    light: [
      { from: 0.8, shown: 0.6, notShown: 0.05 },
      { from: 0, shown: 0.2, notShown: 0.12 },
    ],
    colour: [{ from: 0, shown: 0.6, notShown: 0.12 }],
    expression: [
      { from: 0.8, shown: 0.5, notShown: 0.08 },
      { from: 0, shown: 0.2, notShown: 0.15 },
    ],
    gesture: [{ from: 0, shown: 0.5, notShown: 0.1 }],
    picture: [
      { from: 0.7, shown: 0.7, notShown: 0.04 },
      { from: 0, shown: 0.15, notShown: 0.1 },
    ],
    people: [{ from: 0, shown: 0.7, notShown: 0.1 }],
  },
};
