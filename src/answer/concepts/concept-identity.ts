/** How sure it is that a face is that of the references. */
export type Identity = {
  readonly state: 'yes' | 'no' | 'unsure';
  readonly probability: number;
  readonly distance: number;
};

/**
 * Descriptors of one person are nearer than about 0.54; of a few references the nearest tells more than the mean, which
 * steadies it. The slope is that of the faces at hand: same people lie below 0.45, others above 0.6.
 */
const NEAREST = 0.6;
const HALF_WAY = 0.52;
const SLOPE = 0.03;
const SURE = 0.85;

/** Undefined without any reference to compare with. Descriptors of equal length. */
export function identityOf(face: Float32Array, references: readonly Float32Array[]): Identity | undefined {
  if (references.length === 0) return undefined;
  const distances = references.map((one) => distanceBetween(face, one));
  const mean = new Float32Array(face.length);
  for (const one of references)
    for (let i = 0; i < mean.length; i++) mean[i] = (mean[i] ?? 0) + (one[i] ?? 0) / references.length;
  const distance = NEAREST * Math.min(...distances) + (1 - NEAREST) * distanceBetween(face, mean);
  const probability = 1 / (1 + Math.exp((distance - HALF_WAY) / SLOPE));
  return { state: probability >= SURE ? 'yes' : probability <= 1 - SURE ? 'no' : 'unsure', probability, distance };
}

export function distanceBetween(a: Float32Array, b: Float32Array): number {
  let squares = 0;
  for (let i = 0; i < a.length; i++) squares += ((a[i] ?? 0) - (b[i] ?? 0)) ** 2;
  return Math.sqrt(squares);
}
