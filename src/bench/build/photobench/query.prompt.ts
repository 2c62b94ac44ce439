import { z } from 'zod';
import type { Prompt } from '../asker.ts';

const written = z.object({
  event: z.object({ en: z.string(), zh: z.string(), why: z.string() }),
  object: z.object({ en: z.string(), zh: z.string(), why: z.string() }),
  free: z.object({ en: z.string(), zh: z.string(), why: z.string() }),
});
export type Written = z.infer<typeof written>;

/** Three ways in which somebody would search for a picture that they took (A.3). */
export const queryPrompt: Prompt<Written> = {
  name: 'photobench/query',
  version: 1,
  instructions: [
    'Somebody wants to find a picture again in their own album and types a few words. Write what they would type, three times:',
    'event: by what was going on. object: by the main thing or person in it and what it does. free: by mood, colours, or a time or place.',
    'Each must need all of the sources that are named: without what one of them knows, other pictures would fit as well.',
    'Write as people type on a phone. Call people what the owner calls them. Fewer than 15 Chinese characters, and as short in English. Never begin with words such as "photo of". Both languages mean the same.',
    'why: how the query follows from the intention, in half a sentence.',
  ].join('\n'),
  schema: written,
};

const names = {
  V: 'what the picture shows',
  M: 'time and place',
  F: 'who is in it',
  I: 'the intention and what was going on',
};

export const toQuery = (profile: string, intention: string, sampled: readonly (keyof typeof names)[]): string =>
  [`Sources: ${sampled.map((source) => names[source]).join('; ')}.`, `Intention: ${intention}`, profile].join('\n\n');
