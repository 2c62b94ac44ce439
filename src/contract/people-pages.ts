import { z } from 'zod';
import { settingsSchema } from '../memory/settings.ts';
import { personShape } from './browse-verbs.ts';
import { personResponse } from './people-verbs.ts';
import { itemBriefShape } from './shapes.ts';
import { coverShape } from './timeline-verb.ts';

/** Items by what they are. */
export const itemCountsShape = z.object({ image: z.int(), video: z.int(), email: z.int(), text: z.int() });

/** From when to when, ISO local; absent where no item has a time. */
export const spanShape = z.object({ first: z.string().optional(), latest: z.string().optional() });

/** Relations of a family, as the owner would say them. */
export const kinRelations = [
  'grandmother',
  'grandfather',
  'mother',
  'father',
  'stepmother',
  'stepfather',
  'mother-in-law',
  'father-in-law',
  'aunt',
  'uncle',
  'wife',
  'husband',
  'partner',
  'sister',
  'brother',
  'sister-in-law',
  'brother-in-law',
  'cousin',
  'daughter',
  'son',
  'niece',
  'nephew',
  'granddaughter',
  'grandson',
] as const;
export type KinRelation = (typeof kinRelations)[number];

/** Their items of one year, and the picture that shows it best. */
export const personYearShape = z.object({ year: z.int(), count: z.int(), picture: coverShape.optional() });

const briefly = {
  /** How many faces are held to be theirs. */
  faceCount: z.int(),
  itemCount: z.int(),
  counts: itemCountsShape,
  ...spanShape.shape,
  /** The face that shows them best: `GET /faces/{id}/picture`. */
  cover: z.string().optional(),
  /** What they are to the owner in the family, by the first of their roles that says so: "mother", "cousin". */
  kin: z.enum(kinRelations).optional(),
};

/** Somebody in a list: counts instead of lists of ids. With `full`, everything that `people list` tells, too. */
export const listedPersonShape = personShape.partial({ faces: true, items: true, evidence: true }).extend(briefly);
export type ListedPerson = z.infer<typeof listedPersonShape>;

export const listedPeopleResponse = z.object({
  people: z.array(listedPersonShape),
  /** Whether faces may be told apart. */
  recognition: settingsSchema.shape.faces,
});
export type ListedPeopleResponse = z.infer<typeof listedPeopleResponse>;

/** One person: as `people show`, with counts and years, the latest first; the lists of all ids only with `full`, and `shown` then without a bound. */
export const personPageResponse = personResponse
  .partial({ faces: true, items: true })
  .extend({ ...briefly, years: z.array(personYearShape) });
export type PersonPageResponse = z.infer<typeof personPageResponse>;

/** A page of items, latest first. */
export const itemPageResponse = z.object({ items: z.array(itemBriefShape), nextCursor: z.string().optional() });
export type ItemPageResponse = z.infer<typeof itemPageResponse>;

const name = z.string().trim().min(1).max(200);
const role = z.string().trim().min(1).max(80);

/** What is to be changed of somebody; all that is said holds, in this order. */
export const personChange = z
  .strictObject({
    name: name.optional(),
    /** Faces of the group, as `GET /people/{id}` shows them, that the name is not to cover. */
    without: z.array(z.string()).max(5000).optional(),
    addRoles: z.array(role).max(20).optional(),
    removeRoles: z.array(role).max(20).optional(),
    hidden: z.boolean().optional(),
    /** This is whose memory it is. */
    owner: z.literal(true).optional(),
  })
  .refine((said) => Object.keys(said).length > 0, 'give at least one change')
  .refine(
    ({ name: given, without }) => without === undefined || given !== undefined,
    'give the name that belongs to another person',
  );
export type PersonChange = z.infer<typeof personChange>;

/** Whom somebody is one with. */
export const mergeRequest = z.strictObject({ from: z.array(z.string()).min(1).max(100) });

/** What is somebody else's: these faces, or a name or an address of theirs. */
export const splitRequest = z.union([
  z.strictObject({ faces: z.array(z.string()).min(1).max(5000), name: name.optional() }),
  z.strictObject({ name }),
]);
export type SplitRequest = z.infer<typeof splitRequest>;

/** Whose one face is: called so, or whether it is this person's. */
export const faceWordRequest = z.union([
  z.strictObject({ name }),
  z.strictObject({ person: z.string(), holds: z.boolean() }),
]);

export const suggestionAnswer = z.strictObject({ answer: z.enum(['yes', 'no']) });

/** Whether faces may be told apart, how many are known, and how many pictures and films wait to be looked at. */
export const recognitionResponse = z.object({
  recognition: settingsSchema.shape.faces,
  faces: z.int(),
  waiting: z.int(),
});
export type RecognitionResponse = z.infer<typeof recognitionResponse>;
