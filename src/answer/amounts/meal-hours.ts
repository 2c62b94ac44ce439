import type { LedgerAccount } from '../../memory/ledger.ts';

/** Meals by their names, with the hours of the day (from, until) at which people sit at them or are given the bill. */
const meals: readonly { readonly asks: RegExp; readonly hours: readonly [from: number, until: number] }[] = [
  { asks: /\bbreakfasts?\b|早餐|早饭|早点(?!到|来)/iu, hours: [5, 11.5] },
  { asks: /\bbrunch(?:es)?\b|早午餐/iu, hours: [9, 15] },
  { asks: /\blunch(?:es)?\b|午餐|午饭|中饭/iu, hours: [11, 16.5] },
  { asks: /\b(?:dinners?|suppers?)\b|晚餐|晚饭|宵夜|夜宵/iu, hours: [17, 24] },
];

/** Of accounts any of which may be meant, those of the meal that the question names, where their records' hours tell. */
export function atAskedMeal<T extends { readonly account: Pick<LedgerAccount, 'entries'> }>(
  text: string,
  accounts: readonly T[],
): readonly T[] {
  const meal = meals.find(({ asks }) => asks.test(text));
  if (meal === undefined || accounts.length < 2) return accounts;
  const [from, until] = meal.hours;
  const fitting = accounts.filter(({ account }) => hoursOf(account).some((hour) => hour >= from && hour < until));
  return fitting.length === 0 ? accounts : fitting;
}

const clock = /T(\d\d):(\d\d)/;

/** Midnight is a day of which no hour is known. */
const hoursOf = ({ entries }: Pick<LedgerAccount, 'entries'>): readonly number[] =>
  entries
    .flatMap(({ dates }) => dates)
    .flatMap(({ start }) => {
      const [, hour, minute] = clock.exec(start) ?? [];
      const hours = Number(hour) + Number(minute) / 60;
      return hours > 0 ? [hours] : [];
    });
