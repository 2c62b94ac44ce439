import { textReadings } from '../../src/ingest/extract/text-readings.ts';
import { indexEntry } from '../../src/ingest/index-entry.ts';
import { itemIdSchema } from '../../src/memory/ids.ts';
import { assembleItem, type MemoryItem } from '../../src/memory/item.ts';
import { observed } from '../../src/memory/provenance.ts';
import { reading } from '../../src/memory/reading.ts';
import { generateMbox } from './mail.ts';

const owner = { locale: 'en-GB', currency: 'GBP', country: 'GB', findPlace: () => undefined };

/** One made message as an item: its subject, a day, and its text below the header. */
function itemOf(message: string, n: number, like: Pick<MemoryItem, 'origin' | 'id'>): MemoryItem {
  const end = message.indexOf('\n\n');
  const day = new Date(Date.UTC(2015, 0, 1) + n * 3_600_000).toISOString().slice(0, 19);
  const by = observed('mail');
  return assembleItem({
    id: like.id,
    identity: String(n),
    modality: 'email',
    origin: like.origin,
    copies: [],
    readings: [
      reading('title', /^Subject: (.*)$/m.exec(message)?.[1] ?? '', by),
      reading('time', { start: day, end: day, precision: 'second', source: 'date-header' }, by),
      reading(
        'body',
        { text: `${message.slice(end + 2)}\nOrder number: AB-${10_000 + n}\nTotal: ${n % 900},50 EUR\n` },
        by,
      ),
    ],
  });
}

export type TextRates = {
  readonly items: number;
  readonly readingsPerSecond: number;
  readonly entriesPerSecond: number;
};

/** How many mails a second, on one thread, give their readings (sums, dates, codes, names) and their index entry. */
export function measureText(messages = 5_000, seed = 7): TextRates {
  const like = { id: itemIdSchema.parse('mail-aaaaaaaaaaaaa'), origin: originOf() };
  const items = [...generateMbox(messages, seed)].map((message, n) => itemOf(message, n, like));
  const rate = (work: (item: MemoryItem) => void): number => {
    const began = performance.now();
    for (const item of items) work(item);
    return Math.round(items.length / ((performance.now() - began) / 1000));
  };
  const readingsPerSecond = rate((item) => void textReadings(item, owner));
  return { items: items.length, readingsPerSecond, entriesPerSecond: rate((item) => void indexEntry(item)) };
}

const originOf = (): MemoryItem['origin'] =>
  ({ importer: 'mail', root: '/made', path: 'life.mbox', batch: 'made' }) as MemoryItem['origin'];

if (import.meta.main) {
  const { items, readingsPerSecond, entriesPerSecond } = measureText(Number(process.argv[2] ?? 5_000));
  console.log(
    `text: ${readingsPerSecond} readings/s, ${entriesPerSecond} index entries/s (${items} mails, one thread)`,
  );
}
