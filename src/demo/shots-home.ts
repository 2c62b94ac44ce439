import { businessCard, menu, type Purchase, receipt, screenshot } from './papers.ts';
import { catPortrait, type Member } from './scenes-life.ts';
import type { Shot } from './shot.ts';
import { cityDay, groupShot, landShot, lifeShot, type Moment, pair, paperShot, streetShot } from './shots-travel.ts';
import { addDays, type Story } from './story.ts';

const family: readonly Member[] = [...pair, 'sister', 'friend'];
/** With whom they go out, by turns. */
const outings: readonly (readonly Member[])[] = [pair, [...pair, 'friend'], family];

/** The restaurant of the birthday dinner, what was eaten there. */
export const birthdayOrder: readonly Purchase[] = [
  { what: 'Pumpkin soup', price: 7.2, count: 4 },
  { what: 'Vegetable lasagne', price: 13.9, count: 3 },
  { what: 'Schnitzel', price: 18.5 },
  { what: 'Sparkling water', price: 5.4, count: 2 },
];

const groceries: readonly (readonly Purchase[])[] = [
  [
    { what: 'Milk 1 l', price: 1.39 },
    { what: 'Rye bread', price: 3.49 },
    { what: 'Apples 1 kg', price: 2.79 },
    { what: 'Cat food', price: 0.89, count: 6 },
  ],
  [
    { what: 'Spaghetti', price: 1.19, count: 2 },
    { what: 'Tomatoes', price: 2.98 },
    { what: 'Parmesan', price: 4.59 },
    { what: 'Basil', price: 1.99 },
  ],
  [
    { what: 'Paint white 5 l', price: 34.9 },
    { what: 'Brush set', price: 11.5 },
    { what: 'Masking tape', price: 4.2, count: 2 },
  ],
  [
    { what: 'Notebook A5', price: 5.95, count: 2 },
    { what: 'Ink black', price: 12.5 },
  ],
  [
    { what: 'Tulips', price: 6.5 },
    { what: 'Potting soil', price: 8.9 },
  ],
];
const shops = ['Market Hall', 'Fresh Corner', 'Color & Tool', 'Paper Moon', 'Flora'] as const;

/** Birthdays, holidays, outings, the cat, and the bills of ordinary days. */
export function homeShots(story: Story): Shot[] {
  return [
    ...catShots(story),
    ...billShots(story),
    ...birthdayShots(story),
    ...holidayShots(story),
    ...outingShots(story),
    ...workShots(story),
  ];
}

function catShots(story: Story): Shot[] {
  const chance = story.chance.fork('cat');
  return Array.from({ length: 16 }, (_, i): Shot => {
    const at: Moment = {
      day: addDays('2022-04-20', i * 63 + chance.whole(0, 20)),
      time: chance.pick(['07:48:10', '18:20:33', '20:10:57', '13:02:41']),
      spot: story.ground.home,
    };
    const own = chance.fork(at.day);
    return {
      ...at,
      kind: 'cat',
      words: [],
      draw: () => catPortrait(own, story.seed),
      hasOffset: i % 3 !== 0,
      hasPosition: i % 4 !== 0,
    };
  });
}

function billShots(story: Story): Shot[] {
  const chance = story.chance.fork('bills');
  return Array.from({ length: 14 }, (_, i): Shot => {
    const day = addDays('2022-05-06', i * 71 + chance.whole(0, 25));
    const paper = receipt(
      shops[i % shops.length] ?? 'Market Hall',
      story.ground.home.city,
      `${day} 17:5${i % 10}`,
      groceries[i % groceries.length] ?? [],
      'EUR',
    );
    return paperShot(chance, { day, time: `18:0${i % 10}:12`, spot: story.ground.home }, 'receipt', paper, {
      hasPosition: i % 2 === 0,
    });
  });
}

function birthdayShots(story: Story): Shot[] {
  const chance = story.chance.fork('birthday');
  const { day, restaurant } = story.birthday;
  const at = (time: string): Moment => ({ day, time, spot: story.ground.home });
  const order = birthdayOrder.map((item) => [item.what, item.price] as const);
  return [
    streetShot(chance, at('18:34:05'), restaurant, 'Warm kitchen daily'),
    groupShot(chance, at('18:41:30'), family),
    paperShot(chance, at('18:55:21'), 'menu', menu(restaurant, order, 'EUR')),
    lifeShot(chance, at('19:30:44'), 'meal'),
    lifeShot(chance, at('20:32:10'), 'cake'),
    lifeShot(chance, at('20:32:12'), 'cake'),
    groupShot(chance, at('20:36:59'), family),
    paperShot(
      chance,
      at('21:48:15'),
      'receipt',
      receipt(restaurant, story.ground.home.city, `${day} 21:46`, birthdayOrder, 'EUR'),
    ),
  ];
}

function holidayShots(story: Story): Shot[] {
  const chance = story.chance.fork('holidays');
  const shots: Shot[] = [];
  for (const year of [2022, 2023, 2024]) {
    const at = (day: string, time: string): Moment => ({ day: `${year}-12-${day}`, time, spot: story.ground.sister });
    shots.push(
      landShot(chance, at('24', '15:20:10'), 'snow'),
      groupShot(chance, at('24', '18:02:45'), [...pair, 'sister']),
      lifeShot(chance, at('24', '19:15:00'), 'meal'),
      lifeShot(chance, at('25', '11:30:12'), 'coffee'),
    );
    const home = (time: string): Moment => ({ day: `${year + 1}-01-01`, time, spot: story.ground.home });
    shots.push(landShot(chance, home('00:03:12'), 'fireworks'), landShot(chance, home('00:05:40'), 'fireworks'));
  }
  return shots.filter((shot) => shot.day < '2025-02-01');
}

function outingShots(story: Story): Shot[] {
  const chance = story.chance.fork('outings');
  const { outing, outingScene, home } = story.ground;
  const days = ['2022-06-18', '2022-08-20', '2023-07-15', '2023-08-12', '2024-07-06', '2024-08-17'];
  return days.flatMap((day, i): Shot[] => {
    const at = (time: string): Moment => ({ day, time, spot: outing });
    const rest = { hasOffset: i % 2 === 0 };
    return [
      landShot(chance, at('10:40:09'), outingScene, rest),
      landShot(chance, at('11:52:30'), outingScene, rest),
      landShot(chance, at('13:15:48'), i % 2 === 0 ? 'forest' : outingScene, rest),
      groupShot(chance, at('14:20:00'), outings[i % 3] ?? pair, rest),
      ...(i === 2 ? [lifeShot(chance, at('15:01:10'), 'dog', rest)] : []),
      landShot(chance, at('20:05:18'), outingScene, rest),
      ...(i === 4 ? cityDay(chance, addDays(day, 1), home, ['garden', 'skyline']) : []),
    ];
  });
}

function workShots(story: Story): Shot[] {
  const chance = story.chance.fork('work');
  const at: Moment = { day: '2023-11-08', time: '10:15:00', spot: story.ground.home };
  return [
    paperShot(
      chance,
      at,
      'business card',
      businessCard('Helena Marsh', 'Head of Design', 'Fieldnote Studio', '555 0199 20', 'helena@fieldnote.example'),
    ),
    streetShot(chance, { ...at, time: '08:50:31' }, 'Design Days 2023', 'Hall 4, registration'),
    lifeShot(chance, { ...at, time: '13:05:00' }, 'meal'),
  ];
}

/** The chat of which a screenshot was kept: the code of the door of the partner's parents' house. */
export const doorCode = (story: Story): string => String(1000 + ((story.seed * 7331 + 2718) % 9000));

export const chatScreenshot = (story: Story) =>
  screenshot(story.cast.partner.first, [
    [false, 'Are you there already?'],
    [true, 'Ten minutes away'],
    [false, `The door code is ${doorCode(story)}`],
    [true, 'Thanks, see you soon!'],
  ]);

/** Pictures that an album export brings without camera facts: those stand in the sidecars. */
export function albumShots(story: Story): Shot[] {
  const chance = story.chance.fork('album');
  return Array.from({ length: 6 }, (_, i) =>
    landShot(
      chance,
      { day: '2022-09-03', time: `1${i}:2${i}:05`, spot: story.ground.sister },
      i % 2 === 0 ? 'garden' : 'lake',
    ),
  );
}
