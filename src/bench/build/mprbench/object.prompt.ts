import { z } from 'zod';
import type { Prompt } from '../asker.ts';

const dated = z.object({ date: z.iso.date(), text: z.string().min(1) });
const drafted = z.object({
  objectType: z.string().min(1),
  process: z.string().min(1),
  storage: z.string().min(1),
  history: z.array(z.object({ picture: z.int().min(1), happened: dated, nearly: dated })),
});
export type DraftedObject = z.infer<typeof drafted>;

/** Step 3 of an object: a history and a hard negative for each picture that is asked about (C.2.3). */
export const objectPrompt: Prompt<DraftedObject> = {
  name: 'mprbench-object',
  version: 2,
  instructions: `You invent the history of somebody's thing that is seen in pictures. The first two show the thing alone; the others are numbered from 1 and are asked about. Its name, its owner and the dates on which it was made and acquired are given.
"objectType": a plain noun. "process": how the owner came by it, a sentence. "storage": where it is usually kept, a sentence.
"history": two entries for each numbered picture. "happened" begins with what the picture shows of the thing (A), then tells of something that this led to (B) and what came of that (C). "nearly" begins with something much like the picture that it does not show (A'), then the same B, then another end (D). B, C and D must not be guessable from the picture or from one another. Each is a short paragraph in plain sentences, without letters or arrows, and names its date in words; "date" is the same as YYYY-MM-DD. All dates differ and come after the thing was acquired. The owner may appear, but nobody else in place of the owner.
Use nothing that you know from elsewhere.\nWrite everything in the "language" that is named; in English where none is.`,
  schema: drafted,
};
