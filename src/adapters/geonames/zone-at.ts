import zoneOf from '@photostructure/tz-lookup';

/** What readings by this gazetteer are called. */
export const geonames = { name: 'geonames', version: 1 } as const;

export const isOnGlobe = (lat: number, lon: number): boolean => Math.abs(lat) <= 90 && Math.abs(lon) <= 180;

/** IANA zone; the nautical one (`Etc/GMT±n`) over the open sea. Coordinates off the globe are `Etc/UTC`. */
export const zoneAt = (lat: number, lon: number): string => (isOnGlobe(lat, lon) ? zoneOf(lat, lon) : 'Etc/UTC');
