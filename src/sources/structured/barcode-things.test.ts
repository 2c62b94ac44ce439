import { deflateSync } from 'node:zlib';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isThing } from '../../memory/structured-data.ts';
import { barcodeThings } from './barcode-things.ts';

const things = (content: string | Uint8Array, date?: string) => barcodeThings(content, { place: 'code1', date }).things;

// The examples of IATA's implementation guide for resolution 792.
const oneLeg = 'M1DESMARAIS/LUC       EABC123 YULFRAAC 0834 226F001A0025 100';
const conditional =
  'M1DESMARAIS/LUC       EABC123 YULFRAAC 0834 226F001A0025 14D>6181WW6225BAC 00141234560032A0141234567890 1AC AC 1234567890123    20KYLX58Z';
const twoLegs =
  'M2DESMARAIS/LUC       EABC123 YULFRAAC 0834 226F001A0025 14D>6181WW6225BAC 00141234560032A0141234567890 1AC AC 1234567890123    20KYLX58Z' +
  'DEF456 FRAGVALH 3664 227C012C0002 12E2A0140987654321 1AC AC 1234567890123    2PCNWQ^164GIWVC5EH7JNT684FVNJ91W2QA4DVN5J8K4F0L0GEQ3DF5TGBN8709HKT5D3DW3GBHFCVHMY7J5T6HFR41W2QA4DVN5J8K4F0L0GE';

describe('boarding passes of airlines', () => {
  it('are a flight, on the day of the year nearest to that of their item', () => {
    expect(things(oneLeg, '2024-08-10')).toEqual([
      {
        '@type': 'FlightReservation',
        reservationNumber: 'ABC123',
        reservationStatus: 'http://schema.org/ReservationConfirmed',
        airplaneSeat: '1A',
        passengerSequenceNumber: '25',
        underName: { '@type': 'Person', name: 'LUC DESMARAIS', givenName: 'LUC', familyName: 'DESMARAIS' },
        reservationFor: {
          '@type': 'Flight',
          flightNumber: '834',
          airline: { '@type': 'Airline', iataCode: 'AC' },
          departureAirport: {
            '@type': 'Airport',
            iataCode: 'YUL',
            name: 'Montreal / Pierre Elliott Trudeau International Airport',
            geo: { '@type': 'GeoCoordinates', latitude: 45.4706, longitude: -73.7408 },
            address: { '@type': 'PostalAddress', addressLocality: 'Montréal', addressCountry: 'CA' },
          },
          arrivalAirport: {
            '@type': 'Airport',
            iataCode: 'FRA',
            name: 'Frankfurt Airport',
            geo: { '@type': 'GeoCoordinates', latitude: 50.0365, longitude: 8.5613 },
            address: { '@type': 'PostalAddress', addressLocality: 'Frankfurt am Main', addressCountry: 'DE' },
          },
          departureDay: '2024-08-13',
        },
        source: 'barcode',
        readFrom: 'code1',
      },
    ]);
  });

  it('have no day without one of their item', () => {
    expect(things(oneLeg)[0]?.['reservationFor']).not.toHaveProperty('departureDay');
  });

  it.each([
    ['002', '2023-12-30', '2024-01-02'],
    ['364', '2024-01-02', '2023-12-30'],
    ['366', '2024-12-20', '2024-12-31'],
    ['366', '2025-06-20', '2024-12-31'],
    ['000', '2025-06-20', undefined],
  ])('of day %s beside %s are of %s', (day, date, expected) => {
    const trip = things(oneLeg.replace(' 226F', ` ${day}F`), date)[0]?.['reservationFor'];
    expect((trip as Record<string, unknown>)['departureDay']).toBe(expected);
  });

  it('say the number of the ticket and of the frequent flyer, and when they were issued', () => {
    // Issued on day 225 of a year that ends in 6, flown on day 226.
    expect(things(conditional, '2019-01-01')).toMatchObject([
      {
        reservedTicket: { ticketNumber: '0141234567890' },
        programMembershipUsed: { programName: 'AC', membershipNumber: '1234567890123' },
        reservationFor: { departureDay: '2016-08-13' },
      },
    ]);
  });

  it.each([
    ['without blanks at the end', oneLeg.slice(0, 47)],
    ['without whether the ticket is electronic', `${oneLeg.slice(0, 22)}${oneLeg.slice(23)}`],
    ['with a day in two digits', oneLeg.replace(' 226F', '  26F')],
    ['with a part that says nothing', `${oneLeg.slice(0, 58)}04>500`],
  ])('are a flight as airlines write them: %s', (_, code) => {
    const [flight, second] = things(code, '2024-01-20');
    expect(flight).toMatchObject({
      reservationNumber: 'ABC123',
      reservationFor: { flightNumber: '834', departureAirport: { iataCode: 'YUL' } },
    });
    expect(flight?.['reservationFor']).toHaveProperty('departureDay');
    expect(second).toBeUndefined();
  });

  it('are a flight for each of their legs', () => {
    expect(things(twoLegs, '2016-08-13')).toMatchObject([
      {
        reservationNumber: 'ABC123',
        airplaneSeat: '1A',
        reservationFor: { flightNumber: '834', departureDay: '2016-08-13' },
      },
      {
        reservationNumber: 'DEF456',
        airplaneSeat: '12C',
        reservedTicket: { ticketNumber: '0140987654321' },
        reservationFor: { flightNumber: '3664', departureDay: '2016-08-14', arrivalAirport: { iataCode: 'GVA' } },
      },
    ]);
  });
});

const digits = (value: number, length: number): string => String(value).padStart(length, '0');
const field = (row: number, column: number, text: string): string =>
  `${digits(row, 2)}${digits(column, 2)}01${digits(text.length, 2)}0${digits(Buffer.byteLength(text), 4)}${text}`;
const record = (name: string, body: string): string => `${name}01${digits(Buffer.byteLength(body) + 12, 4)}${body}`;
const ticket = (...fields: readonly string[]): Buffer => {
  const head = record('U_HEAD', `0080${'TICKET42'.padEnd(20)}1506202410300DEEN`);
  const packed = deflateSync(Buffer.from(head + record('U_TLAY', `RCT2${digits(fields.length, 4)}${fields.join('')}`)));
  return Buffer.concat([
    Buffer.from('#UT01008000001'),
    Buffer.alloc(50),
    Buffer.from(digits(packed.length, 4)),
    packed,
  ]);
};

describe('railway tickets', () => {
  const printed = [
    field(0, 52, 'Müller/Eva'),
    field(6, 1, '18.06'),
    field(6, 7, '09:32'),
    field(6, 13, 'Köln Hbf'),
    field(6, 34, 'Paris Nord'),
    field(6, 52, '18.06'),
    field(6, 58, '12:50'),
    field(6, 66, '2'),
    field(8, 7, '9424'),
    field(8, 13, 'THA'),
    field(8, 26, '21'),
    field(8, 48, '47'),
    field(13, 52, 'EUR ***64.90'),
  ];

  it('are a journey by train, with what is printed on them as text', () => {
    const { text, things: read } = barcodeThings(ticket(...printed), { place: 'code1' });
    expect(text).toContain('Köln Hbf');
    expect(read).toEqual([
      {
        '@type': 'TrainReservation',
        reservationNumber: 'TICKET42',
        reservationStatus: 'http://schema.org/ReservationConfirmed',
        underName: { '@type': 'Person', name: 'Eva Müller', givenName: 'Eva', familyName: 'Müller' },
        totalPrice: '64.90',
        priceCurrency: 'EUR',
        reservedTicket: {
          '@type': 'Ticket',
          ticketedSeat: { '@type': 'Seat', seatNumber: '47', seatSection: '21', seatingType: '2' },
        },
        reservationFor: {
          '@type': 'TrainTrip',
          trainNumber: 'THA 9424',
          departureStation: { '@type': 'TrainStation', name: 'Köln Hbf' },
          arrivalStation: { '@type': 'TrainStation', name: 'Paris Nord' },
          departureTime: '2024-06-18T09:32:00',
          arrivalTime: '2024-06-18T12:50:00',
        },
        source: 'barcode',
        readFrom: 'code1',
      },
    ]);
  });

  it('are named where they cannot be unfolded, or unfold to too much', () => {
    const cut = ticket(...printed).subarray(0, 90);
    expect(barcodeThings(cut, { place: 'code1' })).toMatchObject({ things: [], unread: [{ code: 'corrupt' }] });
    const packed = deflateSync(Buffer.alloc(4_000_000));
    const bomb = Buffer.concat([Buffer.from(`#UT01${'0'.repeat(59)}${digits(packed.length, 4)}`), packed]);
    expect(barcodeThings(bomb, { place: 'code1' }).unread).toMatchObject([{ code: 'corrupt' }]);
  });
});

describe('codes of other kinds', () => {
  it('are payments as the European Payments Council has them', () => {
    const code = 'BCD\n002\n1\nSCT\nBICXXX12\nStadtwerke Ulm\nDE89370400440532013000\nEUR48.20\n\n\nRechnung 77\n';
    expect(things(code)).toEqual([
      {
        '@type': 'Invoice',
        provider: { '@type': 'Organization', name: 'Stadtwerke Ulm', identifier: 'BICXXX12' },
        accountId: 'DE89370400440532013000',
        totalPaymentDue: { '@type': 'MonetaryAmount', value: 48.2, currency: 'EUR' },
        description: 'Rechnung 77',
        source: 'barcode',
        readFrom: 'code1',
      },
    ]);
  });

  it('are payments of Swiss bills', () => {
    const creditor = ['S', 'Robert AG', 'Weg', '1', '2501', 'Biel', 'CH'];
    const lines = ['SPC', '0200', '1', 'CH4431999123000889012', ...creditor, ...Array(7).fill(''), '1949.75', 'CHF'];
    const code = [...lines, ...Array(7).fill(''), 'QRR', '210000000003139471430009017', 'Order', 'EPD'].join('\r\n');
    expect(things(code)).toMatchObject([
      {
        provider: { name: 'Robert AG' },
        totalPaymentDue: { value: 1949.75, currency: 'CHF' },
        identifier: '210000000003139471430009017',
        description: 'Order',
      },
    ]);
  });

  it('are contacts and events', () => {
    expect(things('MECARD:N:Doe,Jane;TEL:+15551;;')).toMatchObject([
      { '@type': 'Person', name: 'Jane Doe', source: 'barcode' },
    ]);
    expect(things('BEGIN:VCARD\nVERSION:3.0\nFN:Bo\nEND:VCARD')).toMatchObject([
      { '@type': 'Person', readFrom: 'code1' },
    ]);
    expect(things('BEGIN:VEVENT\nSUMMARY:Fair\nDTSTART:20250601T100000Z\nEND:VEVENT')).toMatchObject([
      { '@type': 'Event', name: 'Fair' },
    ]);
  });

  it.each(['https://shop.example/a?b=c', 'WIFI:T:WPA;S:Casa;P:secret;;', '4006381333931'])(
    'are text alone: %s',
    (code) => {
      expect(barcodeThings(code, { place: 'code1' })).toEqual({ text: code, things: [], unread: [] });
    },
  );

  it('say nothing where they are bytes of no known form', () => {
    expect(barcodeThings(Buffer.from([1, 2, 3, 255]), { place: 'code1' })).toEqual({
      text: '',
      things: [],
      unread: [],
    });
    expect(barcodeThings(Buffer.from('hello'), { place: 'code1' }).text).toBe('hello');
  });

  it('have no day where that is no number', () => {
    const [flight] = things(oneLeg.replace('0834 226', '0834 2 6'), '2024-08-10');
    expect(flight?.['reservationFor']).not.toHaveProperty('departureDay');
  });

  it('never throw, wherever they are cut or changed', () => {
    const whole = [
      oneLeg,
      conditional,
      twoLegs,
      'BCD\n002\n1\nSCT\nB\nN\nDE89370400440532013000\nEUR4\n',
      'MECARD:N:a;;',
      'SPC\n0200\n1\nCH',
    ];
    fc.assert(
      fc.property(
        fc.constantFrom(...whole),
        fc.nat(200),
        fc.nat(200),
        fc.string({ maxLength: 10 }),
        (text, from, to, put) => {
          for (const thing of things(`${text.slice(0, from)}${put}${text.slice(to)}`, '2024-02-29'))
            expect(isThing(thing)).toBe(true);
        },
      ),
      { numRuns: 1000 },
    );
    const bytes = ticket(field(6, 13, 'A'), field(6, 34, 'B'));
    fc.assert(
      fc.property(fc.nat(bytes.length - 1), fc.nat(255), (at, byte) => {
        const changed = Buffer.from(bytes);
        changed[at] = byte;
        for (const thing of things(changed)) expect(isThing(thing)).toBe(true);
      }),
      { numRuns: 500 },
    );
    const layout = fc.array(fc.tuple(fc.string({ maxLength: 13 }), fc.string({ maxLength: 9 })));
    fc.assert(
      fc.property(layout, (fields) => {
        for (const thing of things(ticket(...fields.map(([head, text]) => head + text))))
          expect(isThing(thing)).toBe(true);
      }),
    );
  });
});
