import { z } from 'zod';
import { entityKinds } from './item-text.ts';

/** What a model that sees says of a picture or of the frames of a film (ATM-Bench's schema-guided fields). */
export const pictureDescriptionSchema = z.object({
  caption: z.string().describe('two or three sentences: who or what, doing what, where, colours, light'),
  short_caption: z.string().describe('at most ten words'),
  tags: z.array(z.string()).describe('five to fifteen single things or ideas, lower case, most important first'),
  entities: z
    .array(z.object({ name: z.string(), kind: z.enum(entityKinds) }))
    .describe('proper names that can be read or are beyond doubt: shops, brands, landmarks, cities; never a guess'),
  ocr: z.string().describe('all text that can be read, as it is written, line by line; empty without any'),
});
export type PictureDescription = z.infer<typeof pictureDescriptionSchema>;
