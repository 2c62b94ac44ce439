import { describe, expect, it } from 'vitest';
import type { Thing } from '../../../memory/structured-data.ts';
import { KnownNames } from './known-names.ts';
import { Pseudonyms } from './pseudonyms.ts';
import { redactNodes } from './redact-nodes.ts';
import type { Redaction } from './redact-text.ts';
import { withoutHits } from './without-hits.ts';

const redaction: Redaction = {
  names: new KnownNames([{ key: 'p1', names: ['Anna Silva'], addresses: ['anna@example.org'] }], () => false),
  words: { isWord: () => false, isPublic: (name) => name === 'Lisbon', publicSpans: () => [] },
  pseudonyms: new Pseudonyms('key'),
  keyOfAddress: () => undefined,
  hidesDates: false,
};

const flight: Thing = {
  '@type': 'FlightReservation',
  source: 'json-ld',
  readFrom: 'mail.eml#script1',
  reservationNumber: 'K7X2P9',
  reservationStatus: 'http://schema.org/ReservationConfirmed',
  url: 'https://shop.example/k?token=9f',
  underName: { '@type': 'Person', name: 'Anna Silva', email: 'anna@example.org' },
  reservationFor: {
    '@type': 'Flight',
    flightNumber: '1234',
    departureTime: '2025-07-14T09:30:00+01:00',
    departureAirport: {
      '@type': 'Airport',
      iataCode: 'LIS',
      name: 'Lisbon',
      geo: { latitude: 38.77, longitude: -9.13 },
    },
  },
  totalPrice: '249.90',
  priceCurrency: 'EUR',
};

describe('structured data of a copy', () => {
  it('tells kinds, times, sums and places, and no number, code, link or person', () => {
    const { kept, left } = redactNodes([flight], redaction, undefined);
    expect(left).toBe(0);
    expect(kept).toEqual([
      {
        '@type': 'FlightReservation',
        reservationStatus: 'ReservationConfirmed',
        reservationFor: {
          '@type': 'Flight',
          departureTime: '2025-07-14T09:30',
          departureAirport: { '@type': 'Airport', iataCode: 'LIS', name: 'Lisbon' },
        },
        totalPrice: '249.90',
        priceCurrency: 'EUR',
      },
    ]);
  });

  it('leaves out contacts and what is nothing but a code, and says how many', () => {
    const contact: Thing = { '@type': 'Person', source: 'vcard', readFrom: 'a.vcf#line1', name: 'Anna Silva' };
    const ticket: Thing = { '@type': 'Ticket', source: 'barcode', readFrom: 'a.png#code1', ticketToken: 'aztec:M1' };
    expect(redactNodes([contact, ticket, flight], redaction, undefined)).toMatchObject({ kept: [{}], left: 2 });
  });

  it('has stand-ins in names, and takes no value that is none of its kind', () => {
    const event: Thing = {
      '@type': 'Event',
      source: 'icalendar',
      readFrom: 'a.ics#line1',
      name: 'Dinner with Anna Silva',
      startDate: 'ask Anna',
      eventStatus: 'call 123456',
      offers: { '@type': 'Offer', price: 'PIN 1234' },
    };
    const { kept } = redactNodes([event], redaction, undefined);
    expect(kept).toEqual([{ '@type': 'Event', name: expect.stringContaining('[PERSON 1]') }]);
  });

  it('moves its times with those of the copy', () => {
    const order: Thing = { '@type': 'Order', source: 'text', readFrom: 'x', orderDate: '2025-07-14' };
    expect(redactNodes([order, flight], redaction, 20).kept).toMatchObject([
      { orderDate: '2025-08-03' },
      { reservationFor: { departureTime: '2025-08-03T09:30' } },
    ]);
  });

  it('loses the node that an audit found something in', () => {
    const row = {
      id: 't-1',
      kind: 'note',
      structuredData: [{ '@type': 'Order', name: 'Rask' }, { '@type': 'Event' }],
    } as const;
    const { structuredData } = withoutHits({ ...row, structuredData: [...row.structuredData] }, new Set(['Rask']));
    expect(structuredData).toEqual([{ '@type': 'Event' }]);
  });
});
