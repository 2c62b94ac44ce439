import { z } from 'zod';
import type { Prompt } from '../asker.ts';
import type { Proposal } from './proposal.ts';

const verdict = z.object({
  grounded: z.boolean(),
  sufficient: z.boolean(),
  nothing_irrelevant: z.boolean(),
  one_memory: z.boolean(),
  worth_recalling: z.boolean(),
  needs_retrieval: z.boolean(),
  reason: z.string(),
});
export type Validated = z.infer<typeof verdict>;

/** A second look at a question with its evidence, before people validate it (B.2, quality control). */
export const validatePrompt: Prompt<Validated> = {
  name: 'atm/validate',
  version: 1,
  instructions: [
    'You check one question of a test of personal memory, with its answer and the records that are said to be its evidence. You did not write it. Be strict: say false when in doubt.',
    'grounded: question and answer rest on these records, and nothing is made up.',
    'sufficient: these records alone are enough to answer.',
    'nothing_irrelevant: every one of them is needed, and none is of another time than is asked about.',
    'one_memory: the question can mean only one memory of this person.',
    'worth_recalling: somebody might really forget this and want to know it again.',
    'needs_retrieval: it cannot be answered without finding these records.',
    'reason: one sentence on whatever is false; empty otherwise.',
  ].join('\n'),
  schema: verdict,
};

export const toValidate = ({ question, answer }: Proposal, records: readonly string[]): string =>
  [`Question: ${question}`, `Answer: ${answer}`, 'Evidence:', ...records].join('\n\n');
