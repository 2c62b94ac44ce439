import type { Chance } from '../chance.ts';
import { type City, cities } from '../world/places.ts';
import { airlines, hotelWords } from '../world/trade.ts';
import type { Person } from './cast.ts';
import type { Fact, Trip } from './fact.ts';
import { near, price } from './money.ts';

export const code = (chance: Chance, length = 6): string =>
  Array.from({ length }, () => 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'[chance.int(0, 31)]).join('');

/** Journeys over the years: some cities are seen again, some journeys have two stops of one country. */
export function tripsOf(
  chance: Chance,
  people: readonly Person[],
  days: readonly [number, number],
  count: number,
): Trip[] {
  const known = chance.some(cities, Math.max(5, Math.round(count * 0.7)));
  const step = (days[1] - days[0]) / count;
  return Array.from({ length: count }, (_, i) => {
    const city = chance.pick(known);
    const next = cities.filter((other) => other.country === city.country && other !== city);
    const stops = next.length > 0 && chance.is(0.3) ? [city, chance.pick(next)] : [city];
    const from = days[0] + Math.floor(i * step) + chance.int(2, Math.max(3, Math.floor(step) - 12));
    return {
      id: `trip-${i}`,
      stops,
      from,
      to: from + stops.length * chance.int(2, 5),
      with: chance.some(people, chance.pick([0, 0, 1, 1, 1, 2])),
    };
  });
}

/** Nights, flights and what they cost. */
export const tripFacts = (chance: Chance, trip: Trip, home: City): Fact[] => [
  ...trip.stops.map((city, i) => stay(chance, trip, city, i)),
  flight(chance, trip, 'out', trip.stops[0] ?? home, trip.from),
  flight(chance, trip, 'back', home, trip.to),
];

function stay(chance: Chance, trip: Trip, city: City, i: number): Fact {
  const share = (trip.to - trip.from) / trip.stops.length;
  const day = trip.from + Math.round(i * share);
  const until = trip.from + Math.round((i + 1) * share);
  const expected = price(chance, city.currency, 70 * (until - day), 210 * (until - day));
  return {
    id: `${trip.id}/stay-${i}`,
    kind: 'stay',
    day,
    until,
    minute: 900,
    city,
    name: `${chance.pick(hotelWords.first)}${chance.is(0.3) ? ` ${city.name}` : ''} ${chance.pick(hotelWords.last)}`,
    with: trip.with,
    trip: trip.id,
    reference: code(chance),
    expected,
    paid: chance.is(0.4) ? expected : near(chance, expected, -80, 120),
  };
}

function flight(chance: Chance, trip: Trip, way: 'out' | 'back', city: City, day: number): Fact {
  const first = { day, minute: chance.int(72, 250) * 5 };
  const moved = chance.is(0.3);
  return {
    id: `${trip.id}/${way}`,
    kind: 'flight',
    day,
    minute: moved ? Math.min(1400, first.minute + chance.int(3, 40) * 5) : first.minute,
    first,
    city,
    name: chance.pick(airlines),
    what: way,
    with: trip.with,
    trip: trip.id,
    reference: code(chance),
    paid: price(chance, 'EUR', 60, 480),
  };
}
