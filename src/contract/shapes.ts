import { z } from 'zod';
import { documentFormatNames } from '../memory/document-format.ts';
import { failureSchema } from '../memory/failure.ts';
import { modalities } from '../memory/item.ts';
import { locationSchema } from '../memory/location.ts';
import { mediaSchema } from '../memory/media.ts';
import { mentionSchema } from '../memory/person.ts';
import { provenanceSchema } from '../memory/provenance.ts';
import { filmMomentSchema } from '../memory/seen.ts';
import { thingSources, thingTypes } from '../memory/structured-data.ts';
import { thingBriefSchema } from '../memory/things/thing-brief.ts';
import { timeSpanSchema } from '../memory/time-span.ts';

/** Shapes that every face uses, in every answer. */
export const timeShape = timeSpanSchema;
export const placeShape = locationSchema;
export const peopleShape = z.array(mentionSchema);
export const failureShape = failureSchema;

/** How many files of a kind, by the ending of their names with its dot; empty for names without one. */
export const kindNotReadShape = z.object({ kind: z.string(), files: z.int().positive() });
export const modalityShape = z.enum(modalities);

/** What a list needs to lay a picture or film out before it is loaded: its shape, its length, a blurred preview. */
export const pictureShape = mediaSchema.pick({ width: true, height: true, durationSeconds: true, thumbhash: true });

/** An item in brief: what a list shows. */
export const itemBriefShape = z.object({
  id: z.string(),
  modality: modalityShape,
  time: timeShape.optional(),
  place: placeShape.optional(),
  people: peopleShape,
  title: z.string().optional(),
  snippet: z.string(),
  /** What sort of document it is, where that is known: a receipt, a ticket. */
  documentKind: z.string().optional(),
  /** Of a file with words: its format. */
  document: z.enum(documentFormatNames).optional(),
  /** What its structured data says, in brief: a flight, a stay, an order. */
  thing: thingBriefSchema.optional(),
  /** Of a picture or film. */
  picture: pictureShape.optional(),
  /** Of a film: where it shows or says what was asked. */
  moment: filmMomentSchema.optional(),
  /** In front of a stack: how many items it has, this one with them. */
  stack: z.int().min(2).optional(),
});
export type ItemBrief = z.infer<typeof itemBriefShape>;

/**
 * A node of schema.org that an item says in data: its type, how it was written down, the part of the item that it was read
 * from, and its properties by the names that schema.org gives them.
 */
export const thingShape = z.looseObject({
  '@type': z.enum(thingTypes),
  source: z.enum(thingSources),
  readFrom: z.string(),
});

/** One extractor's word on one field. */
export const readingShape = z.object({ field: z.string(), value: z.unknown(), provenance: provenanceSchema });
