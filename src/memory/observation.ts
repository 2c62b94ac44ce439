import { z } from 'zod';
import { itemIdSchema } from './ids.ts';
import { boxSchema } from './item-text.ts';
import { bodyParts, interpretiveWords, observationTags } from './observation-tags.ts';

const shared = {
  /** One by one in order of time, from 1 in each film. */
  id: z.string().regex(/^OBS-\d+$/),
  /** Seconds into the film. */
  start: z.number().min(0),
  end: z.number().min(0),
  /** One sentence of what was recorded; refused where it judges. */
  description: z
    .string()
    .min(1)
    .refine((text) => !interpretiveWords.test(text), 'an observation records and does not judge'),
  bodyPart: z.enum(bodyParts).optional(),
  boxes: z.array(boxSchema.extend({ at: z.number().min(0) })),
  /** How sure the detector was; nobody's judgement. */
  confidence: z.number().min(0).max(1).optional(),
};

const ofDimension = <D extends keyof typeof observationTags>(dimension: D) =>
  z.object({ ...shared, dimension: z.literal(dimension), tag: z.enum(observationTags[dimension]) });

/** MM-OCEAN's atomic observation: something seen or heard in a span of a film, by a closed vocabulary, without interpretation. */
export const filmObservationSchema = z.discriminatedUnion('dimension', [
  ofDimension('Expression'),
  ofDimension('Action'),
  ofDimension('Audio'),
  ofDimension('Background'),
]);
export type FilmObservation = z.infer<typeof filmObservationSchema>;

/** An observation that a memory keeps; its record's key is made of the item and the id. */
export const observationSchema = filmObservationSchema.and(z.object({ item: itemIdSchema }));
export type Observation = z.infer<typeof observationSchema>;

/** What the keys of an item's observations begin with. */
export const observationKeysOf = (item: string): string => `${item}/`;
export const observationKey = ({ item, id }: Pick<Observation, 'item' | 'id'>): string =>
  `${observationKeysOf(item)}${id}`;
