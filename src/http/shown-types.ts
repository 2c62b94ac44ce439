/** Types that no browser runs anything of. SVG, HTML and PDF are not among them. */
const shown: ReadonlySet<string> = new Set([
  'image/jpeg',
  'image/png',
  'image/gif',
  'image/webp',
  'image/avif',
  'video/mp4',
  'video/webm',
]);

export const isShownType = (mime: string): boolean => shown.has(mime);
