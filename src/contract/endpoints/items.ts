import { z } from 'zod';
import { showResponse } from '../browse-verbs.ts';
import { endpoint } from '../endpoint.ts';

export const itemParams = z.object({ id: z.string().min(1).max(512) });

export const getItem = endpoint({
  id: 'item',
  method: 'get',
  path: '/items/{id}',
  summary:
    'Returns an item: its preferred values and, under `readings`, all values of each field with their provenance.',
  scope: 'read',
  params: itemParams,
  answer: { kind: 'json', schema: showResponse },
});

/** Means nothing to the server: another address, so that a browser does not show an earlier state of a picture. */
const pictureVersion = z.string().max(64).optional();

export const getThumbnail = endpoint({
  id: 'thumbnail',
  method: 'get',
  path: '/items/{id}/thumbnail',
  summary: 'Returns a thumbnail of a picture or video; 320 pixels on its longer side unless `size` is 640 or 1280.',
  scope: 'read',
  params: itemParams,
  query: z.object({ size: z.enum(['320', '640', '1280']).default('320'), v: pictureVersion }),
  answer: { kind: 'bytes', types: ['image/webp', 'image/jpeg'] },
});

export const getMedia = endpoint({
  id: 'media',
  method: 'get',
  path: '/items/{id}/media',
  summary:
    'Returns the original picture, video or document (always as a download); supports range requests. With rendition=screen, returns a screen-sized version that browsers can display: HEIC, TIFF and raw pictures are converted; for videos that browsers cannot play, an error is returned. With rendition=motion, returns the film of a live photo.',
  scope: 'read',
  params: itemParams,
  query: z.object({
    rendition: z.enum(['original', 'screen', 'motion']).default('original'),
    v: pictureVersion,
    /** Saves it instead of showing it. */
    download: z.stringbool().optional(),
  }),
  answer: {
    kind: 'bytes',
    types: [
      'image/jpeg',
      'image/png',
      'image/gif',
      'image/webp',
      'image/avif',
      'video/mp4',
      'video/webm',
      'application/octet-stream',
    ],
  },
});

export const getMailBody = endpoint({
  id: 'mailBody',
  method: 'get',
  path: '/items/{id}/body',
  summary:
    'Returns an email as a page for a sandboxed frame: its HTML without scripts and external content, with inline pictures; otherwise its text.',
  scope: 'read',
  params: itemParams,
  answer: { kind: 'bytes', types: ['text/html'] },
});
