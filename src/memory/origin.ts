import { z } from 'zod';
import { batchIdSchema } from './ids.ts';

export const importers = [
  'photos',
  'mail',
  'takeout',
  'icloud',
  'apple-photos',
  'calendar',
  'chats',
  'locations',
  'contacts',
  'documents',
  'atm',
  'photobench',
  'locomo',
  'lifebench',
  'longmemeval',
  'personamem',
  'persona',
  'madeleine',
] as const;
export type Importer = (typeof importers)[number];

/**
 * Where an item's content lies. `root` is the folder, archive or mailbox that was added (absolute); `path` is inside
 * it (for an archive: the member's path). Originals stay where they are; what has no file of its own (archive
 * members, attachments) is copied into the memory and named by `copy`, relative to the memory folder.
 */
export const originSchema = z.object({
  importer: z.enum(importers),
  root: z.string(),
  path: z.string(),
  messageId: z.string().optional(),
  sha256: z
    .string()
    .regex(/^[0-9a-f]{64}$/)
    .optional(),
  copy: z.string().optional(),
  batch: batchIdSchema,
});
export type Origin = z.infer<typeof originSchema>;

/** Copies lie in the memory by their hash, and nowhere else: a record that says otherwise was not written by an import. */
export const isCopyPath = (copy: string): boolean => /^media\/[0-9a-f]{2}\/[0-9a-f]{64}(\.[a-z0-9]{1,5})?$/.test(copy);

/** Where a copy of content lies in a memory: by its hash, with the ending of the name that it had. */
export const copyPath = (sha256: string, name: string): string =>
  `media/${sha256.slice(0, 2)}/${sha256}${endingOf(name)}`;

/** The ending of a file's name with its dot, in lower case; empty where there is none, or none that is one. */
export const endingOf = (name: string): string => /\.[a-z0-9]{1,5}$/.exec(name.toLowerCase())?.[0] ?? '';

/** The absolute path by which a person would find the record: inside an archive, `archive!/member`. */
export function sourcePath(origin: Pick<Origin, 'root' | 'path'>): string {
  if (origin.path === '' || origin.root === origin.path || origin.root.endsWith(`/${origin.path}`)) return origin.root;
  return `${origin.root}${isArchiveName(origin.root) ? INSIDE : '/'}${origin.path}`;
}

/** Between the name of an archive, or of a message, and the name of what is in it. */
export const INSIDE = '!/';
export const isArchiveName = (name: string): boolean => /\.(zip|tgz|tar|tar\.gz)$/i.test(name);
/** A path without the archives that it leads through: of "old.zip!/a/b.jpg", "a/b.jpg". */
export const insideInnermost = (path: string): string => path.replace(/^.*\.(?:zip|tgz|tar|tar\.gz)!\//is, '');
