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

/** Holidays whose eve has a name of its own. */
export const eves: ReadonlyMap<string, string> = new Map([
  ['Chinese New Year', "Chinese New Year's Eve"],
  ['Diwali', 'Diwali Eve'],
  ['Midsummer Day', 'Midsummer Eve'],
]);

/** One name for what countries name differently; the first pattern that fits wins. */
export const holidayNames: readonly { readonly pattern: RegExp; readonly names: readonly string[] }[] = [
  {
    pattern: /^(Spring Festival|Chinese New Year|Lunar New Year|Korean New Year|Tết)/u,
    names: ['Chinese New Year', 'Spring Festival'],
  },
  { pattern: /^(Mid-Autumn|Day following the Chinese Mid-Autumn|Chuseok)/u, names: ['Mid-Autumn Festival'] },
  { pattern: /^(Tuen Ng|Dragon Boat)/u, names: ['Dragon Boat Festival'] },
  { pattern: /^(Ching Ming|Qingming|Tomb)/u, names: ['Qingming Festival'] },
  { pattern: /^(Deepavali|Diwali)/u, names: ['Diwali'] },
  { pattern: /^Easter Sunday$/u, names: ['Easter Sunday', 'Easter'] },
  { pattern: /^Easter Monday$/u, names: ['Easter Monday', 'Easter'] },
  { pattern: /^Thanksgiving/u, names: ['Thanksgiving'] },
];

/**
 * The main day of Diwali, which no fixed calendar rule gives: month and day by year, as observed in most of India.
 */
export const diwaliDays: ReadonlyMap<number, string> = new Map(
  '2005-11-01 2006-10-21 2007-11-09 2008-10-28 2009-10-17 2010-11-05 2011-10-26 2012-11-13 2013-11-03 2014-10-23 2015-11-11 2016-10-30 2017-10-19 2018-11-07 2019-10-27 2020-11-14 2021-11-04 2022-10-24 2023-11-12 2024-10-31 2025-10-20 2026-11-08 2027-10-29 2028-10-17 2029-11-05 2030-10-26'
    .split(' ')
    .map((day) => [Number(day.slice(0, 4)), day.slice(5)] as const),
);

/** Countries that keep Diwali but whose calendar has no rule for it. */
export const diwaliCountries: ReadonlySet<string> = new Set(['IN', 'NP', 'FJ', 'MU', 'TT', 'GY', 'SR']);
