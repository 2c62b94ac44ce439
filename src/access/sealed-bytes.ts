import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';
import { MadeleineError } from '../memory/errors.ts';

/** Of every key here: AES-256. */
export const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** A key for one purpose, which says nothing of the key it is made of, nor of those for others (HKDF, RFC 5869). */
export function subkey(key: Uint8Array, purpose: string, salt: Uint8Array = new Uint8Array()): Buffer {
  return Buffer.from(hkdfSync('sha256', key, salt, `madeleine ${purpose}`, KEY_BYTES));
}

/** What cannot be read: bytes that were changed or cut, or another key than that they were sealed with. */
export const unsealable = (path?: string): MadeleineError =>
  new MadeleineError('corrupt', 'This encrypted content is damaged, or was encrypted with another key.', {
    ...(path === undefined ? {} : { path }),
    action: 'Restore it from a backup.',
  });

/**
 * Seals a few bytes with AES-256-GCM under a nonce of their own, which stands before them. `context` is not kept: who opens
 * them says the same, so that bytes sealed for one purpose are not taken for another's.
 */
export function seal(key: Uint8Array, bytes: Uint8Array, context: string): Buffer {
  const nonce = randomBytes(NONCE_BYTES);
  return Buffer.concat([nonce, encrypt(key, nonce, bytes, Buffer.from(context))]);
}

/** Errors: `corrupt`. */
export function unseal(key: Uint8Array, sealed: Uint8Array, context: string): Buffer {
  return decrypt(key, sealed.subarray(0, NONCE_BYTES), sealed.subarray(NONCE_BYTES), Buffer.from(context));
}

/** Bytes of content in a chunk: a player that jumps into a film decrypts one more than it needs at either end. */
export const CHUNK_BYTES = 64 * 1024;
const MAGIC = Buffer.from('MDLS\x01');
const SALT_BYTES = 32;
/** What sealed content begins with: how it is sealed, and the salt of its key. */
export const HEAD_BYTES = MAGIC.length + SALT_BYTES;

/**
 * Content of any length in chunks that are sealed one by one and can be opened in any order (the STREAM construction of
 * Hoang, Reyhanitabar, Rogaway and Vizár): a chunk out of its place, of another content, or missing at the end is noticed. Each
 * content has a key of its own, made of the salt in its head.
 */
export class ChunkCipher {
  readonly head: Buffer;
  readonly #key: Buffer;

  private constructor(key: Uint8Array, head: Buffer) {
    this.head = head;
    this.#key = subkey(key, 'content', head.subarray(MAGIC.length));
  }

  /** For new content. */
  static begin(key: Uint8Array): ChunkCipher {
    return new ChunkCipher(key, Buffer.concat([MAGIC, randomBytes(SALT_BYTES)]));
  }

  /** For content that begins with these bytes. Errors: `corrupt`. */
  static of(key: Uint8Array, bytes: Uint8Array): ChunkCipher {
    if (bytes.length < HEAD_BYTES || !MAGIC.equals(bytes.subarray(0, MAGIC.length))) throw unsealable();
    return new ChunkCipher(key, Buffer.from(bytes.subarray(0, HEAD_BYTES)));
  }

  seal(chunk: Uint8Array, index: number, isLast: boolean): Buffer {
    return encrypt(this.#key, nonceOf(index, isLast ? roles.last : roles.chunk), chunk);
  }

  /** Errors: `corrupt`. */
  open(sealed: Uint8Array, index: number, isLast: boolean): Buffer {
    return decrypt(this.#key, nonceOf(index, isLast ? roles.last : roles.chunk), sealed);
  }
}

/** How much content there is in so many sealed bytes, in how many chunks; undefined where no content comes to that. */
export function extentOf(sealedBytes: number): { readonly bytes: number; readonly chunks: number } | undefined {
  const body = sealedBytes - HEAD_BYTES;
  const chunks = Math.max(1, Math.ceil(body / (CHUNK_BYTES + TAG_BYTES)));
  const bytes = body - chunks * TAG_BYTES;
  return bytes < (chunks - 1) * CHUNK_BYTES ? undefined : { bytes, chunks };
}

/** Where a sealed chunk begins, and how long it is unless it is the last. */
export const placeOf = (index: number): { readonly at: number; readonly length: number } => ({
  at: HEAD_BYTES + index * (CHUNK_BYTES + TAG_BYTES),
  length: CHUNK_BYTES + TAG_BYTES,
});

/** A stream as sealed content, piece by piece. */
export async function* sealedPieces(key: Uint8Array, content: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer> {
  const cipher = ChunkCipher.begin(key);
  yield cipher.head;
  const held = Buffer.alloc(CHUNK_BYTES);
  let [filled, index] = [0, 0];
  for await (const piece of content) {
    for (let at = 0; at < piece.length; ) {
      // A full chunk is the last one unless more comes.
      if (filled === CHUNK_BYTES) {
        yield cipher.seal(held, index++, false);
        filled = 0;
      }
      const taken = piece.subarray(at, at + CHUNK_BYTES - filled);
      held.set(taken, filled);
      filled += taken.length;
      at += taken.length;
    }
  }
  yield cipher.seal(held.subarray(0, filled), index, true);
}

/** Bytes of a sealed name beside those of the name. */
const NAME_TAG_BYTES = 16;

/**
 * A name that is always sealed to the same, for which it is found again, and that says nothing but its length: its keyed hash
 * is the nonce of its encryption (as SIV, RFC 5297).
 */
export function sealName(key: Uint8Array, name: string): string {
  const bytes = Buffer.from(name);
  const tag = nameTag(key, bytes);
  const cipher = createCipheriv('aes-256-ctr', subkey(key, 'name'), tag);
  return Buffer.concat([tag, cipher.update(bytes), cipher.final()]).toString('hex');
}

/** Undefined for what is no name that was sealed with this key. */
export function unsealName(key: Uint8Array, sealed: string): string | undefined {
  const bytes = Buffer.from(sealed, 'hex');
  if (bytes.length <= NAME_TAG_BYTES || bytes.length * 2 !== sealed.length) return undefined;
  const tag = bytes.subarray(0, NAME_TAG_BYTES);
  const decipher = createDecipheriv('aes-256-ctr', subkey(key, 'name'), tag);
  const name = Buffer.concat([decipher.update(bytes.subarray(NAME_TAG_BYTES)), decipher.final()]);
  return timingSafeEqual(tag, nameTag(key, name)) ? name.toString() : undefined;
}

const nameTag = (key: Uint8Array, name: Buffer): Buffer =>
  createHmac('sha256', subkey(key, 'name tag')).update(name).digest().subarray(0, NAME_TAG_BYTES);

const roles = { chunk: 0, last: 1 } as const;

function nonceOf(index: number, role: number): Buffer {
  const nonce = Buffer.alloc(NONCE_BYTES);
  nonce.writeUInt32BE(index, NONCE_BYTES - 5);
  nonce.writeUInt8(role, NONCE_BYTES - 1);
  return nonce;
}

function encrypt(key: Uint8Array, nonce: Uint8Array, bytes: Uint8Array, bound: Uint8Array = new Uint8Array()): Buffer {
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(bound);
  return Buffer.concat([cipher.update(bytes), cipher.final(), cipher.getAuthTag()]);
}

function decrypt(key: Uint8Array, nonce: Uint8Array, sealed: Uint8Array, bound: Uint8Array = new Uint8Array()): Buffer {
  if (sealed.length < TAG_BYTES) throw unsealable();
  const decipher = createDecipheriv('aes-256-gcm', key, nonce).setAAD(bound);
  try {
    decipher.setAuthTag(sealed.subarray(-TAG_BYTES));
    return Buffer.concat([decipher.update(sealed.subarray(0, -TAG_BYTES)), decipher.final()]);
  } catch {
    throw unsealable();
  }
}
