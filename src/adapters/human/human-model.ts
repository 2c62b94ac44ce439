import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { z } from 'zod';
import { MadeleineError } from '../../memory/errors.ts';
import type { expressions } from '../../memory/face.ts';
import type { Box } from '../../memory/item-text.ts';
import type { Sight } from '../../memory/seen.ts';
import type { Pixels } from '../../ports/pixels.ts';
import { gesturesSeen } from './gestures.ts';
import { humanFolder, humanModelFolder } from './model-files.ts';

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
/** What is taken of the library's answer. Age, gender and race, which it can guess, are neither computed nor read. */
const seenSchema = z.object({
  face: z.array(
    z.object({
      score: z.number(),
      boxRaw: boxSchema,
      emotion: z.array(z.object({ score: z.number(), emotion: z.string() })).optional(),
      rotation: z
        .object({ angle: angleSchema, gaze: z.object({ bearing: z.number(), strength: z.number() }) })
        .nullish(),
    }),
  ),
  object: z.array(z.object({ label: z.string(), score: z.number(), boxRaw: boxSchema })),
  gesture: z.array(z.record(z.string(), z.unknown())),
});

const require = createRequire(import.meta.url);
const LEAST_OBJECT = 0.3;
const MOST_OBJECTS = 30;
/** In shares of the square: what is further from its middle is a neighbour's face. */
const MOST_OFF_CENTRE = 0.2;

type HumanLibrary = typeof import('@vladmandic/human');
type Human = InstanceType<HumanLibrary['Human']>;
type Settings = { readonly backend: 'wasm'; readonly wasmPath: string; readonly modelBasePath: string };

/** Expressions, head pose, gaze, objects and gestures, on the wasm backend of tfjs; models from the package. */
export class HumanModel {
  readonly #human: Human;
  readonly #settings: Settings;

  private constructor(human: Human, settings: Settings) {
    this.#human = human;
    this.#settings = settings;
  }

  /** Loads the library; each model comes with the first picture that wants it. Takes `fetch` from the process, so that nothing can reach a network. */
  static async open(): Promise<HumanModel> {
    refuseNetwork();
    const wasm: typeof import('@tensorflow/tfjs-backend-wasm') = require('@tensorflow/tfjs-backend-wasm');
    const wasmPath = `${dirname(require.resolve('@tensorflow/tfjs-backend-wasm/dist/tfjs-backend-wasm.wasm'))}/`;
    wasm.setWasmPaths(wasmPath);
    const { Human }: HumanLibrary = require(join(humanFolder(), 'dist/human.node-wasm.js'));
    const settings = { backend: 'wasm', wasmPath, modelBasePath: `${pathToFileURL(humanModelFolder())}/` } as const;
    const human = new Human({ ...settings, ...wanted({ face: false, objects: false, gestures: false }) });
    await human.load();
    return new HumanModel(human, settings);
  }

  /** Objects and, when wanted, gestures in a whole picture. */
  async look(picture: Pixels, wants: { readonly objects: boolean; readonly gestures: boolean }): Promise<Sight[]> {
    const { object, gesture } = await this.#detect(picture, wanted({ ...wants, face: false }));
    return [...object.map(asObject), ...(wants.gestures ? gesturesSeen(gesture) : [])];
  }

  /**
   * Expression, pose and gaze of the face in the middle of `part`, a square around it. The library's own detector sees whole pictures
   * at 256 pixels, squashed into a square: it misses what is small and misplaces what is in tall ones.
   */
  async lookAtFace(part: Pixels): Promise<FaceLook | undefined> {
    const { face } = await this.#detect(part, wanted({ face: true, objects: false, gestures: false }));
    const offCentre = ({ boxRaw: [x, y, w, h] }: SeenFace): number => Math.hypot(x + w / 2 - 0.5, y + h / 2 - 0.5);
    const [nearest] = face.toSorted((a, b) => offCentre(a) - offCentre(b));
    return nearest === undefined || offCentre(nearest) > MOST_OFF_CENTRE ? undefined : lookOf(nearest);
  }

  async #detect(picture: Pixels, settings: ReturnType<typeof wanted>): Promise<z.infer<typeof seenSchema>> {
    const tensor = this.#human.tf.tensor(picture.rgb, [1, picture.height, picture.width, 3], 'float32');
    try {
      const said = await this.#human.detect(tensor as never, { ...this.#settings, ...settings });
      if (said.error)
        throw new MadeleineError('perception-failed', `The picture could not be looked at: ${said.error}`);
      return seenSchema.parse(said);
    } finally {
      tensor.dispose();
    }
  }
}

/** What the library is to compute. It must not remember the picture before (`cacheSensitivity`). */
function wanted(wants: { readonly face: boolean; readonly objects: boolean; readonly gestures: boolean }) {
  return {
    debug: false,
    async: false,
    cacheSensitivity: 0,
    filter: { enabled: false },
    face: {
      enabled: wants.face,
      detector: { rotation: true, maxDetected: 4, minConfidence: 0.2 },
      mesh: { enabled: true },
      iris: { enabled: true },
      emotion: { enabled: true, minConfidence: 0.1 },
      description: { enabled: false },
      antispoof: { enabled: false },
      liveness: { enabled: false },
    },
    object: { enabled: wants.objects, maxDetected: MOST_OBJECTS, minConfidence: LEAST_OBJECT },
    body: { enabled: wants.gestures },
    hand: { enabled: wants.gestures, maxDetected: 4 },
    gesture: { enabled: wants.gestures },
    segmentation: { enabled: false },
  } as const;
}

const asBox = ([x, y, w, h]: readonly [number, number, number, number]): Box => {
  const [left, top] = [clamp(x), clamp(y)];
  return { x: left, y: top, w: clamp(x + w) - left, h: clamp(y + h) - top };
};
const clamp = (share: number): number => Math.max(0, Math.min(1, share));

const degrees = (radians: number): number => (radians * 180) / Math.PI;

type SeenFace = z.infer<typeof seenSchema>['face'][number];

function lookOf({ emotion = [], rotation }: SeenFace): FaceLook {
  const said = emotion.flatMap(({ emotion: name, score }): Expression[] => {
    const known = expressionNames[name];
    return known === undefined ? [] : [{ name: known, confidence: clamp(score) }];
  });
  const look = { expressions: said.toSorted((a, b) => b.confidence - a.confidence) };
  if (rotation === null || rotation === undefined) return look;
  const { yaw, pitch, roll } = rotation.angle;
  return { ...look, pose: { yaw: degrees(yaw), pitch: degrees(pitch), roll: degrees(roll) }, gaze: rotation.gaze };
}

const asObject = ({ label, score, boxRaw }: z.infer<typeof seenSchema>['object'][number]): Sight => ({
  kind: 'object',
  name: label,
  confidence: clamp(score),
  box: asBox(boxRaw),
});

/** The library asks for its model files with fetch('file://…'), which Node refuses; whatever else it asks for is refused. */
function refuseNetwork(): void {
  const folder = `${pathToFileURL(humanModelFolder())}/`;
  globalThis.fetch = async (input) => {
    const url = input instanceof Request ? input.url : String(input);
    if (!url.startsWith(folder))
      throw new MadeleineError('offline', `Perception asked for ${url}, which is not a model.`);
    const type = url.endsWith('.json') ? 'application/json' : 'application/octet-stream';
    return new Response(readFileSync(new URL(url)), { headers: { 'content-type': type } });
  };
}
