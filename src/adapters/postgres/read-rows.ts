import { z } from 'zod';
import { unreadableRow } from './postgres-error.ts';

/** Rows as they must be; what is not of its shape is damage. */
export function readRows<T>(schema: z.ZodType<T>, rows: readonly unknown[], place: string): T[] {
  const read = z.array(schema).safeParse(rows);
  if (read.success) return read.data;
  throw unreadableRow(`row (${read.error.issues[0]?.path.join('.') ?? ''})`, place, read.error);
}

/** A bigint, which the client gives as text. */
export const bigNumber = z.coerce.number().int();
/** Bytes as a view of their own. */
export const bytesColumn = z
  .instanceof(Uint8Array)
  .transform((bytes) => new Uint8Array(bytes.buffer, bytes.byteOffset, bytes.byteLength));
