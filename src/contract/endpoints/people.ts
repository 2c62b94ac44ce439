import { z } from 'zod';
import { modalities } from '../../memory/item.ts';
import { correctionResponse } from '../browse-verbs.ts';
import { endpoint } from '../endpoint.ts';
import {
  faceWordRequest,
  itemPageResponse,
  listedPeopleResponse,
  mergeRequest,
  personChange,
  personPageResponse,
  recognitionResponse,
  splitRequest,
  suggestionAnswer,
} from '../people-pages.ts';
import { graphResponse, suggestionsResponse } from '../people-verbs.ts';

/** A person's id or name. */
const who = z.object({ id: z.string().min(1).max(512) });
const full = z.stringbool().optional();
/** A page of a list of items; the cursor is that of the answer before. */
export const itemPageQuery = z.object({
  cursor: z.string().optional(),
  limit: z.coerce.number().int().min(1).max(200).optional(),
  modality: z.enum(modalities).optional(),
});

export const getPeople = endpoint({
  id: 'people',
  method: 'get',
  path: '/people',
  summary:
    'Everybody the memory knows, the owner first, as `people list` tells it, with counts and a face; in `brief` without the ids of faces and items.',
  scope: 'read',
  query: z.object({ hidden: z.stringbool().optional(), brief: z.stringbool().default(false) }),
  answer: { kind: 'json', schema: listedPeopleResponse },
});

export const getRecognition = endpoint({
  id: 'recognition',
  method: 'get',
  path: '/people/recognition',
  summary: 'Whether faces may be told apart, how many are known and how many pictures wait to be looked at.',
  scope: 'read',
  answer: { kind: 'json', schema: recognitionResponse },
});

export const getGraph = endpoint({
  id: 'people-graph',
  method: 'get',
  path: '/people/graph',
  summary: 'Who is with whom, in pictures, events and mails, and who belongs together.',
  scope: 'read',
  answer: { kind: 'json', schema: graphResponse },
});

export const getSuggestions = endpoint({
  id: 'people-suggestions',
  method: 'get',
  path: '/people/suggestions',
  summary: 'What is worth asking the owner about people, most worth first.',
  scope: 'read',
  query: z.object({ limit: z.coerce.number().int().min(1).max(50).optional() }),
  answer: { kind: 'json', schema: suggestionsResponse },
});

export const answerSuggestion = endpoint({
  id: 'answer-suggestion',
  method: 'post',
  path: '/people/suggestions/{id}',
  summary: 'Yes or no to a suggestion of the last list, by its id.',
  scope: 'write',
  params: z.object({ id: z.string().min(1).max(64) }),
  body: suggestionAnswer,
  accepted: 'with-job',
  answer: { kind: 'json', schema: correctionResponse },
});

export const getPerson = endpoint({
  id: 'person',
  method: 'get',
  path: '/people/{id}',
  summary: 'Somebody, by id or name: their faces, roles, counts, and with whom they are.',
  scope: 'read',
  params: who,
  query: z.object({ full }),
  answer: { kind: 'json', schema: personPageResponse },
});

export const getPersonItems = endpoint({
  id: 'person-items',
  method: 'get',
  path: '/people/{id}/items',
  summary: 'What shows or names somebody, or was written by or to them, latest first.',
  scope: 'read',
  params: who,
  query: itemPageQuery,
  answer: { kind: 'json', schema: itemPageResponse },
});

export const patchPerson = endpoint({
  id: 'change-person',
  method: 'patch',
  path: '/people/{id}',
  summary: 'Names somebody, gives or takes roles, hides or shows them, or says that they are the owner.',
  scope: 'write',
  params: who,
  body: personChange,
  accepted: 'with-job',
  answer: { kind: 'json', schema: correctionResponse },
});

export const mergePeople = endpoint({
  id: 'merge-people',
  method: 'post',
  path: '/people/{id}/merge',
  summary: 'Others are one with this person.',
  scope: 'write',
  params: who,
  body: mergeRequest,
  accepted: 'with-job',
  answer: { kind: 'json', schema: correctionResponse },
});

export const splitPerson = endpoint({
  id: 'split-person',
  method: 'post',
  path: '/people/{id}/split',
  summary: 'Some faces, or a name or address, of this person are somebody else’s.',
  scope: 'write',
  params: who,
  body: splitRequest,
  accepted: 'with-job',
  answer: { kind: 'json', schema: correctionResponse },
});

const face = z.object({ id: z.string().min(1).max(560) });

export const patchFace = endpoint({
  id: 'change-face',
  method: 'patch',
  path: '/faces/{id}',
  summary: 'Says whose a face is, by name, or that it is or is not this person’s.',
  scope: 'write',
  params: face,
  body: faceWordRequest,
  accepted: 'with-job',
  answer: { kind: 'json', schema: correctionResponse },
});

export const getFacePicture = endpoint({
  id: 'face-picture',
  method: 'get',
  path: '/faces/{id}/picture',
  summary: 'A face cut out of its picture, with some air around it.',
  scope: 'read',
  params: face,
  query: z.object({ size: z.coerce.number().int().min(16).max(512).optional() }),
  answer: { kind: 'bytes', types: ['image/jpeg'] },
});
