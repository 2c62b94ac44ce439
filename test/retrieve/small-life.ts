import {
  batchIdSchema,
  eventIdSchema,
  itemIdSchema,
  ledgerIdSchema,
  personIdSchema,
  placeIdSchema,
} from '../../src/memory/ids.ts';
import type { Modality, StoredItem } from '../../src/memory/item.ts';
import type { LedgerAccount } from '../../src/memory/ledger.ts';
import type { Mention, Person } from '../../src/memory/person.ts';
import { observed } from '../../src/memory/provenance.ts';
import { type FieldName, type FieldValues, type Reading, reading } from '../../src/memory/reading.ts';
import { calendarSpan } from '../../src/memory/time-span.ts';
import type { Life } from './tiny-store.ts';

/** An item as a test writes it down: fields by name. */
export function stored(
  id: string,
  modality: Modality,
  fields: { readonly [F in FieldName]?: FieldValues[F] },
): StoredItem {
  const readings = (Object.keys(fields) as FieldName[]).map(
    (field) => reading(field, fields[field] as never, observed('test')) as Reading,
  );
  return {
    id: itemIdSchema.parse(id),
    identity: id,
    modality,
    copies: [],
    readings,
    origin: { importer: 'photos', root: '/', path: id, batch: batchIdSchema.parse('b1') },
  };
}

export const at = (local: string): FieldValues['time'] => ({
  start: local,
  end: local,
  precision: 'second',
  source: 'exif-naive',
});
const person = (id: string, name: string, roles: string[], owner = false): Person => ({
  id: personIdSchema.parse(id),
  name,
  names: [name],
  kind: 'person',
  roles,
  owner,
  addresses: [],
  faces: [],
  evidence: [],
});
const shows = (id: string, name: string): Mention => ({ id: personIdSchema.parse(id), name, how: 'face' });
const from = (id: string, name: string): Mention => ({ id: personIdSchema.parse(id), name, how: 'sender' });
const lisbon = { lat: 38.71, lon: -9.14, city: 'Lisbon', country: 'Portugal', source: 'exif-gps' as const };
const paris = { lat: 48.85, lon: 2.35, city: 'Paris', country: 'France', source: 'exif-gps' as const };
const euros = (value: number, text: string, role: 'total' | 'line' = 'total') => ({
  value,
  currency: 'EUR',
  role,
  field: 'body' as const,
  text,
});

const bookingBody =
  'Your stay at Hotel Aurora in Lisbon is confirmed. Check-in 5 May 2023, check-out 9 May 2023. Total: EUR 408.00. Booking number QX7T9P.';
const invoiceBody = 'Hotel Aurora, Lisbon. Invoice for four nights. Amount charged: EUR 397.71.';

const photos = [1, 2, 3].map((n) =>
  stored(`lis-${n}`, 'image', {
    time: at(`2023-05-0${5 + n}T1${n}:00:00`),
    place: lisbon,
    media: { mime: 'image/jpeg' },
    people: n === 2 ? [shows('anna', 'Anna Berg')] : [shows('ben', 'Ben Okoro')],
  }),
);

const account: LedgerAccount = {
  id: ledgerIdSchema.parse('l1'),
  kind: 'lodging',
  counterparty: 'Hotel Aurora',
  place: 'Lisbon',
  references: [],
  current: itemIdSchema.parse('mail-invoice'),
  state: 'invoiced',
  total: euros(397.71, 'EUR 397.71'),
  entries: [
    {
      item: itemIdSchema.parse('mail-booking'),
      state: 'confirmed',
      at: '2023-03-02T09:00:00',
      amount: euros(408, 'EUR 408.00'),
      dates: [{ start: '2023-05-05', end: '2023-05-05', role: 'check-in', field: 'body', text: '5 May 2023' }],
      supersededBy: itemIdSchema.parse('mail-invoice'),
    },
    {
      item: itemIdSchema.parse('mail-invoice'),
      state: 'invoiced',
      at: '2023-05-10T08:00:00',
      amount: euros(397.71, 'EUR 397.71'),
      dates: [],
    },
  ],
};

/** A few weeks of one made-up person, small enough to know every right answer by heart. */
export const smallLife: Life = {
  items: [
    ...photos,
    stored('par-1', 'image', {
      time: at('2022-07-14T21:00:00'),
      place: paris,
      media: { mime: 'image/jpeg' },
      people: [shows('anna', 'Anna Berg'), shows('ben', 'Ben Okoro')],
      caption: 'Fireworks over the river',
    }),
    stored('nowhere-1', 'image', {
      time: at('2023-05-07T13:05:00'),
      media: { mime: 'image/jpeg' },
      ocr: { text: 'MENU\nGrilled sardines 12,50\nPastel de nata 1,80' },
    }),
    stored('vid-1', 'video', {
      time: at('2023-08-20T18:30:00'),
      place: paris,
      media: { mime: 'video/mp4', durationSeconds: 85 },
      caption: 'Street musicians playing the accordion',
    }),
    stored('mail-booking', 'email', {
      time: at('2023-03-02T09:00:00'),
      title: 'Booking confirmed: Hotel Aurora',
      body: { text: bookingBody },
      documentKind: 'booking',
      people: [from('aurora', 'Hotel Aurora')],
      amounts: [euros(408, 'EUR 408.00')],
      references: [{ kind: 'booking', code: 'QX7T9P', field: 'body' }],
      dates: [
        { start: '2023-05-05', end: '2023-05-05', role: 'check-in', field: 'body', text: '5 May 2023' },
        { start: '2023-05-09', end: '2023-05-09', role: 'check-out', field: 'body', text: '9 May 2023' },
      ],
    }),
    stored('mail-invoice', 'email', {
      time: at('2023-05-10T08:00:00'),
      title: 'Your invoice from Hotel Aurora',
      body: { text: invoiceBody },
      documentKind: 'invoice',
      people: [from('aurora', 'Hotel Aurora')],
      amounts: [euros(397.71, 'EUR 397.71')],
    }),
    stored('mail-vet', 'email', {
      time: at('2023-09-12T10:00:00'),
      title: 'Vet on Friday',
      body: { text: 'Milo has his vaccination at the vet on Friday at four. Can you drive us?' },
      documentKind: 'personal',
      people: [from('anna', 'Anna Berg')],
    }),
    stored('mail-news', 'email', {
      time: at('2023-09-13T10:00:00'),
      title: 'Autumn offers',
      body: { text: 'Save on garden chairs and lamps this week only.' },
      documentKind: 'newsletter',
    }),
    stored('note-1', 'text', {
      time: at('2023-06-02T20:00:00'),
      body: { text: 'I started the pottery class yesterday and made a crooked bowl.' },
      people: [{ name: 'Clara', how: 'speaker' }],
    }),
  ],
  records: {
    person: [
      person('owner', 'Nora Field', [], true),
      person('anna', 'Anna Berg', ['sister']),
      person('ben', 'Ben Okoro', ['friend']),
    ],
    place: [
      {
        id: placeIdSchema.parse('home'),
        kind: 'home',
        name: 'Elm Road',
        aliases: [],
        lat: 48.85,
        lon: 2.35,
        radiusKm: 0.4,
        city: 'Paris',
        items: [],
        confidence: 1,
      },
    ],
    event: [
      {
        id: eventIdSchema.parse('trip'),
        kind: 'trip',
        span: { ...calendarSpan('2023-05', 'event'), start: '2023-05-05T10:00:00', end: '2023-05-09T20:00:00' },
        people: [],
        title: 'Days in Lisbon, May 2023',
        narrative: '',
        items: [...photos.map((p) => p.id), itemIdSchema.parse('nowhere-1')],
      },
    ],
    ledger: [account],
  },
};
