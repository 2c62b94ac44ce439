import type { PictureWeights } from './picture-chance.ts';

/** Learned by scripts/fit-pictures.ts on made lives and albums; written by it, not by hand. */
export const pictureWeights: PictureWeights = {
  learnedOn:
    'tr-341-first-medium, tr-342-second-medium, tr-343-third-medium, tr-344-fourth-medium, tr-345-fifth-medium, tr-346-sixth-medium, tr-347-seventh-medium, tr-348-eighth-medium, tr-349-first-easy, tr-350-second-easy, tr-351-third-easy, tr-352-fourth-easy, tr-353-fifth-easy, tr-354-sixth-easy, tr-355-seventh-easy, tr-356-eighth-easy, tr-357-first-hard, tr-358-second-hard, tr-359-third-hard, tr-360-fourth-hard, tr-361-fifth-hard, tr-362-sixth-hard, tr-363-seventh-hard, tr-364-eighth-hard, tr-365-first-medium, tr-366-second-medium, tr-367-third-medium, tr-368-fourth-medium, tr-369-fifth-medium, tr-370-sixth-medium, tr-371-seventh-medium, tr-372-eighth-medium',
  understood: 3.41,
  words: {
    bias: -0.48,
    said: 1.26,
    coverage: 2.79,
    window: 3.23,
    own: 1.39,
    matched: 0,
    has: 0,
    told: 0.05,
    narrow: 0.57,
    covered: -1.25,
    saidBest: -0.84,
    known: -0.87,
    named: -0.44,
    absent: -4.48,
    others: 0.05,
    around: 0.63,
    aroundTold: 1.44,
    hinted: 3.74,
  },
  holding: {
    'person.yes': {
      alone: 4.21,
      near: 0.9,
      often: 0.58,
    },
    'person.weak': {
      alone: 0.0,
      near: 0.0,
      often: 0.0,
    },
    'person.more': {
      alone: -1.12,
      near: 3.01,
      often: 2.62,
    },
    'person.some': {
      alone: -6.57,
      near: 0,
      often: 0,
    },
    'person.beside': {
      alone: -4.1,
      near: 0,
      often: 0,
    },
    'person.full': {
      alone: -2.39,
      near: 1.98,
      often: 1.57,
    },
    'person.nobody': {
      alone: -7.07,
      near: 0,
      often: 0,
    },
    'person.untold': {
      alone: -3.0,
      near: 0.0,
      often: 0.0,
    },
    'others.seen': {
      alone: -0.68,
      near: 0.52,
      often: 0.18,
    },
    'others.stranger': {
      alone: -3.07,
      near: 0,
      often: 0,
    },
    'others.more': {
      alone: -4.64,
      near: 0.19,
      often: 0.08,
    },
    'others.some': {
      alone: -2.65,
      near: 0,
      often: 0,
    },
    'others.beside': {
      alone: -2.79,
      near: 0,
      often: 0,
    },
    'others.full': {
      alone: -7.03,
      near: 0.01,
      often: 0,
    },
    'others.nobody': {
      alone: -1.83,
      near: 0,
      often: 0,
    },
    'others.untold': {
      alone: -2.0,
      near: 0.0,
      often: 0.0,
    },
    'place.yes': {
      alone: 5.81,
      near: 0.22,
      often: 0.26,
    },
    'place.lent': {
      alone: 2.41,
      near: 0,
      often: 0.26,
    },
    'place.weak': {
      alone: 2.87,
      near: 0.09,
      often: 0.07,
    },
    'place.unknown': {
      alone: -0.46,
      near: 0,
      often: 0.1,
    },
    'place.unknown-then': {
      alone: 0.07,
      near: 0,
      often: 0,
    },
    'place.lent-no': {
      alone: -1.12,
      near: 0.73,
      often: 0.34,
    },
    'place.lent-no-then': {
      alone: -0.56,
      near: 0,
      often: 0,
    },
    'place.no': {
      alone: -2.37,
      near: 2.65,
      often: 1.69,
    },
    'time.yes': {
      alone: 5.71,
      near: 0.5,
      often: 0.68,
    },
    'time.weak': {
      alone: -0.51,
      near: 0,
      often: 0,
    },
    'time.unknown': {
      alone: -2.03,
      near: 0,
      often: 0,
    },
    'time.no': {
      alone: -1.54,
      near: 0.19,
      often: 0.02,
    },
    'kind.yes': {
      alone: 4.6,
      near: 0,
      often: 0.11,
    },
    'kind.weak': {
      alone: 0.0,
      near: 0.0,
      often: 0.0,
    },
    'kind.unknown': {
      alone: -4.57,
      near: 0,
      often: 0,
    },
    'kind.no': {
      alone: -4.0,
      near: 0.0,
      often: 0.0,
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
      alone: 3.0,
      near: 0.0,
      often: 0.0,
    },
    'other.weak': {
      alone: 0.0,
      near: 0.0,
      often: 0.0,
    },
    'other.unknown': {
      alone: -2.0,
      near: 0.0,
      often: 0.0,
    },
    'other.no': {
      alone: -4.0,
      near: 0.0,
      often: 0.0,
    },
  },
};
