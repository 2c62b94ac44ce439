import type { Language } from './language.ts';

const locales: Readonly<Record<Language, string>> = { en: 'en-GB', zh: 'zh-CN' };

/** A localised amount: "€449.45", "US$810.97"; `?` for an unknown currency. */
export function moneyInWords(value: number, currency: string | undefined, language: Language): string {
  const locale = locales[language];
  if (currency === undefined || !/^[A-Z]{3}$/.test(currency))
    return `${new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 }).format(value)} ?`;
  return new Intl.NumberFormat(locale, { style: 'currency', currency }).format(value);
}
