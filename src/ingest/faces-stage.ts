import { overlap } from '../memory/box.ts';
import { type Face, faceIdOf, writtenDescriptor } from '../memory/face.ts';
import type { MemoryItem } from '../memory/item.ts';
import type { SeenFace } from '../ports/perception.ts';
import type { Change } from '../ports/store.ts';
import type { RunnableStage, StageYield } from './enrich.ts';
import { isPicture, type PicturePorts, pixelsOf } from './seen-pictures.ts';

export const FACES_STAGE = 'faces';
/** Of what this stage makes of what perception sees. */
const VERSION = 2;
const BY = 'faces.face-api';
/** A face found where one was found before is that face, and keeps its id and with it what the owner said of it. */
const SAME_FACE = 0.5;

/** Finds the faces in pictures and what tells them apart. Only for memories whose owner said yes. `facesOf` gives an item's known faces. */
export function facesStage(ports: PicturePorts, facesOf: (item: MemoryItem) => Promise<Face[]>): RunnableStage {
  const version = VERSION * 100 + ports.perception.version;
  return {
    name: FACES_STAGE,
    version,
    concurrency: ports.perception.concurrency,
    wants: isPicture,
    async run(item, signal): Promise<StageYield> {
      const picture = await pixelsOf(item, ports, signal);
      const wants = { identity: true, objects: false, expressions: true };
      const { faces } = await ports.perception.perceive(picture, wants, signal);
      return { readings: [], records: faceChanges(item, await facesOf(item), faces, version) };
    },
  };
}

/** The writes that put the faces that are seen now in place of those that were found before. */
export function faceChanges(
  item: MemoryItem,
  before: readonly Face[],
  seen: readonly SeenFace[],
  version: number,
): Change[] {
  const left = new Set(before);
  const taken = new Set<string>();
  const now = seen.map((face): Face => {
    const known = nearest(face, left);
    if (known !== undefined) left.delete(known);
    const id = known?.id ?? faceIdOf(item.id, face.box);
    taken.add(id);
    const { box, quality, expressions, pose, descriptor } = face;
    return {
      id,
      item: item.id,
      box,
      quality,
      expressions: [...expressions],
      ...(descriptor === undefined ? {} : { descriptor: writtenDescriptor(descriptor) }),
      ...(pose === undefined ? {} : { pose }),
      by: BY,
      version,
    };
  });
  return [
    ...[...left].filter(({ id }) => !taken.has(id)).map(({ id }): Change => ({ op: 'deleteRecord', kind: 'face', id })),
    ...now.map((value): Change => ({ op: 'putRecord', kind: 'face', id: value.id, value })),
  ];
}

function nearest({ box }: SeenFace, faces: ReadonlySet<Face>): Face | undefined {
  let best: Face | undefined;
  let most = SAME_FACE;
  for (const face of faces) {
    const shared = overlap(box, face.box);
    if (shared > most) [best, most] = [face, shared];
  }
  return best;
}
