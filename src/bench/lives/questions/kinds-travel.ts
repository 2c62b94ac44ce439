import type { Chance } from '../chance.ts';
import { clock, dateText, dateZh } from '../truth/calendar.ts';
import type { Person } from '../truth/cast.ts';
import type { Fact } from '../truth/fact.ts';
import { amountText } from '../truth/money.ts';
import { fullName, inCity, named, nameZh } from './condition.ts';
import { type Answer, type Kind, put, same } from './kind.ts';

export const paid = ({ paid: money }: Fact): Answer | undefined =>
  money === undefined ? undefined : same(amountText(money));
export const dated = (day: number): Answer => ({ en: dateText(day), zh: dateZh(day) });
export const difference = ({ paid: last, expected: first }: Fact): Answer | undefined =>
  last === undefined || first === undefined || last.cents === first.cents
    ? undefined
    : same(amountText({ ...last, cents: Math.abs(last.cents - first.cents) }));

/** "my sister" or "Anna Keller": whom a question names in a slot of its own. */
export const called = (person: Person, byRole: boolean, chance: Chance): Answer =>
  byRole && person.said !== undefined && person.saidZh !== undefined
    ? { en: chance.pick(person.said), zh: chance.pick(person.saidZh) }
    : { en: fullName(person), zh: nameZh(person) };

const stay = { of: ['stay'], topic: 'hotel', parts: ['where', 'when', 'who'], given: () => [] } as const;
const toCity = (fact: Fact) => {
  const condition = inCity(fact.city);
  return [{ slot: 'city', en: fact.city.name, zh: fact.city.zh, condition }];
};
const flight = {
  of: ['flight'],
  topic: 'flight',
  parts: ['when', 'who'],
  given: toCity,
  only: ({ what }: Fact) => what === 'out',
} as const;

/** Questions about journeys: nights, flights, company. */
export const travelKinds: readonly Kind[] = [
  { ...stay, key: 'hotelPaid', type: 'number', ability: 'memory update', aspects: ['paid'], answer: paid },
  {
    ...stay,
    key: 'hotelName',
    type: 'open_end',
    ability: 'location awareness',
    aspects: ['name'],
    answer: ({ name }) => same(name),
  },
  {
    ...stay,
    key: 'nights',
    type: 'number',
    ability: 'location awareness',
    aspects: ['nights', 'dates'],
    answer: ({ day, until }) => same(String((until ?? day) - day)),
  },
  {
    ...stay,
    key: 'hotelDifference',
    type: 'number',
    ability: 'memory update',
    aspects: ['expected', 'paid'],
    answer: difference,
  },
  {
    ...stay,
    key: 'arrival',
    type: 'number',
    ability: 'location awareness',
    aspects: ['dates'],
    parts: [],
    given: (fact) => [put('name', named(fact))],
    answer: ({ day }) => dated(day),
  },
  {
    ...flight,
    key: 'flightTime',
    type: 'number',
    ability: 'memory update',
    aspects: ['final'],
    answer: ({ minute }) => same(clock(minute)),
  },
  {
    ...flight,
    key: 'airline',
    type: 'open_end',
    ability: 'location awareness',
    aspects: ['airline'],
    answer: ({ name }) => same(name),
  },
  { ...flight, key: 'flightCost', type: 'number', ability: 'location awareness', aspects: ['price'], answer: paid },
  {
    ...stay,
    key: 'stayPapers',
    type: 'list_recall',
    ability: 'multi-evidence',
    aspects: ['name'],
    parts: ['when'],
    given: (fact) => [put('name', named(fact))],
    answer: () => same(''),
  },
  {
    of: ['move'],
    topic: 'home',
    parts: [],
    given: toCity,
    key: 'moveDate',
    type: 'number',
    ability: 'location awareness',
    aspects: ['final'],
    answer: ({ day }) => dated(day),
  },
  {
    of: ['move'],
    topic: 'home',
    parts: [],
    given: toCity,
    key: 'moveCost',
    type: 'number',
    ability: 'location awareness',
    aspects: ['paid'],
    answer: paid,
  },
];
