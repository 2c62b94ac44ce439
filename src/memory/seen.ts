import { z } from 'zod';
import { boxSchema } from './item-text.ts';

/** What kind of claim a sight makes: a thing, the surroundings, the light, a colour, how people look or move, what sort of picture it is. */
export const sightKinds = ['object', 'scene', 'light', 'colour', 'expression', 'gesture', 'picture', 'people'] as const;
export type SightKind = (typeof sightKinds)[number];

/** Something that a program saw in a picture or a video, by its usual English name; a weak hint of the confidence it states. */
export const sightSchema = z.object({
  kind: z.enum(sightKinds),
  name: z.string().min(1),
  confidence: z.number().min(0).max(1),
  /** How many of it; absent where counting means nothing. */
  count: z.int().min(0).optional(),
  box: boxSchema.optional(),
  /** Seconds into the film. */
  at: z.number().min(0).optional(),
});
export type Sight = z.infer<typeof sightSchema>;

/** What is said in a video, in order; seconds into the film. */
export const transcriptSchema = z.object({
  language: z.string().optional(),
  segments: z.array(z.object({ start: z.number().min(0), end: z.number().min(0), text: z.string() })),
});
export type Transcript = z.infer<typeof transcriptSchema>;

/** The part of a film that is meant; seconds from its start. */
export const filmMomentSchema = z.object({ start: z.number().min(0), end: z.number().min(0) });
export type FilmMoment = z.infer<typeof filmMomentSchema>;

export const momentKinds = ['shot', 'face', 'object', 'speech', 'silence', 'loud'] as const;

/** A stretch of a video: a shot between cuts, somebody or something on screen, speech, silence. Seconds. */
export const momentSchema = z.object({
  kind: z.enum(momentKinds),
  ...filmMomentSchema.shape,
  /** What is seen or heard; a face's id for `face`. */
  what: z.string().optional(),
  confidence: z.number().min(0).max(1).optional(),
});
export type Moment = z.infer<typeof momentSchema>;

/** All that is said, a segment a line. */
export const spokenText = ({ segments }: Transcript): string => segments.map(({ text }) => text).join('\n');
