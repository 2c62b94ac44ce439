/** How a browser can show a picture or film: as it is, as a picture made of it, or not at all. */
export const viewings = ['as-is', 'converted', 'not'] as const;
export type Viewing = (typeof viewings)[number];

/** Formats that every browser shows, with the type that it knows them by: most QuickTime films hold what MP4 holds. */
const asIs: Readonly<Record<string, string>> = {
  'image/jpeg': 'image/jpeg',
  'image/png': 'image/png',
  'image/gif': 'image/gif',
  'image/webp': 'image/webp',
  'image/avif': 'image/avif',
  'video/mp4': 'video/mp4',
  'video/x-m4v': 'video/mp4',
  'video/quicktime': 'video/mp4',
  'video/webm': 'video/webm',
};

/** HEIC, TIFF and raw pictures are converted; films in other containers (AVI, MPEG, Matroska…) are only saved. */
export const viewingOf = (mime: string): Viewing =>
  asIs[mime] !== undefined ? 'as-is' : mime.startsWith('image/') ? 'converted' : 'not';

/** The type to send it by; undefined where browsers do not show it. */
export const shownType = (mime: string): string | undefined => asIs[mime];
