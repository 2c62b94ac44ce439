import { readFileSync } from 'node:fs';
import tzLookup from '@photostructure/tz-lookup';
import { DateTime } from 'luxon';
import { placeKey } from '../../language/world-places.ts';
import type { Thing } from '../../memory/structured-data.ts';
import { isRecord } from './node-of.ts';
import type { Written } from './travel-node.ts';

export type Airport = {
  readonly name: string;
  readonly city: string;
  readonly countryCode: string;
  readonly lat: number;
  readonly lon: number;
};

/** The airports of OurAirports (public domain), by code; made by `scripts/airports.ts`, read with the first flight. */
const table = new URL('../../../lexicon/airports.tsv', import.meta.url);
let airports: ReadonlyMap<string, Airport> | undefined;

/** The airport of a code of IATA, where it has scheduled flights. */
export function airportOf(code: unknown): Airport | undefined {
  return typeof code === 'string' && /^[A-Z]{3}$/.test(code) ? known().get(code) : undefined;
}

function known(): ReadonlyMap<string, Airport> {
  airports ??= new Map(
    readFileSync(table, 'utf8')
      .trimEnd()
      .split('\n')
      .map((line) => {
        const [iata = '', name = '', city = '', countryCode = '', lat, lon] = line.split('\t');
        return [iata, { name, city, countryCode, lat: Number(lat), lon: Number(lon) }] as const;
      }),
  );
  return airports;
}

/** IANA zone of the airport of a code. */
export function zoneOfAirport(code: unknown): string | undefined {
  const airport = airportOf(code);
  return airport === undefined ? undefined : tzLookup(airport.lat, airport.lon);
}

let wordsOf: readonly (readonly [code: string, words: ReadonlySet<string>])[] | undefined;
/** Two letters are a state or a country: "DETROIT, MI". */
const SHORTEST_WORD = 3;
const everyAirport = /^(?:airport|international|intl|flughafen|aeroport|aeropuerto|aeroporto)$/;

/** The code of the only airport whose name and town have all the words of a text: "Berlin (Tegel)", "Amsterdam Schiphol". */
export function airportNamed(text: string): string | undefined {
  const words = placeKey(text)
    .split(' ')
    .filter((word) => word.length >= SHORTEST_WORD && !everyAirport.test(word));
  if (words.length === 0) return undefined;
  wordsOf ??= [...known()].map(([code, { name, city }]) => [code, new Set(placeKey(`${name} ${city}`).split(' '))]);
  const [only, second] = wordsOf.filter(([, all]) => words.every((word) => all.has(word)));
  return second === undefined ? only?.[0] : undefined;
}

const ends = [
  { airport: 'departureAirport', times: ['departureTime', 'boardingTime'] },
  { airport: 'arrivalAirport', times: ['arrivalTime'] },
] as const;

/** A flight with what the codes of its airports tell and it does not say itself: name, town, country, offsets of its times. */
export function withAirports(thing: Thing): Thing {
  const flight = thing['reservationFor'];
  if (thing['@type'] !== 'FlightReservation' || !isRecord(flight)) return thing;
  const told: Record<string, unknown> = { ...flight };
  for (const { airport, times } of ends) {
    const node = told[airport];
    const known = isRecord(node) ? airportOf(node['iataCode']) : undefined;
    if (known === undefined || !isRecord(node)) continue;
    told[airport] = placed(node, known);
    for (const time of times) {
      const written = told[time];
      if (typeof written === 'string') told[time] = onClockOf(written, known);
    }
  }
  return { ...thing, reservationFor: told as typeof flight };
}

function placed(node: Written, { name, city, countryCode, lat, lon }: Airport): Written {
  const own = node['address'];
  const address = { addressLocality: city, addressCountry: countryCode, ...(isRecord(own) ? own : {}) };
  const isSaid = own !== undefined && !isRecord(own);
  const geo = { '@type': 'GeoCoordinates', latitude: lat, longitude: lon };
  return { name, geo, ...node, address: isSaid ? own : { '@type': 'PostalAddress', ...address } };
}

/** A local time without an offset, with that of the airport then; others are left as they are. */
function onClockOf(written: string, { lat, lon }: Airport): string {
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d)?$/.test(written)) return written;
  const moment = DateTime.fromISO(written, { zone: tzLookup(lat, lon) });
  return moment.isValid ? `${written}${moment.toFormat('ZZ')}` : written;
}
