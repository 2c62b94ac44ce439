import { z } from 'zod';
import { boxSchema } from '../../../memory/item-text.ts';
import { failureModes, groups } from '../../suites/mprbench/question-file.ts';
import type { RecordsOf } from '../step-records.ts';

const cropSchema = z.union([
  z.object({ item: z.string(), box: boxSchema }),
  /** A reference picture that the owner enrolled, as a whole. */
  z.object({ file: z.string() }),
]);
export type Crop = z.infer<typeof cropSchema>;

const querySchema = z.object({
  item: z.string(),
  box: boxSchema,
  /** Everybody and everything else that is known to be in the picture; `concept` where it is one of the set. */
  others: z.array(z.object({ concept: z.string().optional(), kind: z.enum(['person', 'object']), box: boxSchema })),
});
export type QueryPicture = z.infer<typeof querySchema>;

export const conceptSchema = z.object({
  id: z.string(),
  kind: z.enum(['person', 'object']),
  /** What the memory calls it: never part of the set, in which everybody has another name. */
  source: z.string(),
  references: z.array(cropSchema),
  queries: z.array(querySchema),
});
export type ConceptFound = z.infer<typeof conceptSchema>;
export const conceptRecords: RecordsOf<ConceptFound> = { id: 'concepts', schema: conceptSchema };

export const looksSchema = z.object({
  sex: z.enum(['male', 'female', 'unknown']),
  /** Years and centimetres, in tens. */
  age: z.int().min(0).max(110),
  height: z.int().min(40).max(230),
});
export type Looks = z.infer<typeof looksSchema>;
export const looksRecords: RecordsOf<Looks> = { id: 'looks', schema: looksSchema };

const day = z.iso.date();
const words = z.string().min(1);
const tastesSchema = z.object({ color: z.array(words), food: z.array(words), fashion: z.array(words) });
export type Tastes = z.infer<typeof tastesSchema>;

/** One of a pair that two members of a group tell a half of each: who meets whom where, and what they do afterwards. */
const groupEventSchema = z.object({
  told: z.enum(['meeting', 'afterwards']),
  with: z.string(),
  role: words,
  day: words,
  place: words,
  after: words,
});
export type GroupEvent = z.infer<typeof groupEventSchema>;

const habitSchema = z.object({ occasion: words, action: words });
const eventSchema = z.object({ date: day, text: words });

export const personSchema = z.object({
  kind: z.literal('person'),
  name: words,
  birthday: day,
  sex: z.enum(['male', 'female']).optional(),
  height: z.int().optional(),
  family: z.record(z.string(), day),
  personality: z.array(words),
  favorites: tastesSchema,
  nonFavorites: tastesSchema,
  hobby: z.array(words),
  habits: z.array(habitSchema),
  events: z.array(eventSchema),
  nickname: words,
  birthplace: words,
  occupation: words,
  residence: words,
  groupEvents: z.array(groupEventSchema),
});
export type PersonProfile = z.infer<typeof personSchema>;

export const objectSchema = z.object({
  kind: z.literal('object'),
  name: words,
  /** Concept of the owner; absent where no person is in the set. */
  owner: z.string().optional(),
  manufactured: day,
  acquired: day,
  objectType: words,
  process: words,
  storage: words,
  /** For a query picture what happened (A→B→C) and what nearly did (A′→B→D), with dates of their own. */
  history: z.array(z.object({ item: z.string(), date: day, text: words, hard: eventSchema })),
});
export type ObjectProfile = z.infer<typeof objectSchema>;
export const profileSchema = z.discriminatedUnion('kind', [personSchema, objectSchema]);
export type Profile = z.infer<typeof profileSchema>;
export const profileRecords: RecordsOf<Profile> = { id: 'profiles', schema: profileSchema };

export const letters = ['A', 'B', 'C', 'D'] as const;
const letter = z.enum(letters);
export const questionSchema = z.object({
  group: z.enum(groups),
  task: z.string(),
  concept: z.string(),
  /** The query picture, absent for text-specific questions. */
  item: z.string().optional(),
  made: z.enum(['template', 'person', 'generated']),
  /** False for a form that somebody has to fill in: never exported as it is. */
  written: z.boolean(),
  question: z.string(),
  options: z.record(letter, z.string()),
  answer: letter,
  failure: z.partialRecord(letter, z.enum(failureModes)),
  /** Why the answer is right, and what the picture must show; for reviewers. */
  reasoning: z.string().optional(),
});
export type BuiltQuestion = z.infer<typeof questionSchema>;
export type RecordsOfQuestions = RecordsOf<BuiltQuestion>;
export const templateRecords: RecordsOfQuestions = { id: 'templates', schema: questionSchema };
export const formRecords: RecordsOfQuestions = { id: 'forms', schema: questionSchema };
export const generatedRecords: RecordsOfQuestions = { id: 'generated', schema: questionSchema };

export const distractorKinds = ['textual', 'visual-1', 'visual-2', 'visual-3'] as const;
export const distractorSchema = z.object({
  /** Key of the question's record. */
  question: z.string(),
  kind: z.enum(distractorKinds),
  concept: z.string(),
  keywords: z.array(z.string()),
  /** Entries that are put into the concept's profile, for `textual`. */
  history: z.array(z.string()).default([]),
  /** The picture that is shown, for the others. */
  item: z.string().optional(),
});
export type Distractor = z.infer<typeof distractorSchema>;
export const distractorRecords: RecordsOf<Distractor> = { id: 'distractors', schema: distractorSchema };

/** What code found wrong with a profile or a question; empty for nothing. */
export const checkedSchema = z.object({ of: z.enum(['profile', 'question']), problems: z.array(z.string()) });
export type Checked = z.infer<typeof checkedSchema>;
export const checkedRecords: RecordsOf<Checked> = { id: 'checks', schema: checkedSchema };
