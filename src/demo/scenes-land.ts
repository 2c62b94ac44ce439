import { blend, circle, type Drawing, ellipse, gradient, type Light, polygon, rect, ridge } from './canvas.ts';
import type { Chance } from './random.ts';

const W = 1440;
const H = 1080;
export type Scene = (chance: Chance, light: Light) => Drawing;

const skies: Readonly<Record<Light, readonly (readonly [number, string])[]>> = {
  day: [
    [0, '#4f97d8'],
    [0.6, '#a9d3f2'],
    [1, '#e8f3fa'],
  ],
  evening: [
    [0, '#3b3a78'],
    [0.45, '#c8617a'],
    [0.75, '#f5a35c'],
    [1, '#fbd58c'],
  ],
  night: [
    [0, '#070b20'],
    [0.7, '#182350'],
    [1, '#2c3a6b'],
  ],
};
const dim: Readonly<Record<Light, readonly [string, number]>> = {
  day: ['#ffffff', 0],
  evening: ['#5a2f55', 0.42],
  night: ['#0a1030', 0.72],
};
const lit = (colour: string, light: Light): string => blend(colour, ...dim[light]);

function sky(chance: Chance, light: Light, height = H): string {
  const parts = [gradient('sky', skies[light], 0, 0, W, height)];
  if (light === 'night') {
    for (let i = 0; i < 140; i += 1)
      parts.push(circle(chance.between(0, W), chance.between(0, height * 0.8), chance.between(0.6, 2), '#fdfbe8'));
    parts.push(circle(W * 0.78, 190, 62, '#f6f1d5'), circle(W * 0.8, 176, 56, '#121a40'));
    return parts.join('');
  }
  const sunX = chance.between(W * 0.2, W * 0.8);
  const sunY = light === 'day' ? chance.between(120, 240) : height * 0.62;
  for (const [r, o] of [
    [210, 0.12],
    [130, 0.2],
    [74, 1],
  ] as const)
    parts.push(circle(sunX, sunY, r, '#fff4cf', `opacity="${o}"`));
  for (let i = chance.whole(2, 5); i > 0; i -= 1)
    parts.push(cloud(chance, chance.between(0, W), chance.between(80, height * 0.4), light));
  return parts.join('');
}

function cloud(chance: Chance, x: number, y: number, light: Light): string {
  const fill = lit('#ffffff', light);
  const puffs = Array.from({ length: 7 }, (_, i) =>
    ellipse(
      x + (i - 3) * 42,
      y - chance.between(0, 26) * (3 - Math.abs(i - 3)),
      chance.between(44, 74),
      chance.between(22, 36),
      fill,
    ),
  );
  return `<g opacity="0.82">${puffs.join('')}</g>`;
}

const drawing = (...parts: readonly string[]): Drawing => ({ width: W, height: H, body: parts.join('') });

const mountain: Scene = (chance, light) =>
  drawing(
    sky(chance, light),
    ridge(chance, W, H, 430, 260, lit('#9fb4cc', light)),
    peak(chance, light),
    ridge(chance, W, H, 690, 150, lit('#5e7a6b', light)),
    ridge(chance, W, H, 830, 80, lit('#3f6144', light)),
    firs(chance, light, 28, 900),
  );

function peak(chance: Chance, light: Light): string {
  const x = chance.between(480, 960);
  const y = chance.between(190, 270);
  return (
    polygon(
      [
        [x, y],
        [x + 520, 800],
        [x - 520, 800],
      ],
      lit('#77899b', light),
    ) +
    polygon(
      [
        [x, y],
        [x + 520, 800],
        [x + 60, 800],
      ],
      lit('#65768a', light),
    ) +
    polygon(
      [
        [x, y],
        [x + 130, y + 147],
        [x + 62, y + 122],
        [x + 14, y + 190],
        [x - 52, y + 118],
        [x - 132, y + 155],
      ],
      lit('#f4f8fb', light),
    )
  );
}

function firs(chance: Chance, light: Light, count: number, level: number): string {
  return Array.from({ length: count }, () => {
    const x = chance.between(-20, W + 20);
    const base = level + chance.between(0, 190);
    const tall = chance.between(120, 210) * (base / 980);
    const colour = lit(chance.pick(['#1f4a33', '#27573b', '#183c2b']), light);
    return [0, 1, 2]
      .map((i) =>
        polygon(
          [
            [x, base - tall + i * tall * 0.24],
            [x + tall * (0.16 + i * 0.07), base - tall * 0.5 + i * tall * 0.25],
            [x - tall * (0.16 + i * 0.07), base - tall * 0.5 + i * tall * 0.25],
          ],
          colour,
        ),
      )
      .join('');
  }).join('');
}

const beach: Scene = (chance, light) => {
  const horizon = chance.between(430, 520);
  const waves = Array.from({ length: 26 }, () => {
    const y = chance.between(horizon + 12, 770);
    const w = chance.between(60, 240) * (y / 600);
    return ellipse(chance.between(0, W), y, w, 2.4, '#ffffff', 'opacity="0.35"');
  });
  const sand = `<path d="M0 800 C 320 ${chance.between(740, 790).toFixed(0)} 700 ${chance.between(820, 870).toFixed(0)} ${W} 770 L ${W} ${H} L 0 ${H} Z" fill="${lit('#ecd6a4', light)}"/>`;
  const foam = `<path d="M0 797 C 320 745 700 838 ${W} 766" stroke="#ffffff" stroke-width="13" fill="none" opacity="0.8"/>`;
  return drawing(
    sky(chance, light, horizon + 40),
    gradient(
      'sea',
      [
        [0, lit('#2f7fb5', light)],
        [1, lit('#6cc3cf', light)],
      ],
      0,
      horizon,
      W,
      420,
    ),
    ...waves,
    sand,
    foam,
    parasol(chance, light, chance.between(220, 520), 900),
    parasol(chance, light, chance.between(800, 1200), 940),
  );
};

function parasol(chance: Chance, light: Light, x: number, y: number): string {
  const colour = lit(chance.pick(['#d9483b', '#2a7a8c', '#e9a23b']), light);
  return (
    ellipse(x + 40, y + 62, 130, 15, '#7a6236', 'opacity="0.35"') +
    rect(x - 4, y - 200, 8, 260, lit('#7b5a3a', light)) +
    `<path d="M${x - 150} ${y - 150} Q ${x} ${y - 300} ${x + 150} ${y - 150} Z" fill="${colour}"/>` +
    `<path d="M${x - 50} ${y - 150} Q ${x} ${y - 300} ${x + 50} ${y - 150} Z" fill="${lit('#fbf4e6', light)}"/>`
  );
}

const lake: Scene = (chance, light) =>
  drawing(
    sky(chance, light),
    ridge(chance, W, H, 440, 170, lit('#7f97ab', light)),
    ridge(chance, W, H, 540, 90, lit('#4d6f5a', light)),
    gradient(
      'lake',
      [
        [0, lit('#5c93b3', light)],
        [1, lit('#1f4f6e', light)],
      ],
      0,
      640,
      W,
      440,
    ),
    ...Array.from({ length: 40 }, () =>
      ellipse(
        chance.between(0, W),
        chance.between(655, 1040),
        chance.between(30, 170),
        1.8,
        '#dff0f7',
        'opacity="0.4"',
      ),
    ),
    polygon(
      [
        [620, 1080],
        [690, 760],
        [750, 760],
        [900, 1080],
      ],
      lit('#8a6a45', light),
    ),
  );

const forest: Scene = (chance, light) => {
  const trunks = Array.from({ length: 26 }, (_, i) => {
    const depth = i / 26;
    const w = 14 + depth * 62;
    const x = chance.between(-40, W);
    const colour = blend(lit('#8fa58a', light), lit('#2e2419', light), depth);
    return `<path d="M${x} 0 L ${x + w} 0 L ${x + w * 1.25} ${760 + depth * 320} L ${x - w * 0.25} ${760 + depth * 320} Z" fill="${colour}"/>`;
  });
  const leaves = Array.from({ length: 260 }, () =>
    ellipse(
      chance.between(0, W),
      chance.between(-20, 420),
      chance.between(16, 60),
      chance.between(10, 34),
      lit(chance.pick(['#3d7a3c', '#5c9a46', '#2f6235', '#86b653']), light),
      'opacity="0.75"',
    ),
  );
  return drawing(
    gradient(
      'glade',
      [
        [0, lit('#cfe5b4', light)],
        [0.6, lit('#a8c88b', light)],
        [1, lit('#5f7d43', light)],
      ],
      0,
      0,
      W,
      H,
    ),
    ...trunks.slice(0, 14),
    polygon(
      [
        [640, 720],
        [800, 720],
        [1160, H],
        [260, H],
      ],
      lit('#b79a6b', light),
    ),
    ...trunks.slice(14),
    ...leaves,
  );
};

const skyline: Scene = (chance, light) => {
  const parts: string[] = [sky(chance, light)];
  for (const [layer, level, colour] of [
    [0, 600, '#93a6bb'],
    [1, 690, '#5f7086'],
    [2, 790, '#394456'],
  ] as const) {
    for (let x = -30; x < W; x += chance.between(70, 140)) {
      const w = chance.between(70, 150);
      const top = level - chance.between(40, 300 - layer * 60);
      parts.push(rect(x, top, w, H - top, lit(colour, light)));
      if (layer === 2 || light !== 'day') parts.push(windowsOf(chance, x, top, w, light));
    }
  }
  parts.push(
    gradient(
      'river',
      [
        [0, lit('#6f95ac', light)],
        [1, lit('#385a70', light)],
      ],
      0,
      940,
      W,
      140,
    ),
  );
  return drawing(...parts);
};

function windowsOf(chance: Chance, x: number, top: number, w: number, light: Light): string {
  let found = '';
  for (let row = top + 16; row < 920; row += 34) {
    for (let column = x + 12; column < x + w - 16; column += 26) {
      if (chance.next() < 0.55)
        found += rect(
          column,
          row,
          12,
          16,
          light === 'day' ? '#b9c8d6' : '#ffd98a',
          `opacity="${light === 'day' ? 0.35 : 0.8}"`,
        );
    }
  }
  return found;
}

const garden: Scene = (chance, light) =>
  drawing(
    sky(chance, light),
    ridge(chance, W, H, 520, 90, lit('#6d8f62', light)),
    ...Array.from({ length: 5 }, (_, i) => tree(chance, 140 + i * 280 + chance.between(-60, 60), 700, light)),
    gradient(
      'lawn',
      [
        [0, lit('#8dbb5c', light)],
        [1, lit('#4d8038', light)],
      ],
      0,
      690,
      W,
      390,
    ),
    ellipse(chance.between(500, 900), 880, 330, 80, lit('#6ea4b8', light)),
    ...Array.from({ length: 150 }, () =>
      circle(
        chance.between(0, W),
        chance.between(720, 1060),
        chance.between(4, 10),
        lit(chance.pick(['#e4572e', '#f3c74f', '#d65a9b', '#ffffff']), light),
      ),
    ),
  );

function tree(chance: Chance, x: number, y: number, light: Light): string {
  const leaf = chance.pick(['#c8452d', '#d98a2b', '#5f9443', '#3f7a3c']);
  const crown = Array.from({ length: 16 }, () =>
    circle(
      x + chance.between(-110, 110),
      y - 230 + chance.between(-100, 90),
      chance.between(38, 76),
      lit(blend(leaf, '#000000', chance.between(0, 0.22)), light),
    ),
  );
  return rect(x - 15, y - 190, 30, 210, lit('#5b4230', light)) + crown.join('');
}

const snow: Scene = (chance, light) =>
  drawing(
    sky(chance, light),
    ridge(chance, W, H, 560, 130, lit('#c7d6e4', light)),
    ridge(chance, W, H, 740, 70, lit('#eef4f9', light)),
    firs(chance, light, 12, 800),
    ...Array.from({ length: 220 }, () =>
      circle(chance.between(0, W), chance.between(0, H), chance.between(2, 6), '#ffffff', 'opacity="0.9"'),
    ),
  );

const fireworks: Scene = (chance) => {
  const bursts = Array.from({ length: 6 }, () => {
    const [x, y, size] = [chance.between(160, 1280), chance.between(120, 520), chance.between(110, 230)];
    const colour = chance.pick(['#ff6b6b', '#ffd166', '#7be0ad', '#8ab6ff', '#f49ac2']);
    return Array.from({ length: 36 }, (_, i) => {
      const angle = (i / 36) * 2 * Math.PI;
      const far = size * chance.between(0.7, 1);
      return `<line x1="${(x + Math.cos(angle) * 18).toFixed(0)}" y1="${(y + Math.sin(angle) * 18).toFixed(0)}" x2="${(x + Math.cos(angle) * far).toFixed(0)}" y2="${(y + Math.sin(angle) * far).toFixed(0)}" stroke="${colour}" stroke-width="4" stroke-linecap="round" opacity="0.85"/>`;
    }).join('');
  });
  return drawing(skyline(chance, 'night').body, ...bursts);
};

/** Landscapes and cities: gradients and shapes, no photograph. */
export const landScenes = { mountain, beach, lake, forest, skyline, garden, snow, fireworks } as const;
