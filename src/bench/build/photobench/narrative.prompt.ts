import { z } from 'zod';
import type { Prompt } from '../asker.ts';

const told = z.object({ narrative: z.string() });
export type Told = z.infer<typeof told>;

/** A story that grows with each picture (A.1): a guess at first, then what is new, corrected where it was wrong, then whole. */
export const narrativePrompt: Prompt<Told> = {
  name: 'photobench/narrative',
  version: 1,
  instructions: [
    'You work out what happened from pictures that one person took within a few hours. They come one after the other.',
    'At the first picture, say what is probably going on. At each further one, take up what is new, in the order in which it happened, and put right whatever the new picture shows to be wrong. At the last one, tell the whole again, so that it reads as one and says nothing twice.',
    'Say only what pictures and records support; what follows from them may be concluded, such as a birthday from a cake with candles. Tell it as running text of two or three sentences, without lists.',
  ].join('\n'),
  schema: told,
};

export const nextPicture = (before: string, record: string, place: number, of: number): string =>
  [
    `Picture ${place + 1} of ${of}${place === of - 1 ? ', the last one' : ''}.`,
    before === '' ? 'Nothing has been told yet.' : `So far: ${before}`,
    record,
  ].join('\n\n');
