import { tokens } from '../../language/tokens.ts';
import { isPicture } from '../../memory/item.ts';
import { distanceKm } from '../../memory/location.ts';
import { localMillis } from '../../memory/time-span.ts';
import type { Judged } from './judged.ts';

const MINUTE = 60_000;
/** Pictures of one burst show one thing, whatever their captions say. */
const BURST_MINUTES = 3;
/** A picture whose caption says nothing shows what those around it show. */
const OCCASION_MINUTES = 120;

/** Words of captions that hold for any picture. */
export const blandWords: ReadonlySet<string> = new Set(
  tokens(`photo photograph picture image video clip daylight day night indoor indoors outdoor outdoors light dark scene view
  someone somebody people person man woman men women boy girl group of two three four five a an the and with in on at some
  morning afternoon evening weekend weekday spring summer autumn winter standing sitting looking smiling posing close up
  照片 图片 人 男人 女人 白天 晚上 室内 室外`),
);
const LEAST_TELLING = 1;

/** Whether a picture that does not show the topic by its words was taken beside one that does. */
export function shownBeside(one: Judged, supported: readonly Judged[]): boolean {
  const { item, outcomes } = one;
  if ((item.modality !== 'image' && item.modality !== 'video') || item.time === undefined) return false;
  if (outcomes.some(({ verdict }) => verdict === 'no')) return false;
  const at = localMillis(item.time.start);
  const reach = (tellsNothing(one) ? OCCASION_MINUTES : BURST_MINUTES) * MINUTE;
  return supported.some(
    ({ item: other }) =>
      other.time !== undefined &&
      other.modality !== 'email' &&
      Math.abs(localMillis(other.time.start) - at) <= reach &&
      !isElsewhere(item, other),
  );
}

/** A picture of the venue that was asked for, whose caption does not say what it shows. */
export const isOfVenue = (one: Judged): boolean =>
  isPicture(one.item) &&
  one.outcomes.some(({ venue, verdict }) => venue === true && verdict === 'yes') &&
  one.outcomes.every(({ verdict }) => verdict !== 'no') &&
  tellsNothing(one);

const SAME_PLACE_KM = 1.5;

function isElsewhere({ place: a }: Judged['item'], { place: b }: Judged['item']): boolean {
  if (a?.lat === undefined || a.lon === undefined || b?.lat === undefined || b.lon === undefined) return false;
  return distanceKm({ lat: a.lat, lon: a.lon }, { lat: b.lat, lon: b.lon }) > SAME_PLACE_KM;
}

export function tellsNothing({ item }: Pick<Judged, 'item'>): boolean {
  const told = tokens(`${item.caption ?? ''}\n${item.shortCaption ?? ''}`).filter((token) => !blandWords.has(token));
  return new Set(told).size < LEAST_TELLING + 1;
}
