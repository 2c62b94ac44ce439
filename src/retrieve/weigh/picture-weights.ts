import type { PictureWeights } from './picture-chance.ts';

/** Learned by scripts/fit-pictures.ts on made lives and albums; written by it, not by hand. */
export const pictureWeights: PictureWeights = {
  learnedOn:
    'tr-321-first-easy, tr-322-second-easy, tr-323-third-easy, tr-324-fourth-easy, tr-325-fifth-easy, tr-326-sixth-easy, tr-327-seventh-easy, tr-328-first-medium, tr-329-second-medium, tr-330-third-medium, tr-331-fourth-medium, tr-332-fifth-medium, tr-333-sixth-medium, tr-334-seventh-medium, tr-335-first-hard, tr-336-second-hard, tr-337-third-hard, tr-338-fourth-hard, tr-339-fifth-hard, tr-340-sixth-hard, tr-341-seventh-hard',
  understood: 3.54,
  words: {
    bias: -0.07,
    said: 2.34,
    coverage: 4.44,
    window: 2.69,
    own: 0.48,
    matched: 0,
    has: 0,
    told: 0,
    narrow: 0.75,
    covered: -1.01,
    saidBest: -0.16,
    known: -1.64,
    named: -1.28,
    absent: -4.23,
    others: 1.04,
  },
  holding: {
    'person.yes': {
      alone: 2.1,
      near: 2.06,
      often: 0,
    },
    'person.weak': {
      alone: 0,
      near: 0,
      often: 0,
    },
    'person.more': {
      alone: -3.17,
      near: 5.67,
      often: 0,
    },
    'person.some': {
      alone: -6.2,
      near: 0,
      often: 0,
    },
    'person.beside': {
      alone: -3.94,
      near: 0,
      often: 0,
    },
    'person.full': {
      alone: -4.88,
      near: 3.51,
      often: 0,
    },
    'person.nobody': {
      alone: -7.14,
      near: 0,
      often: 0,
    },
    'person.untold': {
      alone: -3,
      near: 0,
      often: 0,
    },
    'others.seen': { alone: 2, near: 0, often: 0 },
    'others.stranger': { alone: -1, near: 0, often: 0 },
    'others.more': { alone: -0.5, near: 0, often: 0 },
    'others.some': { alone: -1, near: 0, often: 0 },
    'others.beside': { alone: -1, near: 0, often: 0 },
    'others.full': { alone: -3, near: 0, often: 0 },
    'others.nobody': { alone: -3, near: 0, often: 0 },
    'others.untold': { alone: -2, near: 0, often: 0 },
    'place.yes': {
      alone: 6.37,
      near: 0.16,
      often: 0,
    },
    'place.lent': {
      alone: 2.32,
      near: 0,
      often: 0,
    },
    'place.weak': {
      alone: 2.18,
      near: 0.09,
      often: 0,
    },
    'place.unknown': {
      alone: -0.45,
      near: 0,
      often: 0,
    },
    'place.unknown-then': {
      alone: 0.59,
      near: 0,
      often: 0,
    },
    'place.lent-no': {
      alone: -0.88,
      near: 0.49,
      often: 0,
    },
    'place.lent-no-then': {
      alone: -0.35,
      near: 0,
      often: 0,
    },
    'place.no': {
      alone: -1.57,
      near: 2.58,
      often: 0,
    },
    'time.yes': {
      alone: 6.15,
      near: 0.12,
      often: 0,
    },
    'time.weak': {
      alone: 0,
      near: 0,
      often: 0,
    },
    'time.unknown': {
      alone: -2.07,
      near: 0,
      often: 0,
    },
    'time.no': {
      alone: -1.29,
      near: 0,
      often: 0,
    },
    'kind.yes': {
      alone: 5.3,
      near: 0.02,
      often: 0,
    },
    'kind.weak': {
      alone: 0,
      near: 0,
      often: 0,
    },
    'kind.unknown': {
      alone: -2.38,
      near: 0,
      often: 0,
    },
    'kind.no': {
      alone: -4,
      near: 0,
      often: 0,
    },
    'count.yes': {
      alone: 3,
      near: 0,
      often: 0,
    },
    'count.unknown': {
      alone: -2,
      near: 0,
      often: 0,
    },
    'count.no': {
      alone: -4,
      near: 0,
      often: 0,
    },
    'other.yes': {
      alone: 3,
      near: 0,
      often: 0,
    },
    'other.weak': {
      alone: 0,
      near: 0,
      often: 0,
    },
    'other.unknown': {
      alone: -2,
      near: 0,
      often: 0,
    },
    'other.no': {
      alone: -4,
      near: 0,
      often: 0,
    },
  },
};
