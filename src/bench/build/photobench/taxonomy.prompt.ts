import { z } from 'zod';
import { querySources } from '../../../contract/review/subjects.ts';
import type { Prompt } from '../asker.ts';

const part = z.enum(['fact', 'cognitive', 'none']);
const classified = z.object({
  sources: z.array(z.enum(querySources)),
  location: part,
  time: part,
  person: part,
  object: part,
  concept: part,
});
export type Classified = z.infer<typeof classified>;

/** Which sources a query needs, and what of it must be inferred (4.2, App. D). */
export const taxonomyPrompt: Prompt<Classified> = {
  name: 'photobench/taxonomy',
  version: 1,
  instructions: [
    'You classify a search in somebody’s own album.',
    'sources: those that are needed, and enough together, to find its pictures: V for what pictures show, M for time and place, F for who is in them, I for what was going on. Name none that could be left out.',
    'For location, time, person, object and concept say fact if the search names it outright (in Shanghai, May 2024, Zhang Wei, a red car, sunset), cognitive if one must know the owner or conclude something (at home, during Spring Festival, my girlfriend, cosy moments with the family), none if it does not speak of it.',
  ].join('\n'),
  schema: classified,
};
