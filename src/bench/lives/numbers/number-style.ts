import type { Chance } from '../chance.ts';
import type { Money } from '../truth/fact.ts';
import type { Currency, Tongue } from '../world/places.ts';

/** How one letter writes days, minutes of the day and money. */
export type NumberStyle = {
  readonly date: (day: number) => string;
  readonly time: (minute: number) => string;
  readonly amount: (money: Money | undefined) => string;
};

export const namesOfMoneyZh: Readonly<Record<Currency, string>> = {
  EUR: '欧元',
  GBP: '英镑',
  CHF: '瑞士法郎',
  JPY: '日元',
  USD: '美元',
  CZK: '捷克克朗',
  CNY: '元',
};

/** The figures of a sum as a locale writes them, with the decimals that its currency has in these lives. */
export function figuresOf({ cents, currency }: Money, locale: string, useGrouping = true): string {
  const digits = currency === 'JPY' || currency === 'CZK' ? 0 : 2;
  const decimals = { minimumFractionDigits: digits, maximumFractionDigits: digits };
  return (cents / 100).toLocaleString(locale, { ...decimals, useGrouping });
}

type Ways = Readonly<Record<'en' | 'zh', readonly ((value: number) => string)[]>>;

/** The style of a mail to a friend: days and hours in ways of its own, sums as those of firms. */
export const betweenFriends =
  (firm: (tongue: Tongue, chance: Chance) => NumberStyle, days: Ways, times: Ways) =>
  (tongue: Tongue, chance: Chance): NumberStyle => {
    const language = tongue === 'zh' ? 'zh' : 'en';
    return { ...firm(tongue, chance), date: chance.pick(days[language]), time: chance.pick(times[language]) };
  };
