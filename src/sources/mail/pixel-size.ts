/** Width and height in pixels that a PNG, GIF or JPEG declares in its first bytes; undefined for anything else. */
export function pixelSize(content: Buffer): { readonly width: number; readonly height: number } | undefined {
  if (content.length < 24) return undefined;
  if (content.readUInt32BE(0) === 0x89504e47) {
    return { width: content.readUInt32BE(16), height: content.readUInt32BE(20) };
  }
  if (content.toString('latin1', 0, 4) === 'GIF8') {
    return { width: content.readUInt16LE(6), height: content.readUInt16LE(8) };
  }
  return content.readUInt16BE(0) === 0xffd8 ? jpegSize(content) : undefined;
}

/** The first frame header (SOF0–SOF15 but DHT, JPG and DAC; ITU-T T.81 §B.2.2) holds the size. */
function jpegSize(content: Buffer): { width: number; height: number } | undefined {
  let at = 2;
  while (at + 9 < content.length && content[at] === 0xff) {
    const marker = content[at + 1] ?? 0;
    const isFrame = marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;
    if (isFrame) return { width: content.readUInt16BE(at + 7), height: content.readUInt16BE(at + 5) };
    at += marker === 0xff ? 1 : 2 + content.readUInt16BE(at + 2);
  }
  return undefined;
}
