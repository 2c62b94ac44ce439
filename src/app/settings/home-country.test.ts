import { describe, expect, it } from 'vitest';
import { countryOfZone, homeCountry, type SignsOfHome } from './home-country.ts';

const machine: SignsOfHome = {
  country: undefined,
  locale: undefined,
  zone: 'UTC',
  machineLocale: 'en-US',
  variables: { LANG: 'C.UTF-8' },
};

describe('homeCountry', () => {
  it.each([
    ['what the owner said', { country: 'ch', locale: 'en-GB', zone: 'Europe/Oslo' }, { country: 'CH' }],
    ['the region of the locale they chose', { locale: 'en-GB', zone: 'Europe/Oslo' }, { country: 'GB' }],
    ['their time zone, if their locale names no region', { locale: 'de', zone: 'Europe/Vienna' }, { country: 'AT' }],
    ['their time zone before the language of the machine', { zone: 'Asia/Shanghai' }, { country: 'CN' }],
    ['the machine, where it was set up so', { variables: { LANG: 'en_US.UTF-8' } }, { country: 'US' }],
    ['nothing but how the machine came', {}, { country: 'US', isCountryAssumed: true }],
    ['nothing at all', { machineLocale: 'en' }, {}],
  ] as const)('is told by %s', (_, signs, told) => {
    expect(homeCountry({ ...machine, ...signs })).toEqual(told);
  });

  it.each([
    ['Europe/Berlin', 'DE'],
    ['Europe/Paris', 'FR'],
    ['Europe/London', 'GB'],
    ['Europe/Belgrade', 'RS'],
    ['Asia/Saigon', 'VN'],
    ['Asia/Rangoon', 'MM'],
    ['Africa/Harare', 'ZW'],
    ['America/New_York', 'US'],
    ['Pacific/Auckland', 'NZ'],
  ])('has the country of %s, not one that is no more', (zone, country) => {
    expect(countryOfZone(zone)).toBe(country);
  });

  it('knows the zone that a machine has by any of its names', () => {
    expect(countryOfZone('Asia/Calcutta')).toBe('IN');
    expect(countryOfZone('UTC')).toBeUndefined();
    expect(countryOfZone('')).toBeUndefined();
  });
});
