import type { MemoryItem } from '../memory/item.ts';
import type { Tag } from '../memory/item-text.ts';
import { reading } from '../memory/reading.ts';
import type { Sight, SightKind } from '../memory/seen.ts';
import type { SeenFace } from '../ports/perception.ts';
import type { Pixels } from '../ports/pixels.ts';
import type { RunnableStage, StageYield } from './enrich.ts';
import { isPicture, type PicturePorts, pixelsOf } from './seen-pictures.ts';
import { colourOfThing, dominantColours } from './sights-colour.ts';
import { lightOf, lightSights } from './sights-light.ts';
import { pictureSights } from './sights-picture.ts';
import { sceneSights } from './sights-scene.ts';

export const SIGHTS_STAGE = 'sights';
/** Of what this stage makes of what perception sees. */
const VERSION = 3;
const BY = 'sights.local';

/** As much of a face as is wanted here, whether it was seen just now or is known. */
export type LookedAt = Pick<SeenFace, 'box' | 'expressions'> & { readonly pose?: SeenFace['pose'] | undefined };

/**
 * Things, people's looks and gestures, surroundings, light and colours of pictures. It tells nobody apart, so it needs no leave.
 * Faces that are known already (`facesOf`) are not looked for again.
 */
export function sightsStage(
  ports: PicturePorts,
  facesOf: (item: MemoryItem) => Promise<readonly LookedAt[]>,
): RunnableStage {
  const version = VERSION * 100 + ports.perception.version;
  return {
    name: SIGHTS_STAGE,
    version,
    concurrency: ports.perception.concurrency,
    wants: isPicture,
    async run(item, signal): Promise<StageYield> {
      const picture = await pixelsOf(item, ports, signal);
      const known = await facesOf(item);
      const wants = { identity: false, objects: true, expressions: known.length === 0, gestures: true };
      const seen = await ports.perception.perceive(picture, wants, signal);
      const faces = known.length === 0 ? seen.faces : known;
      const sights = photographSights(item, picture, faces, seen.sights);
      const provenance = { kind: 'inferred', by: BY, version } as const;
      return { readings: [reading('sights', sights, provenance), reading('tags', tagsOf(sights), provenance)] };
    },
  };
}

/** All that is to be said of a picture, from what models saw in it and from its pixels. */
export function photographSights(
  item: Pick<MemoryItem, 'time' | 'media' | 'ocr'>,
  picture: Pixels,
  faces: readonly LookedAt[],
  things: readonly Sight[],
): Sight[] {
  const light = lightOf(picture);
  return [
    ...thingSights(picture, things),
    ...peopleSights(faces),
    ...sceneSights(picture, light, things, hourOf(item)),
    ...lightSights(light),
    ...pictureSights(picture, item.media, faces, item.ocr?.lines?.length ?? 0),
    ...dominantColours(picture),
  ];
}

/** What models alone say: each kind of thing once, with its number; who is there and how they look. */
export function sightsOf(faces: readonly LookedAt[], things: readonly Sight[]): Sight[] {
  const kinds = new Map<string, Sight>();
  for (const thing of things.toSorted((a, b) => b.confidence - a.confidence)) {
    const key = `${thing.kind}\n${thing.name}`;
    const known = kinds.get(key) ?? { ...thing, count: 0 };
    kinds.set(key, { ...known, count: (known.count ?? 0) + (thing.count ?? 1) });
  }
  return [...kinds.values(), ...peopleSights(faces)];
}

/** Precisions that say the hour. */
const knowsHour: ReadonlySet<string> = new Set(['subsecond', 'second', 'minute', 'hour']);
const hourOf = ({ time }: Pick<MemoryItem, 'time'>): number | undefined =>
  time !== undefined && knowsHour.has(time.precision) ? Number(time.start.slice(11, 13)) : undefined;

/** From which confidence on the colour of a thing is worth saying. */
const LEAST_FOR_COLOUR = 0.4;
/** People are counted by their faces, and are dressed in many colours. */
const PERSON = 'person';

/** Things with their colours; people and gestures once, with their number. */
function thingSights(picture: Pixels, things: readonly Sight[]): Sight[] {
  const people = things.filter(({ name }) => name === PERSON);
  const others = things.filter(({ name }) => name !== PERSON);
  const [surest] = people.toSorted((a, b) => b.confidence - a.confidence);
  return [
    ...others.flatMap((thing) => {
      const isSure = thing.kind === 'object' && thing.box !== undefined && thing.confidence >= LEAST_FOR_COLOUR;
      const colour = isSure && thing.box !== undefined ? colourOfThing(picture, thing.box) : undefined;
      return colour === undefined ? [thing] : [thing, colour];
    }),
    ...(surest === undefined ? [] : [{ ...surest, count: people.length }]),
  ];
}

const [LEAST_SMILE, LOOKS_AT_CAMERA] = [0.5, 12];

/** How many people, by their faces; who smiles and who looks into the camera. */
function peopleSights(faces: readonly LookedAt[]): Sight[] {
  if (faces.length === 0) return [];
  const said: Sight[] = [{ kind: 'people', name: 'people', confidence: 0.9, count: faces.length }];
  const smiles = faces
    .map(({ expressions }) => expressions.find(({ name }) => name === 'happy')?.confidence ?? 0)
    .filter((confidence) => confidence >= LEAST_SMILE);
  if (smiles.length > 0)
    said.push({ kind: 'expression', name: 'smiling', confidence: Math.max(...smiles), count: smiles.length });
  const looking = faces.filter(({ pose }) => pose !== undefined && Math.hypot(pose.yaw, pose.pitch) < LOOKS_AT_CAMERA);
  if (looking.length > 0)
    said.push({ kind: 'gesture', name: 'looking at the camera', confidence: 0.5, count: looking.length });
  return said;
}

/** From which confidence on a sight becomes a word of its item; kinds without a number never do. */
const leastForTag: Readonly<Partial<Record<SightKind, number>>> = {
  object: 0.45,
  scene: 0.7,
  light: 0.75,
  expression: 0.75,
  picture: 0.6,
};
/** What nobody would search by, or what is said better otherwise. */
const noTag: ReadonlySet<string> = new Set([PERSON, 'sharp', 'daylight']);

/** Each name once. */
export function tagsOf(sights: readonly Sight[]): Tag[] {
  const names = sights
    .filter(({ kind, name, confidence }) => !noTag.has(name) && confidence >= (leastForTag[kind] ?? 2))
    .map(({ name }) => name);
  return [...new Set(names)].map((name) => ({ name, source: 'perception' }));
}
