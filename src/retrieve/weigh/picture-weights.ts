import type { PictureWeights } from './picture-chance.ts';

/** Learned by scripts/fit-pictures.ts on made lives and albums; written by it, not by hand. */
export const pictureWeights: PictureWeights = {
  learnedOn:
    'tr-401-first-easy, tr-402-first-medium, tr-403-first-hard, tr-404-second-easy, tr-405-second-medium, tr-406-second-hard, tr-407-third-easy, tr-408-third-medium, tr-409-third-hard',
  understood: 4.88,
  words: {
    bias: -0.37,
    said: 1.27,
    coverage: 3.95,
    window: 0.91,
    own: 0,
    matched: 0,
    has: 0.38,
    narrow: 0.71,
    covered: -0.53,
    saidBest: -1.08,
    known: -0.2,
  },
  holding: {
    'person.yes': {
      alone: 2.1,
      near: 1.42,
    },
    'person.weak': {
      alone: 0,
      near: 0,
    },
    'person.more': {
      alone: -2.57,
      near: 4.14,
    },
    'person.some': {
      alone: -5.71,
      near: 0,
    },
    'person.beside': {
      alone: -3.61,
      near: 0,
    },
    'person.full': {
      alone: -4.35,
      near: 2.51,
    },
    'person.nobody': {
      alone: -6.49,
      near: 0,
    },
    'person.untold': {
      alone: -3,
      near: 0,
    },
    'place.yes': {
      alone: 3.95,
      near: 0.07,
    },
    'place.lent': {
      alone: 2.54,
      near: 0.03,
    },
    'place.weak': {
      alone: 1.92,
      near: 0.08,
    },
    'place.unknown': {
      alone: -0.87,
      near: 0,
    },
    'place.no': {
      alone: -0.49,
      near: 1.33,
    },
    'time.yes': {
      alone: 6.24,
      near: 0.12,
    },
    'time.weak': {
      alone: 0,
      near: 0,
    },
    'time.unknown': {
      alone: -2.28,
      near: 0,
    },
    'time.no': {
      alone: -1.83,
      near: 0,
    },
    'kind.yes': {
      alone: 4.83,
      near: 0,
    },
    'kind.weak': {
      alone: 0,
      near: 0,
    },
    'kind.unknown': {
      alone: -3.72,
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
