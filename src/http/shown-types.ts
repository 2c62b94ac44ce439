/** Types without active content in browsers. SVG, HTML and PDF are excluded. */
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
