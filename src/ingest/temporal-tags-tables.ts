/** Parts of the day by local minutes since midnight; the first whose `until` is later wins. */
export const partsOfDay: readonly { readonly until: number; readonly name: string }[] = [
  { until: 5 * 60, name: 'night' },
  { until: 11 * 60 + 30, name: 'morning' },
  { until: 13 * 60 + 30, name: 'noon' },
  { until: 17 * 60 + 30, name: 'afternoon' },
  { until: 21 * 60 + 30, name: 'evening' },
  { until: 24 * 60, name: 'night' },
];

/** ISO order: Monday is first. */
export const weekdayNames = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

/** Meteorological seasons of the northern hemisphere by month, January first. */
export const northernSeasons = [
  'winter',
  'winter',
  'spring',
  'spring',
  'spring',
  'summer',
  'summer',
  'summer',
  'autumn',
  'autumn',
  'autumn',
  'winter',
] as const;

/** Between these latitudes the year has no four seasons. */
export const TROPIC_DEGREES = 23.44;

/** Hemisphere of countries that lie outside the tropics nearly whole, for items that know a country but no latitude. */
export const hemisphereOfCountry: ReadonlyMap<string, 'north' | 'south'> = new Map([
  ...'AD AL AM AT AZ BA BE BG BY CA CH CY CZ DE DK EE ES FI FO FR GB GE GR HR HU IE IL IR IS IT JO JP KG KP KR KZ LB LI LT LU LV MA MC MD ME MK MN MT NL NO NP PL PT RO RS RU SE SI SK SM SY TJ TM TN TR UA US UZ VA XK'
    .split(' ')
    .map((code) => [code, 'north'] as const),
  ...'AR CL FK LS NZ SZ UY ZA'.split(' ').map((code) => [code, 'south'] as const),
]);

/** ISO weekdays of rest where they are not Saturday and Sunday. */
export const weekendOfCountry: ReadonlyMap<string, readonly number[]> = new Map<string, readonly number[]>([
  ...'BD BH DZ EG IL IQ JO KW LY MV OM QA SA SD SY YE'.split(' ').map((code) => [code, [5, 6]] as const),
  ['IR', [5]],
  ['NP', [6]],
]);

/** Days that people name wherever they are, by month and day. */
export const daysEverywhere: ReadonlyMap<string, readonly string[]> = new Map([
  ['01-01', ["New Year's Day"]],
  ['02-14', ["Valentine's Day"]],
  ['10-31', ['Halloween']],
  ['12-24', ['Christmas Eve']],
  ['12-25', ['Christmas Day']],
  ['12-31', ["New Year's Eve"]],
]);
