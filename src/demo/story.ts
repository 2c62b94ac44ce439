import { DateTime } from 'luxon';
import { type Cast, castOf } from './cast.ts';
import { type FarTrip, farTrips, type HomeGround, homeGrounds, type LongTrip, longTrips, type Spot } from './places.ts';
import { Chance } from './random.ts';

/** A hotel stay: what was booked and what was paid in the end, both in `currency`. */
export type Stay = {
  readonly hotel: string;
  readonly at: Spot;
  readonly from: string;
  readonly nights: number;
  readonly code: string;
  readonly invoice: string;
  readonly booked: number;
  readonly paid: number;
  /** Why the two differ, as the invoice words it. */
  readonly reason: string;
  readonly currency: string;
};

export type Flight = {
  readonly number: string;
  readonly code: string;
  readonly from: string;
  readonly to: Spot;
  readonly toAirport: string;
  readonly day: string;
  readonly departure: string;
  /** The departure after the airline's change, when there was one. */
  readonly changedTo?: string;
  readonly fare: number;
  readonly seat: string;
};

/** Everything that the pictures, the mails and the questions are drawn from. All days are local ISO dates. */
export type Story = {
  readonly seed: number;
  readonly cast: Cast;
  readonly ground: HomeGround;
  readonly long: {
    readonly trip: LongTrip;
    readonly day: (n: number) => string;
    readonly stays: readonly [Stay, Stay];
    readonly flight: Flight;
    readonly museumDay: string;
    readonly museumTicket: string;
    readonly museumPrice: number;
    readonly dinnerDay: string;
  };
  readonly far: {
    readonly trip: FarTrip;
    readonly day: (n: number) => string;
    readonly stay: Stay;
    readonly flight: Flight;
    readonly gardenTicket: string;
  };
  readonly birthday: { readonly day: string; readonly restaurant: string };
  readonly vet: {
    readonly day: string;
    readonly time: string;
    readonly clinic: string;
    readonly finding: string;
    readonly cost: number;
  };
  readonly order: {
    readonly day: string;
    readonly shop: string;
    readonly code: string;
    readonly thing: string;
    readonly price: number;
    readonly returned: string;
    readonly refund: number;
    readonly tracking: string;
  };
  readonly cancelled: { readonly day: string; readonly restaurant: string };
  readonly chance: Chance;
};

export const addDays = (day: string, n: number): string =>
  DateTime.fromISO(day, { zone: 'utc' }).plus({ days: n }).toFormat('yyyy-MM-dd');
export const cents = (value: number): number => Math.round(value * 100) / 100;

export function tellStory(seed: number): Story {
  const chance = new Chance(Math.imul(seed, 7919) + 13);
  const cast = castOf(chance);
  const ground = chance.pick(homeGrounds);
  const longTrip = chance.pick(longTrips);
  const farTrip = chance.pick(farTrips);
  const longStart = `2023-05-${String(chance.whole(6, 19)).padStart(2, '0')}`;
  const farStart = `2024-10-${String(chance.whole(8, 20)).padStart(2, '0')}`;
  return {
    seed,
    cast,
    ground,
    long: longPart(chance, longTrip, longStart),
    far: farPart(chance, farTrip, farStart),
    birthday: {
      day: `2024-03-${String(chance.whole(9, 24)).padStart(2, '0')}`,
      restaurant: chance.pick(['Blue Lantern', 'Zur Linde', 'Little Harbour', 'Casa Verde']),
    },
    vet: {
      day: `2023-09-${String(chance.whole(11, 28)).padStart(2, '0')}`,
      time: chance.pick(['09:40', '10:20', '16:15']),
      clinic: chance.pick(['Paws & Whiskers', 'Riverside Vets', 'Dr. Alder']),
      finding: chance.pick(['an inflamed tooth', 'an ear infection', 'a sprained paw']),
      cost: cents(chance.whole(68, 124) + 0.4),
    },
    order: orderOf(chance),
    cancelled: {
      day: `2024-06-${String(chance.whole(10, 26)).padStart(2, '0')}`,
      restaurant: chance.pick(['Villa Rosso', 'Saffron House', 'The Old Mill']),
    },
    chance,
  };
}

function stayOf(chance: Chance, hotel: string, at: Spot, from: string, nights: number, rate: number): Stay {
  const whole = at.currency === 'JPY';
  const money = (euro: number): number => (whole ? Math.round(euro * rate) : cents(euro * rate));
  const perNight = chance.between(82, 128);
  const tax = chance.pick([2, 2.5, 3.5]) * nights;
  const skipped = chance.pick([9.5, 11, 12.5]);
  const booked = money(perNight * nights + tax);
  return {
    hotel,
    at,
    from,
    nights,
    code: chance.code(7),
    invoice: `${from.slice(0, 4)}-${chance.whole(10_000, 99_999)}`,
    booked,
    paid: cents(booked - money(skipped)),
    reason: 'One breakfast not taken was deducted.',
    currency: at.currency,
  };
}

function longPart(chance: Chance, trip: LongTrip, start: string): Story['long'] {
  const day = (n: number): string => addDays(start, n);
  const flight: Flight = {
    number: `${chance.pick(['OS', 'TX', 'NB'])} ${chance.whole(301, 989)}`,
    code: chance.code(6),
    from: 'home',
    to: trip.first,
    toAirport: trip.airport,
    day: start,
    departure: '10:35',
    changedTo: chance.pick(['13:10', '14:45', '12:20']),
    fare: cents(chance.whole(188, 312) + 0.9),
    seat: `${chance.whole(7, 28)}${chance.pick(['A', 'C', 'F'])}`,
  };
  return {
    trip,
    day,
    flight,
    stays: [
      stayOf(chance, trip.hotels[0], trip.first, day(0), 4, 1),
      stayOf(chance, trip.hotels[1], trip.second, day(4), 4, 1),
    ],
    museumDay: day(2),
    museumTicket: `${chance.code(3)}-${chance.whole(10_000, 99_999)}`,
    museumPrice: chance.pick([9, 11, 12]),
    dinnerDay: day(3),
  };
}

function farPart(chance: Chance, trip: FarTrip, start: string): Story['far'] {
  const flight: Flight = {
    number: `${chance.pick(['LX', 'QR', 'KL'])} ${chance.whole(101, 899)}`,
    code: chance.code(6),
    from: 'home',
    to: trip.at,
    toAirport: trip.airport,
    day: addDays(start, -1),
    departure: chance.pick(['20:55', '21:40', '18:15']),
    fare: cents(chance.whole(486, 812) + 0.5),
    seat: `${chance.whole(20, 44)}${chance.pick(['A', 'H', 'K'])}`,
  };
  return {
    trip,
    day: (n) => addDays(start, n),
    flight,
    stay: stayOf(chance, trip.hotel, trip.at, start, 6, trip.rate),
    gardenTicket: `G${chance.whole(100_000, 999_999)}`,
  };
}

function orderOf(chance: Chance): Story['order'] {
  const price = cents(chance.whole(119, 189) + 0.95);
  return {
    day: `2022-11-${String(chance.whole(3, 12)).padStart(2, '0')}`,
    shop: 'Northlight Outdoor',
    code: `NL-${chance.whole(100_000, 999_999)}`,
    thing: chance.pick(['hiking boots, size 41', 'rain jacket, size M', 'down sleeping bag']),
    price,
    returned: 'wool socks, 2 pairs',
    refund: cents(chance.whole(18, 26) + 0.9),
    tracking: `JD${chance.whole(100_000_000, 999_999_999)}`,
  };
}
