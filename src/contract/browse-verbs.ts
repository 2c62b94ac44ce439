import { z } from 'zod';
import { eventSchema } from '../memory/event.ts';
import { linkSchema } from '../memory/link.ts';
import { filmObservationSchema } from '../memory/observation.ts';
import { originSchema } from '../memory/origin.ts';
import { placeSchema } from '../memory/place.ts';
import { modalityShape, peopleShape, placeShape, readingShape, thingShape, timeShape } from './shapes.ts';

/** `show`: one item whole: preferred values, and under `readings` every extractor's word, preferred first. */
export const showResponse = z.looseObject({
  id: z.string(),
  modality: modalityShape,
  origin: originSchema,
  copies: z.array(originSchema),
  time: timeShape.optional(),
  place: placeShape.optional(),
  people: peopleShape,
  /** Bookings, orders, invoices, events and the like, as nodes of schema.org. */
  structuredData: z.array(thingShape).optional(),
  readings: z.array(readingShape),
  links: z.array(linkSchema),
  events: z.array(z.object({ id: z.string(), kind: z.string(), title: z.string() })),
  original: z.object({ path: z.string(), present: z.boolean() }),
  /** Of a film that was observed: what was recorded of it. */
  observations: z.array(filmObservationSchema).optional(),
  sgm: z.string(),
});
export type ShowResponse = z.infer<typeof showResponse>;

export const personShape = z.object({
  id: z.string(),
  /** Empty for somebody who was only seen, as long as nobody said who it is. */
  name: z.string(),
  names: z.array(z.string()),
  kind: z.string(),
  roles: z.array(z.string()),
  owner: z.boolean(),
  hidden: z.boolean(),
  addresses: z.array(z.string()),
  /** Face identities of sources, as `importer:id`, and ids of the faces that were recognised. */
  faces: z.array(z.string()),
  items: z.array(z.string()),
  evidence: z.array(
    z.object({ claim: z.string(), item: z.string(), quote: z.string().optional(), confidence: z.number() }),
  ),
});

/** `people list` */
export const peopleResponse = z.object({ people: z.array(personShape) });
export type PeopleResponse = z.infer<typeof peopleResponse>;

export const eventsResponse = z.object({ events: z.array(eventSchema) });
export type EventsResponse = z.infer<typeof eventsResponse>;

export const placesResponse = z.object({ places: z.array(placeSchema) });
export type PlacesResponse = z.infer<typeof placesResponse>;

/** Every correction answers with what it did, in one sentence. */
export const correctionResponse = z.object({
  done: z.string(),
  person: z.string().optional(),
  /** By which it can be taken back. */
  corrections: z.array(z.string()).optional(),
  /** Over HTTP: the job after which it holds everywhere; absent: it does. */
  job: z.string().optional(),
});
export type CorrectionResponse = z.infer<typeof correctionResponse>;
