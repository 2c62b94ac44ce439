import { open } from 'node:fs/promises';

const HEAD = 256 * 1024;

/** The small JPEG that cameras put into a picture's EXIF, for pictures whose own pixels are damaged. */
export async function embeddedThumbnail(picture: string | Uint8Array): Promise<Uint8Array | undefined> {
  const head = typeof picture === 'string' ? await readHead(picture) : Buffer.from(picture.subarray(0, HEAD));
  const exif = head.indexOf('Exif\0\0', 0, 'latin1');
  if (exif === -1 || exif < 2) return undefined;
  const end = exif - 2 + head.readUInt16BE(exif - 2);
  const start = head.indexOf('ffd8ff', exif, 'hex');
  const last = head.subarray(0, end).lastIndexOf('ffd9', undefined, 'hex');
  return start === -1 || last <= start ? undefined : Uint8Array.from(head.subarray(start, last + 2));
}

async function readHead(path: string): Promise<Buffer> {
  const file = await open(path);
  try {
    const bytes = Buffer.alloc(HEAD);
    const { bytesRead } = await file.read(bytes, 0, HEAD, 0);
    return bytes.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}
