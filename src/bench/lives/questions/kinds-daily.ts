import { clock } from '../truth/calendar.ts';
import type { Fact } from '../truth/fact.ts';
import { amountText } from '../truth/money.ts';
import { named, ofWhat, withDish } from './condition.ts';
import { type Kind, put, same } from './kind.ts';
import { dated, difference, paid } from './kinds-travel.ts';

const what = (fact: Fact) => put('what', ofWhat(fact));
const name = (fact: Fact) => put('name', named(fact));
const when = ['when'] as const;

const meal = { of: ['meal'], topic: 'food', ability: 'location awareness' } as const;
const order = { of: ['order'], topic: 'order', parts: when } as const;
const show = { of: ['show'], topic: 'event', ability: 'location awareness' } as const;
const repair = { of: ['repair'], topic: 'home', parts: when, given: (fact: Fact) => [what(fact)] } as const;

/** The net price after a partial refund. */
const net = ({ paid: full, refunded }: Fact) =>
  full === undefined || refunded === undefined || refunded.cents === full.cents
    ? undefined
    : same(amountText({ ...full, cents: full.cents - refunded.cents }));

/** Questions about meals, orders, tickets, bills and craftsmen. */
export const dailyKinds: readonly Kind[] = [
  {
    ...meal,
    key: 'dinnerPaid',
    type: 'number',
    aspects: ['paid'],
    parts: ['when', 'who'],
    given: (fact) => [name(fact)],
    answer: paid,
  },
  {
    ...meal,
    key: 'restaurantName',
    type: 'open_end',
    aspects: ['name'],
    parts: ['where', 'when', 'who'],
    given: (fact) => [put('what', withDish(fact))],
    answer: ({ name: venue }) => same(venue),
  },
  {
    ...meal,
    key: 'dish',
    type: 'open_end',
    aspects: ['dish'],
    parts: ['when', 'who'],
    given: (fact) => [name(fact)],
    answer: ({ dish }) => (dish === undefined ? undefined : { en: dish.dish, zh: dish.zh }),
  },
  {
    ...meal,
    key: 'dinnerPhotos',
    type: 'list_recall',
    aspects: ['photo'],
    parts: when,
    given: (fact) => [name(fact)],
    answer: () => same(''),
  },
  {
    ...order,
    key: 'orderPaid',
    type: 'number',
    ability: 'location awareness',
    aspects: ['paid'],
    only: ({ refunded }) => refunded === undefined,
    given: (fact) => [what(fact), name(fact)],
    answer: paid,
  },
  {
    ...order,
    key: 'orderNet',
    type: 'number',
    ability: 'memory update',
    aspects: ['paid', 'refunded'],
    given: (fact) => [what(fact), name(fact)],
    answer: net,
  },
  {
    ...order,
    key: 'orderPapers',
    type: 'list_recall',
    ability: 'multi-evidence',
    aspects: ['paid', 'name', 'what', 'refunded'],
    given: (fact) => [what(fact), name(fact)],
    answer: () => same(''),
  },
  {
    ...order,
    key: 'refund',
    type: 'number',
    ability: 'memory update',
    aspects: ['refunded'],
    given: (fact) => [what(fact), name(fact)],
    answer: ({ refunded }) => (refunded === undefined ? undefined : same(amountText(refunded))),
  },
  {
    ...order,
    key: 'shopName',
    type: 'open_end',
    ability: 'location awareness',
    aspects: ['what'],
    given: (fact) => [what(fact)],
    answer: ({ name: shop }) => same(shop),
  },
  {
    ...order,
    key: 'bought',
    type: 'open_end',
    ability: 'location awareness',
    aspects: ['what'],
    given: (fact) => [name(fact)],
    answer: ({ what: en = '', whatZh: zh = '' }) => ({ en, zh }),
  },
  {
    ...show,
    key: 'showDate',
    type: 'number',
    aspects: ['final'],
    parts: [],
    given: (fact) => [name(fact)],
    answer: ({ day }) => dated(day),
  },
  {
    ...show,
    key: 'showTime',
    type: 'number',
    aspects: ['final'],
    parts: when,
    given: (fact) => [name(fact)],
    answer: ({ minute }) => same(clock(minute)),
  },
  {
    ...show,
    key: 'showSeat',
    type: 'open_end',
    aspects: ['seat'],
    parts: when,
    given: (fact) => [name(fact)],
    answer: ({ said = '' }) => same(said),
  },
  {
    ...show,
    key: 'showPaid',
    type: 'number',
    aspects: ['paid'],
    parts: when,
    given: (fact) => [name(fact)],
    answer: paid,
  },
  {
    ...show,
    key: 'showName',
    type: 'open_end',
    aspects: ['final', 'seat'],
    parts: when,
    given: (fact) => [what(fact)],
    answer: ({ name: title }) => same(title),
  },
  {
    of: ['bill'],
    topic: 'home',
    ability: 'memory update',
    key: 'billPaid',
    type: 'number',
    aspects: ['paid'],
    parts: when,
    given: (fact) => [what(fact), { slot: 'name', en: fact.name, zh: fact.name }],
    answer: paid,
  },
  { ...repair, key: 'repairPaid', type: 'number', ability: 'memory update', aspects: ['paid'], answer: paid },
  {
    ...repair,
    key: 'repairDifference',
    type: 'number',
    ability: 'memory update',
    aspects: ['expected', 'paid'],
    answer: difference,
  },
  {
    ...repair,
    key: 'repairFirm',
    type: 'open_end',
    ability: 'location awareness',
    aspects: ['expected', 'paid'],
    answer: ({ name: firm }) => same(firm),
  },
];
