import type { PictureWeights } from './picture-chance.ts';

/** Learned by scripts/fit-pictures.ts on made lives and albums; written by it, not by hand. */
export const pictureWeights: PictureWeights = {
  learnedOn:
    'tr-401-first-easy, tr-402-first-medium, tr-403-first-hard, tr-404-second-easy, tr-405-second-medium, tr-406-second-hard, tr-407-third-easy, tr-408-third-medium, tr-409-third-hard, tr-410-fourth-medium, tr-411-fifth-easy',
  understood: 3.31,
  words: {
    bias: -0.58,
    said: 0.9,
    coverage: 2.28,
    window: 2.65,
    own: 0.32,
    matched: 0,
    has: 0,
    narrow: 0.92,
    covered: 0.05,
    saidBest: -1.2,
    known: -0.64,
  },
  holding: {
    'person.yes': {
      alone: 2.07,
      near: 1.65,
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
      alone: -4.54,
      near: 2.44,
    },
    'person.nobody': {
      alone: -6.55,
      near: 0,
    },
    'person.untold': {
      alone: -3,
      near: 0,
    },
    'place.yes': {
      alone: 4.37,
      near: 0.07,
    },
    'place.lent': {
      alone: 2.65,
      near: 0.07,
    },
    'place.weak': {
      alone: 1.86,
      near: 0.08,
    },
    'place.unknown': {
      alone: -0.34,
      near: 0.15,
    },
    'place.no': {
      alone: -0.58,
      near: 1.37,
    },
    'time.yes': {
      alone: 5.91,
      near: 0.1,
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
      alone: 5.5,
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
