import type { PictureWeights } from './picture-chance.ts';

/** Learned by training/fit/pictures.ts on made lives and albums; written by it, not by hand. */
export const pictureWeights: PictureWeights = {
  learnedOn:
    'tr-651-first-medium, tr-652-second-medium, tr-653-third-medium, tr-654-fourth-medium, tr-655-fifth-medium, tr-656-sixth-medium, tr-657-seventh-medium, tr-658-eighth-medium, tr-659-ninth-medium, tr-660-tenth-medium, tr-661-first-easy, tr-662-second-easy, tr-663-third-easy, tr-664-fourth-easy, tr-665-fifth-easy, tr-666-sixth-easy, tr-667-seventh-easy, tr-668-eighth-easy, tr-669-ninth-easy, tr-670-tenth-easy, tr-671-first-hard, tr-672-second-hard, tr-673-third-hard, tr-674-fourth-hard, tr-675-fifth-hard, tr-676-sixth-hard, tr-677-seventh-hard, tr-678-eighth-hard, tr-679-ninth-hard, tr-680-tenth-hard, tr-682-eleventh-medium, tr-683-eleventh-easy, tr-684-eleventh-hard, tr-687-twelfth-easy, tr-688-twelfth-hard, tr-689-twelfth-medium',
  understood: 3.6,
  words: {
    bias: -1.17,
    said: 1.52,
    coverage: 2.62,
    window: 2.52,
    own: 1.44,
    matched: 0.31,
    has: 0,
    told: 0.71,
    narrow: 0.58,
    covered: -0.42,
    saidBest: -0.55,
    known: -1.06,
    named: -0.21,
    absent: -3.39,
    others: -0.66,
    around: 0.85,
    aroundTold: 1.92,
    hinted: 3.62,
  },
  holding: {
    'person.yes': {
      alone: 4.31,
      near: 1.1,
      often: 0.5,
    },
    'person.weak': {
      alone: 0,
      near: 0,
      often: 0,
    },
    'person.more': {
      alone: -1.1,
      near: 2.94,
      often: 2.51,
    },
    'person.some': {
      alone: -6.55,
      near: 0,
      often: 0,
    },
    'person.beside': {
      alone: -4.11,
      near: 0,
      often: 0,
    },
    'person.full': {
      alone: -2.27,
      near: 2.05,
      often: 1.39,
    },
    'person.nobody': {
      alone: -6.9,
      near: 0,
      often: 0,
    },
    'person.untold': {
      alone: -3,
      near: 0,
      often: 0,
    },
    'others.seen': {
      alone: -0.26,
      near: 0.8,
      often: 0.34,
    },
    'others.stranger': {
      alone: -2.93,
      near: 0,
      often: 0,
    },
    'others.more': {
      alone: -4.11,
      near: 0.35,
      often: 0.15,
    },
    'others.some': {
      alone: -2.49,
      near: 0,
      often: 0,
    },
    'others.beside': {
      alone: -2.81,
      near: 0,
      often: 0,
    },
    'others.full': {
      alone: -6.61,
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
      alone: 5.91,
      near: 0.26,
      often: 0.32,
    },
    'place.lent': {
      alone: 1.93,
      near: 0,
      often: 0.6,
    },
    'place.weak': {
      alone: 2.36,
      near: 0.15,
      often: 0.18,
    },
    'place.unknown': {
      alone: -0.27,
      near: 0.65,
      often: 0.08,
    },
    'place.unknown-then': {
      alone: 0.7,
      near: 0,
      often: 0,
    },
    'place.lent-no': {
      alone: -1.77,
      near: 0.83,
      often: 0.6,
    },
    'place.lent-no-then': {
      alone: -1.94,
      near: 0,
      often: 0,
    },
    'place.no': {
      alone: -2.35,
      near: 2.53,
      often: 1.83,
    },
    'time.yes': {
      alone: 5.57,
      near: 0.7,
      often: 0.83,
    },
    'time.weak': {
      alone: -0.92,
      near: 0,
      often: 0,
    },
    'time.unknown': {
      alone: -2.3,
      near: 0,
      often: 0,
    },
    'time.no': {
      alone: -3.39,
      near: 0,
      often: 0,
    },
    'kind.yes': {
      alone: 5.14,
      near: 0.25,
      often: 0.48,
    },
    'kind.weak': {
      alone: 0,
      near: 0,
      often: 0,
    },
    'kind.unknown': {
      alone: -4.27,
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
