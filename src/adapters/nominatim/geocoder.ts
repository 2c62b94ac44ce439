import { z } from 'zod';
import { MadeleineError } from '../../memory/errors.ts';
import { boundedBody } from '../../ports/bounded-body.ts';
import type { Geocoder, PlaceNames } from '../../ports/geocoder.ts';
import { AnswerCache, type PrivateFiles, withoutAbsent } from './answer-cache.ts';
import { RequestPace } from './request-pace.ts';

export type NominatimOptions = {
  /** Base address of a Nominatim-compatible server, such as `http://localhost:8080`. */
  readonly endpoint: string;
  /** Where answers are kept. */
  readonly cacheFolder: string;
  /** Reads and writes the files of the cache. */
  readonly files: PrivateFiles;
  /** Answers `find` and `zone`, and `reverse` when the server cannot be reached. */
  readonly fallback: Geocoder;
  /** True: the server may not be asked, and to need it is an error. */
  readonly offline?: boolean;
  /** Default 1,000, which public servers ask for. */
  readonly gapMs?: number;
  /** Default 10,000. */
  readonly timeoutMs?: number;
};

const MOST_BYTES = 1_000_000;

/** A reply of `/reverse?format=jsonv2` (Nominatim API, "Output formats"); levels differ by country. */
const replySchema = z.union([
  z.object({ error: z.unknown() }),
  z.object({ name: z.string().nullish(), category: z.string().nullish(), address: z.record(z.string(), z.unknown()) }),
]);

/** The address keys of each level, the most fitting first. */
const levels = {
  city: ['city', 'town', 'village', 'municipality', 'hamlet'],
  region: ['state', 'region', 'province', 'state_district', 'county'],
  country: ['country'],
} as const satisfies Partial<Record<keyof PlaceNames, readonly string[]>>;

/** Categories whose name is a venue rather than a street or an area. */
const venueCategories: ReadonlySet<string> = new Set([
  'amenity',
  'tourism',
  'shop',
  'leisure',
  'historic',
  'railway',
  'aeroway',
  'office',
]);

/**
 * Street-level names from a server that the owner named. One request per second, answers kept on disk for good.
 * `offline` when the server may not be asked and the answer is not in the cache; an unreachable, slow or odd server falls
 * back to the offline geocoder and is asked again next time.
 */
export function openNominatim(options: NominatimOptions): Geocoder {
  const cache = new AnswerCache(options.cacheFolder, options.files);
  const pace = new RequestPace(options.gapMs ?? 1000);
  const endpoint = checkedEndpoint(options.endpoint);
  return {
    name: 'nominatim',
    version: 1,
    zone: (lat, lon) => options.fallback.zone(lat, lon),
    find: (name) => options.fallback.find(name),
    placesAbove: (population) => options.fallback.placesAbove(population),
    async reverse(lat, lon) {
      if (!(Math.abs(lat) <= 90 && Math.abs(lon) <= 180)) return undefined;
      const key = `${lat.toFixed(4)},${lon.toFixed(4)}`;
      const known = await cache.get(key);
      if (known !== undefined) return known.names;
      if (options.offline === true) throw forbidden(endpoint);
      await pace.turn();
      const asked = await ask(endpoint, key, options.timeoutMs ?? 10_000);
      if (asked === 'unreachable') return await options.fallback.reverse(lat, lon);
      await cache.put(key, asked.names);
      return asked.names;
    },
  };
}

type Asked = { readonly names: PlaceNames | undefined } | 'unreachable';

async function ask(endpoint: URL, key: string, timeoutMs: number): Promise<Asked> {
  const [lat = '', lon = ''] = key.split(',');
  const address = new URL(`${endpoint.pathname.replace(/\/$/, '')}/reverse`, endpoint);
  address.search = new URLSearchParams({ format: 'jsonv2', lat, lon, zoom: '18', 'accept-language': 'en' }).toString();
  try {
    const response = await fetch(address, {
      signal: AbortSignal.timeout(timeoutMs),
      headers: { 'user-agent': 'madeleine (personal memory; one request per second)' },
      redirect: 'error',
    });
    if (!response.ok) {
      await response.body?.cancel();
      return 'unreachable';
    }
    const bounded = boundedBody(response, MOST_BYTES, () => new RangeError('the reply is too long'));
    const reply = replySchema.safeParse(await bounded.json());
    if (!reply.success) return 'unreachable';
    return { names: 'address' in reply.data ? namesOf(reply.data) : undefined };
  } catch {
    return 'unreachable';
  }
}

function namesOf(reply: {
  name?: string | null | undefined;
  category?: string | null | undefined;
  address: Record<string, unknown>;
}): PlaceNames {
  const first = (keys: readonly string[]): string | undefined =>
    keys.map((key) => reply.address[key]).find((value): value is string => typeof value === 'string' && value !== '');
  const code = first(['country_code'])?.toUpperCase();
  const isVenue = venueCategories.has(reply.category ?? '') && reply.name !== '';
  return withoutAbsent({
    poi: isVenue ? (reply.name ?? undefined) : undefined,
    city: first(levels.city),
    region: first(levels.region),
    country: first(levels.country),
    countryCode: code?.length === 2 ? code : undefined,
  });
}

function checkedEndpoint(endpoint: string): URL {
  const url = URL.parse(endpoint);
  if (url === null || !/^https?:$/.test(url.protocol)) {
    throw new MadeleineError('invalid-configuration', `"${endpoint}" is not the address of a geocoding server.`, {
      action: 'Give an http or https address, or remove the setting to geocode offline.',
    });
  }
  return url;
}

const forbidden = (endpoint: URL): MadeleineError =>
  new MadeleineError('offline', `Offline: place names cannot be requested from ${endpoint.host}.`, {
    action: 'Run without --offline, use a server on this machine, or remove the server from the configuration.',
  });
