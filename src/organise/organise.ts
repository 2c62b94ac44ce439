import type { ItemId } from '../memory/ids.ts';
import type { MemoryItem } from '../memory/item.ts';
import type { Reading } from '../memory/reading.ts';
import { type LedgerFound, ledgerOf } from './accounts/ledger.ts';
import { messageLinks } from './accounts/message-links.ts';
import type { OrganiseContext, Organised, PlaceLevel } from './context.ts';
import { absencesOf } from './events/away.ts';
import { bookedTrips } from './events/booked-stays.ts';
import type { DaysTold } from './events/days-told.ts';
import type { FactCounts, FactSources } from './events/event-facts.ts';
import { lettersByDay, lettersThatHold, overtakenLetters } from './events/event-letters.ts';
import { tongueOf } from './events/event-tongue.ts';
import type { Tongue } from './events/event-words.ts';
import { eventsOf } from './events/events.ts';
import { happeningsOf } from './events/happenings.ts';
import { momentsOf } from './events/moments.ts';
import { bestShots } from './faces/best-shots.ts';
import { facesSeen } from './faces/faces-seen.ts';
import { type WordOnItem, wordsOnItems } from './item-word.ts';
import { lookAlikesOf } from './look-alikes.ts';
import { noteLinks } from './note-links.ts';
import { compareText, mostFrequent } from './ordering.ts';
import { findPeople, onceByMentions, type PeopleFound, peopleReading } from './people/people.ts';
import { facesRefused, peopleSaidReading, viewsWithPeople } from './people/people-said.ts';
import type { PersonDraft } from './people/person-draft.ts';
import { petReadings } from './people/pet-evidence.ts';
import { sentLetters } from './people/sent-letters.ts';
import { burstLinks, cropsOf, distinctLinks, nearDuplicateLinks } from './picture-links.ts';
import { cityNamesOf, withOneName } from './places/city-names.ts';
import { hauntsOf, homeTest } from './places/homes.ts';
import { type Lent, lentPositions } from './places/lent-positions.ts';
import { placeReadings } from './places/place-evidence.ts';
import { namingsOf, ownHaunts, placesOf } from './places/places.ts';
import { withStays } from './places/presumed-spots.ts';
import { type Spot, spotsOf } from './places/spots.ts';
import { strayPositions } from './places/stray-positions.ts';
import { poisOf, venueSightings, venuesNear } from './places/venue-evidence.ts';
import { sameShotLinks } from './same-shot.ts';
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
  daysTold?: DaysTold,
): Promise<Organised> {
  const views: View[] = [];
  for await (const item of items) views.push(context.knownView?.(item) ?? viewOf(item, context.settings.zone));
  const found = organiseViews(views, context, daysTold);
  const { events, places, links } = found.records();
  return {
    events,
    people: found.people,
    places,
    links: distinctLinks([...links, ...found.ledger.links]),
    ledger: found.ledger.accounts,
    ...(found.facesGrouped === undefined ? {} : { facesGrouped: found.facesGrouped }),
    readings: allReadings(views, found.readingsOf),
  };
}

function allReadings(views: readonly View[], readingsOf: OrganisedViews['readingsOf']): Map<ItemId, Reading[]> {
  const readings = new Map<ItemId, Reading[]>();
  for (const { id } of [...views].sort(byTime)) {
    const found = readingsOf(id);
    if (found.length > 0) readings.set(id, found);
  }
  return readings;
}

/**
 * What items say of each other, and the rest once it is asked for: it is found while what is of single items is written.
 */
export type OrganisedViews = Pick<Organised, 'people' | 'facesGrouped'> & {
  /** Made as they are asked for: those of all items at once would take as much memory as the views. */
  readonly readingsOf: (id: ItemId) => Reading[];
  /** `links` are without those of the ledger. */
  readonly records: () => Pick<Organised, 'events' | 'places' | 'links'>;
  readonly ledger: LedgerFound;
};

/** As `organise`, of views made before (`viewOf`); `daysTold` when the same memory was organised last. */
export function organiseViews(given: readonly View[], unordered: OrganiseContext, daysTold?: DaysTold): OrganisedViews {
  const corrections = [...unordered.corrections].sort(
    (a, b) => compareText(a.at, b.at) || compareText(JSON.stringify(a), JSON.stringify(b)),
  );
  const words = wordsOnItems(corrections);
  const context: OrganiseContext = {
    ...unordered,
    corrections: [...corrections, ...facesRefused(corrections, unordered.faces ?? [])].sort((a, b) =>
      compareText(a.at, b.at),
    ),
  };
  const sent = sentLetters([...given].sort(byTime), context.settings);
  const faces = facesSeen(viewsWithPeople(sent.views, words), context);
  const { views } = faces;
  const byId = new Map(views.map((view) => [view.id, view]));
  const { observed, lent, cities, strays, spots, namings, haunts, homes } = whereTheyWere(views, context, corrections);
  const homeCities = new Set(homes.flatMap((h) => h.city ?? []));
  const ledger = ledgerOf(views, context, homeCities);
  const { accounts } = ledger;
  context.onLedger?.(accounts, ledger.links);
  const people = findPeople(views, context, faces, words);
  const moments = momentsOf(views, spots);
  const seen = absencesOf(views, spots, homes, context);
  const sightings = venueSightings(views, context, cities);
  const venues = venuesNear(views, spots, sightings, seen);
  const known = withStays(views, spots, venues);
  const absences = known === spots ? seen : absencesOf(views, known, homes, context);
  const bursts = burstLinks(views);
  const pairs = lookAlikesOf(views);
  const recordsFound = (): ReturnType<OrganisedViews['records']> => {
    daysTold?.begin();
    const booked = bookedTrips(accounts, byId, { absences, homes, context });
    const happenings = happeningsOf(views, moments, [...absences, ...booked.absences]);
    const tongue = tongueOf(views, context.settings);
    const told = {
      counts: new WeakMap() satisfies FactCounts,
      spots: booked.spots.size === 0 ? known : new Map([...known, ...booked.spots]),
      poisOf: (view: View) => poisOf(view, spots.get(view), venues.get(view.id)),
      isHome: homeTest(homes, spots),
      ...lettersTold(views),
      writerOf: writerOf(people, words),
    };
    const sourcesIn = (one: Tongue): FactSources => ({
      ...told,
      tongue: one,
      called: calledIn(one, context),
      shown: onceByMentions(shownBy(people, one), words),
    });
    const sources = sourcesIn(tongue);
    return {
      events: eventsOf(happenings, sources, sourcesIn(tongue === 'zh' ? 'en' : 'zh'), corrections, daysTold),
      places: placesOf(views, spots, haunts, namings, { ...sources, otherNames: cities.aliases, sightings }),
      links: distinctLinks([
        ...nearDuplicateLinks([...pairs, ...cropsOf(views)]),
        ...bursts,
        ...sameShotLinks(byId, pairs, bursts),
        ...messageLinks(views),
        ...noteLinks(views),
      ]),
    };
  };
  return {
    people: people.records(),
    readingsOf: collect(
      byId,
      people,
      words,
      sent.readings,
      placeReadings({ views, spots: observed, lent, moments, pairs, strays, venues, absences }),
      petReadings(views, spots, homes, people.pets),
      bestShots(byId, bursts),
    ),
    records: recordsFound,
    ledger,
    ...(faces.grouped === undefined ? {} : { facesGrouped: faces.grouped }),
  };
}

/** The spots of the views, with one name for each city, and where their owner was most. */
function whereTheyWere(views: readonly View[], context: OrganiseContext, corrections: OrganiseContext['corrections']) {
  const lent = lentPositions(views, context.settings.zone);
  const asSeen = withLent(spotsOf(views, context), lent, context);
  const cities = cityNamesOf(asSeen, context);
  const observed = withOneName(asSeen, cities);
  const strays = strayPositions(views, observed);
  const spots =
    strays.size === 0
      ? observed
      : new Map([...observed, ...[...strays].map(([view, { spot }]) => [view, spot] as const)]);
  const namings = namingsOf(corrections);
  const haunts = ownHaunts(namings, hauntsOf(views, spots), views, spots);
  return { observed, lent, cities, strays, spots, namings, haunts, homes: haunts.filter((h) => h.kind === 'home') };
}

/** Pictures that a history of locations places are where it says for all that follows. */
function withLent(
  spots: Map<View, Spot>,
  lent: ReadonlyMap<View, Lent>,
  { placeOf }: OrganiseContext,
): Map<View, Spot> {
  for (const [view, { lat, lon }] of lent) {
    const { city, region, country, countryCode } = placeOf?.(lat, lon) ?? {};
    spots.set(view, { lat, lon, city, region, country, countryCode, exact: true });
  }
  return spots;
}

const calledIn = (tongue: Tongue, { nameOfPlace }: OrganiseContext): FactSources['called'] => {
  const at = (level: PlaceLevel) => (name: string) => nameOfPlace?.(name, level, tongue) ?? name;
  return { city: at('city'), region: at('region'), country: at('country') };
};

const shownWays = new Set(['face', 'tagged', 'speaker']);

/** Somebody by a name in the tongue's own script, where there is one. */
function nameIn(tongue: Tongue, { name, names }: PersonDraft): string {
  if (tongue === 'en' || isHan(name)) return name;
  return mostFrequent(names).find(isHan) ?? name;
}
const isHan = (name: string): boolean => /^\p{Script=Han}/u.test(name);

/** A face that nobody has named, whether its source numbers it or not. */
const isNameless = ({ name, keys }: PersonDraft): boolean =>
  name === '' || [...keys].some((key) => key.startsWith('face:') && key.endsWith(`/${name}`));

/** People whom an item shows or who speak in it; not the owner, not firms, not who is hidden or has no name. */
const shownBy =
  (people: PeopleFound, tongue: Tongue): FactSources['shown'] =>
  (view) =>
    view.people.flatMap((mention) => {
      if (!shownWays.has(mention.how)) return [];
      const person = people.whoIs(mention, view);
      if (person === undefined || person.owner || person.hidden || person.kind === 'organisation') return [];
      if (isNameless(person)) return [];
      const role = [...person.roles].sort(compareText)[0];
      return [{ id: person.id, name: nameIn(tongue, person), role, speaks: mention.how === 'speaker' }];
    });

/** Who wrote a letter, when it is a person other than the owner. */
function writerOf(people: PeopleFound, words: ReadonlyMap<ItemId, WordOnItem>): FactSources['writerOf'] {
  const writer = onceByMentions((view) => {
    const sender = view.people.find((mention) => mention.how === 'sender');
    const person = sender === undefined ? undefined : people.whoIs(sender, view);
    return person === undefined || person.owner || person.hidden || person.kind !== 'person' ? undefined : person.name;
  }, words);
  return (view) => (view.modality === 'email' ? writer(view) : undefined);
}

function lettersTold(views: readonly View[]): Pick<FactSources, 'lettersOf' | 'holding'> {
  const overtaken = overtakenLetters(views);
  const byDay = lettersByDay(views, overtaken);
  return { lettersOf: (day) => byDay.get(day) ?? [], holding: (letters) => lettersThatHold(letters, overtaken) };
}

const nothing: readonly Reading[] = [];
const isNamed = ({ kind }: View['entities'][number]): boolean => kind === 'person' || kind === 'pet';

function collect(
  byId: ReadonlyMap<ItemId, View>,
  people: PeopleFound,
  words: ReadonlyMap<ItemId, WordOnItem>,
  ...found: readonly ReadonlyMap<ItemId, readonly Reading[]>[]
): OrganisedViews['readingsOf'] {
  const others = found.filter(({ size }) => size > 0);
  const byMentions = onceByMentions((view) => peopleReading(view, people), words);
  return (id) => {
    const view = byId.get(id);
    if (view === undefined) return [];
    const own = view.entities.some(isNamed) ? peopleReading(view, people) : byMentions(view);
    const word = words.get(id);
    const said = word === undefined ? undefined : peopleSaidReading(view, word, own, people);
    const all: Reading[] = [];
    if (own !== undefined) all.push(own);
    if (said !== undefined) all.push(said);
    for (const other of others) for (const one of other.get(id) ?? nothing) all.push(one);
    return all;
  };
}
