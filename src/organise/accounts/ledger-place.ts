import type { LedgerAccount, LedgerKind } from '../../memory/ledger.ts';
import type { OrganiseContext } from '../context.ts';
import { countIn, mostFrequent } from '../ordering.ts';
import { countryName, gazetteer } from '../places/gazetteer.ts';
import { isMedia, type View } from '../view.ts';
import type { Paper } from './account-records.ts';

/** How many pictures of each ISO day were taken in each city. */
export type CitiesByDay = ReadonlyMap<string, ReadonlyMap<string, number>>;

export type Where = {
  readonly context: OrganiseContext;
  /** Cities that stand in billing addresses and say nothing of where a stay is. */
  readonly homeCities: ReadonlySet<string>;
  readonly cities: CitiesByDay;
  /** Countries in which the owner took pictures: of two towns of one name the one that lies in them is meant. */
  readonly countries: ReadonlySet<string>;
};

export const countriesSeen = (views: readonly View[]): ReadonlySet<string> =>
  new Set(views.flatMap((view) => (isMedia(view) && view.place?.country !== undefined ? [view.place.country] : [])));

export function citiesByDay(views: readonly View[]): CitiesByDay {
  const cities = new Map<string, Map<string, number>>();
  for (const view of views) {
    const city = view.place?.city;
    if (!isMedia(view) || view.day === undefined || city === undefined) continue;
    const known = cities.get(view.day) ?? new Map<string, number>();
    countIn(known, city);
    cities.set(view.day, known);
  }
  return cities;
}

/** A word of a text is taken for a city only when the city is at least this large. */
const LEAST_POPULATION = 90_000;
/** Kinds that have their owner where they are: pictures of those days tell which of several cities is meant. */
const visits: ReadonlySet<LedgerKind> = new Set(['lodging', 'restaurant', 'ticket']);
const LONGEST_STAY_DAYS = 40;
const DAY = 86_400_000;
const MOST_OF = 0.6;

/**
 * "Lisbon, Portugal": the city that the records name and the pictures of those days show; else the one that is named
 * most and is not the owner's own; else a large city among the capitalised words; with its country.
 */
export function placeOf(
  group: readonly Paper[],
  kind: LedgerKind,
  span: LedgerAccount['span'],
  where: Where,
): string | undefined {
  const named = namesOf(group, 'city');
  const countries = namesOf(group, 'country');
  const seen = visits.has(kind) ? citiesDuring(span, where.cities) : new Map<string, number>();
  const city = chosenCity(named, seen, group, kind, where);
  if (city === undefined) return countries[0];
  const possible = gazetteer(where.context, city).map(({ countryCode }) => countryName(countryCode));
  const country =
    countries.find((named) => possible.includes(named)) ??
    possible.find((known) => known !== undefined && where.countries.has(known)) ??
    possible[0] ??
    countries[0];
  return [city, country].filter((part) => part !== undefined).join(', ');
}

function chosenCity(
  named: readonly string[],
  seen: ReadonlyMap<string, number>,
  group: readonly Paper[],
  kind: LedgerKind,
  { context, homeCities }: Where,
): string | undefined {
  const isJourney = travels.has(kind);
  // Nothing that the words say could choose another.
  if (!isJourney && seen.size === 0 && named.length < 2) return named[0];
  const words = cityWords(group, context);
  const alone = words.filter((word) => word.standsAlone).map(({ name }) => name);
  const within = words.map(({ name }) => name);
  const shown = seen.size === 0 ? undefined : shownCity([...named, ...within], seen, group, homeCities);
  if (shown !== undefined) return shown;
  const away = (cities: readonly string[]) => cities.find((city) => !homeCities.has(city)) ?? cities[0];
  // Of a journey both ends are named. Where none of them is known to be home, its words say which it leads to.
  if (journeys.has(kind) && !named.some((city) => homeCities.has(city))) {
    const bound = new Set(group.flatMap(({ words }) => words.bound.flatMap((run) => [run, ...run.split(' ')])));
    const end = named.find((city) => bound.has(city));
    if (end !== undefined) return end;
  }
  // A city by itself says more than one in a name: "Riverside Zurich Hotel, Zurich". A guess by size is for journeys.
  return (
    away(named.filter((city) => alone.includes(city))) ??
    (isJourney ? away(alone) : undefined) ??
    away(named) ??
    (isJourney ? away(within) : undefined) ??
    (kind === 'lodging' ? mostSeen(seen, homeCities) : undefined)
  );
}

/** The first of the names, or else of the capitalised words, where pictures were taken away from home. */
function shownCity(
  names: readonly string[],
  seen: ReadonlyMap<string, number>,
  group: readonly Paper[],
  homeCities: ReadonlySet<string>,
): string | undefined {
  const written = group.flatMap(({ words: { capitals } }) => capitals.flatMap((run) => [run, ...run.split(' ')]));
  return [...names, ...written].find((city) => seen.has(city) && !homeCities.has(city));
}

const journeys: ReadonlySet<LedgerKind> = new Set(['flight', 'train']);
const travels: ReadonlySet<LedgerKind> = new Set(['lodging', 'flight', 'train', 'restaurant', 'ticket']);

function namesOf(group: readonly Paper[], kind: 'city' | 'country'): string[] {
  const counts = new Map<string, number>();
  for (const view of group) {
    for (const name of new Set(view.entities.filter((e) => e.kind === kind).map((e) => e.name))) countIn(counts, name);
    const own = view.place?.[kind];
    if (own !== undefined) countIn(counts, own);
  }
  return mostFrequent(counts);
}

type CityWord = { readonly name: string; readonly standsAlone: boolean };

/** Large cities among the capitalised words of the records, the most often named first, then the largest. */
function cityWords(group: readonly Paper[], context: OrganiseContext): CityWord[] {
  if (context.findPlace === undefined) return [];
  const counts = new Map<string, { n: number; population: number; standsAlone: boolean }>();
  for (const { words } of group) {
    const runs = new Set(words.capitals);
    for (const name of new Set(words.capitals.flatMap((run) => [run, ...run.split(' ')]))) {
      const [place] = gazetteer(context, name);
      if (place === undefined || place.population < LEAST_POPULATION) continue;
      const found = counts.get(place.name);
      const standsAlone = (found?.standsAlone ?? false) || runs.has(name);
      counts.set(place.name, { n: (found?.n ?? 0) + 1, population: place.population, standsAlone });
    }
  }
  return [...counts]
    .sort((a, b) => b[1].n - a[1].n || b[1].population - a[1].population || (a[0] < b[0] ? -1 : 1))
    .map(([name, { standsAlone }]) => ({ name, standsAlone }));
}

/** Where most pictures of those days were taken, when it is not at home. */
function mostSeen(seen: ReadonlyMap<string, number>, homeCities: ReadonlySet<string>): string | undefined {
  const away = new Map([...seen].filter(([city]) => !homeCities.has(city)));
  const all = [...away.values()].reduce((sum, n) => sum + n, 0);
  const [city] = mostFrequent(away);
  return city !== undefined && (away.get(city) ?? 0) >= MOST_OF * all ? city : undefined;
}

function citiesDuring(span: LedgerAccount['span'], cities: CitiesByDay): Map<string, number> {
  const found = new Map<string, number>();
  if (span === undefined) return found;
  const last = Math.min(Date.parse(span.end), Date.parse(span.start) + LONGEST_STAY_DAYS * DAY);
  for (let at = Date.parse(span.start); at <= last; at += DAY)
    for (const [city, n] of cities.get(new Date(at).toISOString().slice(0, 10)) ?? []) countIn(found, city, n);
  return found;
}
