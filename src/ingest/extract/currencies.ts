/**
 * A way to write a currency. `among` lists what the mark can mean; the context decides, else the first, or nothing when
 * `open`. `side` says where the number stands; `needs` are words of which one must stand near for it to be money.
 */
export type CurrencyMark = {
  readonly mark: string;
  readonly among: readonly string[];
  readonly side: 'before' | 'after' | 'either';
  readonly open?: true;
  /** Letters must match in case: "CHF" is a currency, "Try" is a word. */
  readonly exactCase?: true;
  readonly needs?: 'price-words' | 'fraction' | 'own-country' | 'three-digits' | 'last-of-phrase';
};

const codes =
  'EUR USD GBP CHF JPY CNY RMB SEK NOK DKK PLN CZK HUF RON BGN HRK ISK RUB UAH AUD CAD NZD SGD HKD TWD KRW INR IDR MYR THB PHP VND BRL MXN ARS CLP COP PEN ZAR EGP MAD TND KES NGN AED SAR QAR KWD BHD OMR JOD ILS PKR LKR BDT'.split(
    ' ',
  );
/** Codes as people type them, in small letters: "117.95eur", "gbp 40". Those that are words or units need a fraction. */
const typedCodes = 'EUR USD GBP CHF JPY CNY RMB DKK PLN CZK HUF AUD NZD SGD HKD TWD NTD KRW MYR THB VND BRL AED'.split(
  ' ',
);
const typedCodesWithFraction = 'SEK NOK CAD MXN ZAR INR'.split(' ');
const otherNames: Readonly<Record<string, string>> = { RMB: 'CNY', NTD: 'TWD' };
const dollars = ['USD', 'CAD', 'AUD', 'NZD', 'SGD', 'HKD', 'TWD', 'MXN'];

export const currencyMarks: readonly CurrencyMark[] = [
  ...codes.map(
    (code): CurrencyMark => ({
      mark: code,
      among: [otherNames[code] ?? code],
      side: 'either',
      exactCase: true,
    }),
  ),
  ...[...typedCodes, ...typedCodesWithFraction].flatMap((code) =>
    [code.toLowerCase(), `${code.charAt(0)}${code.slice(1).toLowerCase()}`].map(
      (mark): CurrencyMark => ({
        mark,
        among: [otherNames[code] ?? code],
        side: 'either',
        exactCase: true,
        ...(typedCodesWithFraction.includes(code) ? { needs: 'fraction' } : {}),
      }),
    ),
  ),
  { mark: 'NTD', among: ['TWD'], side: 'either', exactCase: true },
  { mark: 'CN¥', among: ['CNY'], side: 'before' },
  { mark: 'JP¥', among: ['JPY'], side: 'before' },
  { mark: 'TRY', among: ['TRY'], side: 'either', exactCase: true, needs: 'fraction' },
  { mark: 'US$', among: ['USD'], side: 'either' },
  { mark: 'USD$', among: ['USD'], side: 'either' },
  { mark: 'R$', among: ['BRL'], side: 'before' },
  { mark: 'A$', among: ['AUD'], side: 'before' },
  { mark: 'AU$', among: ['AUD'], side: 'before' },
  { mark: 'C$', among: ['CAD'], side: 'before' },
  { mark: 'CA$', among: ['CAD'], side: 'before' },
  { mark: 'NZ$', among: ['NZD'], side: 'before' },
  { mark: 'S$', among: ['SGD'], side: 'before' },
  { mark: 'HK$', among: ['HKD'], side: 'before' },
  { mark: 'NT$', among: ['TWD'], side: 'before' },
  { mark: 'MX$', among: ['MXN'], side: 'before' },
  { mark: '$', among: dollars, side: 'either' },
  { mark: '€', among: ['EUR'], side: 'either' },
  { mark: '£', among: ['GBP'], side: 'either' },
  { mark: '₹', among: ['INR'], side: 'either' },
  { mark: '₩', among: ['KRW'], side: 'either' },
  { mark: '₽', among: ['RUB'], side: 'either' },
  { mark: '₺', among: ['TRY'], side: 'either' },
  { mark: '₫', among: ['VND'], side: 'either' },
  { mark: '₪', among: ['ILS'], side: 'either' },
  { mark: '฿', among: ['THB'], side: 'either' },
  { mark: '₱', among: ['PHP'], side: 'either' },
  { mark: '₴', among: ['UAH'], side: 'either' },
  { mark: '¥', among: ['JPY', 'CNY'], side: 'either' },
  { mark: '￥', among: ['JPY', 'CNY'], side: 'either' },
  { mark: '人民币', among: ['CNY'], side: 'either' },
  { mark: '元', among: ['CNY', 'TWD', 'HKD'], side: 'after' },
  { mark: '圆', among: ['CNY'], side: 'after' },
  { mark: '块钱', among: ['CNY'], side: 'after' },
  { mark: '円', among: ['JPY'], side: 'after' },
  { mark: '欧元', among: ['EUR'], side: 'after' },
  { mark: '美元', among: ['USD'], side: 'after' },
  { mark: '英镑', among: ['GBP'], side: 'after' },
  { mark: '日元', among: ['JPY'], side: 'after' },
  { mark: '日圆', among: ['JPY'], side: 'after' },
  { mark: '块', among: ['CNY', 'TWD'], side: 'after', needs: 'last-of-phrase' },
  { mark: '欧', among: ['EUR'], side: 'after', needs: 'last-of-phrase' },
  { mark: '镑', among: ['GBP'], side: 'after', needs: 'last-of-phrase' },
  { mark: '刀', among: dollars, side: 'after', needs: 'last-of-phrase' },
  { mark: '美金', among: ['USD'], side: 'after' },
  { mark: '港元', among: ['HKD'], side: 'after' },
  { mark: '港纸', among: ['HKD'], side: 'after' },
  { mark: '新台币', among: ['TWD'], side: 'either' },
  { mark: '台币', among: ['TWD'], side: 'either' },
  { mark: '港幣', among: ['HKD'], side: 'either' },
  { mark: '人民幣', among: ['CNY'], side: 'either' },
  { mark: '歐元', among: ['EUR'], side: 'after' },
  { mark: '英鎊', among: ['GBP'], side: 'after' },
  { mark: '臺幣', among: ['TWD'], side: 'either' },
  { mark: '台幣', among: ['TWD'], side: 'either' },
  { mark: '新台幣', among: ['TWD'], side: 'either' },
  { mark: '日圓', among: ['JPY'], side: 'after' },
  { mark: '澳幣', among: ['AUD'], side: 'either' },
  { mark: '新币', among: ['SGD'], side: 'after' },
  { mark: '加元', among: ['CAD'], side: 'after' },
  { mark: '澳元', among: ['AUD'], side: 'after' },
  { mark: '新西兰元', among: ['NZD'], side: 'after' },
  { mark: '瑞士法郎', among: ['CHF'], side: 'after' },
  { mark: '瑞郎', among: ['CHF'], side: 'after' },
  { mark: '韩元', among: ['KRW'], side: 'after' },
  { mark: '泰铢', among: ['THB'], side: 'after' },
  { mark: '捷克克朗', among: ['CZK'], side: 'after' },
  { mark: '克朗', among: ['CZK', 'SEK', 'NOK', 'DKK', 'ISK'], side: 'after' },
  { mark: '港币', among: ['HKD'], side: 'either' },
  { mark: '원', among: ['KRW'], side: 'after' },
  { mark: 'kr', among: ['SEK', 'NOK', 'DKK', 'ISK'], side: 'either', open: true },
  { mark: 'zł', among: ['PLN'], side: 'after' },
  { mark: 'Kč', among: ['CZK'], side: 'after' },
  { mark: 'Ft', among: ['HUF'], side: 'after', exactCase: true },
  { mark: 'lei', among: ['RON'], side: 'after' },
  { mark: 'Rs', among: ['INR', 'PKR', 'LKR'], side: 'before', exactCase: true },
  { mark: 'Rp', among: ['IDR'], side: 'before', exactCase: true },
  { mark: 'RM', among: ['MYR'], side: 'before', exactCase: true },
  { mark: 'R', among: ['ZAR'], side: 'before', exactCase: true, needs: 'own-country' },
  { mark: 'Fr', among: ['CHF'], side: 'before', exactCase: true, needs: 'fraction' },
  { mark: 'SFr', among: ['CHF'], side: 'before' },
  { mark: 'euro', among: ['EUR'], side: 'either' },
  { mark: 'EURO', among: ['EUR'], side: 'either', exactCase: true },
  { mark: 'euros', among: ['EUR'], side: 'after' },
  { mark: 'dollar', among: dollars, side: 'after' },
  { mark: 'dollars', among: dollars, side: 'after' },
  { mark: 'dólares', among: dollars, side: 'after' },
  { mark: 'pounds', among: ['GBP'], side: 'after', needs: 'price-words' },
  { mark: 'bucks', among: dollars, side: 'after' },
  { mark: 'crowns', among: ['CZK', 'SEK', 'NOK', 'DKK', 'ISK'], side: 'after', needs: 'three-digits' },
  { mark: 'korun', among: ['CZK'], side: 'after', needs: 'three-digits' },
  { mark: 'Pfund', among: ['GBP'], side: 'after', needs: 'price-words' },
  { mark: 'livres sterling', among: ['GBP'], side: 'after' },
  { mark: 'libras', among: ['GBP'], side: 'after', needs: 'price-words' },
  { mark: 'sterline', among: ['GBP'], side: 'after' },
  { mark: 'zloty', among: ['PLN'], side: 'after' },
  { mark: 'złotych', among: ['PLN'], side: 'after' },
  { mark: 'forint', among: ['HUF'], side: 'after' },
  { mark: 'baht', among: ['THB'], side: 'after' },
  { mark: 'quid', among: ['GBP'], side: 'after' },
  { mark: 'francs', among: ['CHF'], side: 'after' },
  { mark: 'Franken', among: ['CHF'], side: 'after' },
  { mark: 'kronor', among: ['SEK'], side: 'after' },
  { mark: 'kroner', among: ['NOK', 'DKK'], side: 'after', open: true },
  { mark: 'yen', among: ['JPY'], side: 'after' },
  { mark: 'yuan', among: ['CNY'], side: 'after' },
  { mark: 'rupees', among: ['INR', 'PKR', 'LKR'], side: 'after' },
  { mark: 'reais', among: ['BRL'], side: 'after' },
];

/** Currencies whose amounts have no fraction, or one of three digits (ISO 4217); all others have two. */
const minorUnitsOf: Readonly<Record<string, number>> = {
  JPY: 0,
  KRW: 0,
  VND: 0,
  CLP: 0,
  ISK: 0,
  IDR: 0,
  HUF: 0,
  KWD: 3,
  BHD: 3,
  OMR: 3,
  JOD: 3,
  TND: 3,
};
export const minorUnits = (currency: string | undefined): number => minorUnitsOf[currency ?? ''] ?? 2;

/** The currency of a country (ISO 3166-1 alpha-2), where a mark is shared. */
const currencyOfCountry: Readonly<Record<string, string>> = {
  US: 'USD',
  CA: 'CAD',
  AU: 'AUD',
  NZ: 'NZD',
  SG: 'SGD',
  HK: 'HKD',
  TW: 'TWD',
  CZ: 'CZK',
  MX: 'MXN',
  SE: 'SEK',
  NO: 'NOK',
  DK: 'DKK',
  IS: 'ISK',
  IN: 'INR',
  PK: 'PKR',
  LK: 'LKR',
  ZA: 'ZAR',
  CN: 'CNY',
  JP: 'JPY',
};
export const currencyIn = (country: string | undefined): string | undefined => currencyOfCountry[country ?? ''];
