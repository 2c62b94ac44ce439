import { colourName } from '../../language/colour-name.ts';
import type { Box } from '../../memory/item-text.ts';
import type { Pixels } from '../../ports/perception.ts';

/** A colour by name and the share of its region that has it. */
export type NamedColour = { readonly name: string; readonly share: number };

/** What can be measured of how somebody looks without a model that sees. */
export type Look = {
  /** Below the face; absent where the picture ends there. */
  readonly clothes?: NamedColour | undefined;
  /** Right above the forehead; a hat is taken for hair. */
  readonly hair?: NamedColour | undefined;
  /** Absent where the eyes do not tell. */
  readonly glasses?: boolean | undefined;
  readonly smiles: boolean;
};

/** Regions in units of the face box: from its left top corner. */
const regions = {
  clothes: { x: -0.3, y: 1.5, w: 1.6, h: 1.1 },
  hair: { x: 0.3, y: -0.13, w: 0.4, h: 0.13 },
  skin: { x: 0.25, y: 0.3, w: 0.5, h: 0.5 },
} as const;
/** Points looked at, across and down a region. */
const POINTS = 24;
/** Less of a region in one colour is no colour to speak of. */
const LEAST_SHARE = 0.35;
/** A region of which the picture has less than this is not seen. */
const LEAST_SEEN = 0.5;
const SMILE = 0.6;
/** Surer than this, glasses are there; as sure that they are not, they are not. */
const GLASSES = 0.85;

type FaceSeen = {
  readonly box: Box;
  readonly expressions: readonly { readonly name: string; readonly confidence: number }[];
  readonly glasses?: number | undefined;
};

/** The colours of clothes and hair by the face's box, whether it wears glasses, and whether it smiles. */
export function lookOf(pixels: Pixels, { box, expressions, glasses = 0.5 }: FaceSeen): Look {
  const clothes = colourIn(pixels, placed(box, regions.clothes));
  const hair = hairIn(pixels, box);
  return {
    ...(clothes === undefined ? {} : { clothes }),
    ...(hair === undefined ? {} : { hair }),
    ...(Math.max(glasses, 1 - glasses) < GLASSES ? {} : { glasses: glasses > 0.5 }),
    smiles: expressions.some(({ name, confidence }) => name === 'happy' && confidence >= SMILE),
  };
}

/** A high forehead is no hair: what has the face's own colour, or one that skin has in warm light, says nothing. */
function hairIn(pixels: Pixels, box: Box): NamedColour | undefined {
  const above = colourIn(pixels, placed(box, regions.hair));
  const skin = colourIn(pixels, placed(box, regions.skin));
  return above === undefined || above.name === skin?.name || skinColours.has(above.name) ? undefined : above;
}
const skinColours: ReadonlySet<string> = new Set(['orange', 'red', 'pink']);

const placed = (face: Box, region: Box): Box => ({
  x: face.x + region.x * face.w,
  y: face.y + region.y * face.h,
  w: region.w * face.w,
  h: region.h * face.h,
});

/** The colour that most of a region has, by its everyday name; shades count together. */
function colourIn({ width, height, rgb }: Pixels, { x, y, w, h }: Box): NamedColour | undefined {
  const counts = new Map<string, number>();
  let seen = 0;
  for (let row = 0; row < POINTS; row++) {
    for (let column = 0; column < POINTS; column++) {
      const [px, py] = [x + (w * (column + 0.5)) / POINTS, y + (h * (row + 0.5)) / POINTS];
      if (px < 0 || px >= 1 || py < 0 || py >= 1) continue;
      const at = (Math.floor(py * height) * width + Math.floor(px * width)) * 3;
      const name = colourName(rgb[at] ?? 0, rgb[at + 1] ?? 0, rgb[at + 2] ?? 0);
      counts.set(name, (counts.get(name) ?? 0) + 1);
      seen += 1;
    }
  }
  const [best] = [...counts].sort(([, a], [, b]) => b - a);
  if (best === undefined || seen < LEAST_SEEN * POINTS * POINTS) return undefined;
  const share = best[1] / seen;
  return share < LEAST_SHARE ? undefined : { name: best[0], share };
}

const cues = ['hair', 'glasses', 'clothes'] as const;
export type LookChange = {
  readonly what: (typeof cues)[number];
  readonly now: string;
  readonly before: readonly string[];
};

/** What looks different from all references; what could be measured in too few of them is left out. */
export function changesOf(now: Look, references: readonly Look[]): LookChange[] {
  return cues.flatMap((what): LookChange[] => {
    const seen = inWords(now, what);
    const before = references.flatMap((one) => inWords(one, what) ?? []);
    if (seen === undefined || before.length < Math.max(1, references.length / 2) || before.includes(seen)) return [];
    return [{ what, now: seen, before: [...new Set(before)] }];
  });
}

function inWords(look: Look, what: LookChange['what']): string | undefined {
  if (what !== 'glasses') return look[what]?.name;
  return look.glasses === undefined ? undefined : look.glasses ? 'on' : 'off';
}

/** "first from the left of 3 faces"; undefined where there is no other. */
export function amongFaces({ x, w }: Box, faces: readonly Box[]): string | undefined {
  if (faces.length < 2) return undefined;
  const before = faces.filter((other) => other.x + other.w / 2 < x + w / 2 - 1e-6).length;
  return `${before + 1}${['st', 'nd', 'rd'][before] ?? 'th'} from the left of ${faces.length} faces`;
}

/** Where something is in the picture, from the middle of its box: "on the left", "in the middle". */
export function placeIn({ x, y, w, h }: Box): string {
  const [across, down] = [x + w / 2, y + h / 2];
  const side = across < 0.38 ? 'on the left' : across > 0.62 ? 'on the right' : 'in the middle';
  return down < 0.25 ? `${side}, at the top` : down > 0.75 ? `${side}, at the bottom` : side;
}
