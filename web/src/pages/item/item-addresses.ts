const of = (id: string, rest: string): string => `/api/v1/items/${encodeURIComponent(id)}/${rest}`;

/** URL of a screen-sized rendition of a picture or video that browsers can display. */
export const screenAddress = (id: string): string => of(id, 'media?rendition=screen');
export const originalAddress = (id: string): string => of(id, 'media');
export const downloadAddress = (id: string): string => of(id, 'media?download=true');
/** URL of the sanitised HTML of an email. */
export const bodyAddress = (id: string): string => of(id, 'body');
export const thumbnailOf = (id: string, size: 320 | 640 | 1280): string => of(id, `thumbnail?size=${size}`);
