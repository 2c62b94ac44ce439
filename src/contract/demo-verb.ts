import { z } from 'zod';
import { askResponse } from './question-verbs.ts';

/** `demo`: what was made, what became of it, and each question with what was answered. */
export const demoResponse = z.object({
  life: z.object({ folder: z.string(), photos: z.int(), mails: z.int(), videos: z.int(), note: z.string() }),
  memory: z.string(),
  kept: z.boolean(),
  added: z.object({ items: z.int(), failed: z.array(z.object({ path: z.string(), code: z.string() })) }),
  answers: z.array(
    z.object({
      question: z.string(),
      /** What the story says: any of these words in the answer, or an abstention. Never shown to the answerer. */
      expected: z.object({ outcome: z.enum(['grounded', 'abstained']), anyOf: z.array(z.string()) }),
      right: z.boolean(),
      answered: askResponse,
    }),
  ),
  right: z.int(),
  seconds: z.object({ draw: z.number(), add: z.number(), ask: z.number() }),
});
export type DemoResponse = z.infer<typeof demoResponse>;
