const EQUALS = 0x3d;
const LF = 0x0a;
const CR = 0x0d;

/** Bytes of base64 text; line ends, stray characters and a missing tail are tolerated, padding may stand inside. */
export function decodeBase64(bytes: Buffer): Buffer {
  const text = bytes.toString('latin1');
  const padding = text.indexOf('=');
  if (padding === -1 || !/[A-Za-z0-9+/]/.test(text.slice(padding))) return Buffer.from(text, 'base64');
  return Buffer.concat(text.split(/=+/).map((unit) => Buffer.from(unit, 'base64')));
}

const hexDigit = (byte: number | undefined): number => {
  if (byte === undefined) return -1;
  if (byte >= 0x30 && byte <= 0x39) return byte - 0x30;
  if (byte >= 0x41 && byte <= 0x46) return byte - 0x37;
  if (byte >= 0x61 && byte <= 0x66) return byte - 0x57;
  return -1;
};

/** Quoted-printable (RFC 2045 §6.7); what is not an escape stays as it is. */
export function decodeQuotedPrintable(bytes: Buffer): Buffer {
  let mark = bytes.indexOf(EQUALS);
  if (mark === -1) return bytes;
  const decoded = Buffer.allocUnsafe(bytes.length);
  let written = 0;
  let from = 0;
  while (mark !== -1) {
    written += bytes.copy(decoded, written, from, mark);
    const high = hexDigit(bytes[mark + 1]);
    const low = hexDigit(bytes[mark + 2]);
    if (high >= 0 && low >= 0) {
      decoded[written++] = high * 16 + low;
      from = mark + 3;
    } else {
      const lineEnd = softBreakEnd(bytes, mark + 1);
      if (lineEnd === undefined) decoded[written++] = EQUALS;
      from = lineEnd ?? mark + 1;
    }
    mark = bytes.indexOf(EQUALS, from);
  }
  written += bytes.copy(decoded, written, from);
  return decoded.subarray(0, written);
}

/** Where the next line starts if only blanks stand between `at` and the line's end. */
function softBreakEnd(bytes: Buffer, at: number): number | undefined {
  let i = at;
  while (bytes[i] === 0x20 || bytes[i] === 0x09) i++;
  if (i >= bytes.length) return i;
  if (bytes[i] === CR) return bytes[i + 1] === LF ? i + 2 : i + 1;
  return bytes[i] === LF ? i + 1 : undefined;
}

/** Bytes of the first uuencoded file in `bytes`; empty when there is none. */
export function decodeUuencode(bytes: Buffer): Buffer {
  const lines = bytes.toString('latin1').split(/\r?\n/);
  const begin = lines.findIndex((line) => /^begin [0-7]{3,4} /.test(line));
  const pieces: number[] = [];
  for (const line of begin === -1 ? [] : lines.slice(begin + 1)) {
    const length = ((line.charCodeAt(0) || 32) - 32) & 63;
    if (length === 0 || line === 'end') break;
    const sextets = [...line.slice(1)].map((character) => (character.charCodeAt(0) - 32) & 63);
    const triples: number[] = [];
    for (let i = 0; i < sextets.length; i += 4) {
      const [a = 0, b = 0, c = 0, d = 0] = sextets.slice(i, i + 4);
      triples.push((a << 2) | (b >> 4), ((b & 15) << 4) | (c >> 2), ((c & 3) << 6) | d);
    }
    for (const byte of triples.slice(0, length)) pieces.push(byte);
  }
  return Buffer.from(pieces);
}

/** The content of a part by its Content-Transfer-Encoding; an unknown one means the bytes as they are. */
export function decodeTransfer(bytes: Buffer, encoding: string): Buffer {
  switch (/[\w-]+/.exec(encoding.toLowerCase())?.[0]) {
    case 'base64':
      return decodeBase64(bytes);
    case 'quoted-printable':
      return decodeQuotedPrintable(bytes);
    case 'x-uuencode':
    case 'uuencode':
    case 'x-uue':
      return decodeUuencode(bytes);
    default:
      return bytes;
  }
}
