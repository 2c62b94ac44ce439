/** Month names and short forms, in the order of the year. The first form of each is the full name. */
export const monthForms: readonly (readonly string[])[] = [
  ['january', 'jan'],
  ['february', 'feb'],
  ['march', 'mar'],
  ['april', 'apr'],
  ['may'],
  ['june', 'jun'],
  ['july', 'jul'],
  ['august', 'aug'],
  ['september', 'sept', 'sep'],
  ['october', 'oct'],
  ['november', 'nov'],
  ['december', 'dec'],
];

/** Weekday names, Monday first. Short forms count only where a date is certain ("on Sat"), for "sat" and "sun" are words. */
export const weekdayForms: readonly (readonly string[])[] = [
  ['monday', 'mon'],
  ['tuesday', 'tues', 'tue'],
  ['wednesday', 'wed'],
  ['thursday', 'thurs', 'thur', 'thu'],
  ['friday', 'fri'],
  ['saturday', 'sat'],
  ['sunday', 'sun'],
];

/** First month of each season of three months, by hemisphere. Meteorological seasons. */
export const seasons: Readonly<Record<string, { readonly north: number; readonly south: number }>> = {
  spring: { north: 3, south: 9 },
  summer: { north: 6, south: 12 },
  autumn: { north: 9, south: 3 },
  fall: { north: 9, south: 3 },
  winter: { north: 12, south: 6 },
};

/** Hours of the parts of a day on the local clock. */
export const dayParts: Readonly<Record<string, readonly number[]>> = {
  'early morning': [4, 5, 6, 7],
  'early in the morning': [4, 5, 6, 7],
  'late in the morning': [9, 10, 11],
  'early in the afternoon': [12, 13, 14],
  'late in the afternoon': [15, 16, 17, 18],
  'early in the evening': [17, 18, 19],
  'late morning': [9, 10, 11],
  morning: [5, 6, 7, 8, 9, 10, 11],
  lunchtime: [11, 12, 13, 14],
  midday: [11, 12, 13],
  noon: [11, 12, 13],
  afternoon: [12, 13, 14, 15, 16, 17],
  'late afternoon': [15, 16, 17, 18],
  'early evening': [17, 18, 19],
  'late evening': [20, 21, 22, 23],
  'late in the evening': [20, 21, 22, 23],
  evening: [17, 18, 19, 20, 21, 22],
  'late at night': [21, 22, 23, 0, 1, 2, 3],
  'the middle of the night': [0, 1, 2, 3, 4],
  'dead of night': [0, 1, 2, 3, 4],
  'during the day': [7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17],
  daytime: [7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17],
  nighttime: [20, 21, 22, 23, 0, 1, 2, 3, 4],
  'after dark': [20, 21, 22, 23, 0, 1, 2, 3, 4],
  night: [20, 21, 22, 23, 0, 1, 2, 3, 4],
  midnight: [23, 0],
};

/** Countries of the southern hemisphere with seasons, ISO 3166-1. */
export const southernCountries: readonly string[] = [
  'AU',
  'NZ',
  'ZA',
  'AR',
  'CL',
  'UY',
  'PY',
  'BR',
  'BO',
  'PE',
  'NA',
  'BW',
  'ZW',
  'MZ',
  'MG',
];
