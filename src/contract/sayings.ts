import { z } from 'zod';
import { correctionResponse } from './browse-verbs.ts';

/** What a word of the owner was about. `split`: two who look alike, or an address, are two people. */
export const sayingKinds = [
  'merge',
  'split',
  'owner',
  'not-owner',
  'role',
  'hide',
  'name',
  'place',
  'event',
  'not-face',
  'face',
] as const;

const whoShape = z.object({ id: z.string(), name: z.string() });

/** One thing that the owner said of people, places or events, with all that was kept of it. */
export const sayingShape = z.object({
  /** By which it is taken back. */
  corrections: z.array(z.string()),
  at: z.string(),
  kind: z.enum(sayingKinds),
  who: whoShape.optional(),
  other: whoShape.optional(),
  /** The name, role, title or address that was said. */
  said: z.string().optional(),
  holds: z.boolean().optional(),
  /** Of faces, how many. */
  faces: z.int().optional(),
});
export type Saying = z.infer<typeof sayingShape>;

export const sayingsResponse = z.object({ sayings: z.array(sayingShape), nextCursor: z.string().optional() });
export type SayingsResponse = z.infer<typeof sayingsResponse>;

/** What is taken back, by its corrections. */
export const takeBackRequest = z.strictObject({ corrections: z.array(z.string().max(100)).min(1).max(1000) });
export const takeBackResponse = correctionResponse;
