import type { Turn } from '../../../../src/memory/media.ts';

const of = (id: string, rest: string): string => `/api/v1/items/${encodeURIComponent(id)}/${rest}`;

/** URL of a screen-sized rendition of a picture or video that browsers can display. */
export const screenAddress = (id: string, turn: Turn = 0): string =>
  of(id, `media?rendition=screen${turn === 0 ? '' : `&v=${turn}`}`);
/** URL of the film of a live photo. */
export const motionAddress = (id: string): string => of(id, 'media?rendition=motion');
export const originalAddress = (id: string): string => of(id, 'media');
export const downloadAddress = (id: string): string => of(id, 'media?download=true');
/** URL of the sanitised HTML of an email. */
export const bodyAddress = (id: string): string => of(id, 'body');
export const thumbnailOf = (id: string, size: 320 | 640 | 1280, turn: Turn = 0): string =>
  of(id, `thumbnail?size=${size}${turn === 0 ? '' : `&v=${turn}`}`);
