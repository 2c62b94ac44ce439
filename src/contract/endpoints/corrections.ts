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
  summary: 'Lists the owner’s corrections of an item, latest first.',
  scope: 'read',
  params: itemParams,
  answer: { kind: 'json', schema: itemCorrectionsResponse },
});

export const patchItem = endpoint({
  id: 'correctItem',
  method: 'patch',
  path: '/items/{id}',
  summary: 'Corrects the time, place, people and tags of an item. Absent fields stay unchanged.',
  scope: 'write',
  params: itemParams,
  body: itemPatch,
  answer: { kind: 'json', schema: correctItemsResponse },
});

export const patchItems = endpoint({
  id: 'correctItems',
  method: 'patch',
  path: '/items',
  summary: 'Applies the same corrections to several items.',
  scope: 'write',
  body: itemsPatch,
  answer: { kind: 'json', schema: correctItemsResponse },
});

export const undoItem = endpoint({
  id: 'undoItemCorrection',
  method: 'post',
  path: '/items/{id}/undo',
  summary: 'Undoes a correction of an item: the given one, or the latest.',
  scope: 'write',
  params: itemParams,
  body: z.object({ correction: z.string().max(100).optional() }),
  answer: { kind: 'json', schema: correctItemsResponse },
});

export const undoItems = endpoint({
  id: 'undoCorrections',
  method: 'post',
  path: '/items/undo',
  summary: 'Undoes corrections completely, for all items that they apply to.',
  scope: 'write',
  body: z.object({ corrections: z.array(z.string().max(100)).min(1).max(5000) }),
  answer: { kind: 'json', schema: correctItemsResponse },
});

export const getItemFaces = endpoint({
  id: 'itemFaces',
  method: 'get',
  path: '/items/{id}/faces',
  summary: 'Lists the faces detected in a picture or video, with their boxes and assigned people.',
  scope: 'read',
  params: itemParams,
  answer: { kind: 'json', schema: itemFacesResponse },
});

export const getItemAround = endpoint({
  id: 'itemAround',
  method: 'get',
  path: '/items/{id}/around',
  summary: 'Returns the context of an item: events, linked items, its conversation and items before and after it.',
  scope: 'read',
  params: itemParams,
  query: z.object({ near: z.coerce.number().int().min(0).max(50).default(6) }),
  answer: { kind: 'json', schema: itemAroundResponse },
});

export const getSayings = endpoint({
  id: 'sayings',
  method: 'get',
  path: '/corrections',
  summary: 'Lists the owner’s corrections of people, places and events, latest first, in pages.',
  scope: 'read',
  query: z.object({ limit: z.coerce.number().int().min(1).max(200).default(50), cursor: z.string().optional() }),
  answer: { kind: 'json', schema: sayingsResponse },
});

export const postTakeBack = endpoint({
  id: 'takeBack',
  method: 'post',
  path: '/corrections/undo',
  summary:
    'Undoes corrections of people, places and events, given the `corrections` of the response. Larger changes are applied by a job.',
  scope: 'write',
  body: takeBackRequest,
  accepted: 'with-job',
  answer: { kind: 'json', schema: takeBackResponse },
});
