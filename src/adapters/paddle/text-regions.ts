/** Where one line of text stands: its middle, its sides (`width` along the line) and its turn, in pixels and radians. */
export type TextRegion = {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly angle: number;
};
/** For each pixel of a picture how likely it is of text, row by row. */
export type TextMap = { readonly width: number; readonly height: number; readonly likely: Float32Array };

const LEAST_LIKELY = 0.3;
const LEAST_MEAN = 0.5;
const LEAST_PIXELS = 12;
const LEAST_SIDE = 3;
/** The map shows the middle of a line; by so much of its area over its outline it is wider (Liao et al., 2020). */
const UNCLIP = 1.6;
const MOST_REGIONS = 500;

type Point = readonly [x: number, y: number];

/** Lines of text in a map, widest first where there are more than 500. */
export function textRegions(map: TextMap): TextRegion[] {
  const regions = spotsOf(map).flatMap((points) => {
    const around = smallestRectangle(hull(points));
    if (Math.min(around.width, around.height) < LEAST_SIDE) return [];
    const out = (around.width * around.height * UNCLIP) / (around.width + around.height);
    return [{ ...around, width: around.width + out, height: around.height + out }];
  });
  return regions.length <= MOST_REGIONS
    ? regions
    : regions.toSorted((a, b) => b.width * b.height - a.width * a.height).slice(0, MOST_REGIONS);
}

/** The outlines of connected pixels that are likely of text. */
function spotsOf({ width, height, likely }: TextMap): Point[][] {
  const seen = new Uint8Array(width * height);
  const spots: Point[][] = [];
  const stack: number[] = [];
  for (let start = 0; start < likely.length; start += 1) {
    if (seen[start] === 1 || (likely[start] ?? 0) < LEAST_LIKELY) continue;
    const outline: Point[] = [];
    let [count, sum] = [0, 0];
    stack.push(start);
    seen[start] = 1;
    while (stack.length > 0) {
      const at = stack.pop() ?? 0;
      const [x, y] = [at % width, Math.floor(at / width)];
      count += 1;
      sum += likely[at] ?? 0;
      let inside = true;
      for (const [dx, dy] of beside) {
        const [nx, ny] = [x + dx, y + dy];
        const next = ny * width + nx;
        if (nx < 0 || ny < 0 || nx >= width || ny >= height || (likely[next] ?? 0) < LEAST_LIKELY) {
          inside = false;
          continue;
        }
        if (seen[next] === 1) continue;
        seen[next] = 1;
        stack.push(next);
      }
      if (!inside) outline.push([x, y]);
    }
    if (count >= LEAST_PIXELS && sum / count >= LEAST_MEAN) spots.push(outline);
  }
  return spots;
}
const beside = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
] as const;

/** The convex hull, counter-clockwise (Andrew's monotone chain). */
function hull(points: readonly Point[]): Point[] {
  const sorted = points.toSorted((a, b) => a[0] - b[0] || a[1] - b[1]);
  const half = (ordered: readonly Point[]): Point[] => {
    const kept: Point[] = [];
    for (const point of ordered) {
      while (kept.length >= 2 && turn(kept.at(-2) ?? point, kept.at(-1) ?? point, point) <= 0) kept.pop();
      kept.push(point);
    }
    return kept.slice(0, -1);
  };
  const whole = [...half(sorted), ...half(sorted.toReversed())];
  return whole.length === 0 ? sorted.slice(0, 1) : whole;
}

const turn = (o: Point, a: Point, b: Point): number => (a[0] - o[0]) * (b[1] - o[1]) - (a[1] - o[1]) * (b[0] - o[0]);

/** The rectangle of least area around a hull has a side along one of the hull's. Its width is the longer side. */
function smallestRectangle(points: readonly Point[]): TextRegion {
  let best: TextRegion | undefined;
  for (const [i, from] of points.entries()) {
    const to = points[(i + 1) % points.length] ?? from;
    const angle = Math.atan2(to[1] - from[1], to[0] - from[0]);
    const box = rectangleAt(points, angle);
    if (best === undefined || box.width * box.height < best.width * best.height) best = box;
  }
  return best ?? { x: 0, y: 0, width: 0, height: 0, angle: 0 };
}

function rectangleAt(points: readonly Point[], angle: number): TextRegion {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  let [left, right, top, bottom] = [Infinity, -Infinity, Infinity, -Infinity];
  for (const [x, y] of points) {
    const [along, across] = [x * cos + y * sin, y * cos - x * sin];
    left = Math.min(left, along);
    right = Math.max(right, along);
    top = Math.min(top, across);
    bottom = Math.max(bottom, across);
  }
  const [along, across] = [(left + right) / 2, (top + bottom) / 2];
  const region = {
    x: along * cos - across * sin,
    y: along * sin + across * cos,
    width: right - left + 1,
    height: bottom - top + 1,
    angle,
  };
  return lyingDown(region);
}

/** The same rectangle with its longer side as width, turned by more than -90° and up to 90°. */
function lyingDown(region: TextRegion): TextRegion {
  const isUpright = region.height > region.width;
  const [width, height] = isUpright ? [region.height, region.width] : [region.width, region.height];
  let angle = region.angle + (isUpright ? Math.PI / 2 : 0);
  while (angle > Math.PI / 2) angle -= Math.PI;
  while (angle <= -Math.PI / 2) angle += Math.PI;
  return { ...region, width, height, angle };
}
