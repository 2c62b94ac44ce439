import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { newShareLink, shareLinkRemoved, shareLinkShape, shareLinksResponse } from '../link-verbs.ts';

export const getShareLinks = endpoint({
  id: 'share-links',
  method: 'get',
  path: '/links',
  summary: 'Lists the links under which others see pictures of this memory, the latest first.',
  scope: 'admin',
  answer: { kind: 'json', schema: shareLinksResponse },
});

export const postShareLink = endpoint({
  id: 'make-share-link',
  method: 'post',
  path: '/links',
  summary:
    'Makes a page for others of an album, an event or items, at an address that cannot be guessed; it shows pictures and videos without metadata, and nothing else of the memory.',
  scope: 'admin',
  body: newShareLink,
  answer: { kind: 'json', schema: shareLinkShape },
});

export const deleteShareLink = endpoint({
  id: 'remove-share-link',
  method: 'delete',
  path: '/links/{id}',
  summary: 'Removes a link; its page is gone at once.',
  scope: 'admin',
  params: z.object({ id: z.string().min(1).max(64) }),
  answer: { kind: 'json', schema: shareLinkRemoved },
});
