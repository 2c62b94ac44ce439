import sharp from 'sharp';
import { rgbaToThumbHash } from 'thumbhash';
import { type Event, eventSchema } from '../../src/memory/event.ts';
import { batchIdSchema, itemIdSchema } from '../../src/memory/ids.ts';
import type { Modality, StoredItem } from '../../src/memory/item.ts';
import { observed } from '../../src/memory/provenance.ts';
import { reading } from '../../src/memory/reading.ts';
import { calendarSpan } from '../../src/memory/time-span.ts';

/** A small picture as a memory keeps it, and its thumbhash. */
export type Preview = {
  readonly webp: Uint8Array;
  readonly thumbhash: string;
  readonly width: number;
  readonly height: number;
};

const seen = observed('perf');
const batch = batchIdSchema.parse('perf');
const FIRST_DAY = Date.UTC(2014, 0, 1);
const DAY_MS = 86_400_000;
const shapes = [
  [400, 300],
  [300, 400],
  [400, 267],
  [400, 225],
  [320, 320],
] as const;
const cities = ['Lisbon', 'Lyon', 'Boston', 'Kyoto', 'Grenoble', 'Porto'];

/** Pictures of as many looks: soft hills under a sky, no two alike. */
export async function previews(count: number): Promise<Preview[]> {
  return Promise.all(
    Array.from({ length: count }, async (_, n) => {
      const [width, height] = shapes[n % shapes.length] ?? shapes[0];
      const svg =
        Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 300" width="${width}" height="${height}" preserveAspectRatio="none">
        <rect width="400" height="300" fill="hsl(${(n * 47) % 360} 60% ${60 + (n % 20)}%)"/>
        <circle cx="${(n * 37) % 400}" cy="${40 + ((n * 13) % 90)}" r="${20 + (n % 20)}" fill="hsl(${(n * 91) % 360} 85% 80%)"/>
        <path d="M0 ${180 + (n % 50)} Q ${(n * 29) % 400} ${80 + (n % 90)} 400 ${200 - (n % 60)} V300 H0z" fill="hsl(${(n * 23) % 360} 35% 35%)"/>
      </svg>`);
      const webp = await sharp(svg).webp({ quality: 60 }).toBuffer();
      const tiny = await sharp(svg).resize(32, 24, { fit: 'fill' }).ensureAlpha().raw().toBuffer();
      const thumbhash = Buffer.from(rgbaToThumbHash(32, 24, tiny)).toString('base64');
      return { webp, thumbhash, width: width * 10, height: height * 10 };
    }),
  );
}

export type MadeItem = { readonly item: StoredItem; readonly preview: Preview | undefined; readonly day: string };

/** Of twenty items sixteen are photos, one a film, the rest mail and notes; days have from none to dozens. */
function modalityOf(n: number): Modality {
  if (n % 20 === 7) return 'video';
  if (n % 20 === 3 || n % 20 === 12) return 'email';
  return n % 20 === 18 ? 'text' : 'image';
}

/** Ten years of somebody's items, in order of time; the same every time. */
export function* life(items: number, looks: readonly Preview[]): Generator<MadeItem> {
  const days = 3650;
  let made = 0;
  for (let d = 0; d < days; d += 1) {
    // More at weekends and in summer; every ninth day nothing.
    const busy = d % 9 === 0 ? 0 : 1 + ((d * 7) % 5) + (d % 7 >= 5 ? 2 : 0) + (d % 365 > 180 && d % 365 < 230 ? 3 : 0);
    const due = Math.round((items * (d + 1)) / days);
    const count = Math.max(0, Math.round(((due - made) * busy) / 3));
    const day = new Date(FIRST_DAY + d * DAY_MS).toISOString().slice(0, 10);
    const isLast = d === days - 1;
    for (let n = 0; n < (isLast ? items - made : Math.min(count, items - made)); n += 1) {
      yield itemOf(made + n, day, n, looks);
    }
    made += isLast ? items - made : Math.min(count, items - made);
  }
}

function itemOf(n: number, day: string, within: number, looks: readonly Preview[]): MadeItem {
  const modality = modalityOf(n);
  const isSeen = modality === 'image' || modality === 'video';
  const preview = isSeen ? looks[(n * 7919) % looks.length] : undefined;
  const minute = 8 * 60 + ((within * 17) % (15 * 60));
  const clock = `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}:${String(n % 60).padStart(2, '0')}`;
  const start = `${day}T${clock}+01:00`;
  const id = `item-${String(n).padStart(7, '0')}`;
  const item: StoredItem = {
    id: itemIdSchema.parse(id),
    identity: `perf:${n}`,
    modality,
    origin: { importer: 'photos', root: '/perf', path: id, batch },
    copies: [],
    readings: [
      reading('time', { start, end: start, precision: 'second', source: 'exif-offset' }, seen),
      reading(
        'place',
        {
          lat: 38 + (n % 100) / 100,
          lon: -9,
          city: cities[Math.floor(n / 400) % cities.length] ?? '',
          country: 'Portugal',
          source: 'exif-gps',
        },
        seen,
      ),
      ...(preview === undefined
        ? [
            reading('title', `Letter ${n} about the garden`, seen),
            reading('body', { text: `Dear all, this is letter ${n}. The roses are in bloom again and so on.` }, seen),
            reading('people', [{ name: `Correspondent ${n % 40}`, how: 'sender' as const }], seen),
          ]
        : [
            reading(
              'media',
              {
                mime: modality === 'video' ? 'video/mp4' : 'image/jpeg',
                width: preview.width,
                height: preview.height,
                thumbhash: preview.thumbhash,
                ...(modality === 'video' ? { durationSeconds: 5 + (n % 90) } : {}),
              },
              seen,
            ),
          ]),
    ],
  };
  return { item, preview, day };
}

/** Days with two moments each, and a trip of five days every seventeen. */
export function eventsOf(byDay: ReadonlyMap<string, readonly string[]>): Event[] {
  const days = [...byDay];
  const events: Event[] = [];
  for (const [n, [day, items]] of days.entries()) {
    const trip = n % 17 < 5 ? `trip-${Math.floor(n / 17)}` : undefined;
    const span = calendarSpan(day, 'event');
    const common = { span, people: [], narrative: `What happened on ${day}, told in a sentence or two.` };
    const half = Math.ceil(items.length / 2);
    if (n % 17 === 0) {
      const of = days.slice(n, n + 5);
      const end = calendarSpan(of.at(-1)?.[0] ?? day, 'event').end;
      events.push(
        eventSchema.parse({
          ...common,
          id: trip,
          kind: 'trip',
          span: { ...span, end },
          title: `Days in Porto, ${day.slice(0, 7)}`,
          items: of.flatMap(([, own]) => own),
        }),
      );
    }
    events.push(
      eventSchema.parse({
        ...common,
        id: `day-${day}`,
        kind: 'day',
        ...(trip === undefined ? {} : { parent: trip }),
        title: `Porto and the river, ${day}`,
        items,
      }),
      eventSchema.parse({
        ...common,
        id: `moment-${day}-1`,
        kind: 'moment',
        parent: `day-${day}`,
        title: `Morning in Porto, ${day}`,
        items: items.slice(0, half),
      }),
      eventSchema.parse({
        ...common,
        id: `moment-${day}-2`,
        kind: 'moment',
        parent: `day-${day}`,
        title: `Evening in Porto, ${day}`,
        items: items.slice(half),
      }),
    );
  }
  return events;
}
