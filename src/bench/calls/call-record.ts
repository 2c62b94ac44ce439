import { z } from 'zod';
import { type Spending, spendingSchema } from '../outcome.ts';

const key = z.string().regex(/^[0-9a-f]{64}$/);
/** Who asked, for reading through: no part of what decides the reply. */
const asked = { step: z.string(), prompt: z.string(), model: z.string() };
const cost = { spent: spendingSchema, seconds: z.number().min(0), attempts: z.int().min(0) };

/**
 * One line of a call journal. `began` stands before a call and holds what it may cost at most; the lines after it say what
 * came of it. A `began` that nothing follows is a call that was in flight when the program was killed.
 */
export const callRecordSchema = z.discriminatedUnion('state', [
  z.object({ key, state: z.literal('began'), reserved: spendingSchema }),
  z.object({ key, state: z.literal('answered'), ...asked, text: z.string(), ...cost }),
  /** The first reply could not be read; its repair follows. */
  z.object({ key, state: z.literal('malformed'), ...asked, text: z.string(), reason: z.string(), ...cost }),
  /** Nor could the repair. */
  z.object({ key, state: z.literal('unreadable'), ...asked, text: z.string(), ...cost }),
  z.object({ key, state: z.literal('refused'), ...asked, said: z.string(), ...cost }),
  /** Tried in vain; it is asked again by whoever carries on. */
  z.object({ key, state: z.literal('failed'), ...asked, code: z.string(), message: z.string(), ...cost }),
]);
export type CallRecord = z.infer<typeof callRecordSchema>;

/** A vector of the journal: 32-bit floats, little-endian, in base64. The first of a request carries what that cost. */
export const vectorRecordSchema = z.object({
  key,
  state: z.literal('vector'),
  vector: z.base64(),
  spent: spendingSchema.optional(),
});
export type VectorRecord = z.infer<typeof vectorRecordSchema>;

/** What is known of a call: its last word, and what all that was tried for it cost. */
export type KnownCall = {
  readonly record: CallRecord | undefined;
  readonly spent: Spending;
  /** Calls that were in flight when the program was killed: paid for perhaps, and asked again. */
  readonly lost: Spending;
};
