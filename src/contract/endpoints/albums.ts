import { z } from 'zod';
import { albumChange, albumChanged, albumShape, albumsResponse, newAlbum } from '../album-verbs.ts';
import { endpoint } from '../endpoint.ts';
import { itemPageResponse } from '../people-pages.ts';
import { itemPageQuery } from './people.ts';

const which = z.object({ id: z.string().min(1).max(512) });

export const getAlbums = endpoint({
  id: 'albums',
  method: 'get',
  path: '/albums',
  summary: 'Lists albums, those with the latest items first, then saved searches.',
  scope: 'read',
  answer: { kind: 'json', schema: albumsResponse },
});

export const getAlbum = endpoint({
  id: 'album',
  method: 'get',
  path: '/albums/{id}',
  summary: 'Returns an album or a saved search.',
  scope: 'read',
  params: which,
  answer: { kind: 'json', schema: albumShape },
});

export const getAlbumItems = endpoint({
  id: 'album-items',
  method: 'get',
  path: '/albums/{id}/items',
  summary: 'Lists the items of an album by time; of a saved search, what it finds now.',
  scope: 'read',
  params: which,
  query: itemPageQuery,
  answer: { kind: 'json', schema: itemPageResponse },
});

export const postAlbum = endpoint({
  id: 'make-album',
  method: 'post',
  path: '/albums',
  summary: 'Creates an empty album or, with a query or a plan, saves a search. Items are added with `PATCH /items`.',
  scope: 'write',
  body: newAlbum,
  answer: { kind: 'json', schema: albumShape },
});

export const patchAlbum = endpoint({
  id: 'change-album',
  method: 'patch',
  path: '/albums/{id}',
  summary: 'Renames an album or chooses its cover.',
  scope: 'write',
  params: which,
  body: albumChange,
  answer: { kind: 'json', schema: albumChanged },
});

export const deleteAlbum = endpoint({
  id: 'delete-album',
  method: 'delete',
  path: '/albums/{id}',
  summary: 'Deletes an album; its items are kept. `corrections` of the response can be undone.',
  scope: 'write',
  params: which,
  answer: { kind: 'json', schema: albumChanged },
});
