import { z } from 'zod';
import type { Prompt } from '../asker.ts';

const words = z.string();
const drafted = z.object({
  picture: z.int(),
  domain: z.enum(['color', 'food', 'fashion', 'hobby', 'none']),
  favorite: words,
  nonFavorite: words,
  neutral: words,
  absentFavorite: words,
  reasoning: words,
});
export type DraftedPrediction = z.infer<typeof drafted>;

/** The blueprint of a choice (Figures 23 and 24) on one of several of the owner's own pictures. */
export const predictionPrompt: Prompt<DraftedPrediction> = {
  name: 'mprbench-prediction',
  version: 2,
  instructions: `You plan a question about what a person will choose. The first picture shows the person alone; the others are candidates, numbered from 1. You are given the person's profile.
Choose the "picture" that keeps the person recognisable and shows, within one domain, something that the profile lists as a favourite, something that it lists as disliked, and something neutral that it does not list; best is one in which somebody else is near the neutral thing.
"favorite", "nonFavorite" and "neutral": these three, each named in a few words of one form. "absentFavorite": another favourite of the profile that is not in the picture. "reasoning": where each of them is seen, and which entries of the profile it rests on.
Where no picture shows such three, "picture" is 0, "domain" is "none" and the rest is empty.\nWrite everything in the "language" that is named; in English where none is.`,
  schema: drafted,
};
