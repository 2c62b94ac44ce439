import { z } from 'zod';
import { homeShape } from './settings-shapes.ts';
import { failureShape, kindNotReadShape } from './shapes.ts';

/** `init` */
export const initResponse = z.object({
  memory: z.string(),
  created: z.boolean(),
  faces: z.enum(['on', 'off', 'unasked']),
  encrypted: z.boolean().default(false),
  /** Of a new encrypted memory: given here, and never again. */
  recoveryKey: z.string().optional(),
});
export type InitResponse = z.infer<typeof initResponse>;

/** `add`: counts of items but for `failed`, which names each input. `missing` are files that were here before. */
export const addResponse = z.object({
  added: z.int(),
  updated: z.int(),
  unchanged: z.int(),
  moved: z.int(),
  skippedForgotten: z.int(),
  skipped: z.array(z.object({ path: z.string(), reason: z.string() })),
  /** Of those that were skipped, the files that no source reads, by the ending of their names. */
  kindsNotRead: z.array(kindNotReadShape).default([]),
  failed: z.array(failureShape),
  missing: z.array(z.string()),
  /** Items that are newly found to be at their source no more; `gone` lists them. */
  gone: z.int().min(0).default(0),
  items: z.int(),
  pending: z.int(),
  /** Pictures and films that could not be looked at. */
  notLookedAt: z.int().min(0).default(0),
  seconds: z.number(),
  batch: z.string(),
  stopped: z.boolean(),
  notes: z.array(z.string()),
});
export type AddResponse = z.infer<typeof addResponse>;

/** `add --dry-run` */
export const estimateResponse = z.object({
  dryRun: z.literal(true),
  sources: z.array(
    z.object({
      importer: z.string(),
      root: z.string(),
      images: z.int(),
      videos: z.int(),
      mails: z.int(),
      rows: z.int(),
      bytes: z.number(),
    }),
  ),
  items: z.int(),
  bytes: z.number(),
  diskBytes: z.number(),
  seconds: z.number(),
  failed: z.array(failureShape),
});
export type EstimateResponse = z.infer<typeof estimateResponse>;

/** `status` */
export const statusResponse = z.object({
  memory: z.string(),
  items: z.object({ image: z.int(), video: z.int(), email: z.int(), text: z.int() }),
  people: z.int(),
  events: z.int(),
  places: z.int(),
  ledger: z.int(),
  links: z.int(),
  pending: z.int(),
  pendingByStage: z.record(z.string(), z.int()),
  /** Pictures and films that could not be looked at; some of them may be pending, to be tried again. */
  notLookedAt: z.int().min(0).default(0),
  /** What the next program that writes makes anew, since an older one made it by older rules or the owner said something since. */
  dueAnew: z.array(z.enum(['index', 'organisation'])),
  failed: z.array(failureShape),
  missing: z.int(),
  missingRoots: z.array(z.string()),
  bytes: z.int(),
  owner: z.string().optional(),
  /** Where the owner is taken to be at home for what is asked and shown, and what says so; `place` where pictures do. */
  home: z
    .object({
      country: z.string().optional(),
      zone: z.string(),
      currency: z.string(),
      from: z.enum(['settings', 'pictures', 'machine']),
      place: homeShape.optional(),
    })
    .optional(),
  faces: z.enum(['on', 'off', 'unasked']),
  models: z.record(z.string(), z.string()),
  batches: z.array(
    z.object({
      id: z.string(),
      started: z.string(),
      finished: z.string().optional(),
      roots: z.array(z.string()),
      added: z.int(),
    }),
  ),
});
export type StatusResponse = z.infer<typeof statusResponse>;

/** `forget` */
export const forgetResponse = z.object({
  /** How many are gone already. */
  forgotten: z.int(),
  ids: z.array(z.string()),
  dryRun: z.boolean(),
  /** Over HTTP, when it takes long: the job that deletes them. */
  job: z.string().optional(),
});
export type ForgetResponse = z.infer<typeof forgetResponse>;

/** `export`, `import` */
export const exportResponse = z.object({ items: z.int(), files: z.array(z.string()) });
export type ExportResponse = z.infer<typeof exportResponse>;

/** `backup`, `restore` */
export const backupResponse = z.object({ file: z.string(), bytes: z.int(), items: z.int(), verified: z.boolean() });
export type BackupResponse = z.infer<typeof backupResponse>;

/** `doctor`: what was checked, what is wrong, what is missing and what it would add. */
export const doctorResponse = z.object({
  ok: z.boolean(),
  checks: z.array(
    z.object({
      name: z.string(),
      state: z.enum(['ok', 'repaired', 'problem', 'missing']),
      note: z.string(),
      /** Items and records that can be read no more; `title` where something else still tells it. */
      lost: z.array(z.object({ kind: z.string(), id: z.string(), title: z.string().optional() })).optional(),
    }),
  ),
  /** After a repair: the folder in which what was damaged is kept. */
  kept: z.string().optional(),
});
export type DoctorResponse = z.infer<typeof doctorResponse>;
