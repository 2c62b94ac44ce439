import { createRequire, registerHooks } from 'node:module';
import { dirname } from 'node:path';
import type { Tensor3D } from '@tensorflow/tfjs-core';
import { containment, overlap } from '../../memory/box.ts';
import type { Box } from '../../memory/item-text.ts';
import { type Pixels, partOf, shrunk } from '../../ports/pixels.ts';
import { type Frame, faceChip, framed, inPicture } from './face-chip.ts';
import { type Spot, turnOf } from './face-geometry.ts';
import { faceQuality, sharpnessOf } from './face-quality.ts';
import { eyesChip, glassesChance } from './glasses.ts';
import { faceModelFolder } from './model-files.ts';
import { addTensorMethods, type TensorFlow } from './tensor-methods.ts';
import { isSmall, tilesFor } from './tiles.ts';

/** A face that the detector found; the descriptor only when identity was asked for and can be told. */
export type FoundFace = {
  readonly box: Box;
  readonly confidence: number;
  readonly quality: number;
  readonly yaw: number;
  readonly roll: number;
  readonly descriptor?: Float32Array;
  /** How likely it wears glasses; absent where that is not to be seen. */
  readonly glasses?: number;
};

type Found = { readonly box: Box; readonly score: number };

const require = createRequire(import.meta.url);
type FaceApi = typeof import('@vladmandic/face-api/dist/face-api.node-wasm.js');

const LEAST_CONFIDENCE = 0.35;
/** In tiles, what lies at a seam looks like a face more often. */
const LEAST_IN_TILES = 0.55;
const MOST_FACES = 100;
const SAME_FACE = 0.2;
const INSIDE_ANOTHER = 0.5;
/** What the networks take; larger pictures are made smaller by means of pixels, which keeps more than their own resizing. */
const DETECTOR_SIDE = 512;
const LANDMARK_SIDE = 112;
/** Degrees. */
const TILTED = 10;
/** Below this width in pixels, or turned further than this, a descriptor says more of the blur than of the person. */
const LEAST_WIDTH = 24;
const MOST_YAW = 70;

/** Detects faces and tells them apart (SSD MobileNet v1, 68 landmarks, ResNet-34 descriptors), on the wasm backend of tfjs. */
export class FaceModel {
  readonly #faceapi: FaceApi;
  readonly #tf: TensorFlow;

  private constructor(faceapi: FaceApi, tf: TensorFlow) {
    this.#faceapi = faceapi;
    this.#tf = tf;
  }

  /** Loads the models from the package; a second of work. */
  static async open(): Promise<FaceModel> {
    const tf: TensorFlow = require('@tensorflow/tfjs-core');
    addTensorMethods(tf);
    const wasm: typeof import('@tensorflow/tfjs-backend-wasm') = require('@tensorflow/tfjs-backend-wasm');
    wasm.setWasmPaths(`${dirname(require.resolve('@tensorflow/tfjs-backend-wasm/dist/tfjs-backend-wasm.wasm'))}/`);
    await tf.setBackend('wasm');
    await tf.ready();
    const faceapi = faceApiOnCore();
    const { ssdMobilenetv1, faceLandmark68Net, faceRecognitionNet } = faceapi.nets;
    for (const net of [ssdMobilenetv1, faceLandmark68Net, faceRecognitionNet])
      await net.loadFromDisk(faceModelFolder());
    return new FaceModel(faceapi, tf);
  }

  /** Every face, largest first. `people` is how many figures were seen otherwise, a reason to look closer. */
  async look(picture: Pixels, options: { readonly identity: boolean; readonly people?: number }): Promise<FoundFace[]> {
    const seen = await this.#detect(picture, LEAST_CONFIDENCE);
    const tiles = tilesFor(
      picture,
      seen.map(({ box }) => box),
      options.people ?? 0,
    );
    // Where parts are looked at, they say more of small faces than the whole does, which sees them blurred and beside their place.
    const found = tiles.length === 0 ? seen : seen.filter(({ box }) => !isSmall(box, picture));
    for (const tile of tiles) found.push(...(await this.#detectIn(picture, tile)));
    const faces: FoundFace[] = [];
    for (const face of onceEach(found)) faces.push(await this.#described(picture, face, options.identity));
    return faces;
  }

  /** What the cue for glasses is read from, of each face where it can be: to fit it. */
  async eyes(picture: Pixels): Promise<Pixels[]> {
    const chips: Pixels[] = [];
    for (const { box } of await this.#detect(picture, LEAST_CONFIDENCE)) {
      const spots = await this.#landmarks(picture, box);
      const chip = eyesChip(picture, spots, turnOf(spots).yaw);
      if (chip !== undefined) chips.push(chip);
    }
    return chips;
  }

  async #detectIn(picture: Pixels, tile: Box): Promise<Found[]> {
    const found = await this.#detect(partOf(picture, tile), LEAST_IN_TILES);
    return found.map(({ box, score }) => ({
      score,
      box: { x: tile.x + box.x * tile.w, y: tile.y + box.y * tile.h, w: box.w * tile.w, h: box.h * tile.h },
    }));
  }

  async #detect(picture: Pixels, minConfidence: number): Promise<Found[]> {
    const options = new this.#faceapi.SsdMobilenetv1Options({ minConfidence, maxResults: MOST_FACES });
    const found = await this.#withTensor(shrunk(picture, DETECTOR_SIDE), async (tensor) =>
      this.#faceapi.detectAllFaces(tensor as never, options).run(),
    );
    return found
      .map(({ relativeBox: { x, y, width: w, height: h }, score }) => ({ score, box: clipped({ x, y, w, h }) }))
      .filter(({ score, box }) => [score, ...Object.values(box)].every(Number.isFinite));
  }

  async #described(picture: Pixels, { box, score }: Found, identity: boolean): Promise<FoundFace> {
    const spots = await this.#landmarks(picture, box);
    const { yaw, roll } = turnOf(spots);
    const width = box.w * picture.width;
    const look = { width, sharpness: sharpnessOf(picture, box), yaw, confidence: score };
    const eyes = eyesChip(picture, spots, yaw);
    const glasses = eyes === undefined ? {} : { glasses: glassesChance(eyes) };
    const face = { box, confidence: score, quality: faceQuality(look), yaw, roll, ...glasses };
    if (!identity || spots.length === 0 || width < LEAST_WIDTH || Math.abs(yaw) > MOST_YAW) return face;
    const numbers = await this.#withTensor(faceChip(picture, spots), (tensor) =>
      this.#faceapi.nets.faceRecognitionNet.computeFaceDescriptor(tensor as never),
    );
    const [first] = Array.isArray(numbers) ? numbers : [numbers];
    return { ...face, descriptor: Float32Array.from(first ?? []) };
  }

  /** 68 spots in pixels of the picture. Those of a tilted face are looked for once more in an upright view of it. */
  async #landmarks(picture: Pixels, box: Box): Promise<Spot[]> {
    const [width, height] = [box.w * picture.width, box.h * picture.height];
    const at = { x: (box.x + box.w / 2) * picture.width, y: (box.y + box.h / 2) * picture.height };
    const first = await this.#landmarksIn(picture, { at, width, height, angle: 0 });
    const { roll } = turnOf(first);
    if (Math.abs(roll) < TILTED) return first;
    return this.#landmarksIn(picture, { at, width, height, angle: (roll * Math.PI) / 180 });
  }

  async #landmarksIn(picture: Pixels, frame: Frame): Promise<Spot[]> {
    const found = await this.#withTensor(framed(picture, frame, LANDMARK_SIDE), (tensor) =>
      this.#faceapi.nets.faceLandmark68Net.detectLandmarks(tensor as never),
    );
    const spots = (Array.isArray(found) ? found[0] : found)?.relativePositions ?? [];
    return spots.map(({ x, y }) => inPicture({ x: x * frame.width, y: y * frame.height }, frame));
  }

  async #withTensor<T>(picture: Pixels, use: (tensor: Tensor3D) => Promise<T>): Promise<T> {
    const tensor = this.#tf.tensor3d(picture.rgb, [picture.height, picture.width, 3], 'int32');
    try {
      return await use(tensor);
    } finally {
      tensor.dispose();
    }
  }
}

/**
 * The library asks for the whole of tfjs, some 200 MB of layers, backends and training that pictures are not looked at with:
 * its core is what it gets, the one that `@vladmandic/human` has as well.
 */
function faceApiOnCore(): FaceApi {
  const hooks = registerHooks({
    resolve: (specifier, context, next) =>
      specifier === '@tensorflow/tfjs'
        ? next('@tensorflow/tfjs-core', { ...context, parentURL: import.meta.url })
        : next(specifier, context),
  });
  try {
    return require('@vladmandic/face-api/dist/face-api.node-wasm.js');
  } finally {
    hooks.deregister();
  }
}

const clipped = ({ x, y, w, h }: Box): Box => {
  const [left, top] = [Math.min(0.999, Math.max(0, x)), Math.min(0.999, Math.max(0, y))];
  return {
    x: left,
    y: top,
    w: Math.max(0.001, Math.min(1, x + w) - left),
    h: Math.max(0.001, Math.min(1, y + h) - top),
  };
};

/** A face that was found more than once stands once, where it was seen surest. */
function onceEach(found: readonly Found[]): Found[] {
  const kept: Found[] = [];
  for (const face of found.toSorted((a, b) => b.score - a.score)) {
    const isKnown = kept.some(
      ({ box }) => overlap(face.box, box) > SAME_FACE || containment(face.box, box) > INSIDE_ANOTHER,
    );
    if (!isKnown) kept.push(face);
  }
  return kept.sort((a, b) => b.box.w * b.box.h - a.box.w * a.box.h);
}
