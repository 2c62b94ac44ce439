import type { Prompt } from '../asker.ts';
import { type Looks, looksSchema } from './records.ts';

/** Step 1 of a person: what pictures alone show (C.2.2). */
export const looksPrompt: Prompt<Looks> = {
  name: 'mprbench-looks',
  version: 1,
  instructions: `You are shown reference pictures of one person whom nobody knows. Say what can be seen of the person and nothing else.
"sex": "male" or "female" as the person looks, "unknown" where the pictures do not tell. "age": years, rounded down to a ten, such as 20 or 50. "height": centimetres, rounded down to a ten, such as 160.
Use nothing that you know from elsewhere: no names, films, roles or fame.`,
  schema: looksSchema,
};
