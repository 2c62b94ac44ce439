/** A text in memory that all threads share: handing it on copies nothing. */
export function sharedText(text: string): SharedArrayBuffer {
  const shared = new SharedArrayBuffer(Buffer.byteLength(text, 'utf8'));
  Buffer.from(shared).write(text, 'utf8');
  return shared;
}

export const textIn = (shared: SharedArrayBuffer): string => Buffer.from(shared).toString('utf8');
