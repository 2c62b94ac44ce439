import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { chosenItems, downloadRequest, downloadResponse } from '../item-verbs.ts';
import { trashChanged, trashResponse } from '../trash-verbs.ts';

const ids = z.array(z.string().min(1).max(512)).min(1).max(5000);

export const getTrash = endpoint({
  id: 'trash',
  method: 'get',
  path: '/trash',
  summary: 'Lists the items in the trash, latest first, and when each will be deleted.',
  scope: 'write',
  answer: { kind: 'json', schema: trashResponse },
});

export const postTrash = endpoint({
  id: 'putInTrash',
  method: 'post',
  path: '/trash',
  summary: 'Moves items to the trash: by id, or all results of a search. They can be restored for 30 days.',
  scope: 'write',
  body: chosenItems,
  answer: { kind: 'json', schema: trashChanged },
});

export const postRestore = endpoint({
  id: 'restoreFromTrash',
  method: 'post',
  path: '/trash/restore',
  summary: 'Restores items from the trash.',
  scope: 'write',
  body: z.object({ items: ids }),
  answer: { kind: 'json', schema: trashChanged },
});

export const deleteTrash = endpoint({
  id: 'emptyTrash',
  method: 'post',
  path: '/trash/empty',
  summary: 'Permanently deletes items in the trash; without `items`, all of them.',
  scope: 'write',
  body: z.object({ items: ids.optional() }),
  answer: { kind: 'json', schema: trashChanged },
});

export const getTrashThumbnail = endpoint({
  id: 'trashThumbnail',
  method: 'get',
  path: '/trash/{id}/thumbnail',
  summary: 'Returns a thumbnail of a picture or video in the trash.',
  scope: 'write',
  params: z.object({ id: z.string().min(1).max(512) }),
  answer: { kind: 'bytes', types: ['image/webp', 'image/jpeg'] },
});

export const postDownload = endpoint({
  id: 'prepareDownload',
  method: 'post',
  path: '/downloads',
  summary: 'Prepares a zip file of items, by id or by a search; it can be downloaded for ten minutes.',
  scope: 'read',
  body: downloadRequest,
  answer: { kind: 'json', schema: downloadResponse },
});

export const getDownload = endpoint({
  id: 'download',
  method: 'get',
  path: '/downloads/{id}',
  summary: 'Downloads a prepared zip file. It is written while it is sent.',
  scope: 'read',
  params: z.object({ id: z.uuid() }),
  answer: { kind: 'bytes', types: ['application/zip'] },
});
