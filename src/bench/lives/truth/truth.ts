import { Chance } from '../chance.ts';
import { type City, homes } from '../world/places.ts';
import { dayOf } from './calendar.ts';
import { castOf, type Person, type Pet } from './cast.ts';
import { appointments, craftsmen, type Household, move, orders, regularBills, tickets } from './errands.ts';
import type { Fact, Trip } from './fact.ts';
import { letters, meals, parties } from './friends.ts';
import { moment, shotsOfFact, shotsOfMoment, withIds } from './moments.ts';
import type { Photo } from './photo.ts';
import { tripFacts, tripsOf } from './trips.ts';

/** A whole life before anything is written down of it. */
export type Truth = {
  readonly seed: number;
  readonly owner: string;
  readonly people: readonly Person[];
  readonly pet: Pet;
  readonly days: readonly [number, number];
  /** Where the owner lived, one after the other, with the first day there. */
  readonly homes: readonly { readonly city: City; readonly from: number }[];
  readonly trips: readonly Trip[];
  readonly facts: readonly Fact[];
  readonly photos: readonly Photo[];
};

/** How much of what: one of so many items. */
const one = { trip: 130, meal: 40, order: 60, visit: 75, show: 110, repair: 260, letter: 45, party: 160 } as const;
const YEARS = 6;

/** A life from a seed; `pictures` of it, and other facts in keeping with so many `items`. The same on every machine. */
export function makeTruth(seed: number, items: number, pictures: number): Truth {
  const chance = new Chance(seed);
  const { owner, people, pet } = castOf(chance);
  const from = dayOf(chance.int(2016, 2018), 1, 5);
  const days = [from, from + YEARS * 365] as const;
  const lived = homesOf(chance, days);
  const homeOn = (day: number) => (lived.findLast((home) => home.from <= day) ?? lived[0]).city;
  const life: Household = { chance, people, pet, days, homeOn };
  const of = (every: number, least: number) => Math.max(least, Math.round(items / every));
  const trips = tripsOf(chance, people, days, of(one.trip, 5));
  const facts = [
    ...trips.flatMap((trip) => tripFacts(chance, trip, homeOn(trip.to))),
    ...meals(life, trips, of(one.meal, 8)),
    ...orders(life, of(one.order, 6)),
    ...appointments(life, of(one.visit, 5)),
    ...tickets(life, of(one.show, 4)),
    ...regularBills(life),
    ...craftsmen(life, of(one.repair, 3)),
    ...letters(life, of(one.letter, 6)),
    ...parties(life, of(one.party, 3)),
    ...lived.slice(1).map((home) => move(life, home)),
  ];
  const { moments, photos } = picturesOf(life, trips, facts, pictures);
  return { seed, owner, people, pet, days, homes: lived, trips, facts: [...facts, ...moments], photos };
}

type Lived = readonly [
  { readonly city: City; readonly from: number },
  ...{ readonly city: City; readonly from: number }[],
];

function homesOf(chance: Chance, days: readonly [number, number]): Lived {
  const [first, second] = chance.some(homes, 2);
  if (first === undefined) throw new RangeError('nowhere to live');
  const home = { city: first, from: days[0] };
  const moved = days[0] + chance.int(700, 1500);
  return second !== undefined && chance.is(0.7) ? [home, { city: second, from: moved }] : [home];
}

/** Whole journeys are photographed with a camera that knows no place, some with its clock an hour off. */
function picturesOf(life: Household, trips: readonly Trip[], facts: readonly Fact[], count: number) {
  const { chance } = life;
  const devices = new Map(
    trips.map(({ id }) => [id, { camera: chance.is(0.3), minutesOff: chance.is(0.4) ? chance.pick([-60, 60]) : 0 }]),
  );
  const moments: Fact[] = [];
  const shots = facts.flatMap((fact) => shotsOfFact(chance, fact));
  while (shots.length < count) {
    const fact = moment(life, trips, moments.length);
    moments.push(fact);
    shots.push(...shotsOfMoment(chance, fact));
  }
  const taken = shots.map((shot) => {
    const device = devices.get(shot.fact.trip ?? '');
    const camera =
      device?.camera === true && shot.shows !== 'screen' && shot.shows !== 'receipt' && shot.kind === 'image';
    return { ...shot, camera, minutesOff: camera ? (device?.minutesOff ?? 0) : 0 };
  });
  return { moments, photos: withIds(taken) };
}

export const homeOn = ({ homes: lived }: Pick<Truth, 'homes'>, day: number): City | undefined =>
  (lived.findLast((home) => home.from <= day) ?? lived[0])?.city;
