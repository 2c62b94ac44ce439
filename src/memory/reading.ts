import { z } from 'zod';
import { asParsed } from './as-parsed.ts';
import { itemIdSchema } from './ids.ts';
import {
  amountSchema,
  attachmentSchema,
  bodySchema,
  documentKinds,
  entitySchema,
  mentionedDateSchema,
  ocrSchema,
  referenceSchema,
  senderSchema,
  tagSchema,
  threadSchema,
} from './item-text.ts';
import { locationSchema } from './location.ts';
import { mediaSchema } from './media.ts';
import { mentionSchema } from './person.ts';
import { type Provenance, provenanceSchema } from './provenance.ts';
import { momentSchema, sightSchema, transcriptSchema } from './seen.ts';
import { structuredDataSchema } from './structured-data.ts';
import { timeSpanSchema } from './time-span.ts';
import { trackSchema } from './track.ts';

/** Every field of an item that something can read, with the schema of its value. */
export const fieldSchemas = {
  time: timeSpanSchema,
  place: locationSchema,
  people: z.array(mentionSchema),
  title: z.string(),
  caption: z.string(),
  shortCaption: z.string(),
  summary: z.string(),
  body: bodySchema,
  ocr: ocrSchema,
  entities: z.array(entitySchema),
  tags: z.array(tagSchema),
  amounts: z.array(amountSchema),
  references: z.array(referenceSchema),
  dates: z.array(mentionedDateSchema),
  documentKind: z.enum(documentKinds),
  thread: threadSchema,
  sender: senderSchema,
  attachments: z.array(attachmentSchema),
  structuredData: structuredDataSchema,
  media: mediaSchema,
  sights: z.array(sightSchema),
  transcript: transcriptSchema,
  moments: z.array(momentSchema),
  track: trackSchema,
  /** The picture that stands for it in lists, by the owner's word. */
  stackedBehind: itemIdSchema,
} as const;

export type FieldName = keyof typeof fieldSchemas;
export type FieldValues = { [F in FieldName]: z.infer<(typeof fieldSchemas)[F]> };
export const fieldNames = Object.keys(fieldSchemas) as readonly FieldName[];

const valueSchemas: ReadonlyMap<string, z.ZodType> = new Map(Object.entries(fieldSchemas));

/** A value as its field has it, and nothing where no field has the name or it does not fit. */
export function valueOfField(field: string, value: unknown): unknown {
  const read = valueSchemas.get(field)?.safeParse(value);
  return read?.success === true ? read.data : undefined;
}

/** What one extractor says of one field. An item is nothing but its readings; see `assembleItem`. */
export type Reading<F extends FieldName = FieldName> = {
  [K in F]: { readonly field: K; readonly value: FieldValues[K]; readonly provenance: Provenance };
}[F];

const readingSchemaOf = <K extends FieldName>(field: K) =>
  z.object({ field: z.literal(field), value: fieldSchemas[field], provenance: provenanceSchema });

const readingSchemas = new Map<string, z.ZodType>(fieldNames.map((field) => [field, readingSchemaOf(field)]));

const namedField = z.object({ field: z.enum(fieldNames) });
const isAsParsed = new Map<unknown, (value: unknown) => boolean>(
  fieldNames.map((field) => [field, asParsed(readingSchemaOf(field))]),
);

/** Parses one reading, which is given back itself where nothing is to be changed; throws a ZodError that names the field. */
export function parseReading(value: unknown): Reading {
  const said = typeof value === 'object' && value !== null && 'field' in value ? value.field : undefined;
  if (isAsParsed.get(said)?.(value) === true) return value as Reading;
  const { field } = namedField.parse(value);
  const schema = readingSchemas.get(field);
  return schema?.parse(value) as Reading;
}

export function reading<F extends FieldName>(field: F, value: FieldValues[F], provenance: Provenance): Reading<F> {
  return { field, value, provenance } as Reading<F>;
}
