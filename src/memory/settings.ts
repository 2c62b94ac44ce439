import { z } from 'zod';

/** Settings of where an owner is at home, each of which they may say. */
export const ownerSays = ['country', 'locale', 'currency', 'zone'] as const;

/** What Madeleine should know of its owner; each has a guess, and the configuration or the owner overrides it. */
export const settingsSchema = z.object({
  ownerName: z.string().optional(),
  ownerAddresses: z.array(z.string()),
  zone: z.string(),
  locale: z.string(),
  currency: z.string().length(3),
  /** Country whose holidays hold at home, ISO 3166-1 alpha-2. */
  country: z.string().length(2).optional(),
  /** True where nothing but the machine's first language speaks for the country: its holidays are nobody's then. */
  isCountryAssumed: z.boolean().optional(),
  /** Which of these the owner set; the others are guessed, and what the memory shows of their home is a better guess. */
  said: z.array(z.enum(ownerSays)).optional(),
  ocrLanguages: z.array(z.string()),
  faces: z.enum(['on', 'off', 'unasked']),
});
export type Settings = z.infer<typeof settingsSchema>;
