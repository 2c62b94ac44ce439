import type { Chance } from '../chance.ts';
import type { City } from '../world/places.ts';
import { scenes } from '../world/scenes.ts';
import { bills, goods, repairs, shops, shows, visits } from '../world/trade.ts';
import type { Person, Pet } from './cast.ts';
import type { Fact } from './fact.ts';
import { near, price } from './money.ts';
import { code } from './trips.ts';

/** What a life at home is made of. */
export type Household = {
  readonly chance: Chance;
  readonly people: readonly Person[];
  readonly pet: Pet;
  readonly days: readonly [number, number];
  /** Where the owner lives on a day. */
  homeOn(day: number): City;
};
const someDay = ({ chance, days }: Household): number => chance.int(days[0], days[1] - 40);

export const orders = (life: Household, count: number): Fact[] =>
  Array.from({ length: count }, (_, i) => {
    const { chance } = life;
    const day = someDay(life);
    const { what, zh } = chance.pick(goods);
    const paid = price(chance, 'EUR', 12, 260);
    return {
      id: `order-${i}`,
      kind: 'order',
      day,
      minute: 700,
      city: life.homeOn(day),
      name: chance.pick(shops),
      what,
      whatZh: zh,
      with: [],
      reference: code(chance, 8),
      paid,
      ...(chance.is(0.25) ? { refunded: chance.is(0.3) ? paid : near(chance, paid, -800, -300) } : {}),
    };
  });

export const appointments = (life: Household, count: number): Fact[] =>
  Array.from({ length: count }, (_, i) => {
    const { chance } = life;
    const { what, zh, practices, pet, about } = chance.pick(visits);
    const first = { day: someDay(life) + 20, minute: chance.int(32, 70) * 15 };
    const moved = chance.is(0.4);
    const day = moved ? first.day + chance.int(2, 14) : first.day;
    return {
      id: `visit-${i}`,
      kind: 'visit',
      day,
      minute: moved ? chance.int(32, 70) * 15 : first.minute,
      first,
      city: life.homeOn(day),
      name: chance.pick(practices),
      what,
      whatZh: zh,
      said: chance.pick(about),
      with: [],
      ...(pet ? { pet: life.pet } : {}),
      ...(chance.is(0.4) ? { paid: price(chance, 'EUR', 25, 190) } : {}),
    };
  });

const onStage = scenes.find(({ object }) => object === 'concert');

export const tickets = (life: Household, count: number): Fact[] =>
  Array.from({ length: count }, (_, i) => {
    const { chance } = life;
    const { what, zh, names } = chance.pick(shows);
    const day = someDay(life);
    return {
      id: `show-${i}`,
      kind: 'show',
      day,
      minute: chance.int(68, 82) * 15,
      city: life.homeOn(day),
      name: chance.pick(names),
      what,
      whatZh: zh,
      said: `${chance.pick(['row', 'block'])} ${chance.pick([...'ABCDEFGHK'])}, seat ${chance.int(1, 48)}`,
      with: chance.some(life.people, chance.int(0, 1)),
      reference: code(chance),
      paid: price(chance, 'EUR', 15, 120),
      ...(what === 'concert' && onStage !== undefined ? { scene: onStage } : {}),
    };
  });

/** Bills come again and again, and their amounts change now and then. */
export const regularBills = (life: Household): Fact[] =>
  bills.flatMap(({ what, zh, names, from, to, every }) => {
    const { chance, days } = life;
    const name = chance.pick(names);
    const facts: Fact[] = [];
    let paid = price(chance, 'EUR', from, to);
    for (let day = days[0] + chance.int(5, every); day < days[1]; day += every) {
      if (what === 'electricity' || chance.is(0.3)) paid = near(chance, paid, -100, 150);
      facts.push({
        id: `bill-${what}-${facts.length}`,
        kind: 'bill',
        day,
        minute: 540,
        city: life.homeOn(day),
        name,
        what,
        whatZh: zh,
        with: [],
        reference: code(chance, 7),
        paid,
      });
    }
    return facts;
  });

export const craftsmen = (life: Household, count: number): Fact[] =>
  Array.from({ length: count }, (_, i) => {
    const { chance } = life;
    const { what, zh, names } = chance.pick(repairs);
    const day = someDay(life) + 10;
    const expected = price(chance, 'EUR', 90, 900);
    return {
      id: `repair-${i}`,
      kind: 'repair',
      day,
      minute: 600,
      city: life.homeOn(day),
      name: chance.pick(names),
      what,
      whatZh: zh,
      with: [],
      reference: code(chance),
      expected,
      paid: near(chance, expected, 20, 300),
    };
  });

/** From one home to the next. */
export const move = ({ chance }: Household, { city, from }: { readonly city: City; readonly from: number }): Fact => ({
  id: 'move-0',
  kind: 'move',
  day: from,
  minute: chance.int(32, 60) * 15,
  city,
  name: chance.pick(['Removals Brandt', 'Two Men and a Van', 'Umzug Nord']),
  what: 'the move',
  whatZh: '搬家',
  with: [],
  reference: code(chance),
  paid: price(chance, 'EUR', 400, 2200),
});
