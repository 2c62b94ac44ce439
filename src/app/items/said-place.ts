import type { SaidPlace } from '../../contract/item-verbs.ts';
import { countryByCode, placeKey, worldPlaces } from '../../language/world-places.ts';
import { MadeleineError } from '../../memory/errors.ts';
import { type Location, locationNames } from '../../memory/location.ts';
import type { Place } from '../../memory/place.ts';
import type { OpenMemory } from '../open-memory.ts';

/** Where nobody knows: takes away a place that is wrong. */
const NOWHERE: Location = { source: 'owner' };

/**
 * The place that the owner means: a place of the memory by its name, else a city, region or country of the world
 * ("Porto", "Springfield, Illinois"), or a position, which may have a name. Errors: `usage` for what is not known.
 */
export async function placeSaid(memory: OpenMemory, said: SaidPlace | null): Promise<Location> {
  if (said === null) return NOWHERE;
  const spot = typeof said === 'string' ? spotWritten(said) : said;
  if (spot !== undefined) return atSpot(memory, spot);
  const name = String(said).trim();
  const found = (await ownPlace(memory, name)) ?? (await worldPlace(memory, name));
  if (found !== undefined) return found;
  throw new MadeleineError('usage', `Unknown place: “${name}”.`, {
    action: 'Give a city, a country, a place in this memory, or a position such as 38.7223,-9.1393.',
  });
}

type Spot = { readonly lat: number; readonly lon: number; readonly name?: string | undefined };

function spotWritten(said: string): Spot | undefined {
  const match = /^\s*([+-]?\d+(?:\.\d+)?)\s*[,;\s]\s*([+-]?\d+(?:\.\d+)?)\s*$/.exec(said);
  if (match === null) return undefined;
  const [lat, lon] = [Number(match[1]), Number(match[2])];
  if (Math.abs(lat) <= 90 && Math.abs(lon) <= 180) return { lat, lon };
  throw new MadeleineError('usage', `“${said}” is not a valid position.`, {
    action: 'Give latitude and longitude in degrees, such as 38.7223,-9.1393.',
  });
}

async function atSpot(memory: OpenMemory, { lat, lon, name }: Spot): Promise<Location> {
  const { km: _, poi: __, ...levels } = (await (await memory.geocoder()).reverse(lat, lon)) ?? {};
  return {
    lat,
    lon,
    ...(name === undefined || name.trim() === '' ? {} : { poi: name.trim() }),
    ...levels,
    source: 'owner',
  };
}

/** The place of the memory with this name that most items are at. */
async function ownPlace(memory: OpenMemory, name: string): Promise<Location | undefined> {
  const wanted = placeKey(name);
  const [place] = (await memory.store.records('place'))
    .filter((one) => [one.name, ...one.aliases].some((known) => placeKey(known) === wanted))
    .sort((a, b) => b.items.length - a.items.length || (a.id < b.id ? -1 : 1));
  return place === undefined ? undefined : locationOf(memory, place);
}

/** Of these kinds a place is known by where it is; others have a name of their own there. */
const levels: ReadonlySet<Place['kind']> = new Set(['city', 'region', 'country']);

async function locationOf(memory: OpenMemory, place: Place): Promise<Location> {
  const { kind, name, lat, lon, city, region, country } = place;
  const named = { ...(city && { city }), ...(region && { region }), ...(country && { country }) };
  const own = levels.has(kind) ? { [kind]: name } : { poi: name };
  if (lat === undefined || lon === undefined) return { ...own, ...named, source: 'owner' };
  return { ...(await atSpot(memory, { lat, lon })), ...named, ...own, source: 'owner' };
}

async function worldPlace(memory: OpenMemory, said: string): Promise<Location | undefined> {
  const [name = '', ...rest] = said.split(/\s*[,，]\s*/);
  const within = rest.map(placeKey).filter((part) => part !== '');
  const [known] = worldPlaces(placeKey(name));
  if (within.length === 0 && known !== undefined && known.level !== 'city') {
    const country = countryByCode(known.country)?.name;
    const widest = {
      ...(country === undefined ? {} : { country }),
      countryCode: known.country,
      source: 'owner' as const,
    };
    return known.level === 'country' ? widest : { region: known.name, ...widest };
  }
  for (const city of (await memory.geocoder()).find(name)) {
    const found = { ...(await atSpot(memory, city)), poi: undefined, city: city.name };
    const around = [...locationNames(found), city.countryCode, ...countryForms(city.countryCode)].map(placeKey);
    if (!within.every((part) => around.includes(part))) continue;
    const { poi: _, ...placed } = found;
    return placed;
  }
  return undefined;
}

const countryForms = (code: string): readonly string[] => countryByCode(code)?.forms ?? [];
