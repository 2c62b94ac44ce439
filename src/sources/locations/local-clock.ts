import tzLookup from '@photostructure/tz-lookup';
import { DateTime } from 'luxon';
import { writtenMoment } from '../written-moment.ts';

const HOUR_MS = 3_600_000;
const MOST_KNOWN = 100_000;

/** The wall clock at positions: what it shows changes at most every hour, and positions of a history lie together. */
export class LocalClock {
  readonly #zones = new Map<string, string>();
  readonly #offsets = new Map<string, number>();

  /** IANA zone. */
  zone(lat: number, lon: number): string {
    const key = `${lat.toFixed(2)},${lon.toFixed(2)}`;
    const known = this.#zones.get(key);
    if (known !== undefined) return known;
    const zone = tzLookup(lat, lon);
    if (this.#zones.size >= MOST_KNOWN) this.#zones.clear();
    this.#zones.set(key, zone);
    return zone;
  }

  /** The local time at a position, as it is written: `2023-05-03T14:05:06+02:00`. */
  written(millis: number, lat: number, lon: number): string {
    const zone = this.zone(lat, lon);
    const key = `${zone} ${Math.floor(millis / HOUR_MS)}`;
    let offset = this.#offsets.get(key);
    if (offset === undefined) {
      offset = DateTime.fromMillis(millis, { zone }).offset;
      if (this.#offsets.size >= MOST_KNOWN) this.#offsets.clear();
      this.#offsets.set(key, offset);
    }
    return writtenMoment(millis, offset);
  }
}
