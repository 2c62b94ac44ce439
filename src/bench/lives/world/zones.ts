/** Time zones of the countries of made lives. */
const zones: Readonly<Record<string, string>> = {
  Portugal: 'Europe/Lisbon',
  Italy: 'Europe/Rome',
  Austria: 'Europe/Vienna',
  Czechia: 'Europe/Prague',
  Switzerland: 'Europe/Zurich',
  'United Kingdom': 'Europe/London',
  Japan: 'Asia/Tokyo',
  Spain: 'Europe/Madrid',
  Greece: 'Europe/Athens',
  France: 'Europe/Paris',
  'United States': 'America/New_York',
  China: 'Asia/Shanghai',
  Ireland: 'Europe/Dublin',
  Germany: 'Europe/Berlin',
  Netherlands: 'Europe/Amsterdam',
  Belgium: 'Europe/Brussels',
};
/** Seattle keeps another clock than Boston. */
const zoneOf = (city: string, country: string): string =>
  city === 'Seattle' ? 'America/Los_Angeles' : (zones[country] ?? 'UTC');

const formats = new Map<string, Intl.DateTimeFormat>();

/** Minutes that clocks of a city are ahead of UTC at an instant, in milliseconds since 1970. */
export function minutesAhead(city: { readonly name: string; readonly country: string }, instant: number): number {
  const zone = zoneOf(city.name, city.country);
  const format =
    formats.get(zone) ?? new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'longOffset', year: 'numeric' });
  formats.set(zone, format);
  const name = format.formatToParts(instant).find(({ type }) => type === 'timeZoneName')?.value ?? '';
  const [, sign, hours = '0', minutes = '0'] = /GMT([+-])(\d+):(\d+)/.exec(name) ?? [];
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes));
}
