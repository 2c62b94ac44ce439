import type { Light } from './canvas.ts';
import {
  boardingPass,
  businessCard,
  menu,
  money,
  type Paper,
  type Purchase,
  photographed,
  receipt,
  ticket,
  wordsOf,
} from './papers.ts';
import type { Spot } from './places.ts';
import type { Chance } from './random.ts';
import { landScenes } from './scenes-land.ts';
import { facade, lifeScenes, type Member, people, street } from './scenes-life.ts';
import type { Shot } from './shot.ts';
import type { Story } from './story.ts';

export type Moment = { readonly day: string; readonly time: string; readonly spot: Spot };
type Rest = Partial<Omit<Shot, 'day' | 'time' | 'spot' | 'kind' | 'words' | 'draw'>>;

export const lightAt = (time: string): Light =>
  time < '06:30' || time >= '20:45' ? 'night' : time >= '18:30' ? 'evening' : 'day';

const drifted = (chance: Chance): readonly [number, number] => [chance.whole(-350, 350), chance.whole(-350, 350)];

export function landShot(chance: Chance, at: Moment, scene: keyof typeof landScenes, rest: Rest = {}): Shot {
  const own = chance.fork(`${at.day}${at.time}`);
  return {
    ...at,
    kind: scene,
    words: [],
    draw: () => landScenes[scene](own, lightAt(at.time)),
    drift: drifted(own),
    ...rest,
  };
}

export function lifeShot(chance: Chance, at: Moment, scene: keyof typeof lifeScenes, rest: Rest = {}): Shot {
  const own = chance.fork(`${at.day}${at.time}`);
  return {
    ...at,
    kind: scene,
    words: scene === 'cake' ? ['Happy Birthday'] : [],
    draw: () => lifeScenes[scene](own, lightAt(at.time)),
    ...rest,
  };
}

export function groupShot(chance: Chance, at: Moment, who: readonly Member[], rest: Rest = {}): Shot {
  const own = chance.fork(`${at.day}${at.time}`);
  return { ...at, kind: 'people', words: [], draw: () => people(own, lightAt(at.time), who), ...rest };
}
export const pair: readonly Member[] = ['owner', 'partner'];

export function paperShot(chance: Chance, at: Moment, kind: string, paper: Paper, rest: Rest = {}): Shot {
  const own = chance.fork(`${at.day}${at.time}`);
  return { ...at, kind, words: wordsOf(paper), draw: () => photographed(own, paper), ...rest };
}

export function streetShot(chance: Chance, at: Moment, name: string, below: string, rest: Rest = {}): Shot {
  const own = chance.fork(`${at.day}${at.time}`);
  return { ...at, kind: 'sign', words: [name, below], draw: () => street(own, lightAt(at.time), name, below), ...rest };
}

const minutes = (time: string, more: number): string => {
  const total = Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5)) + more;
  return `${String(Math.floor(total / 60) % 24).padStart(2, '0')}:${String(total % 60).padStart(2, '0')}:${time.slice(6)}`;
};

/** The dishes of the long trip's dinner, as ordered. */
export const dinnerOrder = (story: Story): readonly Purchase[] =>
  story.long.trip.dishes.map(([what, price], i) => (i === 0 || i === 4 ? { what, price, count: 2 } : { what, price }));

/** Eight days, two cities, a shore. */
export function longTripShots(story: Story): Shot[] {
  const { trip, day, flight, museumDay, museumTicket, museumPrice, dinnerDay } = story.long;
  const chance = story.chance.fork('long');
  const { first, second, shore } = trip;
  const owner = story.cast.owner.name;
  const at = (n: number, time: string, spot: Spot): Moment => ({ day: day(n), time, spot });
  const pass = boardingPass({
    name: owner,
    flight: flight.number,
    from: story.ground.home.city,
    to: first.city,
    day: flight.day,
    departure: flight.changedTo ?? flight.departure,
    gate: `B${chance.whole(2, 19)}`,
    seat: flight.seat,
    code: flight.code,
  });
  const shots: Shot[] = [
    paperShot(chance, at(0, '09:12:40', story.ground.home), 'boarding pass', pass, { hasPosition: false }),
    landShot(chance, at(0, '18:48:10', first), 'skyline'),
    streetShot(chance, at(0, '19:30:02', first), trip.hotels[0], 'Rooms and breakfast'),
    { ...facadeShot(chance, { day: museumDay, time: '10:58:30', spot: first }, trip.museum) },
    paperShot(
      chance,
      { day: museumDay, time: '11:04:15', spot: first },
      'ticket',
      ticket(trip.museum, first.city, museumDay, museumTicket, `${money(museumPrice, 'EUR')} EUR`),
    ),
    groupShot(chance, { day: museumDay, time: '12:40:51', spot: first }, pair),
    streetShot(chance, { day: dinnerDay, time: '20:01:12', spot: first }, trip.dinner, 'Open 18:00 - 23:00'),
    paperShot(chance, { day: dinnerDay, time: '20:09:47', spot: first }, 'menu', menu(trip.dinner, trip.dishes, 'EUR')),
    lifeShot(chance, { day: dinnerDay, time: '20:41:20', spot: first }, 'meal'),
    lifeShot(chance, { day: dinnerDay, time: '20:41:23', spot: first }, 'meal'),
    paperShot(
      chance,
      { day: dinnerDay, time: '22:14:05', spot: first },
      'receipt',
      receipt(trip.dinner, first.city, `${dinnerDay} 22:12`, dinnerOrder(story), 'EUR'),
    ),
    streetShot(chance, at(4, '17:20:44', second), trip.hotels[1], 'Reception 24 hours', { hasOffset: false }),
  ];
  for (const n of [1, 2, 3]) shots.push(...cityDay(chance, day(n), first, ['skyline', 'garden']));
  for (const n of [5, 6]) shots.push(...cityDay(chance, day(n), second, ['skyline', 'garden']));
  for (let i = 0; i < 9; i += 1) shots.push(landShot(chance, at(3, minutes('10:30:17', i * 24), shore), 'beach'));
  for (let i = 0; i < 3; i += 1) shots.push(burst(chance, at(7, `19:42:${10 + i}`, second), i));
  shots.push(groupShot(chance, at(3, '15:02:33', shore), pair), groupShot(chance, at(6, '16:12:00', second), pair));
  return shots;
}

/** Three frames of one sunset, a second apart: near-duplicates. */
function burst(chance: Chance, at: Moment, frame: number): Shot {
  const same = chance.fork('burst');
  return {
    ...at,
    kind: 'sunset',
    words: [],
    draw: () => {
      const seen = landScenes.skyline(same, 'evening');
      return { ...seen, body: `<g transform="translate(${frame * 3} ${frame * 2})">${seen.body}</g>` };
    },
  };
}

function facadeShot(chance: Chance, at: Moment, name: string): Shot {
  const own = chance.fork(`${at.day}${at.time}`);
  return { ...at, kind: 'museum', words: [name], draw: () => facade(own, lightAt(at.time), name) };
}

const cafes = ['Cafe Central', 'Corner Bakery', 'Kiosk 12', 'Green Bean', 'Station Cafe'] as const;

/** An ordinary day away: a coffee, views, a small bill. */
export function cityDay(
  chance: Chance,
  day: string,
  spot: Spot,
  scenes: readonly (keyof typeof landScenes)[],
  rate = 1,
): Shot[] {
  const at = (time: string): Moment => ({ day, time, spot });
  const price = (euro: number): number =>
    spot.currency === 'JPY' ? Math.round((euro * rate) / 10) * 10 : Math.round(euro * rate * 100) / 100;
  const cafe = chance.pick(cafes);
  const bought: Purchase[] = [
    { what: 'Cappuccino', price: price(chance.pick([3.2, 3.6, 4.1])), count: 2 },
    { what: chance.pick(['Croissant', 'Cheese roll', 'Apple cake']), price: price(chance.pick([2.4, 3.5, 4.2])) },
  ];
  return [
    lifeShot(chance, at('09:06:21'), 'coffee'),
    paperShot(chance, at('09:32:40'), 'receipt', receipt(cafe, spot.city, `${day} 09:31`, bought, spot.currency)),
    ...scenes.map((scene, i) => landShot(chance, at(minutes('11:20:09', i * 95)), scene)),
    landShot(chance, at('17:45:55'), 'skyline'),
  ];
}

/** Six days far away. */
export function farTripShots(story: Story): Shot[] {
  const { trip, day, gardenTicket } = story.far;
  const chance = story.chance.fork('far');
  const camera = { camera: ['Lumenor', 'X-20'] as const };
  const at = (n: number, time: string): Moment => ({ day: day(n), time, spot: trip.at });
  const price = (euro: number): number =>
    trip.at.currency === 'JPY' ? Math.round((euro * trip.rate) / 10) * 10 : Math.round(euro * trip.rate * 100) / 100;
  const shots: Shot[] = [
    streetShot(chance, at(0, '16:20:33'), trip.hotel, 'Welcome', camera),
    paperShot(
      chance,
      at(1, '10:11:02'),
      'ticket',
      ticket(
        trip.garden,
        trip.at.city,
        day(1),
        gardenTicket,
        `${money(price(7), trip.at.currency)} ${trip.at.currency}`,
      ),
      camera,
    ),
    streetShot(chance, at(2, '19:05:13'), trip.dinner, 'Kitchen open until 22:00', camera),
    lifeShot(chance, at(2, '19:40:28'), 'meal', camera),
    paperShot(
      chance,
      at(2, '21:02:44'),
      'receipt',
      receipt(
        trip.dinner,
        trip.at.city,
        `${day(2)} 21:01`,
        [
          { what: 'Set dinner', price: price(24), count: 2 },
          { what: 'Draft beer', price: price(5.5), count: 2 },
          { what: 'Green tea', price: price(3) },
        ],
        trip.at.currency,
      ),
      camera,
    ),
    paperShot(
      chance,
      at(4, '15:30:00'),
      'business card',
      businessCard(
        'Robin Tanaka',
        'Ceramics studio',
        'Kiln & Wheel',
        '555 0142 88',
        `${trip.at.city}, Workshop Lane 7`,
      ),
      camera,
    ),
  ];
  for (let i = 0; i < 8; i += 1) shots.push(landShot(chance, at(1, minutes('10:25:31', i * 11)), 'garden', camera));
  for (const n of [2, 3, 5])
    shots.push(...cityDay(chance, day(n), trip.at, n === 3 ? ['forest', 'lake'] : ['skyline', 'garden'], trip.rate));
  shots.push(groupShot(chance, at(3, '13:13:13'), pair, camera), groupShot(chance, at(4, '18:01:00'), pair, camera));
  return shots;
}
