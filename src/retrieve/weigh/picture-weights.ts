import type { PictureWeights } from './picture-chance.ts';

/** Learned by scripts/fit-pictures.ts on made lives and albums; written by it, not by hand. */
export const pictureWeights: PictureWeights = {
  learnedOn:
    'tr-401-first-easy, tr-402-first-medium, tr-403-first-hard, tr-404-second-easy, tr-405-second-medium, tr-406-second-hard, tr-407-third-easy, tr-408-third-medium, tr-409-third-hard, tr-410-fourth-medium, tr-411-fifth-easy',
  understood: 3.37,
  words: {
    bias: -0.43,
    said: 1.8,
    coverage: 3.56,
    window: 1.9,
    own: 0.04,
    matched: 0,
    has: 0,
    narrow: 0.84,
    covered: -0.86,
    saidBest: -2.27,
    known: 1.09,
  },
  holding: {
    'person.yes': {
      alone: 2.07,
      near: 1.67,
    },
    'person.weak': {
      alone: 0,
      near: 0,
    },
    'person.more': {
      alone: -2.72,
      near: 4.54,
    },
    'person.some': {
      alone: -5.78,
      near: 0,
    },
    'person.beside': {
      alone: -3.61,
      near: 0,
    },
    'person.full': {
      alone: -4.66,
      near: 2.55,
    },
    'person.nobody': {
      alone: -6.64,
      near: 0,
    },
    'person.untold': {
      alone: -3,
      near: 0,
    },
    'place.yes': {
      alone: 4.41,
      near: 0.07,
    },
    'place.lent': {
      alone: 2.62,
      near: 0.06,
    },
    'place.weak': {
      alone: 1.89,
      near: 0.08,
    },
    'place.unknown': {
      alone: -0.5,
      near: 0.18,
    },
    'place.unknown-then': {
      alone: 0.59,
      near: 0,
    },
    'place.lent-no': {
      alone: -0.8,
      near: 0,
    },
    'place.lent-no-then': {
      alone: -0.2,
      near: 0,
    },
    'place.no': {
      alone: -0.74,
      near: 1.54,
    },
    'time.yes': {
      alone: 5.84,
      near: 0.1,
    },
    'time.weak': {
      alone: 0,
      near: 0,
    },
    'time.unknown': {
      alone: -2.2,
      near: 0,
    },
    'time.no': {
      alone: -2.03,
      near: 0.01,
    },
    'kind.yes': {
      alone: 4.94,
      near: 0.02,
    },
    'kind.weak': {
      alone: 0,
      near: 0,
    },
    'kind.unknown': {
      alone: -3.57,
      near: 0,
    },
    'kind.no': {
      alone: -4,
      near: 0,
    },
    'count.yes': {
      alone: 3,
      near: 0,
    },
    'count.unknown': {
      alone: -2,
      near: 0,
    },
    'count.no': {
      alone: -4,
      near: 0,
    },
    'other.yes': {
      alone: 3,
      near: 0,
    },
    'other.weak': {
      alone: 0,
      near: 0,
    },
    'other.unknown': {
      alone: -2,
      near: 0,
    },
    'other.no': {
      alone: -4,
      near: 0,
    },
  },
};
