import type { SightKind } from '../../memory/seen.ts';

/** Of reports with a confidence of at least `from`, the share that is right. Bands from the surest down. */
export type SightBand = { readonly from: number; readonly right: number };
export type SightKindWeights = {
  readonly bands: readonly SightBand[];
  /** Log-likelihood ratio of silence: that nothing was reported of what is, or is not, there. */
  readonly silent: number;
};
export type SightWeights = {
  readonly learnedOn: string;
  readonly kinds: Readonly<Record<SightKind, SightKindWeights>>;
};

/** Made by training/fit/sights.ts; written by it, not by hand. */
export const sightWeights: SightWeights = {
  learnedOn:
    '36 photographs labelled by eye (camera samples, landscapes, portraits, groups): object, scene, expression; the other kinds are careful guesses',
  kinds: {
    object: {
      bands: [
        {
          from: 0.6,
          right: 0.7,
        },
        {
          from: 0.4,
          right: 0.45,
        },
        {
          from: 0,
          right: 0.27,
        },
      ],
      silent: -0.76,
    },
    scene: {
      bands: [
        {
          from: 0.8,
          right: 0.83,
        },
        {
          from: 0.65,
          right: 0.66,
        },
        {
          from: 0,
          right: 0.19,
        },
      ],
      silent: -0.34,
    },
    light: {
      bands: [
        {
          from: 0.8,
          right: 0.8,
        },
        {
          from: 0,
          right: 0.5,
        },
      ],
      silent: -0.5,
    },
    colour: {
      bands: [
        {
          from: 0,
          right: 0.5,
        },
      ],
      silent: -0.5,
    },
    expression: {
      bands: [
        {
          from: 0.8,
          right: 0.88,
        },
        {
          from: 0,
          right: 0.27,
        },
      ],
      silent: -1.77,
    },
    gesture: {
      bands: [
        {
          from: 0,
          right: 0.55,
        },
      ],
      silent: -0.5,
    },
    picture: {
      bands: [
        {
          from: 0.7,
          right: 0.8,
        },
        {
          from: 0,
          right: 0.5,
        },
      ],
      silent: -1.2,
    },
    people: {
      bands: [
        {
          from: 0,
          right: 0.8,
        },
      ],
      silent: -1,
    },
  },
};
