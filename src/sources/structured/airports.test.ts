import { describe, expect, it } from 'vitest';
import { airportOf, withAirports } from './airports.ts';
import { barcodeThings } from './barcode-things.ts';

const pass = 'M1DOE/JANE            EABC123 FRALISLH 1172 126C012A0025 100';

describe('codes of airports', () => {
  it('are towns and countries; what is no code of one is nothing', () => {
    expect(airportOf('LIS')).toMatchObject({ city: 'Lisbon', countryCode: 'PT' });
    expect(airportOf('QQQ')).toBeUndefined();
    expect(airportOf('lis')).toBeUndefined();
    expect(airportOf(7)).toBeUndefined();
  });

  it('give the flight of a boarding pass its towns', () => {
    const [thing] = barcodeThings(pass, { place: 'code1', date: '2025-05-06' }).things;
    expect(thing?.['reservationFor']).toMatchObject({
      departureAirport: { iataCode: 'FRA', name: 'Frankfurt Airport', address: { addressCountry: 'DE' } },
      arrivalAirport: { iataCode: 'LIS', address: { addressLocality: 'Lisbon', addressCountry: 'PT' } },
      departureDay: '2025-05-06',
    });
  });

  it('put local times on the clocks of both ends, and change nothing that was said', () => {
    const flight = {
      '@type': 'Flight',
      departureAirport: { '@type': 'Airport', iataCode: 'FRA', name: 'FRANKFURT', address: 'Terminal 1' },
      departureTime: '2025-05-06T13:20',
      arrivalAirport: { '@type': 'Airport', iataCode: 'JFK' },
      arrivalTime: '2025-05-06T16:05:00-05:00',
      boardingTime: '2025-05-06',
    } as const;
    const node = { '@type': 'FlightReservation', reservationFor: flight, source: 'json-ld', readFrom: 'html' } as const;
    expect(withAirports(node)['reservationFor']).toMatchObject({
      departureAirport: { name: 'FRANKFURT', address: 'Terminal 1' },
      departureTime: '2025-05-06T13:20+02:00',
      arrivalTime: '2025-05-06T16:05:00-05:00',
      boardingTime: '2025-05-06',
    });
  });
});
