import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import {
  correctItemsResponse,
  itemAroundResponse,
  itemCorrectionsResponse,
  itemFacesResponse,
  itemPatch,
  itemsPatch,
} from '../item-verbs.ts';
import { sayingsResponse, takeBackRequest, takeBackResponse } from '../sayings.ts';
import { itemParams } from './items.ts';

export const getItemCorrections = endpoint({
  id: 'itemCorrections',
  method: 'get',
  path: '/items/{id}/corrections',
  summary: 'What the owner said of an item, the last word first.',
  scope: 'read',
  params: itemParams,
  answer: { kind: 'json', schema: itemCorrectionsResponse },
});

export const patchItem = endpoint({
  id: 'correctItem',
  method: 'patch',
  path: '/items/{id}',
  summary: 'The owner says when and where an item was made, who is in it, and its tags. What is absent stays.',
  scope: 'write',
  params: itemParams,
  body: itemPatch,
  answer: { kind: 'json', schema: correctItemsResponse },
});

export const patchItems = endpoint({
  id: 'correctItems',
  method: 'patch',
  path: '/items',
  summary: 'The same said of several items.',
  scope: 'write',
  body: itemsPatch,
  answer: { kind: 'json', schema: correctItemsResponse },
});

export const undoItem = endpoint({
  id: 'undoItemCorrection',
  method: 'post',
  path: '/items/{id}/undo',
  summary: 'Takes back what was said of an item: the correction named, the last one without a name.',
  scope: 'write',
  params: itemParams,
  body: z.object({ correction: z.string().max(100).optional() }),
  answer: { kind: 'json', schema: correctItemsResponse },
});

export const undoItems = endpoint({
  id: 'undoCorrections',
  method: 'post',
  path: '/items/undo',
  summary: 'Takes back corrections whole, of however many items they were said.',
  scope: 'write',
  body: z.object({ corrections: z.array(z.string().max(100)).min(1).max(5000) }),
  answer: { kind: 'json', schema: correctItemsResponse },
});

export const getItemFaces = endpoint({
  id: 'itemFaces',
  method: 'get',
  path: '/items/{id}/faces',
  summary: 'The faces found in a picture or film with their boxes, and whose they are held to be.',
  scope: 'read',
  params: itemParams,
  answer: { kind: 'json', schema: itemFacesResponse },
});

export const getItemAround = endpoint({
  id: 'itemAround',
  method: 'get',
  path: '/items/{id}/around',
  summary: 'What belongs with an item: events, linked items, its conversation, and its neighbours in time.',
  scope: 'read',
  params: itemParams,
  query: z.object({ near: z.coerce.number().int().min(0).max(50).default(6) }),
  answer: { kind: 'json', schema: itemAroundResponse },
});

export const getSayings = endpoint({
  id: 'sayings',
  method: 'get',
  path: '/corrections',
  summary: 'What the owner said of people, places and events, the latest first, by page.',
  scope: 'read',
  query: z.object({ limit: z.coerce.number().int().min(1).max(200).default(50), cursor: z.string().optional() }),
  answer: { kind: 'json', schema: sayingsResponse },
});

export const postTakeBack = endpoint({
  id: 'takeBack',
  method: 'post',
  path: '/corrections/undo',
  summary:
    'Takes back what was said of people, places and events, by the `corrections` that the answer named. Where it changed much, a job puts that in order.',
  scope: 'write',
  body: takeBackRequest,
  accepted: 'with-job',
  answer: { kind: 'json', schema: takeBackResponse },
});
