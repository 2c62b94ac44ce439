import { createHash, createHmac } from 'node:crypto';
import { type ItemId, itemIdSchema } from '../memory/ids.ts';
import type { Modality } from '../memory/item.ts';

const base32 = 'abcdefghijklmnopqrstuvwxyz234567';
const ID_CHARACTERS = 13;

const prefixes: Readonly<Record<Modality, string>> = { image: 'img', video: 'vid', email: 'mail', text: 'text' };

/** The identity of content that names none of its own: its hash. */
export const contentIdentity = (sha256: string): string => `sha256:${sha256}`;

/**
 * An id made from an identity alone, so that importing the same things twice, in any order, gives the same ids.
 * 65 bits of SHA-256 in base32: with a million items two meet with a probability below 2 in 10^8.
 */
export function itemIdOf(modality: Modality, identity: string): ItemId {
  const digest = createHash('sha256').update(identity).digest();
  let id = '';
  let bits = 0;
  let held = 0;
  for (const byte of digest) {
    held = (held << 8) | byte;
    bits += 8;
    while (bits >= 5 && id.length < ID_CHARACTERS) {
      bits -= 5;
      id += base32[(held >> bits) & 31];
    }
    held &= (1 << bits) - 1;
  }
  return itemIdSchema.parse(`${prefixes[modality]}-${id}`);
}

/** The keyed hash under which a forgotten identity is remembered; see `Tombstone`. */
export const tombstoneHash = (key: string, identity: string): string =>
  createHmac('sha256', key).update(identity).digest('hex');
