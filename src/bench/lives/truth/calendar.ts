/** Days are counted from 1 January 1970, minutes from midnight, both local. */
const DAY = 86_400_000;
export const dayOf = (year: number, month: number, day: number): number => Date.UTC(year, month - 1, day) / DAY;
export const dayText = (day: number): string => new Date(day * DAY).toISOString().slice(0, 10);
export const clock = (minute: number): string =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;

export const yearOf = (day: number): number => Number(dayText(day).slice(0, 4));
export const monthOf = (day: number): number => Number(dayText(day).slice(5, 7));
const dateOf = (day: number): number => Number(dayText(day).slice(8, 10));

export const monthNames = 'January February March April May June July August September October November December'.split(
  ' ',
);
const short = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');

/** "March 2021" and "2021年3月". */
export const monthText = (day: number): string => `${monthNames[monthOf(day) - 1]} ${yearOf(day)}`;
export const monthZh = (day: number): string => `${yearOf(day)}年${monthOf(day)}月`;
/** "7 May 2023" and "2023年5月7日". */
export const dateText = (day: number): string => `${dateOf(day)} ${monthText(day)}`;
export const dateZh = (day: number): string => `${monthZh(day)}${dateOf(day)}日`;

/** The same day as various senders write it. */
export const dateForms: readonly ((day: number) => string)[] = [
  dayText,
  dateText,
  (day) => `${monthNames[monthOf(day) - 1]} ${dateOf(day)}, ${yearOf(day)}`,
  (day) => `${dateOf(day)} ${short[monthOf(day) - 1]} ${yearOf(day)}`,
  (day) => `${String(dateOf(day)).padStart(2, '0')}.${String(monthOf(day)).padStart(2, '0')}.${yearOf(day)}`,
];

export const seasons = [
  { en: 'winter', zh: '冬天', months: [12, 1, 2] },
  { en: 'spring', zh: '春天', months: [3, 4, 5] },
  { en: 'summer', zh: '夏天', months: [6, 7, 8] },
  { en: 'autumn', zh: '秋天', months: [9, 10, 11] },
] as const;
export const seasonOf = (day: number): number => Math.floor((monthOf(day) % 12) / 3);
/** January and February belong to the winter that began the year before; to be clear, winters are not asked across years. */
export const isWeekend = (day: number): boolean => [0, 6].includes(new Date(day * DAY).getUTCDay());
