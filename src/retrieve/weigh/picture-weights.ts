import type { PictureWeights } from './picture-chance.ts';

/** Learned by scripts/fit-pictures.ts on made lives and albums; written by it, not by hand. */
export const pictureWeights: PictureWeights = {
  learnedOn:
    'tr-651-first-medium, tr-652-second-medium, tr-653-third-medium, tr-654-fourth-medium, tr-655-fifth-medium, tr-656-sixth-medium, tr-657-seventh-medium, tr-658-eighth-medium, tr-659-ninth-medium, tr-660-tenth-medium, tr-661-first-easy, tr-662-second-easy, tr-663-third-easy, tr-664-fourth-easy, tr-665-fifth-easy, tr-666-sixth-easy, tr-667-seventh-easy, tr-668-eighth-easy, tr-669-ninth-easy, tr-670-tenth-easy, tr-671-first-hard, tr-672-second-hard, tr-673-third-hard, tr-674-fourth-hard, tr-675-fifth-hard, tr-676-sixth-hard, tr-677-seventh-hard, tr-678-eighth-hard, tr-679-ninth-hard, tr-680-tenth-hard, tr-682-eleventh-medium, tr-683-eleventh-easy, tr-684-eleventh-hard',
  understood: 3.69,
  words: {
    bias: -0.84,
    said: 1.34,
    coverage: 2.61,
    window: 2.42,
    own: 1.3,
    matched: 0,
    has: 0,
    told: 0,
    narrow: 0.71,
    covered: -0.35,
    saidBest: -0.48,
    known: -0.79,
    named: -0.42,
    absent: -3.63,
    others: -0.43,
    around: 0.23,
    aroundTold: 1.33,
    hinted: 2.85,
  },
  holding: {
    'person.yes': {
      alone: 4.42,
      near: 0.95,
      often: 0.41,
    },
    'person.weak': {
      alone: 0,
      near: 0,
      often: 0,
    },
    'person.more': {
      alone: -1.05,
      near: 2.9,
      often: 2.41,
    },
    'person.some': {
      alone: -6.45,
      near: 0,
      often: 0,
    },
    'person.beside': {
      alone: -4.05,
      near: 0,
      often: 0,
    },
    'person.full': {
      alone: -2.2,
      near: 1.98,
      often: 1.24,
    },
    'person.nobody': {
      alone: -6.77,
      near: 0,
      often: 0,
    },
    'person.untold': {
      alone: -3,
      near: 0,
      often: 0,
    },
    'others.seen': {
      alone: -0.19,
      near: 0.6,
      often: 0.3,
    },
    'others.stranger': {
      alone: -2.89,
      near: 0,
      often: 0,
    },
    'others.more': {
      alone: -4.1,
      near: 0.29,
      often: 0.12,
    },
    'others.some': {
      alone: -2.47,
      near: 0,
      often: 0,
    },
    'others.beside': {
      alone: -2.83,
      near: 0,
      often: 0,
    },
    'others.full': {
      alone: -6.51,
      near: 0.01,
      often: 0,
    },
    'others.nobody': {
      alone: -1.51,
      near: 0,
      often: 0,
    },
    'others.untold': {
      alone: -3,
      near: 0,
      often: 0,
    },
    'place.yes': {
      alone: 5.79,
      near: 0.23,
      often: 0.26,
    },
    'place.lent': {
      alone: 2.26,
      near: 0,
      often: 0.28,
    },
    'place.weak': {
      alone: 2.35,
      near: 0.15,
      often: 0.16,
    },
    'place.unknown': {
      alone: -0.38,
      near: 0.72,
      often: 0.08,
    },
    'place.unknown-then': {
      alone: 0.76,
      near: 0,
      often: 0,
    },
    'place.lent-no': {
      alone: -1.99,
      near: 0.78,
      often: 0.56,
    },
    'place.lent-no-then': {
      alone: -1.75,
      near: 0,
      often: 0,
    },
    'place.no': {
      alone: -2.53,
      near: 2.6,
      often: 1.81,
    },
    'time.yes': {
      alone: 5.5,
      near: 0.66,
      often: 0.75,
    },
    'time.weak': {
      alone: -0.92,
      near: 0,
      often: 0,
    },
    'time.unknown': {
      alone: -2.15,
      near: 0,
      often: 0,
    },
    'time.no': {
      alone: -3.01,
      near: 0,
      often: 0,
    },
    'kind.yes': {
      alone: 5.03,
      near: 0.21,
      often: 0.4,
    },
    'kind.weak': {
      alone: 0,
      near: 0,
      often: 0,
    },
    'kind.unknown': {
      alone: -4.04,
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
