import { digest } from '../../language/digest.ts';
import type { Correction } from '../../memory/correction.ts';
import { placeIdSchema } from '../../memory/ids.ts';
import { distanceKm } from '../../memory/location.ts';
import { type Place, placeSchema, TOLD_CONFIDENCE } from '../../memory/place.ts';
import type { Called, FactSources, PoiClaim } from '../events/event-facts.ts';
import type { Tongue } from '../events/event-words.ts';
import { compareText, countIn, mostFrequent, pushTo } from '../ordering.ts';
import { bestSpelling, venueKey } from '../people/firm-names.ts';
import { byTime, type View } from '../view.ts';
import { nameOfHaunt } from './haunt-name.ts';
import { type Haunt, isHeldOn } from './homes.ts';
import { middle, type Spot, spotDistanceKm } from './spots.ts';
import type { VenueSighting } from './venue-evidence.ts';

const placeId = (kind: string, name: string) => placeIdSchema.parse(`${kind}-${digest(`${kind}\n${name}`)}`);

type Naming = Extract<Correction, { kind: 'name-place' }>;

/** What the owner calls which circle; a later word on the same name replaces the earlier. */
export const namingsOf = (corrections: readonly Correction[]): Naming[] => [
  ...new Map(corrections.flatMap((c) => (c.kind === 'name-place' ? [[c.name, c] as const] : []))).values(),
];

/** Homes that the owner named stand before those that were found. */
export function ownHaunts(
  namings: readonly Naming[],
  found: readonly Haunt[],
  views: readonly View[],
  spots: ReadonlyMap<View, Spot>,
): Haunt[] {
  const named = namings.flatMap((naming) => {
    if (naming.placeKind === 'named') return [];
    const items = within(naming, views, spots);
    const names = items.flatMap((v) => spots.get(v) ?? [])[0];
    const { city, region, country, countryCode } = names ?? {};
    return [
      {
        kind: naming.placeKind,
        lat: naming.lat,
        lon: naming.lon,
        city,
        region,
        country,
        countryCode,
        since: undefined,
        until: undefined,
        items,
        confidence: 1,
      },
    ];
  });
  const isReplaced = (haunt: Haunt) =>
    named.some((own) => own.kind === haunt.kind && (spotDistanceKm(own, haunt) ?? Number.POSITIVE_INFINITY) < 3);
  return [...named, ...found.filter((haunt) => !isReplaced(haunt))];
}

function within(naming: Naming, views: readonly View[], spots: ReadonlyMap<View, Spot>): View[] {
  return views.filter((view) => {
    const spot = spots.get(view);
    return spot?.exact === true && (spotDistanceKm(spot, naming) ?? Number.POSITIVE_INFINITY) <= naming.radiusKm;
  });
}

type PlaceTelling = Pick<FactSources, 'poisOf' | 'tongue' | 'called'> & {
  /** Other names that the life's sources give a city. */
  readonly otherNames: (city: string) => readonly string[];
  /** Venues that documents say the owner was at. */
  readonly sightings: readonly VenueSighting[];
};

/** Home, work and named circles; then cities, regions, countries and venues with the items there. */
export function placesOf(
  views: readonly View[],
  spots: ReadonlyMap<View, Spot>,
  haunts: readonly Haunt[],
  namings: readonly Naming[],
  { poisOf, tongue, called, otherNames, sightings }: PlaceTelling,
): Place[] {
  const named = namings.map((naming) => namedPlace(naming, within(naming, views, spots)));
  const found = haunts.filter((h) => h.confidence < 1).map((haunt) => hauntPlace(haunt, tongue, called.city));
  const all = [
    ...named,
    ...found,
    ...levelPlaces(views, spots, otherNames),
    ...venuePlaces(views, spots, poisOf, sightings),
  ];
  return all.map((place) => placeSchema.parse(place)).sort((a, b) => compareText(a.id, b.id));
}

function namedPlace(naming: Naming, items: readonly View[]): Place {
  const alias = naming.placeKind === 'named' ? [] : [naming.placeKind];
  return {
    id: placeId('named', naming.name),
    kind: naming.placeKind,
    name: naming.name,
    aliases: alias.filter((a) => a !== naming.name),
    lat: naming.lat,
    lon: naming.lon,
    radiusKm: naming.radiusKm,
    items: items.map((v) => v.id),
    confidence: 1,
  };
}

const HAUNT_RADIUS_KM = 1.5;

const hauntAliases: Readonly<Record<Haunt['kind'], readonly string[]>> = {
  home: ['home', '家'],
  work: ['work', 'office', '公司'],
};

function hauntPlace(haunt: Haunt, tongue: Tongue, called: Called['city']): Place {
  return {
    id: placeId(
      haunt.kind,
      `${haunt.lat?.toFixed(2)}:${haunt.lon?.toFixed(2)}:${haunt.city ?? ''}:${haunt.since ?? ''}`,
    ),
    kind: haunt.kind,
    name: nameOfHaunt(haunt, tongue, called),
    aliases: [...hauntAliases[haunt.kind]],
    ...(haunt.lat === undefined || haunt.lon === undefined
      ? {}
      : { lat: haunt.lat, lon: haunt.lon, radiusKm: HAUNT_RADIUS_KM }),
    ...namesOf(haunt),
    ...(haunt.since === undefined ? {} : { since: haunt.since }),
    ...(haunt.until === undefined ? {} : { until: haunt.until }),
    items: haunt.items.filter((v) => v.day !== undefined && isHeldOn(haunt, v.day)).map((v) => v.id),
    confidence: haunt.confidence,
  };
}

const namesOf = (of: { city?: string | undefined; region?: string | undefined; country?: string | undefined }) => ({
  ...(of.city === undefined ? {} : { city: of.city }),
  ...(of.region === undefined ? {} : { region: of.region }),
  ...(of.country === undefined ? {} : { country: of.country }),
});

const levels = ['city', 'region', 'country'] as const;

function levelPlaces(
  views: readonly View[],
  spots: ReadonlyMap<View, Spot>,
  otherNames: PlaceTelling['otherNames'],
): Place[] {
  const placed = views.filter((view) => spots.has(view));
  return levels.flatMap((level) => {
    const groups = new Map<string, View[]>();
    for (const view of placed) {
      const spot = spots.get(view);
      const name = spot?.[level];
      if (spot !== undefined && name !== undefined)
        pushTo(groups, level === 'country' ? name : `${name}\n${spot.country ?? ''}`, view);
    }
    return [...groups].map(([key, members]) => levelPlace(level, key, members, spots, otherNames));
  });
}

function levelPlace(
  level: (typeof levels)[number],
  key: string,
  members: readonly View[],
  spots: ReadonlyMap<View, Spot>,
  otherNames: PlaceTelling['otherNames'],
): Place {
  const all = members.flatMap((v) => spots.get(v) ?? []);
  const points = all.flatMap((s) => (s.lat === undefined || s.lon === undefined ? [] : [{ lat: s.lat, lon: s.lon }]));
  const name = key.split('\n')[0] ?? key;
  const leading = (pick: 'region' | 'country') => {
    const counts = new Map<string, number>();
    for (const s of all) if (s[pick] !== undefined) countIn(counts, s[pick]);
    return mostFrequent(counts)[0];
  };
  const upper =
    level === 'country'
      ? {}
      : level === 'region'
        ? { country: leading('country') }
        : { region: leading('region'), country: leading('country') };
  return {
    id: placeId(level, key),
    kind: level,
    name,
    aliases: level === 'city' ? [...otherNames(name)] : [],
    ...(points.length === 0 ? {} : middle(points)),
    ...namesOf({ ...upper, [level]: name }),
    items: members.map((v) => v.id),
    confidence: 1,
  };
}

type VenueGroup = { readonly spellings: Map<string, number>; readonly views: Map<string, View[]> };

/** Venues by name, however it is written, and city; items without a city go to the venue's only one. */
function venuePlaces(
  views: readonly View[],
  spots: ReadonlyMap<View, Spot>,
  poisOf: (view: View) => readonly PoiClaim[],
  sightings: readonly VenueSighting[],
): Place[] {
  const groups = new Map<string, VenueGroup>();
  for (const view of views) {
    for (const poi of poisOf(view)) {
      const key = venueKey(poi.name);
      const group = groups.get(key) ?? { spellings: new Map<string, number>(), views: new Map<string, View[]>() };
      countIn(group.spellings, poi.name);
      pushTo(group.views, spots.get(view)?.city ?? poi.city ?? '', view);
      groups.set(key, group);
    }
  }
  const told = venuesTold(sightings.filter(({ name }) => !groups.has(venueKey(name))));
  const met = [...groups].flatMap(([key, group]) => {
    const cities = [...group.views.keys()].filter((city) => city !== '').sort(compareText);
    const [only] = cities;
    const lost = group.views.get('') ?? [];
    if (only !== undefined && cities.length === 1) {
      return [venuePlace(key, group, only, [...(group.views.get(only) ?? []), ...lost].sort(byTime), spots)];
    }
    return [...group.views].map(([city, members]) => venuePlace(key, group, city, members, spots));
  });
  return [...met, ...told];
}

/** Venues that no picture was placed at, with the documents that tell of them; those without a town go to the only one. */
function venuesTold(sightings: readonly VenueSighting[]): Place[] {
  const byName = new Map<string, VenueSighting[]>();
  for (const sighting of sightings) pushTo(byName, venueKey(sighting.name), sighting);
  return [...byName].flatMap(([key, all]) => {
    const towns = [...new Set(all.flatMap(({ city }) => city?.name ?? []))];
    if (towns.length < 2) return [venueTold(key, towns[0], all)];
    const byTown = new Map<string, VenueSighting[]>();
    for (const sighting of all) pushTo(byTown, sighting.city?.name ?? '', sighting);
    return [...byTown].map(([town, told]) => venueTold(key, town === '' ? undefined : town, told));
  });
}

function venueTold(key: string, city: string | undefined, told: readonly VenueSighting[]): Place {
  const spellings = new Map<string, number>();
  for (const { name } of told) countIn(spellings, name);
  const name = bestSpelling(spellings);
  const country = told.flatMap((sighting) => sighting.city?.country ?? [])[0];
  return {
    id: placeId('venue', `${key}\n${city ?? ''}`),
    kind: 'venue',
    name,
    aliases: [...spellings.keys()].filter((other) => other !== name).sort(compareText),
    ...namesOf({ city, country }),
    items: [...new Set(told.map(({ view }) => view))].sort(byTime).map(({ id }) => id),
    confidence: TOLD_CONFIDENCE,
  };
}

/** Where the items of one venue lie farther from its middle than this, their positions do not tell where it is. */
const VENUE_SPREAD_KM = 0.3;

function venuePlace(
  key: string,
  { spellings }: VenueGroup,
  city: string,
  members: readonly View[],
  spots: ReadonlyMap<View, Spot>,
): Place {
  const points = members.flatMap((v) => {
    const s = spots.get(v);
    return s?.exact === true && s.lat !== undefined && s.lon !== undefined ? [{ lat: s.lat, lon: s.lon }] : [];
  });
  const names = members.flatMap((v) => spots.get(v) ?? []).find((s) => s.city === city);
  const centre = points.length === 0 ? undefined : middle(points);
  const isOneSpot = centre !== undefined && points.every((p) => distanceKm(p, centre) <= VENUE_SPREAD_KM);
  const name = bestSpelling(spellings);
  return {
    id: placeId('venue', `${key}\n${city}`),
    kind: 'venue' as const,
    name,
    aliases: [...spellings.keys()].filter((other) => other !== name).sort(compareText),
    ...(centre !== undefined && isOneSpot ? centre : {}),
    ...namesOf(names ?? (city === '' ? {} : { city })),
    items: members.map((v) => v.id),
    confidence: members.some((v) => spots.get(v)?.poi !== undefined) ? 0.9 : 0.6,
  };
}
