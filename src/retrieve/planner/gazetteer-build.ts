import type { Concept } from '../../memory/concept.ts';
import type { Event } from '../../memory/event.ts';
import type { ItemId } from '../../memory/ids.ts';
import type { Person } from '../../memory/person.ts';
import { isSeen, type Place } from '../../memory/place.ts';
import type { Settings } from '../../memory/settings.ts';
import { perState } from '../../ports/per-state.ts';
import type { Store } from '../../ports/store.ts';
import { type Entry, formOf, type Gazetteer, isUnspaced, type KnownEvent } from './gazetteer.ts';
import { type AddEntry, addBareName, addPeople, knownPerson } from './gazetteer-people.ts';
import {
  addPlace,
  addPlaceTerm,
  countriesOf,
  homeCountryOf,
  homeTownsOf,
  placesIn,
  townsOf,
} from './gazetteer-places.ts';
import { southernCountries } from './time-words.ts';

/** Most structured terms of one kind that are read: the most frequent ones. */
const MOST_TERMS = 20_000;

type RecordsThatName = {
  readonly people: readonly Person[];
  readonly places: readonly Place[];
  readonly events: readonly Event[];
  readonly settings: Settings | undefined;
  /** Profiles, which may tell birthdays. */
  readonly concepts?: readonly Concept[];
};

type CountedInItems = {
  readonly modalities: Gazetteer['modalities'];
  /** Structured terms of items with their frequencies. */
  readonly vocabulary: readonly { readonly term: string; readonly items: number }[];
};

export type GazetteerSource = RecordsThatName & CountedInItems;

/**
 * What the memory knows by name. Read once for each state of the store (`store.sequence()`), then from memory; its records, of
 * which happenings are most, only when any of them has changed: a single item that is written changes none.
 */
export const buildGazetteer = perState(async (store): Promise<Gazetteer> => {
  const [named, counted] = await Promise.all([namedByRecords(store), readCounted(store)]);
  return gazetteerIn(named, counted);
});

const namingKinds = ['person', 'place', 'event', 'settings', 'concept'] as const;

const namedByRecords = perState(async (store): Promise<NamedByRecords> => {
  const [people, places, events, settings, concepts] = await Promise.all([
    store.records('person'),
    store.records('place'),
    store.records('event'),
    store.records('settings'),
    store.records('concept'),
  ]);
  return namesOfRecords({ people, places, events, settings: settings[0], concepts });
}, namingKinds);

const termPrefixes = [
  'k:',
  'doc:',
  'y:',
  'm:',
  'd:',
  'mo:',
  'w:',
  'h:',
  'c:',
  'p:',
  'n:',
  'g:',
  'al:',
  'v:',
  'has:',
  'r:camera',
] as const;

async function readCounted(store: Store): Promise<CountedInItems> {
  const [counts, ...vocabularies] = await Promise.all([
    store.counts(),
    ...termPrefixes.map((prefix) => store.vocabulary(prefix, MOST_TERMS)),
  ]);
  return { modalities: counts.items, vocabulary: vocabularies.flat() };
}

type Entries = Map<string, Entry[]>;

/** Adds entries by their forms; lists that `kept` has too are replaced instead of being added to. */
const addTo =
  (entries: Entries, kept?: ReadonlyMap<string, readonly Entry[]>): AddEntry =>
  (name, entry) => {
    const form = formOf(name);
    if (form.length < 2 && !isUnspaced(form)) return;
    const found = entries.get(form);
    if (found === undefined) entries.set(form, [entry]);
    else if (found === kept?.get(form)) entries.set(form, [...found, entry]);
    else found.push(entry);
  };

/** All that records alone say. */
type NamedByRecords = Pick<GazetteerSource, 'settings'> &
  Pick<Gazetteer, 'people' | 'events' | 'eventsOf' | 'homeTowns' | 'homeCountry'> & {
    readonly places: readonly Place[];
    readonly entries: Entries;
  };

function namesOfRecords(source: RecordsThatName): NamedByRecords {
  const entries: Entries = new Map();
  const add = addTo(entries);
  const people = source.people.filter((p) => p.hidden !== true);
  const profiles = source.concepts ?? [];
  addPeople(people, profiles, add);
  const places = source.places.filter(isSeen);
  for (const place of places) addPlace(place, add);
  const events = source.events.map(
    ({ id, title, kind, span, items }): KnownEvent => ({ id, title, kind, span, items }),
  );
  for (const event of events) add(event.title, { kind: 'event', event, proper: false });
  const homeCountry = homeCountryOf(places, source.settings);
  return {
    people: people.map((person) => knownPerson(person, profiles)),
    places,
    events,
    entries,
    settings: source.settings,
    ...(homeCountry === undefined ? {} : { homeCountry }),
    homeTowns: homeTownsOf(places),
    eventsOf: eventsOf(events),
  };
}

/** A gazetteer from what it is made of: pure, so that the planner can be tested without a store. */
export const gazetteerOf = (source: GazetteerSource): Gazetteer => gazetteerIn(namesOfRecords(source), source);

function gazetteerIn(named: NamedByRecords, { vocabulary, modalities }: CountedInItems): Gazetteer {
  const { people, places, events, settings, homeCountry, homeTowns } = named;
  const entries: Entries = new Map(named.entries);
  addVocabulary(vocabulary, entries, addTo(entries, named.entries));
  const placeTerms = namesOf(vocabulary, 'c:');
  const homeTown = homeTowns[0]?.town;
  return {
    people,
    events,
    entries,
    longestUnspaced: Math.max(0, ...[...entries.keys()].filter(isUnspaced).map((form) => form.length)),
    items: modalities.image + modalities.video + modalities.email + modalities.text,
    modalities,
    frequencies: new Map(vocabulary.map(({ term, items }) => [term, items])),
    tags: namesOf(vocabulary, 'g:'),
    albums: new Set(namesOf(vocabulary, 'al:')),
    towns: townsOf(places),
    placesIn: placesIn(places, placeTerms),
    countries: countriesOf(places, placeTerms),
    ...(homeCountry === undefined ? {} : { homeCountry }),
    ...(homeTown === undefined ? {} : { homeTown }),
    homeTowns,
    years: yearsOf(vocabulary),
    eventsOf: named.eventsOf,
    southern: southernCountries.includes(homeCountry ?? ''),
    dayFirst: writesDayFirst(settings, homeCountry),
    currency: settings?.said?.includes('currency') === true ? settings.currency : undefined,
  };
}

/** "12/3" is 12 March, but for who set the locale of the United States or lives there. */
const writesDayFirst = (settings: Settings | undefined, homeCountry: string | undefined): boolean =>
  settings?.said?.includes('locale') === true || homeCountry === undefined
    ? settings?.locale !== 'en-US'
    : homeCountry !== 'US';

/** Place names, bare names of people and tags that only the items know. A record of the same name is better. */
function addVocabulary(
  vocabulary: GazetteerSource['vocabulary'],
  known: ReadonlyMap<string, readonly Entry[]>,
  add: AddEntry,
): void {
  const isPerson = (form: string): boolean => known.get(form)?.some((entry) => entry.kind === 'person') ?? false;
  for (const { term } of vocabulary) {
    const [prefix, slugged] = [term.slice(0, term.indexOf(':')), term.slice(term.indexOf(':') + 1)];
    const name = slugged.replaceAll('_', ' ');
    if (prefix === 'c') addPlaceTerm(name, known, add);
    if (prefix === 'n') addBareName(name, isPerson, add);
    if (prefix === 'g' && name.length > 2) add(name, { kind: 'tag', tag: name, proper: false });
  }
}

const namesOf = (vocabulary: GazetteerSource['vocabulary'], prefix: string): string[] =>
  vocabulary.filter(({ term }) => term.startsWith(prefix)).map(({ term }) => term.slice(prefix.length));

function yearsOf(vocabulary: GazetteerSource['vocabulary']): Gazetteer['years'] {
  const years = namesOf(vocabulary, 'y:').map(Number);
  return years.length === 0 ? { first: 1970, last: 2100 } : { first: Math.min(...years), last: Math.max(...years) };
}

const breadth = { moment: 0, day: 1, trip: 2 } as const;

function eventsOf(events: readonly KnownEvent[]): Map<ItemId, number[]> {
  const found = new Map<ItemId, number[]>();
  const narrowestFirst = events
    .map((event, index) => ({ event, index }))
    .sort((a, b) => breadth[a.event.kind] - breadth[b.event.kind]);
  for (const { event, index } of narrowestFirst) {
    for (const id of event.items) {
      const known = found.get(id);
      if (known === undefined) found.set(id, [index]);
      else known.push(index);
    }
  }
  return found;
}
