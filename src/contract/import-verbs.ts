import { z } from 'zod';
import { importers } from '../memory/origin.ts';
import { failureShape, kindNotReadShape } from './shapes.ts';

/** One file that was uploaded: under which name it was kept, and how much its set holds now. */
export const uploadedFile = z.object({
  set: z.string(),
  name: z.string(),
  bytes: z.number(),
  files: z.int(),
  setBytes: z.number(),
});
export type UploadedFile = z.infer<typeof uploadedFile>;

/** Files that wait to be taken in; `names` are those at the top. */
export const uploadSet = z.object({ set: z.string(), files: z.int(), bytes: z.number(), names: z.array(z.string()) });
export type UploadSet = z.infer<typeof uploadSet>;

export const MOST_DIGESTS = 500;
const sha256 = z.string().regex(/^[0-9a-f]{64}$/);

/** Contents by their SHA-256, in hexadecimal. */
export const contentDigests = z.strictObject({ sha256: z.array(sha256).min(1).max(MOST_DIGESTS) });

/** Those of them that the memory keeps a copy of: they need not be uploaded. */
export const knownContents = z.object({ known: z.array(sha256) });
export type KnownContents = z.infer<typeof knownContents>;

/** What is to be added: uploads by their sets, files and folders of the server by their absolute paths, or both. */
export const importRequest = z
  .object({
    uploads: z.array(z.string()).max(100).optional(),
    paths: z.array(z.string().min(1).max(4096)).max(1000).optional(),
    as: z.enum([...importers, 'auto']).optional(),
    /** Bring back what was forgotten. */
    again: z.boolean().optional(),
  })
  .refine(({ uploads = [], paths = [] }) => uploads.length + paths.length > 0, 'give uploads or paths');
export type ImportRequest = z.infer<typeof importRequest>;

/** What failed for one cause, with a few of the files that it happened to. */
export const failureGroup = z.object({
  code: failureShape.shape.code,
  message: z.string(),
  action: z.string().optional(),
  files: z.int(),
  examples: z.array(z.string()),
});
export type FailureGroup = z.infer<typeof failureGroup>;

/**
 * One import. `state` is "stopped" for one that ended early and can be carried on. `items` are those that it brought
 * and that are still there; `names` are what it read, for people.
 */
export const importShape = z.object({
  id: z.string(),
  state: z.enum(['running', 'stopped', 'done']),
  started: z.string(),
  finished: z.string().optional(),
  names: z.array(z.string()),
  roots: z.array(z.string()),
  uploaded: z.boolean(),
  watched: z.boolean(),
  as: z.enum([...importers, 'auto']),
  items: z.int(),
  added: z.int(),
  updated: z.int(),
  unchanged: z.int(),
  skippedForgotten: z.int(),
  /** Items that it found to be at their source no more. */
  gone: z.int().default(0),
  failed: z.int(),
  failures: z.array(failureGroup),
  leftOut: z.array(z.object({ reason: z.string(), files: z.int() })),
  /** Of those that were left out, the files that no source reads, by the ending of their names. */
  kindsNotRead: z.array(kindNotReadShape).default([]),
  notes: z.array(z.string()),
  /** The job that works on it now. */
  job: z.string().optional(),
});
export type ImportDocument = z.infer<typeof importShape>;

/** A folder that is watched: whether it can be reached now. */
export const watchedShape = z.object({ path: z.string(), state: z.enum(['watching', 'away']), since: z.string() });
export type WatchedFolder = z.infer<typeof watchedShape>;

/** Every import, the latest first; and how many pieces of work are still to be done on what was added, such as looking at a picture. */
export const importsResponse = z.object({
  imports: z.array(importShape),
  watched: z.array(watchedShape),
  pending: z.int(),
});
export type ImportsResponse = z.infer<typeof importsResponse>;

/** A folder of the server, for choosing: its folders, and how much of what could be added lies right in it. */
export const folderShape = z.object({
  path: z.string(),
  parent: z.string().optional(),
  folders: z.array(z.object({ name: z.string(), path: z.string() })),
  /** What an import could take: media, mailboxes, archives. */
  files: z.array(z.object({ name: z.string(), path: z.string(), bytes: z.number() })),
  /** Files that are neither, and what did not fit in the lists. */
  others: z.int(),
  places: z.array(z.object({ name: z.string(), path: z.string() })),
});
export type FolderDocument = z.infer<typeof folderShape>;
