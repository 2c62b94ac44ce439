import { z } from 'zod';
import type { expressions } from '../../memory/face.ts';
import type { Box } from '../../memory/item-text.ts';
import { eachReadable, ifReadable } from '../../memory/readable.ts';
import type { Sight } from '../../memory/seen.ts';
import { gesturesSeen } from './gestures.ts';

type Expression = { readonly name: (typeof expressions)[number]; readonly confidence: number };

/** What a mesh of 468 points tells of a face: weak hints, and nothing of whose face it is. */
export type FaceLook = {
  readonly expressions: readonly Expression[];
  readonly pose?: { readonly yaw: number; readonly pitch: number; readonly roll: number };
  readonly gaze?: { readonly bearing: number; readonly strength: number };
};

const expressionNames: Readonly<Record<string, Expression['name']>> = {
  angry: 'angry',
  disgust: 'disgusted',
  fear: 'fearful',
  happy: 'happy',
  neutral: 'neutral',
  sad: 'sad',
  surprise: 'surprised',
};

const boxSchema = z.tuple([z.number(), z.number(), z.number(), z.number()]);
const angleSchema = z.object({ roll: z.number(), yaw: z.number(), pitch: z.number() });
const gazeSchema = z.object({ bearing: z.number(), strength: z.number() });
/**
 * What is taken of the library's answer. Age, gender and race, which it can guess, are neither computed nor read. It divides
 * by widths that can be nothing: what is no number then is absent, and the rest of the picture is seen.
 */
const seenSchema = z.object({
  face: eachReadable(
    z.object({
      boxRaw: boxSchema,
      emotion: ifReadable(eachReadable(z.object({ score: z.number(), emotion: z.string() }))),
      rotation: ifReadable(z.object({ angle: ifReadable(angleSchema), gaze: ifReadable(gazeSchema) })),
    }),
  ),
  object: eachReadable(z.object({ label: z.string().min(1), score: z.number(), boxRaw: ifReadable(boxSchema) })),
  gesture: z.array(z.record(z.string(), z.unknown())),
});
type Seen = z.infer<typeof seenSchema>;

/** In shares of the square: what is further from its middle is a neighbour's face. */
const MOST_OFF_CENTRE = 0.2;

/** Objects and, when wanted, gestures in the library's answer. */
export function sightsIn(said: unknown, gestures: boolean): Sight[] {
  const { object, gesture } = seenSchema.parse(said);
  return [...object.map(asObject), ...(gestures ? gesturesSeen(gesture) : [])];
}

/** The look of the face in the middle, if there is one. */
export function lookIn(said: unknown): FaceLook | undefined {
  const offCentre = ({ boxRaw: [x, y, w, h] }: Seen['face'][number]): number =>
    Math.hypot(x + w / 2 - 0.5, y + h / 2 - 0.5);
  const [nearest] = seenSchema.parse(said).face.toSorted((a, b) => offCentre(a) - offCentre(b));
  return nearest === undefined || offCentre(nearest) > MOST_OFF_CENTRE ? undefined : lookOf(nearest);
}

const clamp = (share: number): number => Math.max(0, Math.min(1, share));
const asBox = ([x, y, w, h]: readonly [number, number, number, number]): Box => {
  const [left, top] = [clamp(x), clamp(y)];
  return { x: left, y: top, w: clamp(x + w) - left, h: clamp(y + h) - top };
};

const asObject = ({ label, score, boxRaw }: Seen['object'][number]): Sight => ({
  kind: 'object',
  name: label,
  confidence: clamp(score),
  ...(boxRaw === undefined ? {} : { box: asBox(boxRaw) }),
});

const degrees = (radians: number): number => (radians * 180) / Math.PI;

function lookOf({ emotion = [], rotation }: Seen['face'][number]): FaceLook {
  const said = emotion.flatMap(({ emotion: name, score }): Expression[] => {
    const known = expressionNames[name];
    return known === undefined ? [] : [{ name: known, confidence: clamp(score) }];
  });
  const { angle, gaze } = rotation ?? {};
  return {
    expressions: said.toSorted((a, b) => b.confidence - a.confidence),
    ...(angle === undefined
      ? {}
      : { pose: { yaw: degrees(angle.yaw), pitch: degrees(angle.pitch), roll: degrees(angle.roll) } }),
    ...(gaze === undefined ? {} : { gaze }),
  };
}
