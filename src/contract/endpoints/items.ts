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

/** Pixels of the longer side that small pictures are made in. */
export const thumbnailSizes = [320, 640, 1280] as const;

export const getThumbnail = endpoint({
  id: 'thumbnail',
  method: 'get',
  path: '/items/{id}/thumbnail',
  summary: 'A small picture of a picture or film; 320 pixels on its longer side unless `size` says 640 or 1280.',
  scope: 'read',
  params: itemParams,
  query: z.object({ size: z.enum(['320', '640', '1280']).default('320') }),
  answer: { kind: 'bytes', types: ['image/webp', 'image/jpeg'] },
});

export const getMedia = endpoint({
  id: 'media',
  method: 'get',
  path: '/items/{id}/media',
  summary:
    'The picture or film itself, in ranges as asked. With rendition=screen what a browser can show of it, in the size of a screen: HEIC, TIFF and raw pictures are converted, and of a film that browsers cannot play the answer says so.',
  scope: 'read',
  params: itemParams,
  query: z.object({
    rendition: z.enum(['original', 'screen']).default('original'),
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
    'A mail as a page for a frame of its own: its HTML without anything that runs or loads, its own pictures in it; else its words.',
  scope: 'read',
  params: itemParams,
  answer: { kind: 'bytes', types: ['text/html'] },
});
