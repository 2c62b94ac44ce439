import { ownerSays, type Settings } from '../../memory/settings.ts';
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

/** What the memory shows of where its owner lives. */
export type ShownHome = { readonly country: string | undefined; readonly zone: string | undefined };

/**
 * What is known of the owner: the configuration, over where the memory shows that they live, over guesses from the
 * machine's own locale and zone. Without `home` it is what items are read and organised by, which must not depend on what
 * comes of that.
 */
export function ownerSettings(configuration: Configuration, faces: Settings['faces'], shown?: ShownHome): Settings {
  const { timeZone, locale } = new Intl.DateTimeFormat().resolvedOptions();
  // Of another country than the one that is set, nothing else holds either.
  const isThere = configuration.country === undefined || configuration.country.toUpperCase() === shown?.country;
  const zone = configuration.zone ?? (isThere ? shown?.zone : undefined) ?? timeZone;
  const home = homeCountry({
    country: configuration.country,
    locale: configuration.locale,
    shown: configuration.zone === undefined ? shown?.country : undefined,
    zone,
    machineLocale: locale,
    variables: process.env,
  });
  const { name, addresses } = configuration.owner ?? {};
  const said = ownerSays.filter((one) => configuration[one] !== undefined);
  return {
    ...(name === undefined ? {} : { ownerName: name }),
    ownerAddresses: (addresses ?? []).map((address) => address.toLowerCase()),
    zone,
    locale: configuration.locale ?? locale,
    currency:
      configuration.currency?.toUpperCase() ??
      (home.country === undefined ? 'USD' : (currencyByCountry[home.country] ?? 'EUR')),
    ...home,
    ...(said.length === 0 ? {} : { said }),
    ocrLanguages: configuration.ocr?.languages ?? ['eng', 'chi_sim'],
    faces,
  };
}
