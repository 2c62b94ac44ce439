import { Chance } from './chance.ts';
import {
  airlines,
  type City,
  cities,
  firstNames,
  goods,
  homes,
  hotelWords,
  lastNames,
  petNames,
  roles,
  type Scene,
  scenes,
  shops,
  species,
  venueWords,
} from './world.ts';

/** A person of the life and what they are to its owner. */
export type TruePerson = {
  readonly key: string;
  readonly first: string;
  readonly last: string;
  readonly role: string;
  readonly roleZh: string;
  readonly woman: boolean;
};
export type TruePet = {
  readonly name: string;
  readonly kind: string;
  readonly kindZh: string;
  readonly seen: readonly string[];
};

export type Money = { readonly cents: number; readonly currency: City['currency'] };
export type Stay = {
  readonly hotel: string;
  readonly reference: string;
  readonly booked: Money;
  readonly paid: Money;
  readonly nights: number;
};
export type Trip = {
  readonly id: string;
  readonly city: City;
  /** First and last day, counted from 1 January 1970. */
  readonly from: number;
  readonly to: number;
  readonly with: readonly TruePerson[];
  readonly stay: Stay;
  readonly flight: { readonly airline: string; readonly reference: string; readonly changed: boolean };
};
export type Meal = {
  readonly id: string;
  readonly venue: string;
  readonly city: City;
  readonly day: number;
  readonly with: readonly TruePerson[];
  readonly paid: Money;
};
export type Order = {
  readonly id: string;
  readonly shop: string;
  readonly what: string;
  readonly reference: string;
  readonly day: number;
  readonly paid: Money;
  readonly refunded: Money | undefined;
};
export type Appointment = {
  readonly id: string;
  readonly what: 'vet' | 'dentist';
  readonly pet: TruePet | undefined;
  readonly asked: number;
  readonly first: number;
  readonly moved: number | undefined;
  readonly hour: number;
};

/** What a picture truly shows, before anything goes wrong with its record. */
export type TruePhoto = {
  readonly id: string;
  readonly day: number;
  /** Minutes of the day, local. */
  readonly minute: number;
  readonly city: City;
  readonly venue: string | undefined;
  readonly people: readonly TruePerson[];
  readonly pet: TruePet | undefined;
  readonly scene: Scene | undefined;
  /** The trip, meal or appointment that it belongs to. */
  readonly of: string | undefined;
};

export type Truth = {
  readonly home: City;
  readonly people: readonly TruePerson[];
  readonly pet: TruePet;
  readonly trips: readonly Trip[];
  readonly meals: readonly Meal[];
  readonly orders: readonly Order[];
  readonly appointments: readonly Appointment[];
  readonly photos: readonly TruePhoto[];
};

const START = Date.UTC(2019, 0, 1) / 86_400_000;
const DAYS = 5 * 365;

/** Half of a life's items are pictures; the rest of its items are mails, made from the same truth. */
export function makeTruth(seed: number, items: number): Truth {
  const chance = new Chance(seed);
  const people = castOf(chance);
  const pet = petOf(chance);
  const home = chance.pick(homes);
  const trips = tripsOf(chance, people, Math.max(4, Math.round(items / 90)));
  const meals = mealsOf(chance, people, home, trips, Math.max(6, Math.round(items / 45)));
  const orders = ordersOf(chance, Math.max(6, Math.round(items / 40)));
  const appointments = appointmentsOf(chance, pet, Math.max(4, Math.round(items / 120)));
  const photos = photosOf(chance, { home, people, pet, trips, meals, appointments }, Math.round(items / 2));
  return { home, people, pet, trips, meals, orders, appointments, photos };
}

function castOf(chance: Chance): TruePerson[] {
  const names = chance.some(firstNames, roles.length);
  const last = chance.pick(lastNames);
  return roles.map(({ role, zh, woman }, i) => ({
    key: `person-${i + 1}`,
    first: names[i] ?? role,
    last: /sister|mother|father|brother/.test(role) ? last : chance.pick(lastNames),
    role,
    roleZh: zh,
    woman,
  }));
}

function petOf(chance: Chance): TruePet {
  const { kind, zh, seen } = chance.pick(species);
  return { name: chance.pick(petNames), kind, kindZh: zh, seen };
}

const rates: Readonly<Record<City['currency'], number>> = { EUR: 1, GBP: 0.9, CHF: 1.1, JPY: 140, USD: 1.1 };
const money = (chance: Chance, currency: City['currency'], from: number, to: number): Money => {
  const units = Math.round(chance.int(from, to) * rates[currency]);
  return { currency, cents: currency === 'JPY' ? units * 100 : units * 100 + chance.int(0, 99) };
};
const code = (chance: Chance): string =>
  Array.from({ length: 6 }, () => 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'[chance.int(0, 31)]).join('');

function tripsOf(chance: Chance, people: readonly TruePerson[], count: number): Trip[] {
  const step = DAYS / count;
  return Array.from({ length: count }, (_, i) => {
    const from = START + Math.floor(i * step) + chance.int(3, Math.max(4, Math.floor(step) - 14));
    const nights = chance.int(2, 8);
    const city = chance.pick(cities);
    const booked = money(chance, city.currency, 180, 1200);
    const paid = chance.is(0.5)
      ? booked
      : {
          ...booked,
          cents: booked.cents + chance.int(-40, 60) * 100 + (city.currency === 'JPY' ? 0 : chance.int(1, 90)),
        };
    return {
      id: `trip-${i}`,
      city,
      from,
      to: from + nights,
      with: chance.some(people, chance.int(0, 2)),
      stay: {
        hotel: `${chance.pick(hotelWords.first)} ${city.name} ${chance.pick(hotelWords.last)}`,
        reference: code(chance),
        booked,
        paid,
        nights,
      },
      flight: { airline: chance.pick(airlines), reference: code(chance), changed: chance.is(0.3) },
    };
  });
}

const venue = (chance: Chance): string => `${chance.pick(venueWords.first)} ${chance.pick(venueWords.last)}`;

function mealsOf(
  chance: Chance,
  people: readonly TruePerson[],
  home: City,
  trips: readonly Trip[],
  count: number,
): Meal[] {
  return Array.from({ length: count }, (_, i) => {
    const trip = chance.is(0.4) ? chance.pick(trips) : undefined;
    const city = trip?.city ?? home;
    const day = trip === undefined ? START + chance.int(0, DAYS) : chance.int(trip.from, trip.to);
    const company = trip === undefined ? chance.some(people, chance.int(1, 2)) : trip.with;
    return {
      id: `meal-${i}`,
      venue: venue(chance),
      city,
      day,
      with: company,
      paid: money(chance, city.currency, 15, 140),
    };
  });
}

function ordersOf(chance: Chance, count: number): Order[] {
  return Array.from({ length: count }, (_, i) => {
    const paid = money(chance, 'EUR', 12, 260);
    const refunded = chance.is(0.2) ? { ...paid, cents: Math.round(paid.cents / chance.int(1, 3)) } : undefined;
    return {
      id: `order-${i}`,
      shop: chance.pick(shops),
      what: chance.pick(goods),
      reference: code(chance),
      day: START + chance.int(0, DAYS),
      paid,
      refunded,
    };
  });
}

function appointmentsOf(chance: Chance, pet: TruePet, count: number): Appointment[] {
  return Array.from({ length: count }, (_, i) => {
    const what = chance.is(0.5) ? 'vet' : 'dentist';
    const asked = START + chance.int(0, DAYS - 60);
    const first = asked + chance.int(7, 30);
    const moved = chance.is(0.5) ? first + chance.int(2, 14) : undefined;
    return {
      id: `appointment-${i}`,
      what,
      pet: what === 'vet' ? pet : undefined,
      asked,
      first,
      moved,
      hour: chance.int(8, 17),
    };
  });
}

type Made = Pick<Truth, 'home' | 'people' | 'pet' | 'trips' | 'meals' | 'appointments'>;

function photosOf(chance: Chance, made: Made, count: number): TruePhoto[] {
  const used = new Map<string, number>();
  const photos: Omit<TruePhoto, 'id'>[] = [];
  for (const { id, day, city, venue: at, with: company } of made.meals)
    for (let i = chance.int(1, 3); i > 0; i--)
      photos.push({
        day,
        minute: chance.int(1140, 1290),
        city,
        venue: at,
        people: company,
        pet: undefined,
        scene: undefined,
        of: id,
      });
  while (photos.length < count) photos.push(...burst(chance, made));
  return photos
    .slice(0, count)
    .sort((a, b) => a.day - b.day || a.minute - b.minute)
    .map((photo) => ({ id: photoId(photo, used), ...photo }));
}

/** A few pictures of one moment: of a trip, or of the days at home. */
function burst(chance: Chance, { home, people, pet, trips }: Made): Omit<TruePhoto, 'id'>[] {
  const trip = chance.is(0.6) ? chance.pick(trips) : undefined;
  const day = trip === undefined ? START + chance.int(0, DAYS) : chance.int(trip.from, trip.to);
  const minute = chance.int(480, 1260);
  const withPet = trip === undefined && chance.is(0.4);
  const company = trip?.with ?? (chance.is(0.4) ? chance.some(people, chance.int(1, 3)) : []);
  const scene = withPet ? undefined : chance.pick(scenes);
  return Array.from({ length: chance.int(1, 4) }, (_, i) => ({
    day,
    minute: Math.min(1439, minute + i * chance.int(0, 2)),
    city: trip?.city ?? home,
    venue: undefined,
    people: chance.is(0.7) ? company : [],
    pet: withPet ? pet : undefined,
    scene,
    of: trip?.id,
  }));
}

export const dayText = (day: number): string => new Date(day * 86_400_000).toISOString().slice(0, 10);
export const clock = (minute: number): string =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;

function photoId({ day, minute }: Pick<TruePhoto, 'day' | 'minute'>, used: Map<string, number>): string {
  const stem = `${dayText(day).replaceAll('-', '')}_${clock(minute).replace(':', '')}`;
  const n = used.get(stem) ?? 0;
  used.set(stem, n + 1);
  return `${stem}${String(n % 60).padStart(2, '0')}${n < 60 ? '' : `_${n}`}`;
}
