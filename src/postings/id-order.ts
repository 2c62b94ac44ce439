/** Code units as they would sort in UTF-8: surrogates, which stand for characters beyond U+FFFF, after all others. */
const byteOrder = (unit: number): number => (unit < 0xd800 ? unit : unit < 0xe000 ? unit + 0x2000 : unit - 0x800);

/** Whether `a` comes before `b` in the order of their UTF-8 bytes, which is how SQLite compares text. */
export function isBefore(a: string, b: string): boolean {
  const length = Math.min(a.length, b.length);
  for (let i = 0; i < length; i += 1) {
    const x = a.charCodeAt(i);
    const y = b.charCodeAt(i);
    if (x !== y) return byteOrder(x) < byteOrder(y);
  }
  return a.length < b.length;
}

export const inOrder = (a: string, b: string): number => (a === b ? 0 : isBefore(a, b) ? -1 : 1);
