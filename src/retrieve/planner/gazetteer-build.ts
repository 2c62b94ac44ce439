import { term as termOf } from '../../language/terms.ts';
import type { Concept } from '../../memory/concept.ts';
import type { Event } from '../../memory/event.ts';
import type { ItemId } from '../../memory/ids.ts';
import { type Modality, modalities } from '../../memory/item.ts';
import type { Person } from '../../memory/person.ts';
import { isSeen, type Place } from '../../memory/place.ts';
import { readOnce } from '../../memory/read-once.ts';
import type { Settings } from '../../memory/settings.ts';
import { keptRecords } from '../../ports/kept-records.ts';
import { perState } from '../../ports/per-state.ts';
import type { Store, TermCount } from '../../ports/store.ts';
import { type Entry, formOf, type Gazetteer, isUnspaced, type KnownEvent } from './gazetteer.ts';
import { addByForm, type Entries, namedBy, namedByEvent, withEvents } from './gazetteer-entries.ts';
import { type AddEntry, addBareName, addPerson, knownPerson, type NamedPerson } from './gazetteer-people.ts';
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
  readonly people: readonly (NamedPerson | Person)[];
  readonly places: readonly Place[];
  readonly events: readonly (KnownEvent | Event)[];
  readonly settings: Settings | undefined;
  /** Profiles, which may tell birthdays. */
  readonly concepts?: readonly Concept[];
};

type CountedInItems = Pick<Gazetteer, 'modalities' | 'frequencies'> & {
  /** By what they begin with, terms that name something; of all others only the counts matter. */
  readonly naming: readonly (readonly TermCount[])[];
};

export type GazetteerSource = RecordsThatName &
  Pick<Gazetteer, 'modalities'> & {
    /** Structured terms of items with their frequencies. */
    readonly vocabulary: readonly TermCount[];
  };

/**
 * What the memory knows by name, the same as long as nothing that it is read off changes: what records name, of which
 * happenings are most, and what items have by count.
 */
export async function buildGazetteer(store: Store): Promise<Gazetteer> {
  const [named, counted, threads] = await Promise.all([
    namedByRecords(store),
    countedInItems(store),
    store.sequence(['neighbourhood']),
  ]);
  const known = built.get(named);
  if (known?.counted === counted && known.threads === threads) return known.gazetteer;
  // Another object where threads changed, too: what follows from a gazetteer and them is kept by it.
  const gazetteer = known?.counted === counted ? { ...known.gazetteer } : gazetteerIn(named, counted);
  built.set(named, { counted, threads, gazetteer });
  return gazetteer;
}

type Built = { readonly counted: CountedInItems; readonly threads: number; readonly gazetteer: Gazetteer };
const built = new WeakMap<NamedByRecords, Built>();

const asItIs = <V>(value: V): V => value;

/** Of people what names them, of happenings what is asked of them: stories and evidence are not kept. */
const namingRecords = keptRecords({
  person: ({ evidence: _, ...person }: Person): NamedPerson => person,
  place: asItIs<Place>,
  event: ({ id, title, kind, span, items }: Event): KnownEvent => ({ id, title, kind, span, items }),
  settings: asItIs<Settings>,
  concept: asItIs<Concept>,
});

/** Of each store, and the lists that they are of. */
const lastBeings = new WeakMap<Store, { readonly of: readonly unknown[]; readonly beings: NamedBeings }>();

const namedByRecords = perState(
  async (store): Promise<NamedByRecords> => {
    const { person, place, event, settings, concept } = await namingRecords(store);
    const of = [person, place, settings, concept];
    const last = lastBeings.get(store);
    const beings =
      last !== undefined && of.every((list, at) => list === last.of[at])
        ? last.beings
        : beingsOf({ people: person, places: place, events: event, settings: settings[0], concepts: concept });
    lastBeings.set(store, { of, beings });
    return namesOfRecords(beings, event);
  },
  ['person', 'place', 'event', 'settings', 'concept'],
);

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

/** What index entries say, of which each item has one. */
const countedInItems = perState(
  async (store): Promise<CountedInItems> => {
    const vocabularies = await Promise.all(termPrefixes.map((prefix) => store.vocabulary(prefix, MOST_TERMS)));
    const of = (modality: Modality): number =>
      vocabularies[0]?.find(({ term }) => term === termOf.modality(modality))?.items ?? 0;
    const all = modalities.map((modality) => [modality, of(modality)]);
    return {
      modalities: Object.fromEntries(all) as CountedInItems['modalities'],
      frequencies: frequenciesOf(vocabularies.flat()),
      naming: vocabularies.filter((_, n) => namingPrefixes.has(termPrefixes[n] ?? '')),
    };
  },
  ['item'],
);

const frequenciesOf = (vocabulary: readonly TermCount[]): Gazetteer['frequencies'] =>
  new Map(vocabulary.map(({ term, items }) => [term, items]));

const namedByPlace = namedBy<Place>(addPlace);
/** People as they are known by some profiles, and what they name. */
const knownBy = readOnce((profiles: readonly Concept[]) => {
  const knownAs = readOnce((person: NamedPerson) => knownPerson(person, profiles));
  return { knownAs, named: namedBy<NamedPerson>((person, add) => addPerson(person, knownAs(person), add)) };
});

/** What people, places and the owner's settings say. */
type NamedBeings = Pick<GazetteerSource, 'settings'> &
  Pick<Gazetteer, 'people' | 'homeTowns' | 'homeCountry'> & {
    readonly places: readonly Place[];
    readonly entries: Entries;
  };

/** All that records alone say. */
type NamedByRecords = Pick<Gazetteer, 'events' | 'eventsOf'> & {
  /** The very same as long as events alone have changed. */
  readonly beings: NamedBeings;
  /** Of beings and events; made when first asked for, since few events that change are put right in what was made of it. */
  readonly entries: () => Entries;
};

function beingsOf(source: RecordsThatName): NamedBeings {
  const entries: Entries = new Map();
  const { concepts = noProfiles } = source;
  const people = source.people.filter((p) => p.hidden !== true);
  const places = source.places.filter(isSeen);
  const { knownAs, named } = knownBy(concepts);
  for (const { form, entry } of [...people.flatMap(named), ...places.flatMap(namedByPlace)])
    addByForm(entries, form, entry);
  const homeCountry = homeCountryOf(places, source.settings);
  return {
    people: people.map(knownAs),
    places,
    entries,
    settings: source.settings,
    ...(homeCountry === undefined ? {} : { homeCountry }),
    homeTowns: homeTownsOf(places),
  };
}

function namesOfRecords(beings: NamedBeings, events: readonly (KnownEvent | Event)[]): NamedByRecords {
  let made: Entries | undefined;
  const entries = (): Entries => {
    if (made !== undefined) return made;
    made = new Map(beings.entries);
    for (const { form, entry } of events.flatMap(namedByEvent)) addByForm(made, form, entry, beings.entries);
    return made;
  };
  return { beings, events, entries, eventsOf: (id) => eventsByItem(events).get(id) ?? [] };
}

const noProfiles: readonly Concept[] = [];

/** A gazetteer from what it is made of: pure, so that the planner can be tested without a store. */
export const gazetteerOf = (source: GazetteerSource): Gazetteer =>
  gazetteerIn(namesOfRecords(beingsOf(source), source.events), {
    modalities: source.modalities,
    frequencies: frequenciesOf(source.vocabulary),
    naming: [source.vocabulary.filter(({ term }) => namingPrefixes.has(term.slice(0, term.indexOf(':') + 1)))],
  });

function gazetteerIn(named: NamedByRecords, { naming, frequencies, modalities }: CountedInItems): Gazetteer {
  const { people, places, settings, homeCountry, homeTowns } = named.beings;
  const homeTown = homeTowns[0]?.town;
  return {
    people,
    events: named.events,
    ...namesOfItems(named, naming),
    items: modalities.image + modalities.video + modalities.email + modalities.text,
    modalities,
    frequencies,
    towns: townsOf(places),
    ...(homeCountry === undefined ? {} : { homeCountry }),
    ...(homeTown === undefined ? {} : { homeTown }),
    homeTowns,
    eventsOf: named.eventsOf,
    southern: southernCountries.includes(homeCountry ?? ''),
    dayFirst: writesDayFirst(settings, homeCountry),
    currency: settings?.said?.includes('currency') === true ? settings.currency : undefined,
  };
}

type NamesOfItems = Pick<Gazetteer, 'longestUnspaced' | 'tags' | 'albums' | 'placesIn' | 'countries' | 'years'> & {
  readonly entries: Entries;
};

const namingPrefixes: ReadonlySet<string> = new Set(['y:', 'c:', 'n:', 'g:', 'al:']);
type LastNames = {
  readonly terms: readonly string[];
  readonly events: NamedByRecords['events'];
  readonly names: NamesOfItems;
};
const lastNames = new WeakMap<NamedBeings, LastNames>();

/** What items and records name, as long as items have the same names in the same order of their frequency. */
function namesOfItems(named: NamedByRecords, counted: CountedInItems['naming']): NamesOfItems {
  const naming = counted.flat();
  const { beings, events } = named;
  const last = lastNames.get(beings);
  const known = last?.terms.length === naming.length && naming.every(({ term }, at) => term === last.terms[at]);
  if (known && last.events === events) return last.names;
  const kept = known ? withEvents(last.names.entries, beings.entries, last.events, events) : undefined;
  const entries = kept ?? entriesWith(naming, named.entries());
  const names = {
    ...(known ? last.names : namesAlone(naming, beings.places)),
    entries,
    longestUnspaced: longestUnspacedIn(entries),
  };
  lastNames.set(beings, { terms: known ? last.terms : naming.map(({ term }) => term), events, names });
  return names;
}

function entriesWith(naming: readonly TermCount[], named: Entries): Entries {
  const entries: Entries = new Map(named);
  addVocabulary(naming, entries, (name, entry) => addByForm(entries, formOf(name), entry, named));
  return entries;
}

function longestUnspacedIn(entries: Entries): number {
  let longest = 0;
  for (const form of entries.keys()) if (form.length > longest && isUnspaced(form)) longest = form.length;
  return longest;
}

function namesAlone(naming: readonly TermCount[], places: readonly Place[]) {
  const named = namesOf(naming, 'c:');
  return {
    tags: namesOf(naming, 'g:'),
    albums: new Set(namesOf(naming, 'al:')),
    placesIn: placesIn(places, named),
    countries: countriesOf(places, named),
    years: yearsOf(naming),
  };
}

/** "12/3" is 12 March, but for who set the locale of the United States or lives there. */
const writesDayFirst = (settings: Settings | undefined, homeCountry: string | undefined): boolean =>
  settings?.said?.includes('locale') === true || homeCountry === undefined
    ? settings?.locale !== 'en-US'
    : homeCountry !== 'US';

/** Place names, bare names of people and tags that only the items know. A record of the same name is better. */
function addVocabulary(
  vocabulary: readonly TermCount[],
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

const namesOf = (vocabulary: readonly TermCount[], prefix: string): string[] =>
  vocabulary.filter(({ term }) => term.startsWith(prefix)).map(({ term }) => term.slice(prefix.length));

function yearsOf(vocabulary: readonly TermCount[]): Gazetteer['years'] {
  const years = namesOf(vocabulary, 'y:').map(Number);
  return years.length === 0 ? { first: 1970, last: 2100 } : { first: Math.min(...years), last: Math.max(...years) };
}

const breadth = { moment: 0, day: 1, trip: 2 } as const;

/** Made when first asked for: most questions ask for no event. */
const eventsByItem = readOnce((events: readonly KnownEvent[]): ReadonlyMap<ItemId, readonly KnownEvent[]> => {
  const found = new Map<ItemId, KnownEvent[]>();
  for (const event of events.toSorted((a, b) => breadth[a.kind] - breadth[b.kind])) {
    for (const id of event.items) {
      const known = found.get(id);
      if (known === undefined) found.set(id, [event]);
      else known.push(event);
    }
  }
  return found;
});
