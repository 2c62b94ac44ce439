const of = (id: string, rest: string): string => `/api/v1/items/${encodeURIComponent(id)}/${rest}`;

/** What a browser can show of a picture or film, in the size of a screen. */
export const screenAddress = (id: string): string => of(id, 'media?rendition=screen');
export const originalAddress = (id: string): string => of(id, 'media');
export const downloadAddress = (id: string): string => of(id, 'media?download=true');
/** A mail as it was laid out, made safe. */
export const bodyAddress = (id: string): string => of(id, 'body');
export const thumbnailOf = (id: string, size: 320 | 640 | 1280): string => of(id, `thumbnail?size=${size}`);
