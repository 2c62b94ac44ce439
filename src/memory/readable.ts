import { z } from 'zod';

/** A list of what can be read of another program's list: what does not fit the schema is left out, and the rest stays. */
export const eachReadable = <T>(schema: z.ZodType<T>): z.ZodType<T[]> =>
  z.array(z.unknown()).transform((all) =>
    all.flatMap((one) => {
      const read = schema.safeParse(one);
      return read.success ? [read.data] : [];
    }),
  );

/** A value that may be absent, and is where it cannot be read, such as a number that is none. */
export const ifReadable = <T>(schema: z.ZodType<T>) => schema.optional().catch(undefined);
