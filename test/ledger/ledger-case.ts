import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { openGeonames } from '../../src/adapters/geonames/geocoder.ts';
import { placeTable } from '../../src/app/import/place-table.ts';
import { extractText } from '../../src/app/import/text-extraction.ts';
import { batchIdSchema, itemIdSchema } from '../../src/memory/ids.ts';
import { assembleItem, type MemoryItem, withReadings } from '../../src/memory/item.ts';
import type { LedgerAccount } from '../../src/memory/ledger.ts';
import { observed } from '../../src/memory/provenance.ts';
import { type Reading, reading } from '../../src/memory/reading.ts';
import type { Settings } from '../../src/memory/settings.ts';
import { ledgerOf } from '../../src/organise/accounts/ledger.ts';
import type { OrganiseContext } from '../../src/organise/context.ts';
import { byTime, viewOf } from '../../src/organise/view.ts';

/** Records as `day time | sender <address> | subject | text`, or `day time | photo [city, country, code, lat, lon] | recognised text`. */
const caseSchema = z.object({
  name: z.string(),
  records: z.record(z.string(), z.string()),
  /** `kind | id state, id state | CUR total (tax n) | day`; `*` any kind or state, `-` no total; tax and day may be left out. */
  accounts: z.array(z.string()),
  sums: z.string().optional(),
});
export type LedgerCase = z.infer<typeof caseSchema>;

/** `cases.json`: rules, each in a few records; `letters.json`: letters as firms, offices and shops of several countries write them; `terse.json`: in a hurry; `strangers.json`: of every trade, two in five in Chinese. */
export const ledgerCases: readonly LedgerCase[] = [
  'cases.json',
  'letters.json',
  'terse.json',
  'strangers.json',
].flatMap((file) => z.array(caseSchema).parse(JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8'))));

/** The records of the small life that questions are asked of, by id. */
export const lifeRecords = (): Readonly<Record<string, string>> =>
  z
    .object({ records: z.record(z.string(), z.string()) })
    .parse(JSON.parse(readFileSync(new URL('life.json', import.meta.url), 'utf8'))).records;

const settings: Settings = {
  ownerAddresses: [],
  zone: 'Europe/Berlin',
  locale: 'en-GB',
  currency: 'EUR',
  ocrLanguages: [],
  faces: 'off',
};
const geocoder = openGeonames();
const places = placeTable(geocoder);

export function itemOf(id: string, written: string): MemoryItem {
  const [when = '', from = '', title = '', ...rest] = written.replace(/ \|$/, '').split(' | ');
  const start = `${when.replace(' ', 'T')}:00`;
  const seen = observed('case');
  const isPhoto = from === 'photo' || from.startsWith('photo ');
  const [city, country, countryCode, lat, lon] = isPhoto ? from.slice('photo '.length).split(', ') : [];
  const [, name = from, address] = /^(.*?) <(.+)>$/.exec(from) ?? [];
  const said: Reading[] = [
    reading('time', { start, end: start, precision: 'second', source: isPhoto ? 'exif-offset' : 'date-header' }, seen),
    ...(isPhoto
      ? [
          ...(title === '' ? [] : [reading('ocr', { text: [title, ...rest].join(' | ') }, seen)]),
          ...(city === undefined || country === undefined
            ? []
            : [
                reading(
                  'place',
                  {
                    city,
                    country,
                    ...(countryCode === undefined ? {} : { countryCode }),
                    lat: Number(lat),
                    lon: Number(lon),
                    source: 'exif-gps',
                  },
                  seen,
                ),
              ]),
        ]
      : [
          reading('title', title, seen),
          reading('body', { text: rest.join(' | ') }, seen),
          reading(
            'people',
            [
              { name, ...(address === undefined ? {} : { address }), how: 'sender' },
              { name: 'Max Muster', address: 'max@muster.example', how: 'recipient' },
            ],
            seen,
          ),
        ]),
  ];
  const bare = assembleItem({
    id: itemIdSchema.parse(id),
    identity: id,
    modality: isPhoto ? 'image' : 'email',
    origin: {
      importer: isPhoto ? 'photos' : 'mail',
      root: '/case',
      path: id,
      batch: batchIdSchema.parse('case'),
    },
    copies: [],
    readings: said,
  });
  return assembleItem(withReadings(bare, extractText(bare, settings, places)));
}

export const contextOfCases: OrganiseContext = {
  settings,
  declared: [],
  corrections: [],
  now: '2026-01-01T00:00:00',
  findPlace: (name) => geocoder.find(name),
};

export const itemsOf = ({ records }: LedgerCase): MemoryItem[] =>
  Object.entries(records).map(([id, written]) => itemOf(id, written));

export function ledgerOfItems(items: readonly MemoryItem[]): readonly LedgerAccount[] {
  const views = items.map((item) => viewOf(item, settings.zone)).sort(byTime);
  return ledgerOf(views, contextOfCases, new Set()).accounts;
}

/** An account as the cases write it, with everything named. */
export function written(account: LedgerAccount): string {
  const { total } = account;
  const tax = account.entries.at(-1)?.tax;
  const sum =
    total === undefined
      ? '-'
      : `${total.currency ?? '?'} ${total.value.toFixed(2)}${tax === undefined ? '' : ` (tax ${tax.value.toFixed(2)})`}`;
  const entries = account.entries.map((entry) => `${entry.item} ${entry.state}`).join(', ');
  return `${account.kind} | ${entries} | ${sum} | ${account.span?.start ?? '-'}`;
}

/** The written account with what the case leaves open left open. */
export function asExpected(actual: string, expected: string): string {
  const parts = actual.split(' | ');
  const wanted = expected.split(' | ');
  if (wanted[0] === '*') parts[0] = '*';
  const states = wanted[1]?.split(', ') ?? [];
  parts[1] = (parts[1] ?? '')
    .split(', ')
    .map((entry, i) => (states[i]?.endsWith(' *') === true ? entry.replace(/ \S+$/, ' *') : entry))
    .join(', ');
  if (wanted[2]?.includes('(tax') !== true) parts[2] = (parts[2] ?? '').replace(/ \(tax .*\)$/, '');
  return parts.slice(0, wanted.length).join(' | ');
}
