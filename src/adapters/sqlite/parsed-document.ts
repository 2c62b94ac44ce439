import type { z } from 'zod';

/** A row's document as its kind says; undefined where it is none. */
export function parsedDocument<T>(document: string, schema: z.ZodType<T>): T | undefined {
  try {
    return schema.safeParse(JSON.parse(document)).data;
  } catch {
    return undefined;
  }
}
