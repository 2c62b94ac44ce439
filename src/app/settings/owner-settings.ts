import type { Settings } from '../../memory/settings.ts';
import type { Configuration } from './configuration.ts';
import { homeCountry } from './home-country.ts';

/** Currencies of countries where people most often keep their mail; elsewhere the euro or the dollar by locale. */
const currencyByCountry: Readonly<Record<string, string>> = {
  US: 'USD',
  GB: 'GBP',
  CN: 'CNY',
  JP: 'JPY',
  KR: 'KRW',
  TW: 'TWD',
  HK: 'HKD',
  SG: 'SGD',
  IN: 'INR',
  AU: 'AUD',
  NZ: 'NZD',
  CA: 'CAD',
  CH: 'CHF',
  SE: 'SEK',
  NO: 'NOK',
  DK: 'DKK',
  PL: 'PLN',
  CZ: 'CZK',
  HU: 'HUF',
  RO: 'RON',
  BR: 'BRL',
  MX: 'MXN',
  AR: 'ARS',
  CL: 'CLP',
  ZA: 'ZAR',
  TR: 'TRY',
  IL: 'ILS',
  TH: 'THB',
  MY: 'MYR',
  ID: 'IDR',
  PH: 'PHP',
  VN: 'VND',
  UA: 'UAH',
};

/** What is known of the owner: configuration over guesses from the machine's own locale and zone. */
export function ownerSettings(configuration: Configuration, faces: Settings['faces']): Settings {
  const { timeZone, locale } = new Intl.DateTimeFormat().resolvedOptions();
  const chosenLocale = configuration.locale ?? locale;
  const zone = configuration.zone ?? timeZone;
  const home = homeCountry({
    country: configuration.country,
    locale: configuration.locale,
    zone,
    machineLocale: locale,
    variables: process.env,
  });
  const { name, addresses } = configuration.owner ?? {};
  return {
    ...(name === undefined ? {} : { ownerName: name }),
    ownerAddresses: (addresses ?? []).map((address) => address.toLowerCase()),
    zone,
    locale: chosenLocale,
    currency:
      configuration.currency?.toUpperCase() ??
      (home.country === undefined ? 'USD' : (currencyByCountry[home.country] ?? 'EUR')),
    ...home,
    ocrLanguages: configuration.ocr?.languages ?? ['eng', 'chi_sim'],
    faces,
  };
}
