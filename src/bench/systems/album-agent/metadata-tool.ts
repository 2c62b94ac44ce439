import { fold } from '../../../language/fold.ts';
import type { MemoryItem } from '../../../memory/item.ts';
import { distanceKm, type Location, locationNames } from '../../../memory/location.ts';
import { localMillis } from '../../../memory/time-span.ts';
import type { Album } from './album-tools.ts';

/** What a filter by time and place may say; every part that it has must hold. */
export type MetadataFilter = {
  /** Local days, inclusive, `YYYY-MM-DD`. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  /** Hours of the local clock, from 0 to 24, the second exclusive; 22 to 4 is a night. */
  readonly fromHour?: number | undefined;
  readonly toHour?: number | undefined;
  /** Words for the time: weekday, weekend, season, month, holiday. All must hold. */
  readonly when?: readonly string[] | undefined;
  readonly place?: string | undefined;
  /** With a radius the filter is by distance: from this spot, or from the place of this name. */
  readonly lat?: number | undefined;
  readonly lon?: number | undefined;
  readonly radiusKm?: number | undefined;
};

/** A place without a radius of its own is as large as a town. */
const SPOT_KM = 1;

/** T_M: hard filtering, as in the paper: a row that does not say is left out. */
export function byMetadata(album: Album, filter: MetadataFilter): string[] {
  const isThere = placeTest(album, filter);
  return album.rows
    .filter(({ item, when }) => isThen(item, filter) && isCalledSo(when, filter) && isThere(item.place))
    .map(({ item }) => item.id);
}

/** What is wrong with a filter, for whoever wrote it; nothing where it can be applied. */
export function wrongIn(album: Album, filter: MetadataFilter): string | undefined {
  const { from, to, fromHour, toHour, when = [], place, lat, lon, radiusKm } = filter;
  if ([from, to].some((day) => day !== undefined && !/^\d{4}-\d{2}-\d{2}/.test(day)))
    return 'Write days as YYYY-MM-DD.';
  if ((lat === undefined) !== (lon === undefined)) return 'Give "lat" and "lon" together.';
  if (radiusKm !== undefined && lat === undefined && place === undefined)
    return 'Give "place", or "lat" and "lon", with "radiusKm".';
  const all = [from, to, fromHour, toHour, place, lat, ...when];
  if (all.every((part) => part === undefined)) return 'Give days, hours, "when", "place", or "lat" and "lon".';
  const known = new Set(album.rows.flatMap((row) => row.when));
  const unknown = when.filter((word) => ![...known].some((tag) => holds(tag, word)));
  if (unknown.length === 0) return undefined;
  return `No picture was taken on or in ${unknown.join(', ')}. There are: ${[...known].sort().join(', ')}.`;
}

function isThen({ time }: MemoryItem, { from, to, fromHour, toHour }: MetadataFilter): boolean {
  const wantsDay = from !== undefined || to !== undefined;
  const wantsHour = fromHour !== undefined || toHour !== undefined;
  if (!wantsDay && !wantsHour) return true;
  if (time === undefined) return false;
  const at = localMillis(time.start);
  const start = from === undefined ? Number.NEGATIVE_INFINITY : dayMillis(from, '00:00:00');
  const end = to === undefined ? Number.POSITIVE_INFINITY : dayMillis(to, '23:59:59.999');
  if (wantsDay && !(at >= start && at <= end)) return false;
  return !wantsHour || (knowsClock.has(time.precision) && isWithinHours(at, fromHour ?? 0, toHour ?? 24));
}

const knowsClock: ReadonlySet<string> = new Set(['subsecond', 'second', 'minute', 'hour']);
const dayMillis = (day: string, clock: string): number => localMillis(`${day.slice(0, 10)}T${clock}`);

function isWithinHours(millis: number, from: number, to: number): boolean {
  const hour = (((millis % 86_400_000) + 86_400_000) % 86_400_000) / 3_600_000;
  return from <= to ? hour >= from && hour < to : hour >= from || hour < to;
}

const isCalledSo = (tags: readonly string[], { when = [] }: MetadataFilter): boolean =>
  when.every((word) => tags.some((tag) => holds(tag, word)));
/** "Christmas" holds of "Christmas Day". */
const holds = (tag: string, word: string): boolean => ` ${fold(tag)} `.includes(` ${fold(word)} `);

/** By distance where a radius or a spot is given, else by names; a name in another language is that of the place it means. */
function placeTest(album: Album, filter: MetadataFilter): (place: Location | undefined) => boolean {
  const { place: name, lat, lon, radiusKm } = filter;
  if (name === undefined && lat === undefined) return () => true;
  const meant = name === undefined ? [] : album.placesCalled(name);
  const centre = lat === undefined || lon === undefined ? meant[0] : { lat, lon };
  if (centre !== undefined && (radiusKm !== undefined || lat !== undefined)) {
    const reach = radiusKm ?? SPOT_KM;
    return (at) =>
      at?.lat !== undefined && at.lon !== undefined && distanceKm({ lat: at.lat, lon: at.lon }, centre) <= reach;
  }
  const wanted = [...(name === undefined ? [] : [name]), ...meant.slice(0, 1).map((one) => one.name)].map(fold);
  return (at) => {
    const names = at === undefined ? [] : [...locationNames(at), at.label ?? ''].map(fold);
    return wanted.some((one) => names.some((own) => own.includes(one)));
  };
}
