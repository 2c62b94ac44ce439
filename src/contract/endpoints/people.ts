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
  order: z.enum(['asc', 'desc']).optional(),
});

export const getPeople = endpoint({
  id: 'people',
  method: 'get',
  path: '/people',
  summary:
    'Lists all people, the owner first, like `people list`, with counts and a face; with `brief`, without face and item ids.',
  scope: 'read',
  query: z.object({ hidden: z.stringbool().optional(), brief: z.stringbool().default(false) }),
  answer: { kind: 'json', schema: listedPeopleResponse },
});

export const getRecognition = endpoint({
  id: 'recognition',
  method: 'get',
  path: '/people/recognition',
  summary:
    'Returns whether face recognition is on, the number of faces, and the number of pictures waiting for analysis.',
  scope: 'read',
  answer: { kind: 'json', schema: recognitionResponse },
});

export const getGraph = endpoint({
  id: 'people-graph',
  method: 'get',
  path: '/people/graph',
  summary: 'Returns relationships of people in pictures, events and emails, and their circles.',
  scope: 'read',
  answer: { kind: 'json', schema: graphResponse },
});

export const getSuggestions = endpoint({
  id: 'people-suggestions',
  method: 'get',
  path: '/people/suggestions',
  summary: 'Lists suggestions about people, most useful first.',
  scope: 'read',
  query: z.object({ limit: z.coerce.number().int().min(1).max(50).optional() }),
  answer: { kind: 'json', schema: suggestionsResponse },
});

export const answerSuggestion = endpoint({
  id: 'answer-suggestion',
  method: 'post',
  path: '/people/suggestions/{id}',
  summary: 'Accepts or rejects a suggestion of the latest list, by its id.',
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
  summary: 'Returns a person by id or name: faces, roles, counts and relationships.',
  scope: 'read',
  params: who,
  query: z.object({ full }),
  answer: { kind: 'json', schema: personPageResponse },
});

export const getPersonItems = endpoint({
  id: 'person-items',
  method: 'get',
  path: '/people/{id}/items',
  summary: 'Lists items that show or mention a person, or were written by or to them, latest first.',
  scope: 'read',
  params: who,
  query: itemPageQuery,
  answer: { kind: 'json', schema: itemPageResponse },
});

export const patchPerson = endpoint({
  id: 'change-person',
  method: 'patch',
  path: '/people/{id}',
  summary: 'Names a person, adds or removes roles, hides or unhides them, or marks them as the owner.',
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
  summary: 'Merges other people into this person.',
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
  summary: 'Moves faces, or a name or address, of this person to another person.',
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
  summary: 'Assigns a face to a person by name, or confirms or rejects its assignment.',
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
  summary: 'Returns a face cropped from its picture, with a margin.',
  scope: 'read',
  params: face,
  query: z.object({ size: z.coerce.number().int().min(16).max(512).optional() }),
  answer: { kind: 'bytes', types: ['image/jpeg'] },
});
