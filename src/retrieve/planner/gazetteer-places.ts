import { slug } from '../../language/fold.ts';
import { term as termOf } from '../../language/terms.ts';
import { countryByCode, placeKey, type WorldPlace, worldPlaces } from '../../language/world-places.ts';
import type { Place } from '../../memory/place.ts';
import type { Settings } from '../../memory/settings.ts';
import { type Entry, formOf, type Gazetteer, type HomeTown, isUnspaced, type KnownPlace } from './gazetteer.ts';
import type { AddEntry } from './gazetteer-people.ts';
import { ambiguousWords } from './name-words.ts';

/** How people speak of where they live and work. The bare words mean too many other things. */
const placeNames: Partial<Record<Place['kind'], readonly string[]>> = {
  home: 'at home|from home|my home|our home|my house|our house|my place|our place|my flat|our apartment|家里|在家|在我家|我家里|我们家里|在我们家|家中|在居所|在住所|在住处'.split(
    '|',
  ),
  work: 'at work|my work|the office|my office|our office|at the office|my workplace|公司|单位|办公室'.split('|'),
};
/** Who asks for what is near home means the part of the town where they live. */
const nearHome =
  'near home|around home|close to home|家附近|在家附近|我家附近|住处附近|家门口|居所附近|居所周边|住所附近|住所周边|住处周边|家周围|家周边|家边上|家旁边|家门前|自家附近|寓所附近|寓所周边|我家周围|我家周边|我家旁边|屋企附近|自己家附近|not far from home|in my neighbourhood|in my neighborhood|in our neighbourhood|in the neighbourhood|in the neighborhood|by my house|near my house|near our house|around my house|around our house|near my home|家楼下|我家楼下|小区附近'.split(
    '|',
  );
const NEAR_HOME_KM = 3;
const levels = {
  home: 'named',
  work: 'named',
  venue: 'poi',
  city: 'city',
  region: 'region',
  country: 'country',
  named: 'named',
} as const;

export function addPlace(place: Place, add: AddEntry): void {
  const level = levels[place.kind];
  const known: KnownPlace = {
    name: place.name,
    level,
    ...(place.lat === undefined || place.lon === undefined || (level !== 'named' && level !== 'poi')
      ? {}
      : { lat: place.lat, lon: place.lon, radiusKm: place.radiusKm ?? (place.kind === 'home' ? 0.3 : 0.5) }),
  };
  const world = level === 'city' || level === 'region' || level === 'country' ? worldForms(place.name, level) : [];
  for (const name of new Set([place.name, ...place.aliases, ...(placeNames[place.kind] ?? []), ...world])) {
    add(name, { kind: 'place', place: known, proper: ambiguousWords.has(formOf(name)) });
  }
  if (place.kind !== 'home' || known.radiusKm === undefined) return;
  const around: KnownPlace = { ...known, radiusKm: Math.max(NEAR_HOME_KM, known.radiusKm) };
  for (const name of nearHome) add(name, { kind: 'place', place: around, proper: false });
}

const worldForms = (name: string, level: WorldPlace['level']): readonly string[] =>
  worldPlaces(placeKey(name)).find((place) => place.level === level)?.forms ?? [];

/** A place that only the items' own places name. What the world's tables know of it gives its level and other names. */
export function addPlaceTerm(name: string, known: ReadonlyMap<string, readonly Entry[]>, add: AddEntry): void {
  const has = (form: string): boolean => known.get(form)?.some((entry) => entry.kind === 'place') ?? false;
  if (has(name)) return;
  const [world] = worldPlaces(placeKey(name));
  const place: KnownPlace =
    world === undefined ? { name } : { name: isUnspaced(name) ? name : nameLike(name, world), level: world.level };
  for (const form of new Set([name, ...(world?.forms ?? [])])) {
    const proper = ambiguousWords.has(formOf(form)) || (form.length < 3 && !isUnspaced(form));
    if (!has(formOf(form))) add(form, { kind: 'place', place, proper });
  }
}

/** The spelling of the world's tables that the memory uses: "Firenze" stays so. */
const nameLike = (name: string, world: WorldPlace): string =>
  world.forms.find((form) => placeKey(form) === name) ?? world.name;

/** Which known places lie in which known regions and countries: by the records, else by the world's tables. */
export function placesIn(places: readonly Place[], terms: readonly string[]): Map<string, string[]> {
  const found = new Map<string, Set<string>>();
  const put = (whole: string | undefined, part: string): void => {
    if (whole === undefined || slug(whole) === slug(part)) return;
    const same = found.get(slug(whole));
    if (same === undefined) found.set(slug(whole), new Set([slug(part)]));
    else same.add(slug(part));
  };
  for (const { kind, name, city, region, country } of places) {
    if (kind === 'home' || kind === 'work') continue;
    for (const whole of [city, region, country]) put(whole, name);
    if (city !== undefined) for (const whole of [region, country]) put(whole, city);
  }
  const known = new Set(terms);
  for (const part of terms) {
    const [world] = worldPlaces(part.replaceAll('_', ' '));
    if (world === undefined || world.level === 'country') continue;
    const country = countryByCode(world.country);
    const written = country?.forms.map((form) => slug(form)).find((form) => known.has(form));
    put(written ?? country?.name, part);
  }
  return new Map([...found].map(([whole, parts]) => [whole, [...parts]]));
}

/** How the memory writes the countries that it has been in. */
export function countriesOf(places: readonly Place[], terms: readonly string[]): Map<string, KnownPlace> {
  const found = new Map<string, KnownPlace>();
  const names = [
    ...places.flatMap(({ kind, name, country }) => [...(kind === 'country' ? [name] : []), country]),
    ...terms.map((term) => term.replaceAll('_', ' ')),
  ];
  for (const name of names) {
    if (name === undefined) continue;
    const world = worldPlaces(placeKey(name)).find((place) => place.level === 'country');
    if (world !== undefined && !found.has(world.country))
      found.set(world.country, { name: isUnspaced(name) ? name : nameLike(placeKey(name), world), level: 'country' });
  }
  return found;
}

/** The towns of the homes, the latest first, each once, with the days between which one lived there where that is known. */
export function homeTownsOf(places: readonly Place[]): HomeTown[] {
  const homes = latestHomes(places);
  return [...new Set(homes.flatMap((home) => home.city ?? []))].map((name) => {
    const there = homes.filter(({ city }) => city === name);
    const [only] = there;
    const { since, until } = there.length === 1 && only !== undefined ? only : {};
    return {
      town: { name, level: 'city' },
      ...(since === undefined ? {} : { since }),
      ...(until === undefined ? {} : { until }),
    };
  });
}

const latestHomes = (places: readonly Place[]): Place[] =>
  places.filter((place) => place.kind === 'home').toSorted((a, b) => ((a.since ?? '') < (b.since ?? '') ? 1 : -1));

/** The country that the owner set, else that of the latest home that says so, else the one that is guessed. */
export function homeCountryOf(places: readonly Place[], settings: Settings | undefined): string | undefined {
  const settled = settings?.country;
  if (settings?.said?.includes('country') === true) return settled;
  const homes = latestHomes(places).filter((place) => place.country !== undefined);
  const name = homes[0]?.country;
  if (name === undefined) return settled;
  return worldPlaces(placeKey(name)).find((place) => place.level === 'country')?.country ?? settled;
}

export const townsOf = (places: readonly Place[]): Gazetteer['towns'] =>
  new Map(
    places.flatMap((place) => (place.city === undefined ? [] : [[place.name, [termOf.place(place.city)]] as const])),
  );
