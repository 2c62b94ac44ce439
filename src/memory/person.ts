import { z } from 'zod';
import { faceIdSchema } from './face.ts';
import { itemIdSchema, personIdSchema } from './ids.ts';
import { boxSchema } from './item-text.ts';
import { importers } from './origin.ts';

/** How a person is seen in an item. */
export const mentionWays = ['face', 'sender', 'recipient', 'copied', 'speaker', 'named', 'tagged', 'owner'] as const;
export type MentionWay = (typeof mentionWays)[number];

/** A person in an item: known (`id`) or only a name; `role` is toward the owner ("sister"), `address` an e-mail address. */
export const mentionSchema = z.object({
  id: personIdSchema.optional(),
  name: z.string(),
  role: z.string().optional(),
  how: z.enum(mentionWays),
  address: z.string().optional(),
  /** The address of a mailing list, which is nobody's, as the headers of the message have it. */
  list: z.literal(true).optional(),
  /** The source's own name of the face, as in `DeclaredPerson.face`: nicknames may be shared, this is not. */
  face: z.string().optional(),
  /** Where in the upright picture the name was put, by the owner or a program of theirs. */
  box: boxSchema.optional(),
});
export type Mention = z.infer<typeof mentionSchema>;

export const personKinds = ['person', 'pet', 'organisation', 'unknown'] as const;

/** Why Madeleine holds something of a person: the item that says so, and how sure that is. */
export const personEvidenceSchema = z.object({
  claim: z.string(),
  item: itemIdSchema,
  quote: z.string().optional(),
  confidence: z.number().min(0).max(1),
});

/** A person (or a pet, or an organisation that writes) of the owner's life. Exactly one person is the owner. */
export const personSchema = z.object({
  id: personIdSchema,
  name: z.string(),
  names: z.array(z.string()),
  kind: z.enum(personKinds),
  roles: z.array(z.string()),
  owner: z.boolean(),
  hidden: z.boolean().optional(),
  addresses: z.array(z.string()),
  /** Face identities of importers (PhotoBench face ids, Takeout people), as `importer:id`. */
  faces: z.array(z.string()),
  /** Faces that were recognised as theirs in pictures and films, best first; absent when there are none. */
  seen: z.array(faceIdSchema).optional(),
  /** Those of `seen` that carry a name in the pictures' own metadata; absent when there are none. */
  tagged: z.array(faceIdSchema).optional(),
  /** Other ids that lead to this person: those that parts of it would have alone. */
  also: z.array(personIdSchema).optional(),
  /** Whom somebody who is seen may be; a question for the owner. */
  maybe: z
    .array(
      z.object({
        person: personIdSchema,
        because: z.enum(['named', 'writes', 'first-name']),
        certainty: z.number().min(0).max(1),
      }),
    )
    .optional(),
  evidence: z.array(personEvidenceSchema),
});
export type Person = z.infer<typeof personSchema>;

/** A person as a source declares them (PhotoBench face ids with nicknames, Takeout people, persona profiles). */
export const declaredPersonSchema = z.object({
  importer: z.enum(importers),
  face: z.string(),
  names: z.array(z.string()),
  roles: z.array(z.string()),
  owner: z.boolean().optional(),
  kind: z.enum(['person', 'pet', 'organisation']).optional(),
  addresses: z.array(z.string()).optional(),
});
export type DeclaredPerson = z.infer<typeof declaredPersonSchema>;
