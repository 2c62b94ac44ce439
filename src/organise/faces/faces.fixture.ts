import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import { type Face, faceIdSchema, writtenDescriptor } from '../../memory/face.ts';
import { itemIdSchema } from '../../memory/ids.ts';

/** A face of a made person; who it is stands in its id, after the last colon. */
export type MadeFaces = { readonly faces: Face[]; readonly whose: ReadonlyMap<string, number> };

export type MadeCrowd = {
  readonly seed: number;
  /** Faces of each person. */
  readonly of: readonly number[];
  /** How many people a picture shows at most. */
  readonly together: number;
  /** Share of small, soft faces. */
  readonly unclear: number;
  /** Share of faces of which nothing is left but that they are faces, or that are none. */
  readonly blurred?: number;
};

/** Mean distances of descriptors of one person and of different people, as measured on photographs. */
const WITHIN = 0.42;
const BETWEEN = 0.7;
/** Of faces that are all blur: wherever they are from, they are nearer to each other than to whose they are. */
const BLURRED = 0.3;
const SPREAD = 128;

function chance(seed: number): () => number {
  const generator = xoroshiro128plus(seed);
  return () => uniformInt(generator, 0, 0x3fffffff) / 0x40000000;
}

/** Normal numbers whose sizes fall as those of face descriptors do: a third of 128 hold nearly all. */
function direction(random: () => number, length: number): Float32Array {
  const numbers = new Float32Array(SPREAD);
  let power = 0;
  for (let d = 0; d < SPREAD; d++) power += Math.exp(-d / 20);
  for (let d = 0; d < SPREAD; d++) {
    const normal = Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
    numbers[d] = normal * length * Math.sqrt(Math.exp(-d / 20) / power);
  }
  return numbers;
}

/** Pictures of made people: each has its place among all, and each picture of it strays from there. */
export function madeFaces({ seed, of, together, unclear, blurred = 0 }: MadeCrowd): MadeFaces {
  const random = chance(seed);
  const within = WITHIN / Math.SQRT2;
  const apart = Math.sqrt(BETWEEN ** 2 / 2 - within ** 2);
  const centres = of.map(() => direction(random, apart));
  const left = [...of];
  const faces: Face[] = [];
  const whose = new Map<string, number>();
  for (let picture = 0; left.some((n) => n > 0); picture++) {
    const item = itemIdSchema.parse(`img-${String(picture).padStart(6, '0')}`);
    const shown = new Set<number>();
    for (let k = Math.floor(random() * together); k >= 0; k--) shown.add(Math.floor(random() * of.length));
    if ([...shown].every((person) => left[person] === 0)) shown.add(left.findIndex((n) => n > 0));
    for (const [place, person] of [...shown].entries()) {
      if ((left[person] ?? 0) <= 0) continue;
      left[person] = (left[person] ?? 0) - 1;
      const isUnclear = random() < unclear;
      const isBlurred = blurred > 0 && random() < blurred;
      const stray = isUnclear ? 1.3 : 0.9 + random() * 0.2;
      const noise = direction(random, isBlurred ? BLURRED / Math.SQRT2 : within * stray);
      const quality = isBlurred ? 0.15 + random() * 0.15 : isUnclear ? 0.3 + random() * 0.2 : 0.6 + random() * 0.4;
      const id = faceIdSchema.parse(`${item}#${person}`);
      whose.set(id, person);
      faces.push({
        id,
        item,
        box: { x: 0.05 + 0.2 * place, y: 0.2, w: 0.1, h: 0.1 },
        quality,
        descriptor: writtenDescriptor(noise.map((n, d) => n + (isBlurred ? 0 : (centres[person]?.[d] ?? 0)))),
        expressions: [],
        by: 'made',
        version: 1,
      });
    }
  }
  return { faces, whose };
}

/** Of all pairs of faces, how well `groups` tells those of one person from the others. */
export function pairScores(
  groups: readonly (readonly string[])[],
  whose: (face: string) => number | string | undefined,
) {
  const pairs = (n: number): number => (n * (n - 1)) / 2;
  const inAll = new Map<number | string | undefined, number>();
  let [said, right] = [0, 0];
  for (const group of groups) {
    const here = new Map<number | string | undefined, number>();
    for (const face of group) here.set(whose(face), (here.get(whose(face)) ?? 0) + 1);
    said += pairs(group.length);
    for (const [person, n] of here) {
      right += pairs(n);
      inAll.set(person, (inAll.get(person) ?? 0) + n);
    }
  }
  const are = [...inAll.values()].reduce((sum, n) => sum + pairs(n), 0);
  const precision = said === 0 ? 1 : right / said;
  const recall = are === 0 ? 1 : right / are;
  return { said, are, right, precision, recall, f1: said + are === 0 ? 1 : (2 * right) / (said + are) };
}
