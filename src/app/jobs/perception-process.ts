import module from 'node:module';
import { z } from 'zod';
import type { FaceModel, FoundFace } from '../../adapters/face-api/face-model.ts';
import { unconfirmed } from '../../adapters/face-api/face-quality.ts';
import type { HumanModel } from '../../adapters/human/human-model.ts';
import { answerTasks } from '../../adapters/processes/answer-tasks.ts';
import type { SeenFace } from '../../ports/perception.ts';
import { type Pixels, shrunk, squareAround } from '../../ports/pixels.ts';

module.enableCompileCache?.();

const taskSchema = z.object({
  picture: z.object({ width: z.int().positive(), height: z.int().positive(), rgb: z.instanceof(Uint8Array) }),
  wants: z.object({
    identity: z.boolean(),
    objects: z.boolean(),
    expressions: z.boolean(),
    gestures: z.boolean().default(false),
  }),
});

let faces: Promise<FaceModel> | undefined;
let human: Promise<HumanModel> | undefined;

/** Faces of a crowd beyond these, and smaller ones, show no expression that could be read. */
const MOST_LOOKS = 16;
const LEAST_WIDTH = 24;
/** What the models of things and bodies make of a picture before they look at it, or more. */
const WHOLE_SIDE = 768;
/** Hair, chin and some air around a face; and as many pixels of it as the models take. */
const AROUND = 1.9;
const LOOK_SIDE = 384;

/** One process that looks at pictures: both models share one tfjs, and are loaded when they are first wanted. */
answerTasks(async (task) => {
  const { picture, wants } = taskSchema.parse(task);
  const sights =
    wants.objects || wants.gestures ? await (await openHuman()).look(shrunk(picture, WHOLE_SIDE), wants) : [];
  if (!wants.identity && !wants.expressions) return { faces: [], sights };
  faces ??= import('../../adapters/face-api/face-model.ts').then(({ FaceModel }) => FaceModel.open());
  const people = sights.filter(({ name }) => name === 'person').length;
  const found = await (await faces).look(picture, { identity: wants.identity, people });
  return { faces: await lookedAt(picture, found, wants.expressions), sights };
});

function openHuman(): Promise<HumanModel> {
  human ??= import('../../adapters/human/human-model.ts').then(({ HumanModel }) => HumanModel.open());
  return human;
}

async function lookedAt(picture: Pixels, found: readonly FoundFace[], closely: boolean): Promise<SeenFace[]> {
  const seen: SeenFace[] = [];
  for (const { yaw, roll, ...face } of found) {
    const isReadable = closely && seen.length < MOST_LOOKS && face.box.w * picture.width >= LEAST_WIDTH;
    const look = isReadable
      ? await (await openHuman()).lookAtFace(shrunk(squareAround(picture, face.box, AROUND), LOOK_SIDE))
      : undefined;
    const quality = isReadable && look === undefined ? unconfirmed(face.quality) : face.quality;
    seen.push({ ...face, quality, pose: { yaw, pitch: 0, roll }, expressions: [], ...look });
  }
  return seen;
}
