import type { PlaceDayResponse } from '../../contract/place-pages.ts';
import type { TimelineRow } from '../../memory/timeline.ts';
import { itemOutlines } from '../items/item-outlines.ts';
import type { OpenMemory } from '../open-memory.ts';

/** A day of more items shows its first. */
const [MOST_ROWS, MOST_TRACKS] = [1000, 50];

/**
 * Where the items of a day were made, in order of time, and the ways of location histories and GPX files; without `day`,
 * of the latest day with a position.
 */
export async function placeDay(memory: OpenMemory, day?: string): Promise<PlaceDayResponse> {
  const neighbours = await daysAround(memory, day);
  const shown = day ?? neighbours.before;
  if (shown === undefined) return { stops: [], tracks: [], more: 0 };
  const { before, after } = day === undefined ? await daysAround(memory, shown) : neighbours;
  const rows = (await memory.store.timeline({ from: shown, to: shown, archived: true, limit: MOST_ROWS + 1 })).filter(
    ({ modality }) => modality !== 'email',
  );
  const notes = rows.filter(({ modality }) => modality === 'text').map(({ id }) => id);
  const withWay = (await memory.store.items(notes.slice(0, MOST_ROWS))).filter(({ track }) => track !== undefined);
  const ways = new Set(withWay.map(({ id }) => id));
  return {
    day: shown,
    ...(before === undefined ? {} : { before }),
    ...(after === undefined ? {} : { after }),
    stops: rows.slice(0, MOST_ROWS).flatMap((row) => (ways.has(row.id) ? [] : stopOf(row))),
    tracks: withWay.slice(0, MOST_TRACKS).map(({ id, title, track }) => ({
      id,
      ...(title === undefined ? {} : { title }),
      stretches: (track?.stretches ?? []).map((stretch) => stretch.map(([, lat, lon]): [number, number] => [lat, lon])),
    })),
    more: Math.max(0, rows.length - MOST_ROWS),
  };
}

function stopOf({ id, modality, start, precision, title, place }: TimelineRow): PlaceDayResponse['stops'] {
  const { lat, lon } = place ?? {};
  if (lat === undefined || lon === undefined) return [];
  // A row without precision is known to the minute or better.
  const time = precision === undefined ? start?.slice(11, 16) : undefined;
  return [{ id, modality, lat, lon, ...(time ? { time } : {}), ...(title === undefined ? {} : { title }) }];
}

/** The days with positions before and after a day; without one, the latest is `before`. */
async function daysAround(
  memory: OpenMemory,
  day: string | undefined,
): Promise<{ readonly before?: string; readonly after?: string }> {
  let before: string | undefined;
  let after: string | undefined;
  for (const { start, lat, modality } of (await itemOutlines(memory)).values()) {
    if (lat === undefined || start === undefined || start.length < 10 || modality === 'email') continue;
    const other = start.slice(0, 10);
    if ((day === undefined || other < day) && (before === undefined || other > before)) before = other;
    if (day !== undefined && other > day && (after === undefined || other < after)) after = other;
  }
  return { ...(before === undefined ? {} : { before }), ...(after === undefined ? {} : { after }) };
}
