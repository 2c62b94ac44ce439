import { colourName } from '../language/colour-name.ts';
import type { Sight } from '../memory/seen.ts';
import { type Pixels, shrunk } from '../ports/pixels.ts';
import type { Light } from './sights-light.ts';

/** Things that stand out of doors, and in; what a detector says of them counts by its confidence. */
const outdoorThings: ReadonlySet<string> = new Set(
  'car,bus,truck,train,airplane,boat,bicycle,motorcycle,traffic light,stop sign,fire hydrant,parking meter,bench,horse,sheep,cow,elephant,bear,zebra,giraffe,skis,snowboard,kite,surfboard,bird,umbrella,baseball bat,skateboard,frisbee'.split(
    ',',
  ),
);
const indoorThings: ReadonlySet<string> = new Set(
  'tv,laptop,couch,bed,dining table,toilet,microwave,oven,toaster,sink,refrigerator,keyboard,mouse,remote,hair drier,toothbrush,book,vase,clock,wine glass,bowl,fork,knife,spoon,cup'.split(
    ',',
  ),
);

/** Shares that look like blue sky and like a white one (of the upper third; so may a wall), and like leaves or grass (of all). */
export type Surroundings = { readonly blue: number; readonly white: number; readonly leaves: number };

const SIDE = 96;
/** Sky changes little from one pixel to the next; leaves change much. */
const [SMOOTH, ROUGH] = [10, 9];

export function surroundingsOf(picture: Pixels): Surroundings {
  const { width, height, rgb } = shrunk(picture, SIDE);
  const upper = Math.max(1, Math.floor(height / 3));
  let [blue, white, leaves] = [0, 0, 0];
  const at = (x: number, y: number, c: number): number => rgb[(y * width + x) * 3 + c] ?? 0;
  for (let y = 1; y < height; y += 1) {
    for (let x = 1; x < width; x += 1) {
      const [r, g, b] = [at(x, y, 0), at(x, y, 1), at(x, y, 2)];
      const change = Math.abs(g - at(x - 1, y, 1)) + Math.abs(g - at(x, y - 1, 1));
      if (y < upper && change < SMOOTH) {
        // A sky is never redder than it is green; a violet wall is.
        if (b > 110 && b >= r + 12 && b >= g - 4 && g >= r - 2) blue += 1;
        else if (Math.min(r, g, b) > 205 && b >= r - 6) white += 1;
      }
      if (change > ROUGH && colourName(r, g, b) === 'green') leaves += 1;
    }
  }
  return { blue: blue / (width * upper), white: white / (width * upper), leaves: leaves / (width * height) };
}

/** Log-odds of out of doors rather than in: small ones for pixels, larger ones for things. */
const cues = { prior: -0.4, blue: 4.5, white: 1.8, leaves: 6, things: 1.6, dark: -0.6 } as const;
const NIGHT = { prior: -3.6, dark: 5, hour: 1.8 } as const;
const LEAST = 0.6;

const chance = (odds: number): number => 1 / (1 + Math.exp(-odds));

/**
 * Indoors or outdoors, and day or night out of doors, as far as pixels and things tell; neither when they do not. `hour` is the
 * owner's hour of the day, where it is known.
 */
export function sceneSights(
  picture: Pixels,
  light: Light,
  things: readonly Sight[],
  hour: number | undefined,
): Sight[] {
  const { blue, white, leaves } = surroundingsOf(picture);
  const says = (names: ReadonlySet<string>): number =>
    Math.min(
      2,
      things.reduce((sum, { name, confidence }) => sum + (names.has(name) ? confidence : 0), 0),
    );
  const isLit = light.mean > 70;
  const outdoors = chance(
    cues.prior +
      (isLit ? cues.blue * Math.min(0.6, blue) + cues.white * Math.min(0.6, white) : 0) +
      cues.leaves * Math.min(0.4, leaves) +
      cues.things * (says(outdoorThings) - says(indoorThings)) +
      (isLit ? 0 : cues.dark),
  );
  const isNightHour = hour === undefined ? 0 : hour >= 21 || hour < 5 ? 1 : hour >= 9 && hour < 16 ? -1 : 0;
  const night = chance(NIGHT.prior + NIGHT.dark * light.dark + NIGHT.hour * isNightHour);
  const said: Sight[] = [];
  if (outdoors >= LEAST) said.push({ kind: 'scene', name: 'outdoors', confidence: outdoors });
  if (1 - outdoors >= LEAST) said.push({ kind: 'scene', name: 'indoors', confidence: 1 - outdoors });
  if (night >= LEAST) said.push({ kind: 'light', name: 'night', confidence: night });
  else if (outdoors >= LEAST && light.mean > 85) said.push({ kind: 'light', name: 'daylight', confidence: 1 - night });
  return said.map((sight) => ({ ...sight, confidence: Math.round(Math.min(0.95, sight.confidence) * 100) / 100 }));
}
