import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { madeZip } from '../../../test/fixtures/made-zip.ts';
import { isThing } from '../../memory/structured-data.ts';
import { readPass } from './read-pass.ts';

const file = { name: 'a.pkpass', mime: 'application/vnd.apple.pkpass' };
const zipOf = (pass: unknown, ...more: Parameters<typeof madeZip>[0]): Buffer =>
  madeZip([{ name: 'pass.json', content: JSON.stringify(pass) }, ...more]);
const read = (pass: unknown, ...more: Parameters<typeof madeZip>[0]) => readPass(zipOf(pass, ...more), file);
const field = (key: string, label: string, value: string | number) => ({ key, label, value });

const flight = {
  formatVersion: 1,
  passTypeIdentifier: 'pass.example.air',
  serialNumber: '77',
  organizationName: 'Example Air',
  description: 'Boarding pass to Lisbon',
  relevantDate: '2025-07-14T09:40+02:00',
  boardingPass: {
    transitType: 'PKTransitTypeAir',
    headerFields: [field('gate', 'GATE', 'B12')],
    primaryFields: [field('from', 'Berlin', 'BER'), field('to', 'Lisbon', 'LIS')],
    secondaryFields: [field('passenger', 'Passenger', 'SILVA/ANA'), field('boardingTime', 'Boarding', '09:40')],
    auxiliaryFields: [
      field('flightNumber', 'Flight', 'XA 0123'),
      field('seat', 'Seat', '4C'),
      field('dep', 'Departure', '10:20'),
    ],
    backFields: [
      { key: 'more', label: 'Info', attributedValue: '<a href="https://air.example/x">Manage</a> it', value: 'Manage' },
    ],
  },
};

describe('passes of Apple Wallet', () => {
  it('are flights by what they show', async () => {
    const { title, text, things, unread } = await read(flight);
    expect(unread).toEqual([]);
    expect(title).toBe('Boarding pass to Lisbon');
    expect(text).toContain('Seat: 4C\n');
    expect(text).toContain('Info: Manage https://air.example/x it');
    expect(things).toEqual([
      {
        '@type': 'FlightReservation',
        reservationStatus: 'http://schema.org/ReservationConfirmed',
        pkpassPassTypeIdentifier: 'pass.example.air',
        pkpassSerialNumber: '77',
        airplaneSeat: '4C',
        underName: { '@type': 'Person', name: 'ANA SILVA' },
        reservationFor: {
          '@type': 'Flight',
          flightNumber: '123',
          airline: { '@type': 'Airline', iataCode: 'XA', name: 'Example Air' },
          departureAirport: {
            '@type': 'Airport',
            iataCode: 'BER',
            name: 'Berlin',
            geo: { '@type': 'GeoCoordinates', latitude: 52.3622, longitude: 13.5007 },
            address: { '@type': 'PostalAddress', addressLocality: 'Berlin', addressCountry: 'DE' },
          },
          arrivalAirport: {
            '@type': 'Airport',
            iataCode: 'LIS',
            name: 'Lisbon',
            geo: { '@type': 'GeoCoordinates', latitude: 38.7813, longitude: -9.1359 },
            address: { '@type': 'PostalAddress', addressLocality: 'Lisbon', addressCountry: 'PT' },
          },
          departureGate: 'B12',
          boardingTime: '2025-07-14T09:40:00+02:00',
          departureTime: '2025-07-14T10:20:00+02:00',
        },
        source: 'pkpass',
        readFrom: 'a.pkpass',
      },
    ]);
  });

  it('believe their semantic tags before their barcode, and that before their fields', async () => {
    const barcode = {
      format: 'PKBarcodeFormatAztec',
      message: 'M1SILVA/ANA           EABC123 BERLISXA 0123 195M004C0031 100',
      messageEncoding: 'iso-8859-1',
    };
    const semantics = { departureGate: 'C3', passengerName: { givenName: 'Ana Maria', familyName: 'Silva' } };
    const { things } = await read({ ...flight, barcodes: [barcode], semantics });
    expect(things).toHaveLength(1);
    expect(things[0]).toMatchObject({
      reservationNumber: 'ABC123',
      passengerSequenceNumber: '31',
      underName: { name: 'Ana Maria Silva', familyName: 'Silva' },
      reservedTicket: { ticketToken: `aztecCode:${barcode.message}` },
      reservationFor: { departureGate: 'C3', departureDay: '2025-07-14' },
    });
  });

  it.each([
    ['Train', 'TrainReservation', 'departureStation', 'arrivalStation'],
    ['Bus', 'BusReservation', 'departureBusStop', 'arrivalBusStop'],
    ['Boat', 'BoatReservation', 'departureBoatTerminal', 'arrivalBoatTerminal'],
  ])('are journeys by %s', async (transit, type, departure, arrival) => {
    const boardingPass = {
      transitType: `PKTransitType${transit}`,
      primaryFields: [field('a', 'Von', 'Ulm Hbf'), field('b', 'Nach', 'Hamm (Westf)')],
      auxiliaryFields: [field('c', 'Wagen', 7), field('d', 'Sitzplatz', 41), field('e', 'Abfahrt', '11:05')],
    };
    const { things } = await read({ boardingPass, relevantDate: '2025-03-02T11:05:00+01:00' });
    expect(things).toMatchObject([
      {
        '@type': type,
        reservedTicket: { ticketedSeat: { seatNumber: '41', seatSection: '7' } },
        reservationFor: {
          [departure]: { name: 'Ulm Hbf' },
          [arrival]: { name: 'Hamm (Westf)' },
          departureTime: '2025-03-02T11:05:00+01:00',
        },
      },
    ]);
  });

  it('are stays where they name a hotel and its days, and events where they do not', async () => {
    const eventTicket = {
      primaryFields: [field('h', 'Hotel', 'Casa Azul')],
      secondaryFields: [
        field('i', 'Check-in', '03.05.2025'),
        field('o', 'Check-out', '05.05.2025'),
        field('n', 'Guest', 'Ana Silva'),
      ],
      auxiliaryFields: [field('r', 'Booking number', 'HX-1234')],
    };
    expect((await read({ eventTicket, relevantDate: '2025-05-03T15:00+01:00' })).things).toMatchObject([
      {
        '@type': 'LodgingReservation',
        checkinTime: '2025-05-03T15:00:00+01:00',
        checkoutTime: '2025-05-05',
        reservationNumber: 'HX-1234',
        underName: { name: 'Ana Silva' },
        reservationFor: { name: 'Casa Azul' },
      },
    ]);
    const concert = {
      primaryFields: [field('x', '', 'The Quiet')],
      secondaryFields: [field('v', 'Venue', 'Old Hall')],
    };
    expect((await read({ eventTicket: concert, relevantDate: '2025-05-03T20:00Z' })).things).toMatchObject([
      {
        '@type': 'EventReservation',
        reservationFor: { name: 'The Quiet', startDate: '2025-05-03T20:00:00Z', location: { name: 'Old Hall' } },
      },
    ]);
  });

  it('have days that are written in words, and where a booking can be changed', async () => {
    const eventTicket = {
      primaryFields: [field('h', 'Hotel', 'Casa Azul')],
      secondaryFields: [field('i', 'Check-in', 'Sat, 3 May 2025'), field('o', 'Check-out', '05MAY25')],
      backFields: [
        field('m', 'Manage your booking', 'Here: https://stay.example/HX-1234'),
        field('t', 'Times', 'Check-in: from 3:00 PM\nCheck-out: until 11:00'),
        field('a', 'Address', 'Casa Azul\nUferweg 7\n93047 Regensburg\nGermany'),
      ],
    };
    expect((await read({ eventTicket })).things).toMatchObject([
      {
        checkinTime: '2025-05-03T15:00:00',
        checkoutTime: '2025-05-05T11:00:00',
        potentialAction: [{ '@type': 'UpdateAction', target: 'https://stay.example/HX-1234' }],
        reservationFor: {
          address: { streetAddress: 'Uferweg 7', addressLocality: 'Regensburg', addressCountry: 'DE' },
        },
      },
    ]);
  });

  it('are text alone where they are cards', async () => {
    const storeCard = { primaryFields: [field('balance', 'Balance', 21.5)] };
    const { things, text } = await read({ storeCard, organizationName: 'Café' });
    expect(things).toEqual([]);
    expect(text).toBe('Café\nBalance: 21.5');
  });

  it.each(['utf-8', 'utf-16be', 'utf-16le'])(
    'show their texts in English where they have them, in %s',
    async (encoding) => {
      const strings = '/* c */ "gate_label" = "Gate \\"A\\"";\n"other" = "x";';
      const little = Buffer.from(`\ufeff${strings}`, 'utf16le');
      const content = encoding === 'utf-8' ? strings : encoding === 'utf-16le' ? little : Buffer.from(little).swap16();
      const generic = { headerFields: [field('g', 'gate_label', 'B1')] };
      const more = [
        { name: 'de.lproj/pass.strings', content: '"gate_label" = "Flugsteig";' },
        { name: 'en.lproj/pass.strings', content },
      ];
      expect((await read({ generic }, ...more)).text).toBe('Gate "A": B1');
    },
  );

  it('are pages of a bundle, of which one may be broken', async () => {
    const bundle = madeZip([
      { name: '1.pkpass', content: zipOf(flight) },
      { name: '2.pkpass', content: 'no zip' },
      { name: '3.pkpass', content: zipOf({ ...flight, serialNumber: '78' }) },
    ]);
    const { things, pages, text, unread } = await readPass(bundle, { ...file, name: 'b.pkpasses' });
    expect(pages).toBe(2);
    expect(text?.split('\f')).toHaveLength(2);
    expect(things.map(({ readFrom }) => readFrom)).toEqual(['b.pkpasses!/1.pkpass', 'b.pkpasses!/3.pkpass']);
    expect(unread).toMatchObject([{ place: 'b.pkpasses!/2.pkpass', code: 'corrupt' }]);
  });
});

describe('passes of strangers', () => {
  it.each([
    ['no zip', Buffer.from('hello'), 'corrupt'],
    ['no pass', madeZip([{ name: 'a.txt', content: 'x' }]), 'corrupt'],
    ['no JSON', madeZip([{ name: 'pass.json', content: 'x' }]), 'corrupt'],
    ['a password', madeZip([{ name: 'pass.json', content: '{}', encrypted: true }]), 'encrypted'],
    ['a huge text', madeZip([{ name: 'pass.json', content: `{"a":"${'x'.repeat(2_000_000)}"}` }]), 'too-large'],
    [
      'files without end',
      madeZip(Array.from({ length: 2100 }, (_, n) => ({ name: `${n}`, content: '' }))),
      'too-large',
    ],
  ])('are refused by name: %s', async (_, bytes, code) => {
    await expect(readPass(bytes, file)).rejects.toMatchObject({ code });
  });

  it('are read as far as their JSON goes', async () => {
    const broken = JSON.stringify(flight).slice(0, -40);
    const { things, unread } = await readPass(madeZip([{ name: 'pass.json', content: broken }]), file);
    expect(things).toMatchObject([{ '@type': 'FlightReservation' }]);
    expect(unread).toMatchObject([{ code: 'truncated' }]);
  });

  it('lose what texts in other languages cannot be read, and nothing else', async () => {
    const strings = { name: 'en.lproj/pass.strings', content: 'x', encrypted: true };
    const { things, unread } = await read(flight, strings);
    expect(things).toHaveLength(1);
    expect(unread).toMatchObject([{ code: 'encrypted' }]);
  });

  it('take no longer for quotes that never end', async () => {
    const content = '"a'.repeat(10) + '\\"'.repeat(400_000);
    await expect(read(flight, { name: 'en.lproj/pass.strings', content })).resolves.toBeDefined();
  }, 20_000);

  it('never throw without a code, whatever they hold', async () => {
    const value = fc.oneof(
      fc.constantFrom('__proto__', 'constructor'),
      fc.string(),
      fc.integer(),
      fc.boolean(),
      fc.constant(null),
    );
    const entry = fc.record({
      key: value,
      label: value,
      value,
      attributedValue: value,
      semantics: fc.dictionary(fc.string(), value),
    });
    const style = fc.record({
      transitType: value,
      primaryFields: fc.oneof(value, fc.array(entry)),
      backFields: fc.array(entry),
    });
    const pass = fc.record({
      boardingPass: fc.option(style),
      eventTicket: fc.option(style),
      relevantDate: value,
      semantics: fc.jsonValue(),
      barcodes: fc.jsonValue(),
      barcode: fc.record({ format: value, message: value }),
      locations: fc.jsonValue(),
    });
    await fc.assert(
      fc.asyncProperty(pass, async (written) => {
        const { things } = await read(written);
        for (const thing of things) expect(isThing(thing)).toBe(true);
      }),
      { numRuns: 100 },
    );
    const whole = zipOf(flight);
    await fc.assert(
      fc.asyncProperty(fc.nat(whole.length - 1), fc.nat(255), async (at, byte) => {
        const bytes = Buffer.from(whole);
        bytes[at] = byte;
        const found = await readPass(bytes, file).catch((error: unknown) => error);
        expect(found).toSatisfy(
          (one: { code?: string; things?: unknown }) => one.things !== undefined || one.code !== undefined,
        );
      }),
      { numRuns: 200 },
    );
  });
});
