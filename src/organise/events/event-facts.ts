import { mayMatch, PatternSieve } from '../../language/pattern-sieve.ts';
import type { PersonId } from '../../memory/ids.ts';
import { readOnce } from '../../memory/read-once.ts';
import type { PlaceLevel } from '../context.ts';
import { compareText, countIn, mostFrequent } from '../ordering.ts';
import { bestSpelling, venueKey } from '../people/firm-names.ts';
import type { Spot } from '../places/spots.ts';
import type { View } from '../view.ts';
import { captionIn } from './event-tongue.ts';
import {
  ACTIVITY_SHARE,
  activities,
  type InTongues,
  plainSubjects,
  plainTemporalTags,
  type Tongue,
} from './event-words.ts';

export type ShownPerson = {
  readonly id: PersonId;
  readonly name: string;
  readonly role?: string | undefined;
  readonly speaks: boolean;
};

/** What the items of an event show, counted: all that its title and narrative are written from. */
export type EventFacts = {
  readonly items: number;
  readonly photos: number;
  readonly videos: number;
  readonly texts: number;
  /** Venues, strongest evidence first. */
  readonly pois: readonly string[];
  /** The venue that leads clearly and holds for a good part of the items. */
  readonly poi: string | undefined;
  /** Venues between which nothing decides. */
  readonly rivals: readonly string[];
  /** Cities with a good share of the items, and the country of each. */
  readonly cities: readonly string[];
  readonly countryOf: ReadonlyMap<string, string>;
  readonly regions: readonly string[];
  readonly countries: readonly string[];
  /** How the tongue of the life calls them. */
  readonly called: Called;
  readonly holidays: readonly string[];
  readonly subjects: readonly string[];
  readonly activity: InTongues | undefined;
  readonly captions: readonly string[];
  readonly people: readonly ShownPerson[];
  readonly speakers: readonly string[];
  readonly atHome: boolean;
};

/** What is counted of items in whatever tongue they are told. */
type PlainFacts = Omit<EventFacts, 'called' | 'captions' | 'people' | 'speakers'>;
/** Facts that were counted, by the list of their items: who tells of them in another tongue counts them no second time. */
export type FactCounts = WeakMap<readonly View[], PlainFacts>;

/** Places by the names that the life's tongue has for them. */
export type Called = Readonly<Record<PlaceLevel, (name: string) => string>>;

/** What people an item shows; given by whoever knows people. */
export type ShownPeople = (view: View) => readonly ShownPerson[];
/** A venue that an item was made at, as far as something says so. */
export type PoiClaim = {
  readonly name: string;
  readonly weight: number;
  readonly city?: string | undefined;
  /** False for a paper that was only photographed there: it is no rival of where one was. */
  readonly decides?: boolean;
};
export type FactSources = {
  readonly tongue: Tongue;
  readonly called: Called;
  /** One for all tongues that the same items are told in. */
  readonly counts: FactCounts;
  readonly spots: ReadonlyMap<View, Spot>;
  readonly poisOf: (view: View) => readonly PoiClaim[];
  readonly shown: ShownPeople;
  readonly isHome: (view: View) => boolean;
  /** Letters of a day that tell of it: papers of stays and visits, and what people wrote. */
  readonly lettersOf: (day: string) => readonly View[];
  /** Of letters those that hold: what a later one of the same booking or order changed is told by that one. */
  readonly holding: (letters: readonly View[]) => readonly View[];
  /** Who wrote a letter, when it is a person other than the owner. */
  readonly writerOf: (view: View) => string | undefined;
};

const MOST_PEOPLE = 12;
/** A name with a smaller share of an event's placed items is passed by: a stop on the way, or a wrong position. */
const LEAST_SHARE = 0.15;
/** How far the leading venue must lead, and what share of the items it must hold for. */
const POI_LEAD = 1.5;
const POI_SHARE = 0.5;

type Tally = {
  readonly city: Map<string, number>;
  readonly region: Map<string, number>;
  readonly country: Map<string, number>;
  readonly holiday: Map<string, number>;
  readonly subject: Map<string, number>;
};

const counted = new WeakMap<FactSources, WeakMap<readonly View[], EventFacts>>();

/** Facts of the items, independent of their order; counted once for each list. */
export function factsOf(views: readonly View[], sources: FactSources): EventFacts {
  const known = counted.get(sources) ?? new WeakMap<readonly View[], EventFacts>();
  counted.set(sources, known);
  const before = known.get(views);
  if (before !== undefined) return before;
  const made = { ...plainFactsOf(views, sources), ...factsInTongue(views, sources) };
  known.set(views, made);
  return made;
}

function plainFactsOf(views: readonly View[], sources: FactSources): PlainFacts {
  const known = sources.counts.get(views) ?? countFacts(views, sources);
  sources.counts.set(views, known);
  return known;
}

function factsInTongue(views: readonly View[], sources: FactSources): Omit<EventFacts, keyof PlainFacts> {
  const shown = shownIn(views, sources);
  return {
    called: sources.called,
    captions: captionsOf(views, sources.tongue),
    people: shown.filter((p) => !p.speaks),
    speakers: shown.filter((p) => p.speaks).map((p) => p.name),
  };
}

function countFacts(views: readonly View[], sources: FactSources): PlainFacts {
  const tally: Tally = {
    city: new Map(),
    region: new Map(),
    country: new Map(),
    holiday: new Map(),
    subject: new Map(),
  };
  const countryOf = new Map<string, string>();
  let home = 0;
  let placed = 0;
  for (const view of views) {
    const spot = sources.spots.get(view);
    if (spot !== undefined) placed++;
    if (sources.isHome(view)) home++;
    countSpot(spot, tally, countryOf);
    for (const tag of view.tags) countTag(tag, tally);
  }
  const activity = activityOf(views);
  const venues = venuesOf(views, sources);
  return {
    items: views.length,
    photos: views.filter((v) => v.modality === 'image').length,
    videos: views.filter((v) => v.modality === 'video').length,
    texts: views.filter((v) => v.modality === 'text').length,
    ...venues,
    cities: leading(tally.city),
    countryOf,
    regions: leading(tally.region),
    countries: leading(tally.country),
    holidays: mostFrequent(tally.holiday).slice(0, 2),
    subjects: mostFrequent(tally.subject).slice(0, 6),
    activity: activity?.title,
    atHome: placed > 0 && home * 2 > placed && activity?.out !== true && venues.pois.length === 0,
  };
}

function countSpot(spot: Spot | undefined, tally: Tally, countryOf: Map<string, string>): void {
  if (spot?.city !== undefined) {
    countIn(tally.city, spot.city);
    if (spot.country !== undefined) countryOf.set(spot.city, spot.country);
  }
  if (spot?.region !== undefined) countIn(tally.region, spot.region);
  if (spot?.country !== undefined) countIn(tally.country, spot.country);
}

/** Names by falling count, without those of too small a share. */
function leading(counts: ReadonlyMap<string, number>): string[] {
  const total = [...counts.values()].reduce((sum, n) => sum + n, 0);
  return mostFrequent(counts).filter((name) => (counts.get(name) ?? 0) >= total * LEAST_SHARE);
}

function venuesOf(views: readonly View[], sources: FactSources): Pick<EventFacts, 'pois' | 'poi' | 'rivals'> {
  const weights = new Map<string, number>();
  const spellings = new Map<string, Map<string, number>>();
  const holders = new Map<string, number>();
  const deciding = new Set<string>();
  for (const view of views) {
    for (const { name, weight, decides } of sources.poisOf(view)) {
      const key = venueKey(name);
      countIn(weights, key, weight);
      countIn(holders, key);
      if (decides === true) deciding.add(key);
      const known = spellings.get(key) ?? new Map<string, number>();
      countIn(known, name);
      spellings.set(key, known);
    }
  }
  const ranked = [...weights].sort((a, b) => b[1] - a[1] || compareText(a[0], b[0]));
  const named = (key: string) => bestSpelling(spellings.get(key) ?? new Map());
  const [best, second] = ranked;
  if (best === undefined) return { pois: [], poi: undefined, rivals: [] };
  const leads = second === undefined || best[1] >= second[1] * POI_LEAD;
  const holds = (holders.get(best[0]) ?? 0) >= views.length * POI_SHARE;
  return {
    pois: ranked.map(([key]) => named(key)),
    poi: leads && holds ? named(best[0]) : undefined,
    rivals: leads
      ? []
      : ranked.filter(([key, weight]) => weight * POI_LEAD > best[1] && deciding.has(key)).map(([key]) => named(key)),
  };
}

function shownIn(views: readonly View[], sources: FactSources): ShownPerson[] {
  const counts = new Map<string, number>();
  const known = new Map<string, ShownPerson>();
  for (const view of views) {
    for (const person of sources.shown(view)) {
      countIn(counts, person.id);
      known.set(person.id, person);
    }
  }
  // A face seen once among dozens of pictures is a passer-by or a mistake.
  const least = views.length > 20 ? 2 : 1;
  return mostFrequent(counts)
    .filter((id) => (counts.get(id) ?? 0) >= least)
    .slice(0, MOST_PEOPLE)
    .flatMap((id) => known.get(id) ?? []);
}

/** Days that calendars name and nobody calls a day by: "Ugly Wednesday", a princess's birthday. */
const littleKept =
  /^(?:ugly|maundy|white|ash|palm|spy|whit|holy|shrove|green) \p{L}+day$|\badvent\b|\b(?:H\.K\.H|H\.M)\.|\b(?:prince|princess|king|queen)\b.*\bbirthday\b|\bequinox\b|\bremembrance of\b/iu;

const subjectSources = new Set(['owner', 'file', 'row', 'perception']);

function countTag(tag: View['tags'][number], tally: Tally): void {
  const name = tag.name.toLowerCase();
  if (tag.source === 'temporal') {
    if (!plainTemporalTags.has(name) && !littleKept.test(tag.name)) countIn(tally.holiday, tag.name);
  } else if (subjectSources.has(tag.source) && !plainSubjects.has(name)) countIn(tally.subject, name);
}

const activitySieve = new PatternSieve(activities.map(({ words }) => words));

/** The rows of `activities` that an item's caption and tags speak of; read once, for its moment, its day and its trip. */
const activitiesOf = readOnce((view: View): readonly number[] => {
  const tags = view.tags.filter((t) => t.source !== 'temporal').map((t) => t.name);
  const text = `${view.caption ?? ''} ${tags.join(' ')}`;
  const sifted = activitySieve.sift(text.toLowerCase());
  return activities.flatMap(({ words }, i) => (mayMatch(sifted, i) && words.test(text) ? [i] : []));
});

function activityOf(views: readonly View[]): (typeof activities)[number] | undefined {
  const counts = activities.map(() => 0);
  for (const view of views) for (const i of activitiesOf(view)) counts[i] = (counts[i] ?? 0) + 1;
  const enough = Math.max(1, views.length * ACTIVITY_SHARE);
  return activities.find((_, i) => (counts[i] ?? 0) >= enough);
}

const CAPTIONS_TOLD = 4;
const LONGEST_TOLD = 140;
const fewWords = 3;

/** Captions spread over the event, without repeats; those that say next to nothing only where there is no other. */
function captionsOf(views: readonly View[], tongue: Tongue): string[] {
  const all = [
    ...new Set(views.flatMap((v) => (v.caption === undefined ? [] : captionIn(v.caption, tongue) || []))),
  ].filter((c) => c.length <= LONGEST_TOLD);
  const telling = all.filter((c) => !isPlain(c));
  const told = telling.length > 0 ? telling : all.slice(0, 1);
  if (told.length <= CAPTIONS_TOLD) return told;
  const at = [0, 1, 2, 3].map((n) => Math.round((n * (told.length - 1)) / (CAPTIONS_TOLD - 1)));
  return at.flatMap((i) => told[i] ?? []);
}

/** What an item's caption and tags say beyond what every second picture shows; empty when that is nothing. */
export function tellingWords({ caption, tags }: View): string {
  const named = tags.filter((tag) => tag.source !== 'temporal' && !plainSubjects.has(tag.name.toLowerCase()));
  const said = caption === undefined || isPlain(caption) ? '' : caption;
  return [said, ...named.map((tag) => tag.name)].join(' ');
}

function isPlain(caption: string): boolean {
  const words = caption.toLowerCase().match(/\p{Script=Latin}{3,}/gu) ?? [];
  if (words.length === 0) return (caption.match(/\p{Script=Han}/gu)?.length ?? 0) < fewWords;
  return (
    words.filter((word) => !plainSubjects.has(word) && !/^(and|the|with|two|some|are|is)$/.test(word)).length === 0
  );
}
