import { term as termOf } from '../../language/terms.ts';
import type { Event } from '../../memory/event.ts';
import type { ItemId } from '../../memory/ids.ts';
import type { Person } from '../../memory/person.ts';
import type { Place } from '../../memory/place.ts';
import type { Settings } from '../../memory/settings.ts';
import type { Store } from '../../ports/store.ts';
import {
  type Entry,
  formOf,
  type Gazetteer,
  isUnspaced,
  type KnownEvent,
  type KnownPerson,
  type KnownPlace,
} from './gazetteer.ts';
import { ambiguousWords, kinships } from './name-words.ts';
import { southernCountries } from './time-words.ts';

/** Most structured terms of one kind that are read: the most frequent ones. */
const MOST_TERMS = 20_000;

export type GazetteerSource = {
  readonly people: readonly Person[];
  readonly places: readonly Place[];
  readonly events: readonly Event[];
  readonly settings: Settings | undefined;
  readonly modalities: Gazetteer['modalities'];
  /** Structured terms of items with their frequencies. */
  readonly vocabulary: readonly { readonly term: string; readonly items: number }[];
};

const cache = new WeakMap<Store, { readonly sequence: number; readonly gazetteer: Promise<Gazetteer> }>();

/** What the memory knows by name. Read once for each state of the store (`store.sequence()`), then from memory. */
export async function buildGazetteer(store: Store): Promise<Gazetteer> {
  const sequence = await store.sequence();
  const known = cache.get(store);
  if (known?.sequence === sequence) return known.gazetteer;
  const gazetteer = readSource(store).then(gazetteerOf);
  cache.set(store, { sequence, gazetteer });
  gazetteer.catch(() => cache.delete(store));
  return gazetteer;
}

const termPrefixes = ['k:', 'doc:', 'y:', 'm:', 'mo:', 'w:', 'h:', 'c:', 'p:', 'n:', 'g:', 'has:'] as const;

async function readSource(store: Store): Promise<GazetteerSource> {
  const [people, places, events, settings, counts, ...vocabularies] = await Promise.all([
    store.records('person'),
    store.records('place'),
    store.records('event'),
    store.records('settings'),
    store.counts(),
    ...termPrefixes.map((prefix) => store.vocabulary(prefix, MOST_TERMS)),
  ]);
  return { people, places, events, settings: settings[0], modalities: counts.items, vocabulary: vocabularies.flat() };
}

/** A gazetteer from what it is made of: pure, so that the planner can be tested without a store. */
export function gazetteerOf(source: GazetteerSource): Gazetteer {
  const entries = new Map<string, Entry[]>();
  const add = (name: string, entry: Entry): void => {
    const form = formOf(name);
    if (form.length < 2 && !isUnspaced(form)) return;
    const found = entries.get(form);
    if (found === undefined) entries.set(form, [entry]);
    else found.push(entry);
  };
  const people = source.people.filter((p) => p.hidden !== true);
  addPeople(people, add);
  for (const place of source.places) addPlace(place, add);
  const events = source.events.map(
    ({ id, title, kind, span, items }): KnownEvent => ({ id, title, kind, span, items }),
  );
  for (const event of events) add(event.title, { kind: 'event', event, proper: false });
  addVocabulary(source.vocabulary, entries, add);
  const { modalities } = source;
  return {
    people: people.map(knownPerson),
    events,
    entries,
    unspaced: [...entries.keys()].filter(isUnspaced).sort((a, b) => b.length - a.length),
    items: modalities.image + modalities.video + modalities.email + modalities.text,
    modalities,
    frequencies: new Map(source.vocabulary.map(({ term, items }) => [term, items])),
    tags: source.vocabulary.filter(({ term }) => term.startsWith('g:')).map(({ term }) => term.slice(2)),
    towns: townsOf(source.places),
    years: yearsOf(source.vocabulary),
    eventsOf: eventsOf(events),
    southern: southernCountries.includes(source.settings?.country ?? ''),
    dayFirst: source.settings?.locale !== 'en-US',
  };
}

const knownPerson = (person: Person): KnownPerson => ({
  id: person.id,
  name: person.name,
  roles: person.roles.map(formOf),
  owner: person.owner,
  addresses: person.addresses,
});

/** Full names and nicknames always; a first name also where it is somebody's; kinship words for whoever holds the role. */
function addPeople(people: readonly Person[], add: (name: string, entry: Entry) => void): void {
  for (const person of people) {
    const names = new Set([person.name, ...person.names].filter((name) => name.trim() !== '').map(formOf));
    const firsts = person.kind === 'organisation' ? [] : [...names].map((name) => name.split(' ')[0] ?? '');
    const known = knownPerson(person);
    for (const name of new Set([...names, ...firsts.filter((first) => first.length > 1)])) {
      add(name, { kind: 'person', person: known, proper: ambiguousWords.has(name) });
    }
    for (const role of known.roles) {
      for (const word of kinships.find((forms) => forms.includes(role)) ?? [role]) {
        if (!names.has(word)) add(word, { kind: 'person', person: known, proper: false });
      }
    }
  }
}

/** How people speak of where they live and work. The bare words mean too many other things. */
const placeNames: Partial<Record<Place['kind'], readonly string[]>> = {
  home: ['at home', 'near home', 'from home', 'my home', 'our home', 'my house', 'our house', '家里', '在家'],
  work: ['at work', 'my work', 'the office', 'my office', 'at the office', '公司'],
};

function addPlace(place: Place, add: (name: string, entry: Entry) => void): void {
  const level = (
    {
      home: 'named',
      work: 'named',
      venue: 'poi',
      city: 'city',
      region: 'region',
      country: 'country',
      named: 'named',
    } as const
  )[place.kind];
  const known: KnownPlace = {
    name: place.name,
    level,
    ...(place.lat === undefined || place.lon === undefined || (level !== 'named' && level !== 'poi')
      ? {}
      : { lat: place.lat, lon: place.lon, radiusKm: place.radiusKm ?? (place.kind === 'home' ? 0.3 : 0.5) }),
  };
  const kindName = placeNames[place.kind] ?? [];
  for (const name of new Set([place.name, ...place.aliases, ...kindName])) {
    add(name, { kind: 'place', place: known, proper: ambiguousWords.has(formOf(name)) });
  }
}

/** Place names, bare names of people and tags that only the items know. A record of the same name is better. */
function addVocabulary(
  vocabulary: GazetteerSource['vocabulary'],
  known: ReadonlyMap<string, readonly Entry[]>,
  add: (name: string, entry: Entry) => void,
): void {
  const has = (form: string, kind: Entry['kind']): boolean =>
    known.get(form)?.some((entry) => entry.kind === kind) ?? false;
  for (const { term } of vocabulary) {
    const [prefix = '', slugged = ''] = [term.slice(0, term.indexOf(':')), term.slice(term.indexOf(':') + 1)];
    const name = slugged.replaceAll('_', ' ');
    const proper = ambiguousWords.has(name) || name.length < 3;
    if (prefix === 'c' && !has(name, 'place')) add(name, { kind: 'place', place: { name }, proper });
    if (prefix === 'n' && !has(name, 'person')) {
      const person: KnownPerson = { name, roles: [], owner: false };
      add(name, { kind: 'person', person, proper: !isUnspaced(name) && !name.includes(' ') });
      const first = name.split(' ')[0] ?? '';
      if (first !== name && first.length > 2 && !has(first, 'person'))
        add(first, { kind: 'person', person, proper: true });
    }
    if (prefix === 'g' && name.length > 2) add(name, { kind: 'tag', tag: name, proper: false });
  }
}

const townsOf = (places: readonly Place[]): Map<string, string[]> =>
  new Map(
    places.flatMap((place) => (place.city === undefined ? [] : [[place.name, [termOf.place(place.city)]] as const])),
  );

function yearsOf(vocabulary: GazetteerSource['vocabulary']): Gazetteer['years'] {
  const years = vocabulary.filter(({ term }) => term.startsWith('y:')).map(({ term }) => Number(term.slice(2)));
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
