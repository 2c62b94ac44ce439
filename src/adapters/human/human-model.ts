import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { MadeleineError } from '../../memory/errors.ts';
import type { Sight } from '../../memory/seen.ts';
import type { Pixels } from '../../ports/pixels.ts';
import { humanFolder, humanModelFolder } from './model-files.ts';
import { type FaceLook, lookIn, sightsIn } from './seen.ts';

const require = createRequire(import.meta.url);
const LEAST_OBJECT = 0.3;
const MOST_OBJECTS = 30;

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
    return sightsIn(await this.#detect(picture, wanted({ ...wants, face: false })), wants.gestures);
  }

  /**
   * Expression, pose and gaze of the face in the middle of `part`, a square around it. The library's own detector sees whole pictures
   * at 256 pixels, squashed into a square: it misses what is small and misplaces what is in tall ones.
   */
  async lookAtFace(part: Pixels): Promise<FaceLook | undefined> {
    return lookIn(await this.#detect(part, wanted({ face: true, objects: false, gestures: false })));
  }

  async #detect(picture: Pixels, settings: ReturnType<typeof wanted>): Promise<unknown> {
    const tensor = this.#human.tf.tensor(picture.rgb, [1, picture.height, picture.width, 3], 'float32');
    try {
      const said = await this.#human.detect(tensor as never, { ...this.#settings, ...settings });
      if (said.error) throw new MadeleineError('perception-failed', `The picture could not be analysed: ${said.error}`);
      return said;
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

/** The library asks for its model files with fetch('file://…'), which Node refuses; whatever else it asks for is refused. */
function refuseNetwork(): void {
  const folder = `${pathToFileURL(humanModelFolder())}/`;
  globalThis.fetch = async (input) => {
    const url = input instanceof Request ? input.url : String(input);
    if (!url.startsWith(folder))
      throw new MadeleineError('offline', `Picture analysis requested ${url}, which is not a model file.`);
    const type = url.endsWith('.json') ? 'application/json' : 'application/octet-stream';
    return new Response(readFileSync(new URL(url)), { headers: { 'content-type': type } });
  };
}
