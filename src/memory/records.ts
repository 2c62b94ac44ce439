import type { z } from 'zod';
import { albumSchema } from './album.ts';
import { parserOf } from './as-parsed.ts';
import { batchSchema } from './batch.ts';
import { conceptSchema } from './concept.ts';
import { correctionSchema } from './correction.ts';
import { endpointUseSchema } from './endpoint-use.ts';
import { eventSchema } from './event.ts';
import { faceSchema } from './face.ts';
import { failureSchema } from './failure.ts';
import { goneSchema } from './gone.ts';
import { ledgerAccountSchema } from './ledger.ts';
import { linkSchema } from './link.ts';
import { mailAccountSchema, mailFolderSchema } from './mail-account.ts';
import { mediaKeySchema } from './media-key.ts';
import { moveStateSchema } from './move-state.ts';
import { neighbourhoodSchema } from './neighbourhood.ts';
import { observationSchema } from './observation.ts';
import { declaredPersonSchema, personSchema } from './person.ts';
import { placeSchema } from './place.ts';
import { settingsSchema } from './settings.ts';
import { sourceFileSchema } from './source-file.ts';
import { stageSchema } from './stage.ts';
import { tombstoneSchema } from './tombstone.ts';
import { trashedSchema, trashSchema } from './trash.ts';

/** Every kind of record that a store keeps beside items, with its validator. */
export const recordSchemas = {
  event: eventSchema,
  person: personSchema,
  place: placeSchema,
  link: linkSchema,
  ledger: ledgerAccountSchema,
  concept: conceptSchema,
  declaredPerson: declaredPersonSchema,
  observation: observationSchema,
  face: faceSchema,
  correction: correctionSchema,
  batch: batchSchema,
  sourceFile: sourceFileSchema,
  tombstone: tombstoneSchema,
  failure: failureSchema,
  stage: stageSchema,
  neighbourhood: neighbourhoodSchema,
  settings: settingsSchema,
  endpointUse: endpointUseSchema,
  move: moveStateSchema,
  album: albumSchema,
  trash: trashSchema,
  trashed: trashedSchema,
  mailAccount: mailAccountSchema,
  mailFolder: mailFolderSchema,
  mediaKey: mediaKeySchema,
  gone: goneSchema,
} as const;

export type RecordKind = keyof typeof recordSchemas;
export type RecordOf = { [K in RecordKind]: z.infer<(typeof recordSchemas)[K]> };
export const recordKinds = Object.keys(recordSchemas) as readonly RecordKind[];

const parsers = new Map(recordKinds.map((kind) => [kind, parserOf<unknown>(recordSchemas[kind])]));

/** A record as stores keep it, of JSON. Errors: `SyntaxError`, `ZodError`. */
export const recordIn = <K extends RecordKind>(kind: K, json: string): RecordOf[K] =>
  parsers.get(kind)?.(JSON.parse(json)) as RecordOf[K];
