import type { PictureWeights } from './picture-chance.ts';

/** Learned by scripts/fit-pictures.ts on made lives and albums; written by it, not by hand. */
export const pictureWeights: PictureWeights = {
  learnedOn:
    'tr-401-first-easy, tr-402-first-medium, tr-403-first-hard, tr-404-second-easy, tr-405-second-medium, tr-406-second-hard, tr-407-third-easy, tr-408-third-medium, tr-409-third-hard, tr-410-fourth-medium, tr-411-fifth-easy',
  understood: 4.51,
  words: {
    bias: 0.13,
    said: 1.01,
    coverage: 2.37,
    window: 2.06,
    own: 0.08,
    matched: 0,
    has: 0,
    narrow: 1.08,
    covered: 0.13,
    saidBest: -2.6,
    known: 0.29,
  },
  holding: {
    'person.yes': {
      alone: 2.02,
      near: 1.54,
    },
    'person.weak': {
      alone: 0,
      near: 0,
    },
    'person.more': {
      alone: -2.65,
      near: 4.41,
    },
    'person.some': {
      alone: -5.69,
      near: 0,
    },
    'person.beside': {
      alone: -3.58,
      near: 0,
    },
    'person.full': {
      alone: -4.35,
      near: 2.36,
    },
    'person.nobody': {
      alone: -6.53,
      near: 0,
    },
    'person.untold': {
      alone: -3,
      near: 0,
    },
    'place.yes': {
      alone: 3.86,
      near: 0.11,
    },
    'place.lent': {
      alone: 2.62,
      near: 0.05,
    },
    'place.weak': {
      alone: 1.83,
      near: 0.08,
    },
    'place.unknown': {
      alone: -0.33,
      near: 0.16,
    },
    'place.no': {
      alone: -0.61,
      near: 1.41,
    },
    'time.yes': {
      alone: 5.72,
      near: 0.13,
    },
    'time.weak': {
      alone: 0,
      near: 0,
    },
    'time.unknown': {
      alone: -1.85,
      near: 0,
    },
    'time.no': {
      alone: -0.88,
      near: 0,
    },
    'kind.yes': {
      alone: 4.03,
      near: 0,
    },
    'kind.weak': {
      alone: 0,
      near: 0,
    },
    'kind.unknown': {
      alone: -2.2,
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
