import type { Settings } from '../../memory/settings.ts';
import { zonesOfCountries } from './zones-of-countries.ts';

export type HomeCountry = Pick<Settings, 'country' | 'isCountryAssumed'>;

/** What a machine and the configuration say of where their owner lives. */
export type SignsOfHome = {
  readonly country: string | undefined;
  /** The locale that the owner chose. */
  readonly locale: string | undefined;
  /** Where the memory shows that they live. */
  readonly shown?: string | undefined;
  readonly zone: string;
  /** The locale of the machine, and the variables that a Unix system has it from. */
  readonly machineLocale: string;
  readonly variables: Readonly<Record<string, string | undefined>>;
};

/**
 * The owner's country: what they said, else the region of the locale that they chose, else where their pictures show that
 * they live, else the country of their time zone, which people set where many leave the machine's American English as it came, else the machine's locale. Where
 * that names no region itself (LANG=C), the country is merely assumed.
 */
export function homeCountry({ country, locale, shown, zone, machineLocale, variables }: SignsOfHome): HomeCountry {
  const said = country?.toUpperCase() ?? (locale === undefined ? undefined : regionOf(locale));
  const known = said ?? shown ?? countryOfZone(zone);
  if (known !== undefined) return { country: known };
  const region = regionOf(machineLocale);
  if (region === undefined) return {};
  const written = variables['LC_ALL'] || variables['LC_MESSAGES'] || variables['LANG'] || '';
  return /^[a-z]{2,3}[_-](?:[A-Za-z]{4}[_-])?[A-Z]{2}\b/.test(written)
    ? { country: region }
    : { country: region, isCountryAssumed: true };
}

/** The zone of a country that has but one. */
export function zoneOfCountry(country: string): string | undefined {
  const row = zonesOfCountries.split('|').find((one) => one.startsWith(`${country}=`));
  const [only, other] = row?.slice(3).split(',') ?? [];
  return other === undefined ? only : undefined;
}

/** The country whose zone it is; nothing of UTC, which is no country's. */
export function countryOfZone(zone: string): string | undefined {
  const row = zonesOfCountries.split('|').find((one) => one.slice(3).split(',').includes(zone));
  return row?.slice(0, 2);
}

function regionOf(locale: string): string | undefined {
  try {
    return new Intl.Locale(locale).region;
  } catch {
    return undefined;
  }
}
