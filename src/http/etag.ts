/** RFC 9110 §13.1.2, by weak comparison. */
export const isKnown = (ifNoneMatch: string | undefined, etag: string): boolean =>
  (ifNoneMatch ?? '').split(',').some((one) => one.trim() === '*' || strong(one.trim()) === strong(etag));

const strong = (etag: string): string => etag.replace(/^W\//, '');
