import { z } from 'zod';

/** An id of a server (RFC 8620, section 1.2): what is none is no part of a place. */
const id = z.string().regex(/^[A-Za-z0-9_-]{1,255}$/);
const state = z.string().max(4096);

export const CORE = 'urn:ietf:params:jmap:core';
export const MAIL = 'urn:ietf:params:jmap:mail';

/** The session object (RFC 8620, section 2). */
export const sessionShape = z.object({
  capabilities: z.object({ [CORE]: z.object({ maxObjectsInGet: z.int().min(1).catch(50) }) }),
  // Cyrus names accounts by addresses, which are no ids; it is no part of a place.
  primaryAccounts: z.object({ [MAIL]: z.string().min(1).max(255) }),
  apiUrl: z.string(),
  downloadUrl: z.string(),
  eventSourceUrl: z.string().optional(),
});
export type SessionObject = z.infer<typeof sessionShape>;

/** The answer to a request of one method (section 3.4). */
export const responseShape = z.object({
  methodResponses: z.tuple([z.tuple([z.string(), z.unknown(), z.string()])]),
});
export const methodErrorShape = z.object({ type: z.string().max(200) });

export const mailboxesShape = z.object({
  list: z.array(
    z.object({ id, name: z.string(), parentId: id.nullable().optional(), role: z.string().nullable().optional() }),
  ),
});

export const queryShape = z.object({ queryState: state, ids: z.array(id) });

export const changesShape = z.object({
  newState: state,
  hasMoreChanges: z.boolean(),
  created: z.array(id),
  updated: z.array(id),
  destroyed: z.array(id),
});

export const emailsShape = z.object({
  state,
  list: z.array(
    z.object({
      id,
      blobId: id,
      size: z.int().min(0),
      mailboxIds: z.record(z.string(), z.boolean()),
      keywords: z.record(z.string(), z.boolean()).default({}),
      receivedAt: z.string().optional(),
    }),
  ),
});

/** What is pushed (section 7.1): the new state of each kind of thing of each account. */
export const stateChangeShape = z.object({ changed: z.record(z.string(), z.record(z.string(), z.string())) });
