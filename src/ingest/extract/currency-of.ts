import { type CurrencyMark, currencyIn } from '../../language/currencies.ts';
import { countryOfDomain, type Passage, type TextContext } from './passage.ts';

/**
 * Which currency a mark stands for. A mark of one meaning needs nothing; "$", "¥", "kr", "元" and "Rs" are decided by
 * the sender's country, the text's script, the owner's currency and country, in that order.
 */
export function currencyOf(
  mark: CurrencyMark,
  digits: string,
  passage: Passage,
  context: TextContext,
): string | undefined {
  if (mark.among.length === 1) return mark.among[0];
  const can = (code: string | undefined): code is string => code !== undefined && mark.among.includes(code);
  // "NOK 1,800 … 640 kr": a text that names one of them elsewhere means that one.
  const [named, other] = mark.among.filter((code) => namesCode(passage.text, code));
  if (named !== undefined && other === undefined) return named;
  const bySender = currencyIn(countryOfDomain(context.senderDomain));
  if (can(bySender)) return bySender;
  const byText = mark.among.includes('JPY') ? yenOrYuan(digits, passage) : byLanguage(passage);
  if (can(byText)) return byText;
  if (can(context.currency)) return context.currency;
  const byCountry = currencyIn(context.country);
  if (can(byCountry)) return byCountry;
  const byLocale = currencyIn(context.locale.split('-')[1]?.toUpperCase()) ?? localeLanguage(context.locale);
  if (can(byLocale)) return byLocale;
  return mark.open === true ? undefined : mark.among[0];
}

/** Few texts have the letters at all, and a pattern is made for those alone. */
const namesCode = (text: string, code: string): boolean =>
  text.includes(code) && new RegExp(`(?<![A-Z])${code}(?![A-Z])`).test(text);

/** Yen have no fraction; the script and the currency words around tell the rest. */
function yenOrYuan(digits: string, passage: Passage): string | undefined {
  if (/[円]|\bJPY\b|\byen\b/i.test(passage.text)) return 'JPY';
  if (/元|人民币|\bRMB\b|\bCNY\b|\byuan\b/i.test(passage.text)) return 'CNY';
  if (passage.language === 'ja') return 'JPY';
  if (/[.,]\d{1,2}$/.test(digits)) return 'CNY';
  return passage.language === 'zh' ? 'CNY' : undefined;
}

/** Words that are written in Cantonese alone. */
const cantonese = /[咗嘅喇俾佢啲唔冇睇嚟咁哋喺嘢噉嗰]|得闲|得閒/u;
const byLanguage = ({ language, text }: Passage): string | undefined =>
  language === 'sv' ? 'SEK' : cantonese.test(text) ? 'HKD' : undefined;
const localeLanguage = (locale: string): string | undefined =>
  ({ zh: 'CNY', ja: 'JPY', sv: 'SEK', da: 'DKK', nb: 'NOK', no: 'NOK' })[locale.split('-')[0] ?? ''];
