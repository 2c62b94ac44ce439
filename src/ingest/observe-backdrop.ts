import { colourName } from '../language/colour-name.ts';
import type { Box } from '../memory/item-text.ts';
import type { Pixels } from '../ports/perception.ts';
import type { LookedAt } from './film-tracks.ts';
import type { Observed } from './observe-face.ts';
import { median } from './observe-runs.ts';
import { tellings } from './observe-words.ts';

/** What the surroundings of the people in one frame look like: light in [0, 1], and shares of named colours. */
export type Backdrop = { readonly light: number; readonly colours: ReadonlyMap<string, number> };
export type BackdropFrame = LookedAt & { readonly backdrop: Backdrop };

/** Points looked at, across and down. */
const [ACROSS, DOWN] = [64, 36];
const [DARK, BRIGHT] = [0.25, 0.6];
const [LEAST_SHARE, MOST_COLOURS] = [0.15, 3];
const SURE = 0.5;
/** Light and colours of a frame but for the people: their faces with hair and what is below them. */
export function backdropOf({ width, height, rgb }: Pixels, faces: readonly Box[]): Backdrop {
  const people = faces.map(({ x, y, w, h }) => ({ left: x - w, right: x + 2 * w, top: y - h / 2 }));
  const counts = new Map<string, number>();
  let [light, points] = [0, 0];
  for (let row = 0; row < DOWN; row += 1) {
    for (let column = 0; column < ACROSS; column += 1) {
      const [x, y] = [(column + 0.5) / ACROSS, (row + 0.5) / DOWN];
      if (people.some((p) => x > p.left && x < p.right && y > p.top)) continue;
      const at = (Math.floor(y * height) * width + Math.floor(x * width)) * 3;
      const [red, green, blue] = [(rgb[at] ?? 0) / 255, (rgb[at + 1] ?? 0) / 255, (rgb[at + 2] ?? 0) / 255];
      const name = colourName(red * 255, green * 255, blue * 255);
      counts.set(name, (counts.get(name) ?? 0) + 1);
      // Luma of ITU-R BT.601.
      light += 0.299 * red + 0.587 * green + 0.114 * blue;
      points += 1;
    }
  }
  const share = ([name, count]: readonly [string, number]) => [name, count / Math.max(1, points)] as const;
  return { light: light / Math.max(1, points), colours: new Map([...counts].map(share)) };
}

/** What stands behind in each shot: light, main colours, things; and where the shot changes. */
export function backdropObservations(
  frames: readonly BackdropFrame[],
  cuts: readonly number[],
  durationSeconds: number,
): Observed[] {
  const edges = [0, ...cuts, durationSeconds];
  const shots = edges.slice(1).flatMap((end, i) => shotObservations(frames, { start: edges[i] ?? 0, end }));
  const changes = cuts.map((at): Observed => {
    const [start, end] = [rounded(Math.max(0, at - 0.1)), rounded(Math.min(durationSeconds, at + 0.1))];
    return {
      dimension: 'Background',
      tag: 'shot-changes',
      start,
      end,
      description: tellings['shot-changes'],
      boxes: [],
    };
  });
  return [...shots, ...changes];
}

type Shot = { readonly start: number; readonly end: number };

function shotObservations(frames: readonly BackdropFrame[], shot: Shot): Observed[] {
  const within = frames.filter(({ at }) => at >= shot.start && at < shot.end);
  if (within.length === 0) return [];
  const base = { dimension: 'Background' as const, start: rounded(shot.start), end: rounded(shot.end), boxes: [] };
  const light = median(within.map(({ backdrop }) => backdrop.light));
  const tag = light < DARK ? 'dark' : light > BRIGHT ? 'bright' : 'medium-light';
  const colours = mainColours(within);
  return [
    { ...base, tag, description: tellings[tag] },
    ...(colours.length === 0
      ? []
      : [{ ...base, tag: 'main-colours' as const, description: `${tellings['main-colours']} ${listed(colours)}.` }]),
    ...things(within, shot),
  ];
}

function mainColours(frames: readonly BackdropFrame[]): string[] {
  const names = new Set(frames.flatMap(({ backdrop }) => [...backdrop.colours.keys()]));
  return [...names]
    .map((name) => ({ name, share: median(frames.map(({ backdrop }) => backdrop.colours.get(name) ?? 0)) }))
    .filter(({ share }) => share >= LEAST_SHARE)
    .sort((a, b) => b.share - a.share)
    .slice(0, MOST_COLOURS)
    .map(({ name }) => name);
}

/** Each thing once for a shot, from when it is first seen to when it is last. People are told by their faces. */
function things(frames: readonly BackdropFrame[], shot: Shot): Observed[] {
  const seen = frames.flatMap(({ at, seen: { sights } }) =>
    sights.filter((s) => s.kind === 'object' && s.name !== 'person' && s.confidence >= SURE).map((s) => ({ ...s, at })),
  );
  return [...Map.groupBy(seen, ({ name }) => name)].map(([name, found]) => {
    const [best] = found.toSorted((a, b) => b.confidence - a.confidence);
    const [first, last] = [Math.min(...found.map(({ at }) => at)), Math.max(...found.map(({ at }) => at))];
    return {
      dimension: 'Background',
      tag: 'object',
      start: rounded(first),
      end: rounded(found.length === 1 ? Math.min(shot.end, first + 0.5) : last),
      description: `${tellings.object} ${name}.`,
      boxes: best?.box === undefined ? [] : [{ at: rounded(best.at), ...best.box }],
      confidence: rounded(best?.confidence ?? 0),
    };
  });
}

const listed = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
const rounded = (number: number): number => Math.round(number * 100) / 100;
