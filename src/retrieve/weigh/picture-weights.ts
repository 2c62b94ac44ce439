import type { PictureWeights } from './picture-chance.ts';

/** Learned by scripts/fit-pictures.ts on made lives and albums; written by it, not by hand. */
export const pictureWeights: PictureWeights = {
  learnedOn:
    'tr-401-first-easy, tr-402-first-medium, tr-403-first-hard, tr-404-second-easy, tr-405-second-medium, tr-406-second-hard, tr-407-third-easy, tr-408-third-medium, tr-409-third-hard, tr-410-fourth-medium, tr-411-fifth-easy',
  understood: 3.51,
  words: {
    bias: -0.52,
    said: 0.96,
    coverage: 2.32,
    window: 2.57,
    own: 0.25,
    matched: 0,
    has: 0,
    narrow: 0.93,
    covered: 0,
    saidBest: -1.02,
    known: -0.81,
  },
  holding: {
    'person.yes': {
      alone: 2.07,
      near: 1.63,
    },
    'person.weak': {
      alone: 0,
      near: 0,
    },
    'person.more': {
      alone: -2.68,
      near: 4.48,
    },
    'person.some': {
      alone: -5.7,
      near: 0,
    },
    'person.beside': {
      alone: -3.57,
      near: 0,
    },
    'person.full': {
      alone: -4.61,
      near: 2.49,
    },
    'person.nobody': {
      alone: -6.56,
      near: 0,
    },
    'person.untold': {
      alone: -3,
      near: 0,
    },
    'place.yes': {
      alone: 4.12,
      near: 0.07,
    },
    'place.lent': {
      alone: 2.57,
      near: 0.07,
    },
    'place.weak': {
      alone: 1.9,
      near: 0.08,
    },
    'place.unknown': {
      alone: -0.54,
      near: 0.06,
    },
    'place.unknown-then': {
      alone: 0.49,
      near: 0.02,
    },
    'place.no': {
      alone: -0.61,
      near: 1.42,
    },
    'time.yes': {
      alone: 5.93,
      near: 0.11,
    },
    'time.weak': {
      alone: 0,
      near: 0,
    },
    'time.unknown': {
      alone: -1.96,
      near: 0,
    },
    'time.no': {
      alone: -1.05,
      near: 0,
    },
    'kind.yes': {
      alone: 5.45,
      near: 0.06,
    },
    'kind.weak': {
      alone: 0,
      near: 0,
    },
    'kind.unknown': {
      alone: -2.25,
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
