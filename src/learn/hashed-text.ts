import { z } from 'zod';

/** Words and Chinese characters of a text and their runs of up to three, each as one of `width` numbers. */
export function hashedRuns(text: string, width: number): readonly number[] {
  const words = text.toLowerCase().match(/\p{Script=Han}|[\p{L}\p{N}]+/gu) ?? [];
  const found: number[] = [];
  for (let at = 0; at < words.length; at++)
    for (let length = 1; length <= LONGEST_RUN && at + length <= words.length; length++)
      found.push(hashOf(words.slice(at, at + length).join(' ')) % width);
  return found;
}
const LONGEST_RUN = 3;

/** FNV-1a over UTF-16 code units, as an unsigned 32-bit number. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return hash >>> 0;
}

/**
 * A linear model from a text's runs to several numbers. `weights` are bytes in base64, run by run as many as there are
 * outputs, each a signed share of its output's `scale`.
 */
export const hashedTextSchema = z.strictObject({
  width: z.int().positive(),
  outputs: z.array(z.string().min(1)),
  bias: z.array(z.number()),
  scale: z.array(z.number()),
  weights: z.string().transform((text) => new Int8Array(Buffer.from(text, 'base64'))),
});
export type HashedText = z.infer<typeof hashedTextSchema>;

/** What the model says of a text, a number for each output. Runs weigh as the unit vector of their counts. */
export function outputsOf({ width, outputs, bias, scale, weights }: HashedText, text: string): Float32Array {
  const counts = new Map<number, number>();
  for (const run of hashedRuns(text, width)) counts.set(run, (counts.get(run) ?? 0) + 1);
  const length = Math.sqrt([...counts.values()].reduce((sum, n) => sum + n * n, 0)) || 1;
  const told = Float32Array.from(bias);
  for (const [run, count] of counts)
    for (let i = 0; i < outputs.length; i++)
      told[i] = (told[i] ?? 0) + ((count / length) * (weights[run * outputs.length + i] ?? 0) * (scale[i] ?? 0)) / 127;
  return told;
}
