/** A box (atom) of an ISO base media or QuickTime file: its four-letter type and what is in it. */
export type Box = { readonly type: string; readonly body: Buffer };

const MOST_BOXES = 4_096;

/** The boxes that lie one after another in `bytes`; reading stops at the first that is not whole. */
export function boxes(bytes: Buffer): Box[] {
  const found: Box[] = [];
  for (let at = 0; at + 8 <= bytes.length && found.length < MOST_BOXES; ) {
    const short = bytes.readUInt32BE(at);
    const head = short === 1 ? 16 : 8;
    if (at + head > bytes.length) break;
    const length = short === 1 ? Number(bytes.readBigUInt64BE(at + 8)) : short === 0 ? bytes.length - at : short;
    if (length < head || at + length > bytes.length) break;
    found.push({ type: bytes.toString('latin1', at + 4, at + 8), body: bytes.subarray(at + head, at + length) });
    at += length;
  }
  return found;
}

/** The first box along a path of types. */
export function find(parent: Box, ...path: readonly string[]): Box | undefined {
  let box: Box | undefined = parent;
  for (const type of path) {
    if (box === undefined) return undefined;
    box = boxes(box.body).find((child) => child.type === type);
  }
  return box;
}
