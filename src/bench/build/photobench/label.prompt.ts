import { z } from 'zod';
import type { Prompt } from '../asker.ts';

const labelled = z.object({
  matching: z.array(z.string()),
  ambiguous: z.boolean(),
});
export type LabelReply = z.infer<typeof labelled>;

/** Which candidates satisfy a query (3.2.3), before people look at each. */
export const labelPrompt: Prompt<LabelReply> = {
  name: 'photobench/label',
  version: 1,
  instructions: [
    'Somebody searches their own album with a few words. You are shown pictures by their records, and perhaps the pictures themselves in the same order. Decide for each one whether it is what was searched for.',
    'A picture matches when all that the words say holds of it: what it shows, when and where it was taken, who is in it. Near misses do not match.',
    'matching: the IDs of those that match; none is a good answer.',
    'ambiguous: true when the words can mean different things, so that two careful people would choose differently.',
  ].join('\n'),
  schema: labelled,
};

export const toLabel = (en: string, zh: string, records: readonly string[]): string =>
  [`Search: ${en} / ${zh}`, ...records].join('\n\n');
