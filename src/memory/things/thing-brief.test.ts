import { expect, it } from 'vitest';
import { briefOf } from './thing-brief.ts';

const flight = (airline: Record<string, string>) =>
  briefOf({
    '@type': 'FlightReservation',
    source: 'barcode',
    readFrom: 'code',
    reservationFor: {
      '@type': 'Flight',
      flightNumber: '639',
      airline: { '@type': 'Airline', ...airline },
      departureAirport: { '@type': 'Airport', iataCode: 'BOS' },
      arrivalAirport: { '@type': 'Airport', iataCode: 'LYS' },
    },
  });

it('calls a flight by its number behind the code of the airline, named or not', () => {
  expect(flight({ iataCode: 'KL' })).toMatchObject({ name: 'KL 639', from: 'BOS', to: 'LYS' });
  expect(flight({ iataCode: 'KL', name: 'KLM' })).toMatchObject({ name: 'KL 639' });
  expect(flight({ name: 'KLM' })).toMatchObject({ name: '639' });
});
