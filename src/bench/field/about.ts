import { z } from 'zod';
import { MadeleineError } from '../../memory/errors.ts';
import { readText } from '../read-text.ts';

/** What is known of systems and judges beside their figures; given by who runs them. */
export const aboutSchema = z.record(
  z.string(),
  z.strictObject({
    /** Billions of parameters. */
    parameters: z.number().positive().optional(),
    open: z.boolean().optional(),
    reasoning: z.boolean().optional(),
    family: z.string().optional(),
    generation: z.number().optional(),
  }),
);
export type About = z.infer<typeof aboutSchema>;

/** Errors: `missing`, `corrupt`. */
export async function readAbout(path: string): Promise<About> {
  const text = await readText(path, 'The file about the systems');
  try {
    return aboutSchema.parse(JSON.parse(text));
  } catch (cause) {
    const action = 'Give {name: {parameters?, open?, reasoning?, family?, generation?}} for systems and judges.';
    throw new MadeleineError('corrupt', 'The file about the systems is not valid.', { path, action, cause });
  }
}
