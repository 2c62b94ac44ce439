import type { z } from 'zod';
import { batchSchema } from './batch.ts';
import { conceptSchema } from './concept.ts';
import { correctionSchema } from './correction.ts';
import { eventSchema } from './event.ts';
import { ledgerAccountSchema } from './ledger.ts';
import { linkSchema } from './link.ts';
import { observationSchema } from './observation.ts';
import { personSchema } from './person.ts';
import { placeSchema } from './place.ts';
import { settingsSchema } from './settings.ts';
import { sourceFileSchema } from './source-file.ts';
import { tombstoneSchema } from './tombstone.ts';

/** Every kind of record that a store keeps beside items, with its validator. */
export const recordSchemas = {
  event: eventSchema,
  person: personSchema,
  place: placeSchema,
  link: linkSchema,
  ledger: ledgerAccountSchema,
  concept: conceptSchema,
  observation: observationSchema,
  correction: correctionSchema,
  batch: batchSchema,
  sourceFile: sourceFileSchema,
  tombstone: tombstoneSchema,
  settings: settingsSchema,
} as const;

export type RecordKind = keyof typeof recordSchemas;
export type RecordOf = { [K in RecordKind]: z.infer<(typeof recordSchemas)[K]> };
export const recordKinds = Object.keys(recordSchemas) as readonly RecordKind[];
