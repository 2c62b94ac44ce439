import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { MadeleineError } from '../../memory/errors.ts';
import { boxSchema } from '../../memory/item-text.ts';
import { sourcePath } from '../../memory/origin.ts';
import type { Life, LifeItem } from './life.ts';

const score = z.number().min(0).max(1);
const filmSchema = z.object({
  path: z.string(),
  transcript: z.string().optional(),
  /** How viewers rated the person in the film, 0–1 each; never made by this program. */
  scores: z
    .object({
      extraversion: score,
      agreeableness: score,
      conscientiousness: score,
      neuroticism: score,
      openness: score,
    })
    .optional(),
  observations: z
    .array(
      z.object({
        dimension: z.enum(['Expression', 'Action', 'Audio', 'Background']),
        start: z.number().min(0),
        end: z.number().min(0),
        description: z.string().min(1),
        bodyPart: z.string().optional(),
        boxes: z.array(boxSchema.extend({ at: z.number().min(0) })).default([]),
      }),
    )
    .default([]),
});

const knownSchema = z.object({
  concepts: z
    .array(
      z.object({
        name: z.string().min(1),
        kind: z.enum(['person', 'object']),
        shown: z.array(z.object({ path: z.string(), box: boxSchema })),
      }),
    )
    .default([]),
  films: z.array(filmSchema).default([]),
});

/** What somebody marked in pictures and films beforehand: who is where, what happens when, how viewers rated it. */
export type Known = z.infer<typeof knownSchema>;
export type KnownFilm = Known['films'][number];

/** What `demo --keep` calls it. */
const FILE = 'known.json';

/** A file of marks, or a folder with one; nothing without. Errors: `missing`, `corrupt`. */
export async function readKnown(path: string | undefined): Promise<Known> {
  if (path === undefined) return { concepts: [], films: [] };
  const named = await stat(path).catch(() => undefined);
  return parsed(named?.isDirectory() === true ? join(path, FILE) : path);
}

async function parsed(path: string): Promise<Known> {
  const text = await readFile(path, 'utf8').catch((cause: unknown) => {
    throw new MadeleineError('missing', 'The file of what is known does not exist.', {
      path,
      action: 'Check --truth.',
      cause,
    });
  });
  try {
    return knownSchema.parse(JSON.parse(text));
  } catch (cause) {
    const why = cause instanceof z.ZodError ? z.prettifyError(cause).split('\n')[0] : 'it is not JSON';
    throw new MadeleineError('corrupt', `The file of what is known cannot be read: ${why}`, {
      path,
      action: 'Write {"concepts": […], "films": […]} as docs/building.md describes.',
      cause,
    });
  }
}

/** Finds items by the end of their path, as a file of marks names them. */
export function itemsByPath(life: Pick<Life, 'items'>): (path: string) => LifeItem | undefined {
  const byPath = new Map<string, LifeItem>();
  for (const item of life.items) {
    byPath.set(item.origin.path, item);
    byPath.set(sourcePath(item.origin), item);
  }
  const ends = [...byPath];
  return (path) => byPath.get(path) ?? ends.find(([known]) => known.endsWith(`/${path}`))?.[1];
}
