import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import type { Tensor3D } from '@tensorflow/tfjs';
import { containment, overlap } from '../../memory/box.ts';
import type { Box } from '../../memory/item-text.ts';
import type { Pixels } from '../../ports/perception.ts';
import { turnOf } from './face-geometry.ts';
import { faceQuality, sharpnessOf } from './face-quality.ts';
import { faceModelFolder } from './model-files.ts';
import { tilesFor } from './tiles.ts';

/** A face that the detector found; the descriptor only when identity was asked for and can be told. */
export type FoundFace = {
  readonly box: Box;
  readonly confidence: number;
  readonly quality: number;
  readonly yaw: number;
  readonly roll: number;
  readonly descriptor?: Float32Array;
};

type Found = { readonly box: Box; readonly score: number };

const require = createRequire(import.meta.url);
type FaceApi = typeof import('@vladmandic/face-api/dist/face-api.node-wasm.js');
type TensorFlow = typeof import('@tensorflow/tfjs');

const LEAST_CONFIDENCE = 0.3;
/** In tiles, what lies at a seam looks like a face more often. */
const LEAST_IN_TILES = 0.5;
const MOST_FACES = 100;
const SAME_FACE = 0.4;
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
    const tf: TensorFlow = require('@tensorflow/tfjs');
    const wasm: typeof import('@tensorflow/tfjs-backend-wasm') = require('@tensorflow/tfjs-backend-wasm');
    wasm.setWasmPaths(`${dirname(require.resolve('@tensorflow/tfjs-backend-wasm/dist/tfjs-backend-wasm.wasm'))}/`);
    await tf.setBackend('wasm');
    await tf.ready();
    const faceapi: FaceApi = require('@vladmandic/face-api/dist/face-api.node-wasm.js');
    const { ssdMobilenetv1, faceLandmark68Net, faceRecognitionNet } = faceapi.nets;
    for (const net of [ssdMobilenetv1, faceLandmark68Net, faceRecognitionNet])
      await net.loadFromDisk(faceModelFolder());
    return new FaceModel(faceapi, tf);
  }

  /** Every face, largest first. `people` is how many figures were seen otherwise, a reason to look closer. */
  async look(picture: Pixels, options: { readonly identity: boolean; readonly people?: number }): Promise<FoundFace[]> {
    const whole = this.#tf.tensor3d(picture.rgb, [picture.height, picture.width, 3], 'int32');
    try {
      const seen = await this.#detect(whole, LEAST_CONFIDENCE);
      const found = [...seen];
      for (const tile of tilesFor(
        picture,
        seen.map(({ box }) => box),
        options.people ?? 0,
      ))
        found.push(...(await this.#detectIn(whole, tile)));
      const faces: FoundFace[] = [];
      for (const face of onceEach(found)) faces.push(await this.#described(picture, whole, face, options.identity));
      return faces;
    } finally {
      whole.dispose();
    }
  }

  async #detectIn(whole: Tensor3D, tile: Box): Promise<Found[]> {
    const [height, width] = whole.shape;
    const [x, y] = [Math.floor(tile.x * width), Math.floor(tile.y * height)];
    const size = [Math.min(height - y, Math.ceil(tile.h * height)), Math.min(width - x, Math.ceil(tile.w * width)), 3];
    const part = this.#tf.slice3d(whole, [y, x, 0], [size[0] ?? 1, size[1] ?? 1, 3]);
    try {
      const found = await this.#detect(part, LEAST_IN_TILES);
      return found.map(({ box, score }) => ({
        score,
        box: { x: tile.x + box.x * tile.w, y: tile.y + box.y * tile.h, w: box.w * tile.w, h: box.h * tile.h },
      }));
    } finally {
      part.dispose();
    }
  }

  async #detect(picture: Tensor3D, minConfidence: number): Promise<Found[]> {
    const options = new this.#faceapi.SsdMobilenetv1Options({ minConfidence, maxResults: MOST_FACES });
    const found = await this.#faceapi.detectAllFaces(picture as never, options);
    return found.map(({ relativeBox, score }) => ({
      score,
      box: clipped({ x: relativeBox.x, y: relativeBox.y, w: relativeBox.width, h: relativeBox.height }),
    }));
  }

  async #described(picture: Pixels, whole: Tensor3D, { box, score }: Found, identity: boolean): Promise<FoundFace> {
    const { width, height } = picture;
    const at = [Math.floor(box.y * height), Math.floor(box.x * width)] as const;
    const size = [Math.max(1, Math.floor(box.h * height)), Math.max(1, Math.floor(box.w * width))] as const;
    const part = this.#tf.slice3d(whole, [at[0], at[1], 0], [size[0], size[1], 3]);
    try {
      const found = await this.#faceapi.nets.faceLandmark68Net.detectLandmarks(part as never);
      const landmarks = Array.isArray(found) ? found[0] : found;
      const { yaw, roll } = turnOf(landmarks?.positions ?? []);
      const look = { width: size[1], sharpness: sharpnessOf(picture, box), yaw, confidence: score };
      const face = { box, confidence: score, quality: faceQuality(look), yaw, roll };
      if (!identity || landmarks === undefined || size[1] < LEAST_WIDTH || Math.abs(yaw) > MOST_YAW) return face;
      const aligned = landmarks.shiftBy(at[1], at[0]).align(null, { useDlibAlignment: true });
      return { ...face, descriptor: await this.#descriptor(whole, aligned) };
    } finally {
      part.dispose();
    }
  }

  async #descriptor(
    whole: Tensor3D,
    box: { x: number; y: number; width: number; height: number },
  ): Promise<Float32Array> {
    const [height, width] = whole.shape;
    const [x, y] = [Math.max(0, Math.floor(box.x)), Math.max(0, Math.floor(box.y))];
    const part = this.#tf.slice3d(
      whole,
      [y, x, 0],
      [
        Math.max(1, Math.min(height - y, Math.floor(box.height))),
        Math.max(1, Math.min(width - x, Math.floor(box.width))),
        3,
      ],
    );
    try {
      const numbers = await this.#faceapi.nets.faceRecognitionNet.computeFaceDescriptor(part as never);
      const [first] = Array.isArray(numbers) ? numbers : [numbers];
      return Float32Array.from(first ?? []);
    } finally {
      part.dispose();
    }
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

/** A face that was found in the whole and in a tile, or in two tiles, stands once; one cut by a tile's edge goes. */
function onceEach(found: readonly Found[]): Found[] {
  const kept: Found[] = [];
  for (const face of found.toSorted((a, b) => b.box.w * b.box.h - a.box.w * a.box.h || b.score - a.score)) {
    const isKnown = kept.some(
      (other) =>
        overlap(face.box, other.box) > SAME_FACE ||
        (other.score > face.score - 0.2 && containment(face.box, other.box) > 0.7),
    );
    if (!isKnown) kept.push(face);
  }
  return kept;
}
