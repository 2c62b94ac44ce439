import { z } from 'zod';
import { correctionShape, type ErrataForm } from '../errata.ts';
import { type Annotation, levels, traits } from './annotation.ts';

const schema = z.strictObject({
  /** The video's id. */
  ...correctionShape,
  levels: z.partialRecord(z.enum(traits), z.enum(levels)).optional(),
  /** Question number from 1 → the right letter; `null` takes the question out. */
  choices: z.record(z.string().regex(/^[1-9]\d*$/), z.string().nullable()).optional(),
});
type Correction = z.infer<typeof schema>;
export const mmOceanErrata: ErrataForm<Correction> = { schema, fields: 'id, levels?, choices?, drop?' };

/** A question that is taken out keeps its number, so that predictions still mean the others; it is just not counted. */
export const corrected = (video: Annotation, { levels: given = {}, choices = {} }: Correction): Annotation => ({
  ...video,
  levels: new Map(
    traits.flatMap((trait) => {
      const level = given[trait] ?? video.levels.get(trait);
      return level === undefined ? [] : [[trait, level] as const];
    }),
  ),
  choices: video.choices.map((choice, at) => {
    const right = choices[String(at + 1)];
    if (right === undefined) return choice;
    return right === null ? { ...choice, dropped: true } : { ...choice, right };
  }),
});
