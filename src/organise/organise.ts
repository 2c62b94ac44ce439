import type { ItemId } from '../memory/ids.ts';
import type { MemoryItem } from '../memory/item.ts';
import type { Link } from '../memory/link.ts';
import type { Reading } from '../memory/reading.ts';
import { absencesOf } from './away.ts';
import type { OrganiseContext, Organised } from './context.ts';
import type { FactSources } from './event-facts.ts';
import { eventsOf } from './events.ts';
import { happeningsOf } from './happenings.ts';
import { hauntsOf } from './homes.ts';
import { ledgerOf } from './ledger.ts';
import { lookAlikesOf } from './look-alikes.ts';
import { messageLinks } from './message-links.ts';
import { momentsOf } from './moments.ts';
import { compareText } from './ordering.ts';
import { findPeople, type PeopleFound, peopleReading } from './people.ts';
import { petReadings } from './pet-evidence.ts';
import { burstLinks, cropsOf, nearDuplicateLinks } from './picture-links.ts';
import { placeReadings } from './place-evidence.ts';
import { namingsOf, ownHaunts, placesOf } from './places.ts';
import { spotsOf } from './spots.ts';
import { venuesNear } from './venue-evidence.ts';
import { byTime, type View, viewOf } from './view.ts';

export type { OrganiseContext, Organised } from './context.ts';

/**
 * Everything that the items of a memory show together: events, people, places, links, ledger, and derived readings of
 * single items. A pure function of the set of items, in whatever order they come; what an earlier run derived is left
 * out first, so that organising again gives the same. Long texts are read once and not kept: memory grows by about a
 * kilobyte an item.
 */
export async function organise(
  items: Iterable<MemoryItem> | AsyncIterable<MemoryItem>,
  context: OrganiseContext,
): Promise<Organised> {
  const views: View[] = [];
  for await (const item of items) views.push(viewOf(item, context.settings.zone));
  return organiseViews(views, context);
}

/** As `organise`, of views made before (`viewOf`). */
export function organiseViews(given: readonly View[], unordered: OrganiseContext): Organised {
  const corrections = [...unordered.corrections].sort(
    (a, b) => compareText(a.at, b.at) || compareText(JSON.stringify(a), JSON.stringify(b)),
  );
  const context: OrganiseContext = { ...unordered, corrections };
  const views = [...given].sort(byTime);
  const spots = spotsOf(views, context);
  const namings = namingsOf(corrections);
  const haunts = ownHaunts(namings, hauntsOf(views, spots), views, spots);
  const homes = haunts.filter((h) => h.kind === 'home');
  const people = findPeople(views, context);
  const moments = momentsOf(views);
  const happenings = happeningsOf(views, moments, absencesOf(views, spots, homes, context));
  const pairs = lookAlikesOf(views);
  const venues = venuesNear(views);
  const poisOf = (view: View): string[] => {
    const told = (venues.get(view.id) ?? []).map((s) => s.name);
    return [...new Set([...(view.place?.poi === undefined ? [] : [view.place.poi]), ...told])].sort(compareText);
  };
  const atHome = new Set(homes.flatMap((h) => h.items));
  const sources: FactSources = { spots, poisOf, shown: shownBy(people), isHome: (view) => atHome.has(view) };
  const homeCities = new Set(homes.flatMap((h) => h.city ?? []));
  const ledger = ledgerOf(views, context, homeCities);
  return {
    events: eventsOf(happenings, sources, corrections),
    people: people.records(),
    places: placesOf(views, spots, haunts, namings, poisOf),
    links: distinct([
      ...nearDuplicateLinks([...pairs, ...cropsOf(views)]),
      ...burstLinks(views),
      ...messageLinks(views),
      ...ledger.links,
    ]),
    ledger: ledger.accounts,
    readings: collect(
      views,
      people,
      placeReadings(moments, pairs, venues),
      petReadings(views, spots, homes, people.pets),
    ),
  };
}

const shownWays = new Set(['face', 'tagged', 'speaker']);

/** People whom an item shows or who speak in it; not the owner, not firms, not who is hidden. */
const shownBy =
  (people: PeopleFound): FactSources['shown'] =>
  (view) =>
    view.people.flatMap((mention) => {
      if (!shownWays.has(mention.how)) return [];
      const person = people.whoIs(mention, view);
      if (person === undefined || person.owner || person.hidden || person.kind === 'organisation') return [];
      return [{ id: person.id, name: person.name, speaks: mention.how === 'speaker' }];
    });

function distinct(links: readonly Link[]): Link[] {
  return [...new Map(links.map((link) => [link.id, link])).values()].sort((a, b) => compareText(a.id, b.id));
}

function collect(
  views: readonly View[],
  people: PeopleFound,
  places: ReadonlyMap<ItemId, readonly Reading[]>,
  pets: ReadonlyMap<ItemId, readonly Reading[]>,
): Map<ItemId, Reading[]> {
  const readings = new Map<ItemId, Reading[]>();
  for (const view of views) {
    const own = peopleReading(view, people);
    const all = [...(own === undefined ? [] : [own]), ...(places.get(view.id) ?? []), ...(pets.get(view.id) ?? [])];
    if (all.length > 0) readings.set(view.id, all);
  }
  return readings;
}
