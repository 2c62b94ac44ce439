/** Code units as they would sort in UTF-8: surrogates, which stand for characters beyond U+FFFF, after all others. */
const byteOrder = (unit: number): number => (unit < 0xd800 ? unit : unit < 0xe000 ? unit + 0x2000 : unit - 0x800);

/** Orders texts by their UTF-8 bytes, as every store does. */
export function inTextOrder(a: string, b: string): number {
  const length = Math.min(a.length, b.length);
  for (let i = 0; i < length; i += 1) {
    const x = a.charCodeAt(i);
    const y = b.charCodeAt(i);
    if (x !== y) return byteOrder(x) - byteOrder(y);
  }
  return a.length - b.length;
}
