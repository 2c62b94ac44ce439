import { z } from 'zod';
import { eventSchema } from '../memory/event.ts';
import { boxSchema } from '../memory/item-text.ts';
import { linkSchema } from '../memory/link.ts';
import { originSchema } from '../memory/origin.ts';
import { placeSchema } from '../memory/place.ts';
import { modalityShape, peopleShape, placeShape, readingShape, timeShape } from './shapes.ts';

/** `show`: one item whole: preferred values, and under `readings` every extractor's word, preferred first. */
export const showResponse = z.looseObject({
  id: z.string(),
  modality: modalityShape,
  origin: originSchema,
  copies: z.array(originSchema),
  time: timeShape.optional(),
  place: placeShape.optional(),
  people: peopleShape,
  readings: z.array(readingShape),
  links: z.array(linkSchema),
  events: z.array(z.object({ id: z.string(), kind: z.string(), title: z.string() })),
  original: z.object({ path: z.string(), present: z.boolean() }),
  sgm: z.string(),
});
export type ShowResponse = z.infer<typeof showResponse>;

/** `people list` */
export const peopleResponse = z.object({
  people: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      names: z.array(z.string()),
      kind: z.string(),
      roles: z.array(z.string()),
      owner: z.boolean(),
      hidden: z.boolean(),
      addresses: z.array(z.string()),
      faces: z.array(z.string()),
      items: z.array(z.string()),
      evidence: z.array(
        z.object({ claim: z.string(), item: z.string(), quote: z.string().optional(), confidence: z.number() }),
      ),
    }),
  ),
});
export type PeopleResponse = z.infer<typeof peopleResponse>;

const shownFace = z.object({ face: z.string(), item: z.string(), box: boxSchema });

/** `people suggest`: what is worth asking, most worth first; `n` is for `people confirm` and `people reject`. */
export const suggestionsResponse = z.object({
  suggestions: z.array(
    z.object({
      n: z.int().positive(),
      kind: z.enum(['alike', 'owner']),
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

export const eventsResponse = z.object({ events: z.array(eventSchema) });
export type EventsResponse = z.infer<typeof eventsResponse>;

export const placesResponse = z.object({ places: z.array(placeSchema) });
export type PlacesResponse = z.infer<typeof placesResponse>;

/** Every correction answers with what it did, in one sentence. */
export const correctionResponse = z.object({ done: z.string(), person: z.string().optional() });
export type CorrectionResponse = z.infer<typeof correctionResponse>;
