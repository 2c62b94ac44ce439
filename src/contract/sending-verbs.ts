import { z } from 'zod';
import { endpointPurposes, spentSchema } from '../memory/endpoint-use.ts';

/** What is sent where: what for, whether the owner allows it (absent: not asked), and what it has used up. */
const sendingShape = z.object({
  purpose: z.enum(endpointPurposes),
  model: z.string(),
  endpoint: z.string(),
  local: z.boolean(),
  allowed: z.boolean().optional(),
  /** What is sent, in words. */
  sends: z.string(),
  spent: spentSchema,
  pending: z.int().min(0),
});

/** `models sending` */
export const sendingResponse = z.object({ uses: z.array(sendingShape) });
export type SendingResponse = z.infer<typeof sendingResponse>;

/** `models allow` and `models forbid`: what holds now. */
export const allowResponse = z.object({ use: sendingShape });
export type AllowResponse = z.infer<typeof allowResponse>;
