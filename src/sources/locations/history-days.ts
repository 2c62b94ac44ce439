import { observed } from '../../memory/provenance.ts';
import { type Reading, reading } from '../../memory/reading.ts';
import type { SourceRecord } from '../../memory/source-record.ts';
import { calendarSpan } from '../../memory/time-span.ts';
import { type Track, type TrackPoint, trackOf } from '../../memory/track.ts';
import type { Fix, HistoryStep, Move, Visit } from './history-step.ts';
import type { LocalClock } from './local-clock.ts';

/** Of each so many seconds the most exact position is kept. */
const SLOT_SECONDS = 120;
/** A position that may be off by more metres is none. */
const MOST_METRES = 500;
/** Days that are open at a time: histories are mostly in order. */
const MOST_OPEN = 60;
const MOST_MOVES = 200;
/** Days of one visit. */
const LONGEST_STAY = 400;
export const seenIn = observed('locations');

type Day = {
  readonly day: string;
  readonly fixes: Map<number, Fix>;
  readonly stays: TrackPoint[][];
  readonly moves: string[];
};

/** Where a history lies. */
export type HistoryPlace = { readonly root: string; readonly path: string };

/**
 * Gathers the positions of a history by local day, each with no more points than say where somebody was. A day that is met
 * again after it was passed on gives another record of the same identity, which joins the first: memory is bounded by the
 * days that are open, however long the history.
 */
export class HistoryDays {
  readonly #place: HistoryPlace;
  readonly #clock: LocalClock;
  readonly #open = new Map<string, Day>();

  constructor(place: HistoryPlace, clock: LocalClock) {
    this.#place = place;
    this.#clock = clock;
  }

  /** Takes a step; the records that it completes. */
  take(step: HistoryStep): SourceRecord[] {
    switch (step.type) {
      case 'fix':
        return this.#fix(step.fix);
      case 'visit':
        return [...this.#stay(step.visit), visitRecord(step.visit, this.#place, this.#clock)];
      case 'move':
        return this.#move(step.move, step.near);
      default:
        return [];
    }
  }

  /** The days that are still open. */
  end(): SourceRecord[] {
    const left = [...this.#open.values()];
    this.#open.clear();
    return left.flatMap((day) => dayRecord(day, this.#place));
  }

  #fix(fix: Fix): SourceRecord[] {
    if ((fix.metres ?? 0) > MOST_METRES) return [];
    const { day, over } = this.#day(this.#clock.written(fix.at, fix.lat, fix.lon).slice(0, 10));
    const slot = Math.floor(fix.at / 1000 / SLOT_SECONDS);
    const known = day.fixes.get(slot);
    if (known === undefined || (fix.metres ?? 0) < (known.metres ?? 0)) day.fixes.set(slot, fix);
    return over;
  }

  /** A stay over midnight belongs to both days. */
  #stay({ at, end, lat, lon }: Visit): SourceRecord[] {
    const records: SourceRecord[] = [];
    let from = at;
    for (let days = 0; from < end && days < LONGEST_STAY; days += 1) {
      const written = this.#clock.written(from, lat, lon);
      const { day, over } = this.#day(written.slice(0, 10));
      records.push(...over);
      const midnight = from + DAY_MS - (Date.parse(`${written.slice(0, 19)}Z`) % DAY_MS);
      const to = Math.min(end, midnight - 1000);
      day.stays.push([inSeconds(from, lat, lon), inSeconds(Math.max(from, to), lat, lon)]);
      from = midnight;
    }
    return records;
  }

  #move({ at, end, mode, metres }: Move, { lat, lon }: Fix): SourceRecord[] {
    const [from, to] = [at, end].map((moment) => this.#clock.written(moment, lat, lon)) as [string, string];
    const { day, over } = this.#day(from.slice(0, 10));
    const far = metres === undefined || !(metres > 0) ? '' : `, ${(metres / 1000).toFixed(1)} km`;
    if (day.moves.length < MOST_MOVES) day.moves.push(`${from.slice(11, 16)}–${to.slice(11, 16)} ${mode}${far}`);
    return over;
  }

  #day(name: string): { readonly day: Day; readonly over: SourceRecord[] } {
    const known = this.#open.get(name);
    if (known !== undefined) return { day: known, over: [] };
    const [oldest] = this.#open.size >= MOST_OPEN ? this.#open.keys() : [];
    const gone = oldest === undefined ? undefined : this.#open.get(oldest);
    if (oldest !== undefined) this.#open.delete(oldest);
    const day: Day = { day: name, fixes: new Map(), stays: [], moves: [] };
    this.#open.set(name, day);
    return { day, over: gone === undefined ? [] : dayRecord(gone, this.#place) };
  }
}

const DAY_MS = 86_400_000;
const DEGREES = 1e5;
/** To about a metre. */
const rounded = (degrees: number): number => Math.round(degrees * DEGREES) / DEGREES;
export const inSeconds = (millis: number, lat: number, lon: number): TrackPoint => [
  Math.round(millis / 1000),
  rounded(lat),
  rounded(lon),
];

/** One day of a history as an item: where its owner was for longest, and the way as a track. */
function dayRecord({ day, fixes, stays, moves }: Day, { root, path }: HistoryPlace): SourceRecord[] {
  const points = [...fixes.values()].map(({ at, lat, lon }) => inSeconds(at, lat, lon));
  const track = trackOf(points, stays);
  if (track.stretches.length === 0) return [];
  const identity = `locations:${day}`;
  const [lat, lon] = longestAt(track);
  const readings: Reading[] = [
    reading('time', calendarSpan(day, 'row'), seenIn),
    reading('title', 'Location history', seenIn),
    reading('track', track, seenIn),
    reading('place', { lat, lon, source: 'row' }, seenIn),
  ];
  if (moves.length > 0) readings.push(reading('body', { text: moves.sort().join('\n') }, seenIn));
  const origin = { importer: 'locations', root, path, messageId: identity } as const;
  return [{ modality: 'text', origin, identity, readings, parts: [] }];
}

/** Cells of about a kilometre. */
const CELL = 100;

/** The position of a track at which its owner was for longest. */
export function longestAt({ stretches }: Track): readonly [number, number] {
  const cells = new Map<string, { seconds: number; readonly at: readonly [number, number] }>();
  for (const stretch of stretches) {
    for (const [i, [from, lat, lon]] of stretch.entries()) {
      const next = stretch[i + 1];
      const isRest = next !== undefined && Math.abs(next[1] - lat) < 1 / CELL && Math.abs(next[2] - lon) < 1 / CELL;
      const key = `${Math.round(lat * CELL)},${Math.round(lon * CELL)}`;
      const cell = cells.get(key) ?? { seconds: 0, at: [lat, lon] };
      cell.seconds += isRest ? next[0] - from : 1;
      cells.set(key, cell);
    }
  }
  const [best] = [...cells.values()].sort((a, b) => b.seconds - a.seconds);
  return best?.at ?? [0, 0];
}

const kindNames = { home: 'Home', work: 'Work' } as const;

function visitRecord(visit: Visit, { root, path }: HistoryPlace, clock: LocalClock): SourceRecord {
  const { at, end, lat, lon, name, address, kind } = visit;
  const [start, until] = [at, end].map((moment) => clock.written(moment, lat, lon)) as [string, string];
  const identity = `locations:visit:${start.slice(0, 16)}:${lat.toFixed(3)},${lon.toFixed(3)}`;
  const title = name ?? (kind === undefined ? address : kindNames[kind]) ?? 'Visit';
  const words = [...new Set([name, address].filter((word) => word !== undefined))].join(', ');
  const readings: Reading[] = [
    reading(
      'time',
      { start, end: until, precision: 'minute', zone: clock.zone(lat, lon), offset: start.slice(19), source: 'row' },
      seenIn,
    ),
    reading(
      'place',
      {
        lat: rounded(lat),
        lon: rounded(lon),
        ...(name === undefined ? {} : { poi: name }),
        ...(address === undefined ? {} : { label: address }),
        source: 'row',
      },
      seenIn,
    ),
  ];
  readings.push(reading('title', title, seenIn));
  if (words !== '') readings.push(reading('body', { text: words }, seenIn));
  const origin = { importer: 'locations', root, path, messageId: identity } as const;
  return { modality: 'text', origin, identity, readings, parts: [] };
}
