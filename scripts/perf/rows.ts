import { createWriteStream } from 'node:fs';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { pathToFileURL } from 'node:url';
import { openAtmSource } from '../../src/sources/atm/atm-source.ts';

const places = [
  'Lisboa, Portugal',
  'Mill Road, Cambridge, Cambridgeshire, England, CB1 2AZ, United Kingdom',
  'Kyoto, Japan',
];
const things = ['harbour', 'receipt', 'museum', 'breakfast', 'tram', 'garden', 'concert', 'bridge', 'market', 'cat'];

const two = (n: number): string => String(n).padStart(2, '0');
const FIRST_DAY = Date.UTC(2014, 0, 1);
const DAYS = 3652;
/** Shares no factor with the days, so that rows come on all of them in turn, and rows in a row far apart. */
const STRIDE = 1021;
/** A day of ten years: a long life has about as many things on each. */
const dayOf = (n: number): string =>
  new Date(FIRST_DAY + ((n * STRIDE) % DAYS) * 86_400_000).toISOString().slice(0, 10);

const pick = (list: readonly string[], n: number): string => list[n % list.length] ?? '';

/** A made-up image row of about 600 bytes, as a describing model would write it; `n` makes it different. */
function imageRow(n: number): object {
  const day = dayOf(n);
  const time = `${two(n % 24)}:${two(n % 60)}:${two((n * 7) % 60)}`;
  const stem = `${day.replaceAll('-', '')}_${time.replaceAll(':', '')}_${n}`;
  const thing = pick(things, n);
  return {
    image_path: `raw_memory/image/${stem}.jpg`,
    timestamp: `${day} ${time}`,
    location: n % 5 === 0 ? null : [38.7 + (n % 100) / 1000, -9.1 - (n % 100) / 1000],
    location_name: pick(places, n),
    caption: `A photograph of a ${thing} seen from the side, with people walking past it in the late afternoon light.`,
    short_caption: `A ${thing} in the afternoon`,
    tags: [thing, pick(things, n + 3), 'outdoor'],
    entities: [`${thing} no ${n % 50}`],
    ocr_text: n % 3 === 0 ? `TOTAL ${n % 90}.${two(n % 100)} EUR\nTHANK YOU` : '',
    camera_settings: null,
    safety_content: 'none',
  };
}

function emailRow(n: number): object {
  const day = dayOf(n);
  const thing = pick(things, n);
  return {
    id: `email${day.replaceAll('-', '')}${String(n).padStart(5, '0')}`,
    timestamp: `${day} 10:${two(n % 60)}:00`,
    short_summary: `About the ${thing}`,
    detail: `Date: ${day}\nFrom: Ada ${n % 40} <ada${n % 40}@example.org>\nSubject: The ${thing}\nContent: Dear all,\nthe ${thing} is booked for ${n % 9} people. ${pick(things, n + 2)} and ${pick(things, n + 5)} come after it, and the whole costs EUR ${n % 300}.${two(n % 100)} with reference B${100_000 + n}. Please be there by ten, bring the tickets that you were sent, and tell us if you cannot come.\nAda`,
  };
}

/** A JSON array, row by row: of a million rows no text holds all. */
function* arrayOf(count: number, row: (n: number) => object): Generator<string> {
  yield '[\n';
  for (let n = 0; n < count; n += 1) yield `${n === 0 ? '' : ',\n'}${JSON.stringify(row(n))}`;
  yield '\n]';
}

/** Puts a memory of made-up rows in the released layout into `root`. */
export async function writeRows(root: string, images: number, emails: number): Promise<void> {
  await mkdir(join(root, 'raw_memory/email'), { recursive: true });
  await mkdir(join(root, 'processed_memory'), { recursive: true });
  const write = (file: string, count: number, row: (n: number) => object) =>
    pipeline(Readable.from(arrayOf(count, row)), createWriteStream(join(root, file)));
  await write('raw_memory/email/emails.json', emails, emailRow);
  await write('processed_memory/image_batch_results.json', images, imageRow);
}

export type RowsPerf = { readonly rows: number; readonly seconds: number; readonly rowsPerSecond: number };

/** Writes made-up ATM-Bench rows to a temporary folder and reads them through the source. */
export async function measureRows(images = 60_000, emails = 20_000): Promise<RowsPerf> {
  const root = await mkdtemp(join(tmpdir(), 'madeleine-rows-'));
  try {
    await writeRows(root, images, emails);
    const source = await openAtmSource(root);
    const began = performance.now();
    let count = 0;
    for await (const event of source.read({})) if (event.type === 'record') count += 1;
    const seconds = (performance.now() - began) / 1000;
    if (count !== images + emails) throw new Error(`expected ${images + emails} records, met ${count}`);
    return { rows: count, seconds, rowsPerSecond: count / seconds };
  } finally {
    await rm(root, { recursive: true, force: true });
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { rows, seconds, rowsPerSecond } = await measureRows();
  console.log(`ATM rows in the source: ${rows} in ${seconds.toFixed(2)} s, ${Math.round(rowsPerSecond)} rows/s`);
}
