import type { MemoryItem } from '../../memory/item.ts';
import { distanceKm } from '../../memory/location.ts';
import { pictureQuality } from '../../memory/picture-quality.ts';
import type { PlanOrder } from '../../memory/query-plan.ts';
import { localMillis, tellsWhen } from '../../memory/time-span.ts';
import { entriesOf, type Gazetteer, type KnownEvent } from '../planner/gazetteer.ts';
import { peopleCount } from '../weigh/people-count.ts';

type Has = { readonly item: MemoryItem };
type Value = (item: MemoryItem, gazetteer: Gazetteer) => number | undefined;

/** What each superlative measures of an item; undefined is unknown, which is neither most nor least. */
const values: Readonly<Record<Exclude<PlanOrder['by'], 'frequency'>, Value>> = {
  time: ({ time }) => (time === undefined || !tellsWhen(time) ? undefined : localMillis(time.start)),
  duration: ({ media }) => media?.durationSeconds,
  people: (item) => peopleCount(item, 'faces'),
  quality: pictureQuality,
  amount: ({ amounts }) => {
    const totals = (amounts ?? []).filter(({ role }) => role === 'total');
    const sums = (totals.length > 0 ? totals : (amounts ?? [])).map(({ value }) => value);
    return sums.length === 0 ? undefined : Math.max(...sums);
  },
  size: ({ media }) =>
    media?.width === undefined || media.height === undefined ? media?.bytes : media.width * media.height,
  distance: ({ place }, gazetteer) => {
    const home = homeOf(gazetteer);
    if (home === undefined || place?.lat === undefined || place.lon === undefined) return undefined;
    return distanceKm(home, { lat: place.lat, lon: place.lon });
  },
};

function homeOf(gazetteer: Gazetteer): { readonly lat: number; readonly lon: number } | undefined {
  for (const entry of entriesOf(gazetteer, 'at home')) {
    if (entry.kind === 'place' && entry.place.lat !== undefined && entry.place.lon !== undefined)
      return { lat: entry.place.lat, lon: entry.place.lon };
  }
  return undefined;
}

type Group<T> = { readonly value: number; readonly key: string; readonly members: readonly T[] };

/**
 * Which of the matches a superlative or an ordinal picks: "the longest video", "my second trip", "the last five". Of
 * trips and happenings, all matches that belong to it. Matches of which the measure is unknown are left out; when it is
 * known of none, the matches are returned as they came.
 */
export function inOrder<T extends Has>(matches: readonly T[], order: PlanOrder, gazetteer: Gazetteer): readonly T[] {
  const groups = groupsOf(matches, order, gazetteer);
  if (groups.length === 0) return matches;
  const sign = order.end === 'most' ? -1 : 1;
  const sorted = groups.toSorted((a, b) => sign * (a.value - b.value) || (a.key < b.key ? -1 : 1));
  return sorted.slice(order.nth - 1, order.nth - 1 + (order.count ?? 1)).flatMap(({ members }) => members);
}

function groupsOf<T extends Has>(matches: readonly T[], order: PlanOrder, gazetteer: Gazetteer): Group<T>[] {
  if (order.by === 'frequency') return byPlace(matches);
  if (order.of !== 'item') return byEvent(matches, order, gazetteer);
  const value = values[order.by];
  return matches.flatMap((match): Group<T>[] => {
    const found = value(match.item, gazetteer);
    return found === undefined ? [] : [{ value: found, key: match.item.id, members: [match] }];
  });
}

/** Where one was most often: towns by the days on which something was made there. */
function byPlace<T extends Has>(matches: readonly T[]): Group<T>[] {
  const placed = matches.filter(({ item }) => item.place?.city !== undefined && item.time !== undefined);
  return [...Map.groupBy(placed, ({ item }) => item.place?.city ?? '')].map(([city, members]) => ({
    value: new Set(members.map(({ item }) => item.time?.start.slice(0, 10))).size,
    key: city,
    members,
  }));
}

function byEvent<T extends Has>(matches: readonly T[], order: PlanOrder, gazetteer: Gazetteer): Group<T>[] {
  const wanted = (event: KnownEvent): boolean => (order.of === 'trip' ? event.kind === 'trip' : event.kind !== 'trip');
  const groups = [...Map.groupBy(matches, ({ item }) => gazetteer.eventsOf(item.id).find(wanted))].flatMap(
    ([event, members]) => {
      if (event === undefined) return [];
      const share = members.length / Math.max(1, event.items.length);
      return [{ value: eventValue(event, order.by, members), key: event.id, members, share }];
    },
  );
  const most = Math.max(0, ...groups.map(({ share }) => share));
  return groups.filter(({ members, share }) => members.length > 1 || share >= LEAST_OF_MOST * most);
}

/** One item with a wrong position makes no journey, beside one that matches as a whole: so little of it is a mistake. */
const LEAST_OF_MOST = 0.06;

function eventValue(event: KnownEvent, by: PlanOrder['by'], members: readonly Has[]): number {
  const [start, end] = [localMillis(event.span.start), localMillis(event.span.end)];
  switch (by) {
    case 'duration':
      return end - start;
    case 'people':
      return new Set(members.flatMap(({ item }) => (item.people ?? []).map(({ id, name }) => id ?? name))).size;
    case 'size':
    case 'frequency':
      return event.items.length;
    default:
      return start;
  }
}
