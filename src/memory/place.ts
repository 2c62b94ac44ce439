import { z } from 'zod';
import { itemIdSchema, placeIdSchema } from './ids.ts';

export const placeKinds = ['home', 'work', 'venue', 'city', 'region', 'country', 'named'] as const;

/** A place of the owner's life, with the names people use for it ("home", "Grandma's") and why it is believed. */
export const placeSchema = z.object({
  id: placeIdSchema,
  kind: z.enum(placeKinds),
  name: z.string(),
  aliases: z.array(z.string()),
  lat: z.number().optional(),
  lon: z.number().optional(),
  radiusKm: z.number().optional(),
  city: z.string().optional(),
  region: z.string().optional(),
  country: z.string().optional(),
  /** The span in which it held (a home before a move), as ISO days; open when absent. */
  since: z.string().optional(),
  until: z.string().optional(),
  items: z.array(itemIdSchema),
  confidence: z.number().min(0).max(1),
});
export type Place = z.infer<typeof placeSchema>;

/** How sure a venue is that mails and papers name, and that no picture was placed at. */
export const TOLD_CONFIDENCE = 0.5;
/** False for venues known by word alone: their items say their name, and none of them was made there. */
export const isSeen = ({ kind, confidence }: Place): boolean => kind !== 'venue' || confidence > TOLD_CONFIDENCE;
