import type { PictureWeights } from './picture-chance.ts';

/** Learned by scripts/fit-pictures.ts on made lives and albums; written by it, not by hand. */
export const pictureWeights: PictureWeights = {
  learnedOn:
    'tr-321-first-easy, tr-322-second-easy, tr-323-third-easy, tr-324-fourth-easy, tr-325-fifth-easy, tr-326-sixth-easy, tr-328-first-medium, tr-329-second-medium, tr-330-third-medium, tr-331-fourth-medium, tr-332-fifth-medium, tr-333-sixth-medium, tr-335-first-hard, tr-336-second-hard, tr-337-third-hard, tr-338-fourth-hard, tr-339-fifth-hard, tr-340-sixth-hard',
  understood: 3.57,
  words: {
    bias: -0.93,
    said: 0.78,
    coverage: 3.76,
    window: 3.4,
    own: 0.84,
    matched: 0,
    has: 0,
    told: 0,
    narrow: 0.77,
    covered: -0.87,
    saidBest: -0.94,
    known: -0.37,
    named: 0,
    absent: 0,
    others: 0,
  },
  holding: {
    'person.yes': {
      alone: 2.12,
      near: 1.91,
    },
    'person.weak': {
      alone: 0,
      near: 0,
    },
    'person.more': {
      alone: -3.04,
      near: 5.48,
    },
    'person.some': {
      alone: -6.13,
      near: 0,
    },
    'person.beside': {
      alone: -3.91,
      near: 0,
    },
    'person.full': {
      alone: -4.72,
      near: 3.22,
    },
    'person.nobody': {
      alone: -7.01,
      near: 0,
    },
    'person.untold': {
      alone: -3,
      near: 0,
    },
    'place.yes': {
      alone: 6.42,
      near: 0.14,
    },
    'place.lent': {
      alone: 2.18,
      near: 0,
    },
    'place.weak': {
      alone: 2.03,
      near: 0.08,
    },
    'place.unknown': {
      alone: -0.38,
      near: 0,
    },
    'place.unknown-then': {
      alone: 0.63,
      near: 0,
    },
    'place.lent-no': {
      alone: -0.85,
      near: 0.39,
    },
    'place.lent-no-then': {
      alone: -0.26,
      near: 0,
    },
    'place.no': {
      alone: -1.39,
      near: 2.26,
    },
    'time.yes': {
      alone: 5.9,
      near: 0.12,
    },
    'time.weak': {
      alone: 0,
      near: 0,
    },
    'time.unknown': {
      alone: -2.07,
      near: 0,
    },
    'time.no': {
      alone: -1.13,
      near: 0,
    },
    'kind.yes': {
      alone: 5.27,
      near: 0.04,
    },
    'kind.weak': {
      alone: 0,
      near: 0,
    },
    'kind.unknown': {
      alone: -4.22,
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
