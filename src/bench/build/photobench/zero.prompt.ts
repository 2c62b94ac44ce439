import { z } from 'zod';
import type { Prompt } from '../asker.ts';

const missed = z.object({
  en: z.string(),
  zh: z.string(),
  changed: z.enum(['time', 'place', 'role', 'entity', 'scene', 'detail']),
});
export type Missed = z.infer<typeof missed>;

/** A query that sounds like this album and that nothing in it satisfies (A.4, A.5). */
export const zeroPrompt: Prompt<Missed> = {
  name: 'photobench/zero',
  version: 1,
  instructions: [
    'Somebody misremembers. You are given a search that finds pictures in their album, and what the album holds. Change it so that it still sounds like them, and nothing in the album satisfies it.',
    'Change one thing: time (a year or month in which this did not happen), place (where it did not happen), role (somebody who was not there), entity (another thing that no picture shows), scene (another setting that no picture shows), or detail (a rare addition).',
    'Stay with what might have happened in an ordinary life. Fewer than 15 Chinese characters, and as short in English; both mean the same.',
  ].join('\n'),
  schema: missed,
};

export const toMiss = (en: string, zh: string, holding: readonly string[]): string =>
  [`Search: ${en} / ${zh}`, `The album holds: ${holding.join('; ')}`].join('\n\n');
