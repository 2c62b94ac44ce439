import { z } from 'zod';
import type { Prompt } from '../asker.ts';
import { motivations, roles } from './records.ts';

const inferred = z.object({ role: z.enum(roles), motivation: z.enum(motivations), sentence: z.string() });
export type Inferred = z.infer<typeof inferred>;

/** Why a picture was taken, from what went before it (A.2). */
export const intentionPrompt: Prompt<Inferred> = {
  name: 'photobench/intention',
  version: 1,
  instructions: [
    'You infer why somebody took a picture. First look at what this person was doing before it; then at what the picture is within that: a milestone (something begins, ends or is reached), routine, or a climax (what all led up to); then at what it was taken for: preservation (to keep the moment), information (to look something up later), artistic (for its looks) or social (to be shown to others).',
    'sentence: one plain statement of the intention that begins with a verb, such as: Keeping the bill of a business dinner to claim it back. Speak neither of the picture as a picture nor of this task.',
  ].join('\n'),
  schema: inferred,
};

export const toInfer = (profile: string, narrative: string, before: readonly string[]): string =>
  [
    before.length === 0 ? 'Nothing is known of what went before.' : `Before it, the latest last:\n${before.join('\n')}`,
    narrative === '' ? '' : `What happened then: ${narrative}`,
    `The picture:\n${profile}`,
  ]
    .filter((part) => part !== '')
    .join('\n\n');
