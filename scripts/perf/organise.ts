import { batchIdSchema, itemIdSchema } from '../../src/memory/ids.ts';
import { assembleItem, type MemoryItem } from '../../src/memory/item.ts';
import { observed } from '../../src/memory/provenance.ts';
import { type Reading, reading } from '../../src/memory/reading.ts';
import { organise } from '../../src/organise/organise.ts';

const seen = observed('perf');
const batch = batchIdSchema.parse('perf');
const START = Date.parse('2015-01-01T00:00:00Z');
const TEN_YEARS_S = 10 * 365 * 86_400;

/** The same pseudo-random numbers every time (mulberry32), in [0, 1). */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

const local = (seconds: number): string =>
  `${new Date(START + Math.floor(seconds) * 1000).toISOString().slice(0, 19)}+01:00`;

function photoReadings(n: number, next: () => number): Reading[] {
  const start = local((n / 100_000) * TEN_YEARS_S + (next() < 0.7 ? 0 : next() * 7200));
  const away = Math.floor(n / 900) % 12 === 5;
  const place = away
    ? ({
        lat: 38.72 + next() / 50,
        lon: -9.14 + next() / 50,
        city: 'Lisbon',
        country: 'Portugal',
        countryCode: 'PT',
        source: 'exif-gps',
      } as const)
    : ({
        lat: 52.52 + next() / 100,
        lon: 13.4 + next() / 100,
        city: 'Berlin',
        country: 'Germany',
        countryCode: 'DE',
        source: 'exif-gps',
      } as const);
  const word = () =>
    Math.floor(next() * 2 ** 32)
      .toString(16)
      .padStart(8, '0');
  return [
    reading('time', { start, end: start, precision: 'second', source: 'exif-offset' }, seen),
    ...(next() < 0.8 ? [reading('place', place, seen)] : []),
    reading('media', { mime: 'image/jpeg', camera: 'X', phash: word() + word() }, seen),
    reading('tags', [{ name: next() < 0.1 ? 'beach' : 'street', source: 'perception' }], seen),
    ...(next() < 0.2 ? [reading('people', [{ name: `Person ${Math.floor(next() * 40)}`, how: 'tagged' }], seen)] : []),
  ];
}

function mailReadings(n: number, next: () => number): Reading[] {
  const start = local((n / 100_000) * TEN_YEARS_S);
  const who = Math.floor(next() * 400);
  const bills = next() < 0.2;
  const text = `Hello Max, thank you for your message number ${n}. My sister Anna will be there. ${'We look forward to it and send our best. '.repeat(6)}`;
  return [
    reading('time', { start, end: start, precision: 'second', source: 'date-header' }, seen),
    reading(
      'people',
      [
        { name: `Writer N${who} Name${who}`, address: `w${who}@example.org`, how: 'sender' },
        { name: 'Max Muster', address: 'max@example.com', how: 'recipient' },
      ],
      seen,
    ),
    reading('title', bills ? `Invoice for your order ${n}` : `Message ${n}`, seen),
    reading('body', { text }, seen),
    ...(bills
      ? [
          reading('documentKind', next() < 0.5 ? 'invoice' : 'booking', seen),
          reading('references', [{ kind: 'order', code: `ORD${Math.floor(n / 3)}`, field: 'title' }], seen),
          reading(
            'amounts',
            [{ value: Math.floor(next() * 10_000) / 100, currency: 'EUR', role: 'total', field: 'body', text: '€' }],
            seen,
          ),
        ]
      : []),
  ];
}

/** A made life of `count` items over ten years: 70% pictures, 30% mails. */
export function* madeLife(count: number): Generator<MemoryItem> {
  const next = numbers(7);
  for (let n = 0; n < count; n++) {
    const isMail = n % 10 >= 7;
    const id = itemIdSchema.parse(`item-${n}`);
    const origin = { importer: isMail ? ('mail' as const) : ('photos' as const), root: '/made', path: `${n}`, batch };
    const at = Math.floor((n * 100_000) / count);
    const readings = isMail ? mailReadings(at, next) : photoReadings(at, next);
    yield assembleItem({ id, identity: id, modality: isMail ? 'email' : 'image', origin, copies: [], readings });
  }
}

/** Organises a made life and prints how long it took and how much memory it held. */
export async function measureOrganise(count = 100_000): Promise<{ items: number; seconds: number; rssMb: number }> {
  const items = [...madeLife(count)];
  const settings = {
    ownerAddresses: [],
    zone: 'Europe/Berlin',
    locale: 'en',
    currency: 'EUR',
    ocrLanguages: [],
    faces: 'off' as const,
  };
  const started = performance.now();
  const found = await organise(items, { settings, declared: [], corrections: [], now: '2025-01-01T00:00:00' });
  const seconds = (performance.now() - started) / 1000;
  const rssMb = Math.round(process.memoryUsage().rss / 1e6);
  const counts = `${found.events.length} events, ${found.people.length} people, ${found.links.length} links, ${found.ledger.length} accounts`;
  console.log(`organise: ${count} items in ${seconds.toFixed(2)} s, ${rssMb} MB (${counts})`);
  return { items: count, seconds, rssMb };
}

if (import.meta.main) await measureOrganise();
