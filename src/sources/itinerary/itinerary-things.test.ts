import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isThing } from '../../memory/structured-data.ts';
import { itineraryThings } from './itinerary-things.ts';

const read = (text: string, near?: string) => itineraryThings(text, { place: 'text', near });
/** A text is only taken for a journey by train where it has the number of a booking. */
const booked = (text: string): string => `Booking reference: K7QX2M\n\n${text}`;
const trips = (text: string, near?: string) => read(text, near).map((thing) => thing['reservationFor']);

describe('itineraries in text', () => {
  it('are flights by labels, a node for each of those who travel', () => {
    const text = [
      'Booking reference: K7QX2M',
      'Traveller:   Ana Silva',
      'Traveller:   Rui Silva',
      '',
      'Flight:      XA 0412, Example Air',
      'Date:        Mon 3 Mar 2025',
      'Departure:   21:35 Heathrow(LHR), London, United Kingdom',
      '             Terminal 5',
      'Arrival:     00:20 Gardermoen(OSL), Oslo, Norway',
    ].join('\n');
    const things = read(text);
    expect(things.map(({ underName }) => (underName as { name: string }).name)).toEqual(['Ana Silva', 'Rui Silva']);
    expect(things[0]).toMatchObject({
      '@type': 'FlightReservation',
      reservationNumber: 'K7QX2M',
      source: 'text',
      readFrom: 'text',
      reservationFor: {
        flightNumber: '412',
        airline: { iataCode: 'XA', name: 'Example Air' },
        departureAirport: { iataCode: 'LHR', name: 'Heathrow', address: { addressCountry: 'GB' } },
        arrivalAirport: { iataCode: 'OSL', name: 'Gardermoen' },
        departureTerminal: '5',
        departureDay: '2025-03-03',
        departureTime: '2025-03-03T21:35:00+00:00',
        arrivalTime: '2025-03-04T00:20:00+01:00',
      },
    });
  });

  it.each([
    ['German', 'Datum: 07.04.2025\nICE 1234\n● ab 10:27 Ulm Hbf ▷ Gleis 4\n○ an 12:03 Mainz Hbf ▷ Gleis 5b'],
    ['Danish', 'Dato: 07.04.25\n\nfra 10:27 Ulm Hbf - Spor 4 (ICE  1234)\ntil 12:03 Mainz Hbf - Spor 5b'],
    [
      'French',
      'Date : 7 avril 2025\nTrain : ICE 1234\nDépart : 10h27 Ulm Hbf - Voie 4\nArrivée : 12h03 Mainz Hbf - Voie 5b',
    ],
    [
      'Polish',
      'Data: 7 kwietnia 2025\nPociąg: ICE 1234\nOdjazd: 10:27 Ulm Hbf, tor 4\nPrzyjazd: 12:03 Mainz Hbf, tor 5b',
    ],
  ])('are trains by lines of stops in %s', (_, text) => {
    expect(read(booked(text))).toMatchObject([
      {
        '@type': 'TrainReservation',
        reservationFor: {
          trainNumber: 'ICE 1234',
          departureStation: { name: 'Ulm Hbf' },
          arrivalStation: { name: 'Mainz Hbf' },
          departurePlatform: '4',
          arrivalPlatform: '5b',
          departureTime: '2025-04-07T10:27:00',
          arrivalTime: '2025-04-07T12:03:00',
        },
      },
    ]);
  });

  it('are the legs of a table, by the columns that values stand in', () => {
    const text = [
      'Order number: 55120078',
      'Date          Station                 Arrival   Departure   Platform   Train     Seat',
      'Fri 28/02/25  Old Town                          23:10       2          IC 71     14, 15',
      '              New Bridge              00:05',
      'Sat 01/03/25  New Bridge                        00:20       7          R 502',
      '              Mill Road               00:50',
    ].join('\n');
    expect(read(text)).toMatchObject([
      {
        reservationNumber: '55120078',
        reservedTicket: { ticketedSeat: { seatNumber: '14, 15' } },
        reservationFor: {
          trainNumber: 'IC 71',
          departurePlatform: '2',
          departureTime: '2025-02-28T23:10:00',
          arrivalTime: '2025-03-01T00:05:00',
        },
      },
      { reservationFor: { trainNumber: 'R 502', departureTime: '2025-03-01T00:20:00' } },
    ]);
  });

  it.each([
    [
      'both ends side by side',
      'Depart              Arrive\n14 Feb 2025         14 Feb 2025\n09:40               12:35\nOld Town            New Bridge',
    ],
    ['times, then places', 'Departure\n14.02.2025\n09:40\nOld Town\n\nArrival\n14.02.2025\n12:35\nNew Bridge'],
    ['times before places with their tracks', 'Fri 14.02.2025\n09:40 Old Town (Gl. 7)\n12:35 New Bridge (Gl. 3)'],
    [
      'words that stand without a mark',
      'Departure 14.02.2025 9:40 AM Old Town\nArrival 14.02.2025 12:35 PM New Bridge',
    ],
    ['a day below its times', '09:40 from Old Town\n12:35 to New Bridge\nDate: 14 February 2025'],
  ])('are read by %s', (_, stops) => {
    expect(trips(booked(`Train 171\n${stops}`))).toMatchObject([
      {
        trainNumber: '171',
        departureStation: { name: 'Old Town' },
        arrivalStation: { name: 'New Bridge' },
        departureTime: '2025-02-14T09:40:00',
        arrivalTime: '2025-02-14T12:35:00',
      },
    ]);
  });

  it('are the flights of systems of reservation', () => {
    const text = '1.1SILVA/ANA MS  2.1SILVA/RUI MR\n1. XA   38 Y  20JAN LHROSL HS2  2145   0110 +1  O          SA';
    expect(read(text, '2025-01-02')).toMatchObject([
      {
        underName: { givenName: 'ANA', familyName: 'SILVA' },
        reservationFor: { flightNumber: '38', arrivalTime: '2025-01-21T01:10:00+01:00' },
      },
      { underName: { givenName: 'RUI' } },
    ]);
  });

  it('are rented cars by where and when they are taken and brought back', () => {
    const text = [
      'Your reservation confirmation number: HX1234567',
      'Pick-up location: Lisbon Airport',
      'Pick-up time: Fri, 5 Jul 2024 10:00',
      'Drop-off time: Sun, 7 Jul 2024 18:00',
    ].join('\n');
    expect(read(text)).toMatchObject([
      {
        '@type': 'RentalCarReservation',
        pickupTime: '2024-07-05T10:00:00',
        dropoffTime: '2024-07-07T18:00:00',
        dropoffLocation: { name: 'Lisbon Airport' },
      },
    ]);
  });

  it('take the year that they leave out from the day of their mail', () => {
    const text = 'Train: IC 71\nDeparture: 28 Dec 09:10 Old Town\nArrival: 28 Dec 10:00 New Bridge';
    expect(trips(booked(text), '2024-12-20')).toMatchObject([{ departureTime: '2024-12-28T09:10:00' }]);
    expect(trips(booked(text), '2025-12-20')).toMatchObject([{ departureTime: '2025-12-28T09:10:00' }]);
  });

  it('find the code of an airport that is named alone', () => {
    const text = [
      'FLIGHT   XA 9520 - EXAMPLE AIR           TUE 07 JUNE 2016',
      'DEPARTURE: BERLIN, DE (TEGEL)            07 JUN 12:10',
      'ARRIVAL:   AMSTERDAM, NL (SCHIPHOL)      07 JUN 13:30',
    ].join('\n');
    expect(trips(text)).toMatchObject([
      {
        departureAirport: { iataCode: 'TXL', name: 'BERLIN, DE (TEGEL)' },
        arrivalAirport: { iataCode: 'AMS' },
        departureTime: '2016-06-07T12:10:00+02:00',
      },
    ]);
  });

  it('are stays where a house and both days are named', () => {
    const text = [
      'Buchungsnummer: HX-90417',
      'Gast: Ana Silva',
      'Anreise: 03.05.2025 ab 15:00 Uhr',
      'Abreise: 05.05.2025',
      'Gesamtpreis: 211,40 €',
      '',
      'Haus am Fluss',
      'Uferweg 7',
      '93047 Regensburg',
      'Deutschland',
      '+49 941 000000',
    ].join('\n');
    expect(read(text)).toMatchObject([
      {
        '@type': 'LodgingReservation',
        reservationNumber: 'HX-90417',
        checkinTime: '2025-05-03T15:00:00',
        checkoutTime: '2025-05-05',
        totalPrice: 211.4,
        priceCurrency: 'EUR',
        underName: { name: 'Ana Silva' },
        reservationFor: {
          name: 'Haus am Fluss',
          telephone: '+49 941 000000',
          address: {
            streetAddress: 'Uferweg 7',
            postalCode: '93047',
            addressLocality: 'Regensburg',
            addressCountry: 'DE',
          },
        },
      },
    ]);
  });

  it.each([
    [
      'a letter',
      'Dear Ana,\nI arrive on 3 May at 10:20 and leave from London at 18:00. Bring IC 71, the old one.\nLove',
    ],
    [
      'a programme',
      'Saturday, 3 May 2025\n10:00 Doors open\n11:30 Talk: trains from Ulm to Mainz\n13:00 Lunch, Hall 3',
    ],
    ['hours of opening', 'Open from 10:00 to 18:00, Monday to Friday. Departure of the last tour at 17:00.'],
    ['a timetable', 'Train 171\nDeparture 14.02.2025 9:40 Old Town\nArrival 14.02.2025 12:35 New Bridge'],
    ['a flight between no airports', 'Flight XA 812, Booking QK7TDM\nOLD 14 Feb 2025 09:40 HKG\nNEW 12:35 MAN'],
    ['a bill', 'Order number: 55120078\nDate: 03/05/2025 10:20\nTotal: 12,00 €\nPaid 10:21 by card'],
  ])('are not %s', (_, text) => {
    expect(read(text, '2025-05-01')).toEqual([]);
  });

  it('never throw and stay within bounds, whatever they hold', () => {
    const word = fc.constantFrom(
      'Departure:',
      'ab',
      '10:20',
      'ICE 4',
      '3 May 2025',
      '(LHR)',
      'Gleis',
      '   ',
      '\n',
      '999:99',
      'Date',
    );
    const text = fc.array(fc.oneof(word, fc.string()), { maxLength: 60 }).map((words) => words.join(' '));
    fc.assert(
      fc.property(text, (written) => {
        for (const thing of read(written)) expect(isThing(thing)).toBe(true);
      }),
      { numRuns: 100 },
    );
  });
});
