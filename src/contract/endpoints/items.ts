import { z } from 'zod';
import { showResponse } from '../browse-verbs.ts';
import { endpoint } from '../endpoint.ts';

export const itemParams = z.object({ id: z.string().min(1).max(512) });

export const getItem = endpoint({
  id: 'item',
  method: 'get',
  path: '/items/{id}',
  summary: 'One item whole: its preferred values, and under `readings` every word on every field, with its provenance.',
  scope: 'read',
  params: itemParams,
  answer: { kind: 'json', schema: showResponse },
});

export const getThumbnail = endpoint({
  id: 'thumbnail',
  method: 'get',
  path: '/items/{id}/thumbnail',
  summary: 'A small picture of a picture or film.',
  scope: 'read',
  params: itemParams,
  answer: { kind: 'bytes', types: ['image/webp'] },
});
