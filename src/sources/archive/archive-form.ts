import { constants, gunzipSync } from 'node:zlib';

export type ArchiveForm = 'zip' | 'tar';

/** First bytes that tell what kind of archive a file is. */
export const FORM_BYTES = 4096;

/** What kind of archive begins so; `undefined` for anything else and a plain .gz. */
export function formOf(name: string, head: Buffer): ArchiveForm | undefined {
  if (isZip(head)) return 'zip';
  if (isTar(head)) return 'tar';
  if (head[0] !== 0x1f || head[1] !== 0x8b) return undefined;
  try {
    const inside = gunzipSync(head, { finishFlush: constants.Z_SYNC_FLUSH, maxOutputLength: 16 * 1024 * 1024 });
    return isTar(inside) ? 'tar' : undefined;
  } catch {
    // Damaged from the first block on: its name is all there is to go by, and reading it will say what is wrong.
    return /\.(tgz|tar\.gz)$/i.test(name) ? 'tar' : undefined;
  }
}

/** "PK" and a member, or an empty archive's end record, or the marker of a split archive. */
const isZip = (head: Uint8Array): boolean =>
  head[0] === 0x50 && head[1] === 0x4b && [0x0403, 0x0605, 0x0807].includes(((head[3] ?? 0) << 8) | (head[2] ?? 0));

const isTar = (head: Uint8Array): boolean => Buffer.from(head.subarray(257, 262)).toString('latin1') === 'ustar';
