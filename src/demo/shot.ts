import { DateTime } from 'luxon';
import type { Drawing } from './canvas.ts';
import type { CameraFacts } from './photo-file.ts';
import type { Spot } from './places.ts';

/** A picture to be taken: where, when, what it shows, and what is written on it. */
export type Shot = {
  readonly day: string;
  /** Local "HH:mm:ss". */
  readonly time: string;
  readonly spot: Spot;
  /** What a person would call it: "receipt", "beach", "cat". */
  readonly kind: string;
  readonly words: readonly string[];
  readonly draw: () => Drawing;
  readonly folder?: string;
  /** False: the phone had no position. */
  readonly hasPosition?: boolean;
  /** False: the camera did not write the zone. */
  readonly hasOffset?: boolean;
  /** Metres from the spot's middle, east and north. */
  readonly drift?: readonly [number, number];
  readonly camera?: readonly [make: string, model: string];
};

export const localTime = (shot: Pick<Shot, 'day' | 'time' | 'spot'>): DateTime =>
  DateTime.fromISO(`${shot.day}T${shot.time}`, { zone: shot.spot.zone });

export function cameraFacts(shot: Shot): CameraFacts {
  const at = localTime(shot);
  const [east, north] = shot.drift ?? [0, 0];
  const [make, model] = shot.camera ?? ['Maplewood', 'Phone 8'];
  return {
    takenAt: `${shot.day}T${shot.time}`,
    make,
    model,
    ...(shot.hasOffset === false ? {} : { offset: at.toFormat('ZZ') }),
    ...(shot.hasPosition === false
      ? {}
      : {
          lat: round6(shot.spot.lat + north / 111_320),
          lon: round6(shot.spot.lon + east / (111_320 * Math.cos((shot.spot.lat * Math.PI) / 180))),
        }),
  };
}

const round6 = (value: number): number => Math.round(value * 1e6) / 1e6;

/** "Photos/2023/05/IMG_20230511_201402.jpg", or inside the shot's own folder. */
export function pathOf(shot: Shot): string {
  const stamp = `${shot.day.replaceAll('-', '')}_${shot.time.replaceAll(':', '')}`;
  return `${shot.folder ?? `Photos/${shot.day.slice(0, 4)}/${shot.day.slice(5, 7)}`}/IMG_${stamp}.jpg`;
}
