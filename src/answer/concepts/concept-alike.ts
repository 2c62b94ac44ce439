/** How sure it is that a picture shows the thing of the references. */
export type Alike = { readonly state: 'yes' | 'no' | 'unsure'; readonly probability: number };

const SURE = 0.85;
/** What is measured on few pictures is never surer than this. */
const SUREST = 0.97;
/** References must be so many spreads nearer to each other than anything else is to them, or the model does not tell them apart. */
const LEAST_APART = 1.5;
/** A new picture of a thing differs more from its references than these, often of one day, from each other. */
const MOST_APART = 4;
/** Two references alone would have no spread. */
const LEAST_SPREAD = 0.01;

/**
 * Compares how alike a picture is to the references (`asked`, a mean of cosines) with how alike the references are to each
 * other (`own`) and other pictures of the memory to them (`others`): two bells of one width, even odds. Whatever numbers a model
 * gives, its own memory says what is near. Undefined where the two do not lie apart.
 */
export function alikeness(asked: number, own: readonly number[], others: readonly number[]): Alike | undefined {
  const [within, apart] = [mean(own), mean(others)];
  const measured = Math.max(LEAST_SPREAD, Math.sqrt(mean([...squares(own, within), ...squares(others, apart)])));
  if (within - apart < LEAST_APART * measured) return undefined;
  const spread = Math.max(measured, (within - apart) / MOST_APART);
  const nats = ((asked - (within + apart) / 2) * (within - apart)) / spread ** 2;
  const probability = Math.max(1 - SUREST, Math.min(SUREST, 1 / (1 + Math.exp(-nats))));
  return { state: probability >= SURE ? 'yes' : probability <= 1 - SURE ? 'no' : 'unsure', probability };
}

const mean = (values: readonly number[]): number => values.reduce((sum, x) => sum + x, 0) / Math.max(1, values.length);
const squares = (values: readonly number[], around: number): number[] => values.map((x) => (x - around) ** 2);
