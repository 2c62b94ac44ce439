import type { Chance } from './random.ts';

/** A drawing: the inside of an SVG of this size in pixels. */
/** Somebody or something of the story in a drawing, by what stands around it, in units of the drawing. */
export type Drawn = {
  readonly who: Figured;
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
};
/** Who looks the same in every picture. */
export type Figured = 'owner' | 'partner' | 'sister' | 'friend' | 'colleague' | 'cat';
export type Drawing = {
  readonly width: number;
  readonly height: number;
  readonly body: string;
  readonly shown?: readonly Drawn[];
};
export type Light = 'day' | 'evening' | 'night';

export const svgOf = ({ width, height, body }: Drawing): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${body}</svg>`;

export const rect = (x: number, y: number, w: number, h: number, fill: string, more = ''): string =>
  `<rect x="${x.toFixed(1)}" y="${y.toFixed(1)}" width="${w.toFixed(1)}" height="${h.toFixed(1)}" fill="${fill}" ${more}/>`;

export const circle = (x: number, y: number, r: number, fill: string, more = ''): string =>
  `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${r.toFixed(1)}" fill="${fill}" ${more}/>`;

export const ellipse = (x: number, y: number, rx: number, ry: number, fill: string, more = ''): string =>
  `<ellipse cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" rx="${rx.toFixed(1)}" ry="${ry.toFixed(1)}" fill="${fill}" ${more}/>`;

export const polygon = (points: readonly (readonly [number, number])[], fill: string, more = ''): string =>
  `<polygon points="${points.map(([x, y]) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ')}" fill="${fill}" ${more}/>`;

/** A gradient from top to bottom under an id, and the rectangle that shows it. */
export function gradient(
  id: string,
  stops: readonly (readonly [offset: number, colour: string])[],
  x: number,
  y: number,
  w: number,
  h: number,
): string {
  const list = stops.map(([offset, colour]) => `<stop offset="${offset}" stop-color="${colour}"/>`).join('');
  return `<defs><linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1">${list}</linearGradient></defs>${rect(x, y, w, h, `url(#${id})`)}`;
}

/** A ridge line from left to right: midpoint displacement, closed at the bottom. */
export function ridge(
  chance: Chance,
  width: number,
  height: number,
  level: number,
  rough: number,
  fill: string,
): string {
  let points: [number, number][] = [
    [0, level + chance.between(-rough, rough) * 0.5],
    [width, level + chance.between(-rough, rough) * 0.5],
  ];
  for (let step = 0, size = rough; step < 7; step += 1, size *= 0.52) {
    points = points.flatMap((point, i): [number, number][] => {
      const next = points[i + 1];
      if (next === undefined) return [point];
      return [point, [(point[0] + next[0]) / 2, (point[1] + next[1]) / 2 + chance.between(-size, size)]];
    });
  }
  return polygon([...points, [width, height], [0, height]], fill);
}

/** A colour between two of the form #rrggbb. */
export function blend(from: string, to: string, share: number): string {
  const part = (colour: string, at: number): number => Number.parseInt(colour.slice(at, at + 2), 16);
  const mixed = [1, 3, 5].map((at) => Math.round(part(from, at) * (1 - share) + part(to, at) * share));
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}
