import { blend, circle, type Drawing, ellipse, type Figured, gradient, type Light, polygon, rect } from './canvas.ts';
import { lettering, textWidth } from './lettering.ts';
import type { Chance } from './random.ts';
import { landScenes, type Scene } from './scenes-land.ts';

const W = 1440;
const H = 1080;
const drawing = (...parts: readonly string[]): Drawing => ({ width: W, height: H, body: parts.join('') });

const cloths = ['#c9a27a', '#7b5b45', '#d8d2c4', '#8fa3a8', '#a34f3f'] as const;

function table(chance: Chance): string {
  const wood = chance.pick(cloths);
  const grain = Array.from({ length: 26 }, (_, i) =>
    rect(0, i * 42 + chance.between(-8, 8), W, chance.between(1, 4), blend(wood, '#3a2a1c', 0.35), 'opacity="0.4"'),
  );
  return (
    gradient(
      'table',
      [
        [0, blend(wood, '#ffffff', 0.16)],
        [1, blend(wood, '#000000', 0.22)],
      ],
      0,
      0,
      W,
      H,
    ) + grain.join('')
  );
}

const plate = (x: number, y: number, r: number): string =>
  ellipse(x + 14, y + 22, r * 1.02, r * 0.98, '#000000', 'opacity="0.28"') +
  circle(x, y, r, '#f7f5f0') +
  circle(x, y, r * 0.74, '#ece8df') +
  circle(x, y, r * 0.7, '#f9f7f3');

const cutlery = (x: number, y: number): string =>
  rect(x, y - 190, 13, 380, '#c9ccd1', 'rx="6"') +
  [-18, -6, 6, 18].map((d) => rect(x + 4 + d, y - 250, 6, 90, '#c9ccd1', 'rx="3"')).join('');

const meal: Scene = (chance) => {
  const [x, y] = [chance.between(640, 800), chance.between(500, 580)];
  const food = chance.pick(['#e3b04b', '#c1532f', '#d9c7a0', '#8b5a33']);
  const heap = Array.from({ length: 70 }, () =>
    ellipse(
      x + chance.between(-150, 150),
      y + chance.between(-130, 130),
      chance.between(14, 46),
      chance.between(9, 26),
      blend(food, chance.pick(['#ffffff', '#000000']), chance.between(0, 0.25)),
      `transform="rotate(${chance.whole(0, 180)} ${x.toFixed(0)} ${y.toFixed(0)})"`,
    ),
  );
  const greens = Array.from({ length: 16 }, () =>
    ellipse(
      x + chance.between(-140, 140),
      y + chance.between(-120, 120),
      chance.between(8, 26),
      chance.between(5, 12),
      '#4f8f3a',
    ),
  );
  const glass =
    ellipse(x + 430, y - 300, 96, 96, '#ffffff', 'opacity="0.35"') +
    circle(x + 430, y - 300, 76, chance.pick(['#7a1230', '#e8d27a', '#b7d7e8']), 'opacity="0.85"');
  return drawing(
    table(chance),
    plate(x, y, 330),
    ...heap,
    ...greens,
    cutlery(x - 470, y),
    rect(x + 420, y - 130, 15, 350, '#c9ccd1', 'rx="7"'),
    glass,
  );
};

const coffee: Scene = (chance) => {
  const [x, y] = [chance.between(560, 840), chance.between(480, 600)];
  const heart = `<path d="M${x} ${y + 78} C ${x - 120} ${y} ${x - 70} ${y - 84} ${x} ${y - 28} C ${x + 70} ${y - 84} ${x + 120} ${y} ${x} ${y + 78} Z" fill="#f1dfc3"/>`;
  return drawing(
    table(chance),
    plate(x, y, 290),
    circle(x, y, 190, '#ffffff'),
    circle(x, y, 166, '#7a4a25'),
    circle(x, y, 150, '#a0683a'),
    heart,
    `<path d="M${x + 170} ${y - 40} q 110 -20 110 50 q 0 70 -120 50" stroke="#ffffff" stroke-width="30" fill="none"/>`,
  );
};

const cake: Scene = (chance) => {
  const icing = chance.pick(['#f7c6d4', '#fff3d6', '#cfe8f0', '#e7d3f3']);
  const tiers = [
    [370, 640, 700, 250],
    [480, 470, 480, 190],
  ] as const;
  const parts: string[] = [table(chance), ellipse(720, 900, 480, 70, '#f4f1ea')];
  for (const [x, y, w, h] of tiers) {
    parts.push(rect(x, y, w, h, blend(icing, '#7a4a25', 0.2), 'rx="18"'), rect(x, y, w, h * 0.42, icing, 'rx="18"'));
    for (let drip = x + 20; drip < x + w - 20; drip += 52)
      parts.push(rect(drip, y + h * 0.36, 30, chance.between(20, 70), icing, 'rx="15"'));
    for (let dot = 0; dot < 24; dot += 1)
      parts.push(
        circle(
          x + chance.between(16, w - 16),
          y + chance.between(10, h * 0.4),
          7,
          chance.pick(['#e4572e', '#f3c74f', '#5fa8d3', '#7cb518']),
        ),
      );
  }
  for (let i = 0; i < 7; i += 1) {
    const x = 520 + i * 62;
    parts.push(
      rect(x, 356, 16, 116, chance.pick(['#e4572e', '#5fa8d3', '#7cb518', '#f3c74f'])),
      ellipse(x + 8, 332, 26, 40, '#ffd166', 'opacity="0.4"'),
      ellipse(x + 8, 332, 11, 24, '#ff9f1c'),
      ellipse(x + 8, 340, 5, 12, '#fff7d6'),
    );
  }
  parts.push(lettering('Happy Birthday', 720, 780, 76, { weight: 700, anchor: 'middle', fill: '#7a2240' }));
  return drawing(...parts);
};

function room(chance: Chance): string {
  const wall = chance.pick(['#d9cbb5', '#b8c7c4', '#cdb7b0', '#c3c8d8']);
  return (
    gradient(
      'wall',
      [
        [0, blend(wall, '#ffffff', 0.2)],
        [1, blend(wall, '#000000', 0.1)],
      ],
      0,
      0,
      W,
      800,
    ) +
    gradient(
      'floor',
      [
        [0, '#a47d57'],
        [1, '#6f4f33'],
      ],
      0,
      800,
      W,
      280,
    ) +
    rect(235, 130, 330, 400, '#ffffff') +
    gradient(
      'pane',
      [
        [0, '#9cc8ec'],
        [1, '#dceefa'],
      ],
      255,
      150,
      290,
      360,
    ) +
    rect(980, 480, 380, 330, '#5d6f86', 'rx="34"')
  );
}

function catShape(x: number, y: number, size: number, fur: string): string {
  const s = (n: number): number => n * size;
  return [
    ellipse(x + s(20), y + s(205), s(200), s(24), '#000000', 'opacity="0.25"'),
    `<path d="M${x + s(120)} ${y + s(170)} C ${x + s(330)} ${y + s(180)} ${x + s(330)} ${y - s(60)} ${x + s(230)} ${y - s(70)}" stroke="${fur}" stroke-width="${s(36)}" stroke-linecap="round" fill="none"/>`,
    ellipse(x, y + s(80), s(140), s(130), fur),
    circle(x - s(20), y - s(100), s(94), fur),
    polygon(
      [
        [x - s(104), y - s(140)],
        [x - s(96), y - s(250)],
        [x - s(26), y - s(184)],
      ],
      fur,
    ),
    polygon(
      [
        [x + s(64), y - s(140)],
        [x + s(60), y - s(250)],
        [x - s(14), y - s(184)],
      ],
      fur,
    ),
    ...[-58, 18].flatMap((dx) => [
      ellipse(x + s(dx), y - s(110), s(19), s(23), '#d8e36b'),
      ellipse(x + s(dx), y - s(110), s(6), s(20), '#15181c'),
    ]),
    polygon(
      [
        [x - s(32), y - s(74)],
        [x - s(8), y - s(74)],
        [x - s(20), y - s(60)],
      ],
      '#d98c8c',
    ),
    ...[-1, 1].flatMap((side) =>
      [0, 1, 2].map(
        (i) =>
          `<line x1="${x - s(20) + side * s(24)}" y1="${y - s(64) + i * s(8)}" x2="${x - s(20) + side * s(150)}" y2="${y - s(84) + i * s(22)}" stroke="#f4f4f4" stroke-width="2.5"/>`,
      ),
    ),
    ellipse(x - s(62), y + s(188), s(44), s(22), blend(fur, '#ffffff', 0.2)),
    ellipse(x + s(34), y + s(188), s(44), s(22), blend(fur, '#ffffff', 0.2)),
  ].join('');
}

const furs = ['#4a4f57', '#b8793f', '#2f2a28'] as const;

/** The household's cat; `coat` says which of the coats it has, so that it is the same cat in every picture. */
export function catPortrait(chance: Chance, coat: number): Drawing {
  const behind = room(chance);
  const [x, y] = [chance.between(420, 1000), chance.between(640, 740)];
  const size = chance.between(1, 1.35);
  const shown = { who: 'cat', x: x - 150 * size, y: y - 255 * size, w: 450 * size, h: 470 * size } as const;
  return { ...drawing(behind, catShape(x, y, size, furs[coat % furs.length] ?? furs[0])), shown: [shown] };
}

const dog: Scene = (chance) => {
  const x = chance.between(560, 860);
  const fur = chance.pick(['#8a5a33', '#d8b98a', '#3b3431']);
  return drawing(
    landScenes.garden(chance, 'day').body,
    ellipse(x + 60, 985, 330, 30, '#000000', 'opacity="0.25"'),
    ...[-150, -70, 180, 250].map((dx) => rect(x + dx, 780, 54, 200, blend(fur, '#000000', 0.12), 'rx="24"')),
    ellipse(x + 70, 760, 270, 124, fur),
    `<path d="M${x + 310} 730 q 120 -90 90 -190" stroke="${fur}" stroke-width="40" stroke-linecap="round" fill="none"/>`,
    circle(x - 190, 610, 124, fur),
    ellipse(x - 290, 650, 96, 62, blend(fur, '#ffffff', 0.18)),
    ellipse(x - 372, 628, 28, 22, '#1b1716'),
    ellipse(x - 110, 630, 48, 112, blend(fur, '#000000', 0.3)),
    circle(x - 232, 580, 15, '#1b1716'),
  );
};

/** Head, shoulders and body in one dark shape: people without faces. */
function figure(x: number, base: number, tall: number, fill: string): string {
  const head = tall * 0.115;
  const top = base - tall;
  return (
    circle(x, top + head, head, fill) +
    `<path d="M${x - head * 1.9} ${base} L ${x - head * 1.75} ${top + head * 3.2} Q ${x - head * 1.7} ${top + head * 2.15} ${x} ${top + head * 2.1} Q ${x + head * 1.7} ${top + head * 2.15} ${x + head * 1.75} ${top + head * 3.2} L ${x + head * 1.9} ${base} Z" fill="${fill}"/>`
  );
}

/** By which each of them is known from picture to picture. */
const coats: Readonly<Record<Member, string>> = {
  owner: '#5a1a26',
  partner: '#1d3552',
  sister: '#24492f',
  friend: '#5c4420',
  colleague: '#43304a',
};
export type Member = Exclude<Figured, 'cat'>;

/** Silhouettes before a landscape, everyone in the colour and of the height that they always have. */
export function people(chance: Chance, light: Light, who: readonly Member[]): Drawing {
  const back = chance.pick(['beach', 'lake', 'skyline', 'mountain'] as const);
  const gap = Math.min(230, 1000 / who.length);
  const figures = chance.some(who, who.length).map((member, i) => {
    const x = 720 + (i - (who.length - 1) / 2) * gap + chance.between(-20, 20);
    const tall = 560 + Object.keys(coats).indexOf(member) * 34;
    const half = tall * 0.2185;
    return {
      drawn: figure(x, 1110, tall, coats[member]),
      shown: { who: member, x: x - half, y: 1110 - tall, w: half * 2, h: H - 1110 + tall },
    };
  });
  const body = figures.map(({ drawn }) => drawn);
  return { ...drawing(landScenes[back](chance, light).body, ...body), shown: figures.map(({ shown }) => shown) };
}

/** A street with a shop whose sign says `name`, and what is written below it. */
export function street(chance: Chance, light: Light, name: string, below: string): Drawing {
  const wall = chance.pick(['#e0c9a6', '#c98f6f', '#d9d3c7', '#9fb1a3']);
  const sign = chance.pick(['#1f3d36', '#5a1f24', '#22304f', '#2d2a26']);
  const size = Math.min(110, (110 * 980) / Math.max(1, textWidth(name, 110, 700)));
  const stones = Array.from({ length: 60 }, () =>
    rect(chance.between(0, W), chance.between(930, 1070), chance.between(50, 110), 3, '#6b6660', 'opacity="0.5"'),
  );
  const awning = Array.from({ length: 12 }, (_, i) =>
    polygon(
      [
        [200 + i * 87, 430],
        [287 + i * 87, 430],
        [280 + i * 90, 520],
        [190 + i * 90, 520],
      ],
      i % 2 === 0 ? '#f5efe2' : sign,
    ),
  );
  return drawing(
    landScenes.skyline(chance, light).body,
    rect(110, 0, 1220, 950, blend(wall, '#0a1030', light === 'night' ? 0.5 : 0)),
    gradient(
      'pavement',
      [
        [0, '#a59f96'],
        [1, '#7b756d'],
      ],
      0,
      930,
      W,
      150,
    ),
    ...stones,
    rect(190, 250, 1060, 170, sign, 'rx="10"'),
    lettering(name, 720, 250 + 85 + size * 0.36, size, { weight: 700, anchor: 'middle', fill: '#fbf3dd' }),
    ...awning,
    rect(240, 530, 420, 330, light === 'day' ? '#7fa3b5' : '#ffdf9a'),
    rect(780, 530, 420, 330, light === 'day' ? '#7fa3b5' : '#ffdf9a'),
    rect(676, 530, 88, 400, blend(sign, '#ffffff', 0.12)),
    rect(810, 610, 360, 120, '#fbf7ec', 'rx="8"'),
    lettering(below, 990, 685, Math.min(44, (44 * 320) / Math.max(1, textWidth(below, 44))), { anchor: 'middle' }),
  );
}

/** A façade with columns and the name over the door. */
export function facade(chance: Chance, light: Light, name: string): Drawing {
  const stone = chance.pick(['#d8cfbd', '#cdbfae', '#c9cbc8']);
  const size = Math.min(64, (64 * 940) / Math.max(1, textWidth(name.toUpperCase(), 64, 700)));
  const columns = Array.from({ length: 6 }, (_, i) =>
    gradient(
      `c${i}`,
      [
        [0, '#efe8da'],
        [1, '#b3a892'],
      ],
      250 + i * 176,
      480,
      64,
      430,
    ),
  );
  return drawing(
    landScenes.garden(chance, light).body,
    polygon(
      [
        [720, 120],
        [1290, 330],
        [150, 330],
      ],
      stone,
    ),
    rect(170, 330, 1100, 640, blend(stone, '#000000', 0.08)),
    rect(190, 340, 1060, 110, '#f3eee2'),
    lettering(name.toUpperCase(), 720, 395 + size * 0.36, size, { weight: 700, anchor: 'middle', fill: '#3a3228' }),
    ...columns,
    rect(640, 620, 160, 290, '#4d3a28', 'rx="80"'),
    ...[0, 1, 2, 3].map((i) => rect(130 - i * 22, 910 + i * 34, 1180 + i * 44, 34, blend(stone, '#000000', i * 0.06))),
  );
}

/** Rooms, tables, pets: what a phone sees on most days. */
export const lifeScenes = { meal, coffee, cake, dog } as const;
