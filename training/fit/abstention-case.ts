import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { confidenceFeatures } from '../../src/answer/abstention/confidence-features.ts';
import { evidenceFeatures } from '../../src/answer/abstention/evidence-features.ts';

/** A question worked through, as `training/fit/abstention-cases.ts` writes it and `training/fit/abstention.ts` reads it. */
const abstentionCase = z.object({
  /** The seed of the life, or the name of the set of letters or of the inbox. */
  life: z.string(),
  voice: z.string(),
  question: z.string(),
  gold: z.string(),
  /** What is proposed, for whoever reads the misses. */
  told: z.string(),
  /** Whether the memory holds no answer. */
  isNone: z.boolean(),
  /** Whether the proposed answer is right. */
  right: z.boolean(),
  weight: z.number(),
  basis: z.string(),
  evidence: z.array(z.number()).length(evidenceFeatures.length),
  /** Features of the proposal, but for how far it is held; absent where none was made. */
  proposal: z.array(z.number()).length(confidenceFeatures.length).optional(),
});
export type AbstentionCase = z.infer<typeof abstentionCase>;

/** The cases of files of JSON lines. Throws where a file was written for other features. */
export const casesIn = (files: readonly string[]): AbstentionCase[] =>
  files.flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => abstentionCase.parse(JSON.parse(line))),
  );
