import { z } from 'zod';
import { boxSchema } from '../memory/item-text.ts';
import { personShape } from './browse-verbs.ts';

const who = z.object({ id: z.string(), name: z.string() });

/** `people show` */
export const personResponse = personShape.extend({
  /** Every face that is held to be theirs; `box` in fractions of the picture, `span` in seconds of the film. */
  shown: z.array(
    z.object({
      face: z.string(),
      item: z.string(),
      path: z.string(),
      box: boxSchema,
      quality: z.number(),
      span: z.object({ start: z.number(), end: z.number(), at: z.number() }).optional(),
    }),
  ),
  /** With whom they are most, in pictures, events and mails. */
  closest: z.array(who.extend({ weight: z.number(), times: z.int() })),
  /** Who belongs together with them. */
  circle: z.array(who),
});
export type PersonResponse = z.infer<typeof personResponse>;

/** `people faces` */
export const facesResponse = z.object({
  person: z.string(),
  files: z.array(z.object({ face: z.string(), file: z.string(), path: z.string() })),
  sheet: z.string(),
  /** Faces whose picture cannot be read now. */
  unreadable: z.int(),
});
export type FacesResponse = z.infer<typeof facesResponse>;

/** `people graph` */
export const graphResponse = z.object({
  nodes: z.array(who),
  edges: z.array(z.object({ a: z.string(), b: z.string(), weight: z.number(), times: z.int() })),
  communities: z.array(z.array(who)),
});
export type GraphResponse = z.infer<typeof graphResponse>;

const shownFace = z.object({ face: z.string(), item: z.string(), path: z.string(), box: boxSchema });

/** `people suggest`: what is worth asking, most worth first; `n` is for `people confirm` and `people reject`. */
export const suggestionsResponse = z.object({
  suggestions: z.array(
    z.object({
      n: z.int().positive(),
      /** The same for the same question; `n` holds only until they are listed anew. */
      id: z.string(),
      kind: z.enum(['alike', 'owner', 'named', 'writes', 'first-name']),
      question: z.string(),
      person: z.string(),
      /** Whom the faces make up, when that is somebody. */
      other: z.string().optional(),
      faces: z.array(z.string()),
      items: z.array(z.string()),
      /** How likely the answer is yes. */
      certainty: z.number(),
      /** Faces that a yes is expected to name. */
      wins: z.number(),
      example: shownFace.optional(),
      beside: shownFace.optional(),
    }),
  ),
  /** How many more there are. */
  more: z.int(),
});
export type SuggestionsResponse = z.infer<typeof suggestionsResponse>;
