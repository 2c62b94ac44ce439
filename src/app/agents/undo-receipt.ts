import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { agentScopes } from '../../memory/account.ts';
import { MadeleineError } from '../../memory/errors.ts';
import { batchIdSchema } from '../../memory/ids.ts';
import type { OpenMemory } from '../open-memory.ts';

const receiptSchema = z.object({
  /** Whoever may not make such a change may not take it back. */
  scope: z.enum(agentScopes),
  corrections: z.array(z.string()).optional(),
  /** The import that brought a note. */
  batch: batchIdSchema.optional(),
  /** An album that was made. */
  album: z.string().optional(),
});
export type UndoReceipt = z.infer<typeof receiptSchema>;

/** A receipt for a change of an agent, signed with the memory's own key: with it an agent undoes its own changes, never the owner's. */
export function writtenReceipt(memory: Pick<OpenMemory, 'folder'>, receipt: UndoReceipt): string {
  const said = Buffer.from(JSON.stringify(receipt)).toString('base64url');
  return `${said}.${signature(memory, said)}`;
}

/** Errors: `usage` for a receipt that this memory did not write. */
export function readReceipt(memory: Pick<OpenMemory, 'folder'>, written: string): UndoReceipt {
  const [said = '', given = ''] = written.split('.');
  const right = Buffer.from(signature(memory, said));
  const other = Buffer.from(given);
  if (right.length !== other.length || !timingSafeEqual(right, other)) {
    throw new MadeleineError('usage', 'This is no receipt of a change in this memory.', {
      action: 'Give `undo` of the change, exactly as it was returned.',
    });
  }
  return receiptSchema.parse(JSON.parse(Buffer.from(said, 'base64url').toString('utf8')));
}

function signature({ folder }: Pick<OpenMemory, 'folder'>, said: string): string {
  const key = Buffer.from(hkdfSync('sha256', folder.secret, '', 'madeleine undo receipt', 32));
  return createHmac('sha256', key).update(said).digest('base64url');
}
