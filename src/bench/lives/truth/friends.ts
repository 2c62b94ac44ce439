import type { Chance } from '../chance.ts';
import { dishes } from '../world/scenes.ts';
import { venueWords } from '../world/trade.ts';
import type { Household } from './errands.ts';
import type { Fact, Trip } from './fact.ts';
import { price } from './money.ts';

export const venueName = (chance: Chance): string => `${chance.pick(venueWords.first)} ${chance.pick(venueWords.last)}`;

/** Meals out, at home and on journeys. */
export const meals = (life: Household, trips: readonly Trip[], count: number): Fact[] =>
  Array.from({ length: count }, (_, i) => {
    const { chance, people, days } = life;
    const trip = chance.is(0.5) ? chance.pick(trips) : undefined;
    const day = trip === undefined ? chance.int(days[0], days[1]) : chance.int(trip.from, trip.to - 1);
    const city = trip === undefined ? life.homeOn(day) : stopOn(trip, day);
    return {
      id: `meal-${i}`,
      kind: 'meal',
      day,
      minute: chance.pick([chance.int(735, 800), chance.int(1140, 1270)]),
      city,
      name: venueName(chance),
      dish: chance.pick(dishes),
      with: trip?.with ?? chance.some(people, chance.int(1, 2)),
      ...(trip === undefined ? {} : { trip: trip.id }),
      paid: price(chance, city.currency, 15, 140),
    };
  });

/** The city of a journey on a day of it. */
export function stopOn(trip: Trip, day: number): Trip['stops'][number] {
  const share = (trip.to - trip.from) / trip.stops.length;
  const found = trip.stops[Math.min(trip.stops.length - 1, Math.floor((day - trip.from) / share))];
  if (found === undefined) throw new RangeError(`${trip.id} stops nowhere`);
  return found;
}

const tips = [
  [
    'book',
    '书',
    'The Salt Road|A House of Echoes|Small Rain|The Cartographer’s Wife|Eleven Doors|Mercy Street North|What the Tide Kept|Ordinary Giants',
  ],
  [
    'podcast',
    '播客',
    'Quiet Machines|Half Past History|The Bread Hour|Lost Harbours|Nine Minutes Late|Fungi and Friends',
  ],
  ['film', '电影', 'Winter Ferry|The Second Clock|Marzipan|Under the Elder Tree|Blue Kilometre|My Aunt the Spy'],
  ['board game', '桌游', 'Harbour Masters|Moss|Nine Kingdoms|Salt Barons|Owl Post'],
] as const;
const favours = [
  [
    'bring to the barbecue',
    '带去烧烤',
    'potato salad/土豆沙拉|folding chairs/折叠椅|the big umbrella/大阳伞|a watermelon/一个西瓜|charcoal/木炭|the speaker/音箱',
  ],
  [
    'pick up from the station',
    '去车站接',
    'the suitcase/行李箱|the cello/大提琴|the spare keys/备用钥匙|aunt Rose/罗斯阿姨|a parcel/一个包裹|the twins/双胞胎',
  ],
  [
    'lend for the weekend',
    '周末借出',
    'the tent/帐篷|the drill/电钻|the cargo bike/货运自行车|the projector/投影仪|the sewing machine/缝纫机|the ladder/梯子',
  ],
  [
    'take care of during the holidays',
    '假期照看',
    'the tomatoes/番茄|the goldfish/金鱼|the letter box/信箱|the guinea pigs/豚鼠|the sourdough/酸面团',
  ],
] as const;

/** What people write to one another about: they recommend things and ask for favours. */
export const letters = (life: Household, count: number): Fact[] =>
  Array.from({ length: count }, (_, i) => {
    const { chance, people, days } = life;
    const kind = chance.is(0.5) ? 'tip' : 'favour';
    const [what, whatZh, said] = chance.pick<readonly [string, string, string]>(kind === 'tip' ? tips : favours);
    const day = chance.int(days[0], days[1]);
    const [words = '', wordsZh = words] = chance.pick(said.split('|')).split('/');
    return {
      id: `${kind}-${i}`,
      kind,
      day,
      minute: chance.int(480, 1320),
      city: life.homeOn(day),
      name: what,
      what,
      whatZh,
      said: words,
      saidZh: wordsZh,
      with: [chance.pick(people)],
    };
  });

/** Feasts to which one is invited. */
export const parties = (life: Household, count: number): Fact[] =>
  Array.from({ length: count }, (_, i) => {
    const { chance, people, days } = life;
    const first = { day: chance.int(days[0] + 20, days[1]), minute: chance.int(32, 42) * 30 };
    const day = chance.is(0.3) ? first.day + 7 : first.day;
    const [what, whatZh] = chance.pick([
      ['birthday party', '生日派对'],
      ['housewarming', '乔迁聚会'],
      ['garden party', '花园聚会'],
    ] as const);
    return {
      id: `party-${i}`,
      kind: 'party',
      day,
      minute: first.minute,
      first,
      city: life.homeOn(day),
      name: chance.pick(['the boathouse', 'the old mill', 'my garden', 'Café Lumen', 'the allotment', 'the rooftop']),
      what,
      whatZh,
      with: [chance.pick(people)],
    };
  });
