import type { Tensor } from '@tensorflow/tfjs-core';

export type TensorFlow = typeof import('@tensorflow/tfjs-core');
type Operation = (tensor: Tensor, ...rest: readonly unknown[]) => unknown;

/**
 * Gives tensors the methods that the whole of tfjs adds to those of its core (`a.add(b)` for `add(a, b)`), which the face
 * models call: each is an operation of the core with the tensor in front.
 */
export function addTensorMethods(tf: TensorFlow): void {
  const isOperation = (value: unknown): value is Operation =>
    typeof value === 'function' && value.name.endsWith(tf.OP_SCOPE_SUFFIX);
  const operations = Object.entries<unknown>(tf).flatMap(([name, value]) =>
    isOperation(value) ? [[name, value] as const] : [],
  );
  const inShape: Operation = (tensor, ...sides) => tf.reshape(tensor, sides as number[]);
  const methods: Record<string, Operation> = {
    ...Object.fromEntries(operations),
    as1D: (tensor) => tf.reshape(tensor, [tensor.size]),
    as2D: inShape,
    as3D: inShape,
    as4D: inShape,
    toInt: (tensor) => tf.cast(tensor, 'int32'),
  };
  for (const [name, operation] of Object.entries(methods)) {
    if (name in tf.Tensor.prototype) continue;
    const value = function (this: Tensor, ...rest: readonly unknown[]): unknown {
      return operation(this, ...rest);
    };
    Object.defineProperty(tf.Tensor.prototype, name, { value, configurable: true, writable: true });
  }
}
