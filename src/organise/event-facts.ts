import type { PersonId } from '../memory/ids.ts';
import { ACTIVITY_SHARE, activities, plainTemporalTags } from './event-words.ts';
import { countIn, mostFrequent } from './ordering.ts';
import type { Spot } from './spots.ts';
import type { View } from './view.ts';

/** What the items of an event show, counted: all that its title and narrative are written from. */
export type EventFacts = {
  readonly photos: number;
  readonly videos: number;
  readonly texts: number;
  readonly pois: readonly string[];
  readonly cities: readonly string[];
  readonly regions: readonly string[];
  readonly countries: readonly string[];
  readonly holidays: readonly string[];
  readonly subjects: readonly string[];
  readonly activity: string | undefined;
  readonly captions: readonly string[];
  readonly people: readonly { readonly id: PersonId; readonly name: string }[];
  readonly speakers: readonly string[];
  readonly atHome: boolean;
};

/** What people an item shows; given by whoever knows people. */
export type ShownPeople = (
  view: View,
) => readonly { readonly id: PersonId; readonly name: string; readonly speaks: boolean }[];
export type FactSources = {
  readonly spots: ReadonlyMap<View, Spot>;
  readonly poisOf: (view: View) => readonly string[];
  readonly shown: ShownPeople;
  readonly isHome: (view: View) => boolean;
};

const MOST_PEOPLE = 12;

/** Facts of the items, independent of their order. */
export function factsOf(views: readonly View[], sources: FactSources): EventFacts {
  const tally = {
    poi: new Map(),
    city: new Map(),
    region: new Map(),
    country: new Map(),
    holiday: new Map(),
    subject: new Map(),
  } as Record<'poi' | 'city' | 'region' | 'country' | 'holiday' | 'subject', Map<string, number>>;
  const people = new Map<string, number>();
  const known = new Map<string, { readonly id: PersonId; readonly name: string; readonly speaks: boolean }>();
  let home = 0;
  let placed = 0;
  for (const view of views) {
    for (const poi of sources.poisOf(view)) countIn(tally.poi, poi);
    const spot = sources.spots.get(view);
    if (spot?.city !== undefined) countIn(tally.city, spot.city);
    if (spot?.region !== undefined) countIn(tally.region, spot.region);
    if (spot?.country !== undefined) countIn(tally.country, spot.country);
    if (spot !== undefined) placed++;
    if (sources.isHome(view)) home++;
    for (const tag of view.tags) countTag(tag, tally);
    for (const person of sources.shown(view)) {
      countIn(people, person.id);
      known.set(person.id, person);
    }
  }
  const shown = mostFrequent(people)
    .slice(0, MOST_PEOPLE)
    .flatMap((id) => known.get(id) ?? []);
  return {
    photos: views.filter((v) => v.modality === 'image').length,
    videos: views.filter((v) => v.modality === 'video').length,
    texts: views.filter((v) => v.modality === 'text').length,
    pois: mostFrequent(tally.poi),
    cities: mostFrequent(tally.city),
    regions: mostFrequent(tally.region),
    countries: mostFrequent(tally.country),
    holidays: mostFrequent(tally.holiday).slice(0, 2),
    subjects: mostFrequent(tally.subject).slice(0, 5),
    activity: activityOf(views),
    captions: captionsOf(views),
    people: shown.filter((p) => !p.speaks),
    speakers: shown.filter((p) => p.speaks).map((p) => p.name),
    atHome: placed > 0 && home * 2 > placed,
  };
}

const subjectSources = new Set(['owner', 'file', 'row', 'perception']);

function countTag(tag: View['tags'][number], tally: Record<'holiday' | 'subject', Map<string, number>>): void {
  if (tag.source === 'temporal') {
    if (!plainTemporalTags.has(tag.name.toLowerCase())) countIn(tally.holiday, tag.name);
  } else if (subjectSources.has(tag.source)) countIn(tally.subject, tag.name.toLowerCase());
}

function activityOf(views: readonly View[]): string | undefined {
  const texts = views.map(
    (v) =>
      `${v.caption ?? ''} ${v.tags
        .filter((t) => t.source !== 'temporal')
        .map((t) => t.name)
        .join(' ')}`,
  );
  const enough = Math.max(1, views.length * ACTIVITY_SHARE);
  return activities.find(({ words }) => texts.filter((text) => words.test(text)).length >= enough)?.title;
}

const CAPTIONS_TOLD = 3;
const LONGEST_TOLD = 140;

/** The first, a middle and the last caption, in time, without repeats. */
function captionsOf(views: readonly View[]): string[] {
  const all = [...new Set(views.flatMap((v) => v.caption?.trim() || []))].filter((c) => c.length <= LONGEST_TOLD);
  if (all.length <= CAPTIONS_TOLD) return all;
  return [all[0], all[Math.floor(all.length / 2)], all.at(-1)].flatMap((c) => c ?? []);
}
