import type { z } from 'zod';
import type { Prompt } from '../asker.ts';
import { personSchema } from './records.ts';

const drafted = personSchema.pick({
  personality: true,
  favorites: true,
  nonFavorites: true,
  hobby: true,
  habits: true,
  events: true,
  nickname: true,
});
export type DraftedPerson = z.infer<typeof drafted>;

/** Step 3 of a person: what later questions rest on, from two references and query pictures (C.2.2). */
export const personPrompt: Prompt<DraftedPerson> = {
  name: 'mprbench-person',
  version: 2,
  instructions: `You invent the profile of a fictional person who looks like somebody in pictures. The first two pictures show the person alone; in each of the others find the person among what surrounds them. Name, birthday and family are given and stay as they are.
"personality": one word for each picture that is asked about. "favorites" and "nonFavorites", each with "color", "food" and "fashion": two to four entries each; take colours and clothes from the pictures, and foods where any are there. Nothing may be liked and disliked, not even in other words.
"hobby": two to four, from the pictures where they show one. "habits": two to four, each with an "occasion" such as "sitting down at a desk" and an "action" such as "turns a coin over twice"; the two must have nothing to do with each other, so that nobody could guess one from the other.
"events": at least one for each picture that is asked about, each with a "date" (YYYY-MM-DD, in the five years before the date that is given) and a "text" of one or two sentences that repeats the date in words and tells at least four things: when, what went before, what happened, what the person did or felt. Begin with what the picture shows and add what it does not show.
"nickname": one that fits the rest. Use nothing that you know from elsewhere: no films, roles or fame.\nWrite everything in the "language" that is named; in English where none is.`,
  schema: drafted,
};
