import { type Box, boxes, find } from './movie-box.ts';

/**
 * Texts that a movie box carries, by key: QuickTime user data ("©xyz"), iTunes items ("©day") and Apple's metadata keys
 * ("com.apple.quicktime.creationdate"). `loci` is given in the form of ISO 6709. The first of a key holds.
 */
export function movieKeys(moov: Box): ReadonlyMap<string, string> {
  const keys = new Map<string, string>();
  const say = (key: string, text: string): void => {
    const trimmed = text.replaceAll('\0', '').trim();
    if (trimmed !== '' && !keys.has(key)) keys.set(key, trimmed);
  };
  const keyed = find(moov, 'meta');
  if (keyed !== undefined) readItems(keyed, say);
  const userData = find(moov, 'udta');
  for (const box of userData === undefined ? [] : boxes(userData.body)) {
    if (box.type === 'meta') readItems(box, say);
    else if (box.type === 'loci') say('loci', location(box.body));
    else if (box.type.startsWith('\xa9')) say(box.type, userText(box.body));
  }
  return keys;
}

/** Metadata box: with `keys`, items are numbered by them; without, their types are the keys. */
function readItems(meta: Box, say: (key: string, text: string) => void): void {
  // ISO's box begins with version and flags, QuickTime's does not.
  const isFull = meta.body.toString('latin1', 4, 8) !== 'hdlr' && meta.body.toString('latin1', 8, 12) === 'hdlr';
  const inner: Box = { type: 'meta', body: isFull ? meta.body.subarray(4) : meta.body };
  const names = keyNames(find(inner, 'keys')?.body);
  for (const item of boxes(find(inner, 'ilst')?.body ?? Buffer.alloc(0))) {
    const value = find(item, 'data')?.body;
    if (value === undefined || value.length < 8 || (value.readUInt32BE(0) & 0xff) !== 1) continue;
    const number = item.type.charCodeAt(2) * 256 + item.type.charCodeAt(3);
    say(names[number - 1] ?? item.type, value.toString('utf8', 8));
  }
}

function keyNames(body: Buffer | undefined): string[] {
  if (body === undefined || body.length < 8) return [];
  return boxes(body.subarray(8)).map((box) => box.body.toString('utf8'));
}

/** QuickTime user data: 16-bit length, 16-bit language, text. */
function userText(body: Buffer): string {
  if (body.length < 4) return '';
  return body.toString('utf8', 4, 4 + body.readUInt16BE(0));
}

/** 3GPP TS 26.244 §8.13: after a name, role, longitude, latitude and altitude in 16.16 fixed point. */
function location(body: Buffer): string {
  const name = body.indexOf(0, 6);
  if (name === -1 || body.length < name + 10) return '';
  const degrees = (at: number): string => {
    const value = body.readInt32BE(at) / 65_536;
    return `${value < 0 ? '-' : '+'}${Math.abs(value)}`;
  };
  const altitude = body.length < name + 14 ? '' : degrees(name + 10);
  return `${degrees(name + 6)}${degrees(name + 2)}${altitude}`;
}
