import { randomBytes } from 'node:crypto';
import { KEY_BYTES, seal, subkey, unseal } from '../../access/sealed-bytes.ts';
import { isMadeleineError, MadeleineError } from '../../memory/errors.ts';
import type { MediaKeyRecord } from '../../memory/media-key.ts';
import type { CopyKeys } from '../../ports/copy-keys.ts';
import type { MediaKey } from '../../ports/media-vault.ts';
import { ChangedMeanwhile, type Store } from '../../ports/store.ts';

/**
 * The keys of copies as records of a memory, each wrapped with what the memory's own secret gives. So a change of `forget`
 * destroys them in the transaction that takes the items, and neither the database nor the object store opens the other.
 */
export class StoredCopyKeys implements CopyKeys {
  readonly ofNames: Uint8Array;
  readonly #store: Store;
  readonly #wrapping: Uint8Array;

  /** @param secret of the memory's folder, in hexadecimal digits */
  constructor(store: Store, secret: string) {
    const root = Buffer.from(secret, 'hex');
    this.#store = store;
    this.#wrapping = subkey(root, 'media keys');
    this.ofNames = subkey(root, 'media names');
  }

  async find(copy: MediaKey): Promise<Uint8Array | undefined> {
    const kept = await this.#store.record('mediaKey', copy);
    return kept === undefined ? undefined : this.#unwrapped(kept);
  }

  async make(copy: MediaKey): Promise<Uint8Array> {
    const there = await this.find(copy);
    if (there !== undefined) return there;
    const key = randomBytes(KEY_BYTES);
    const value = { copy, wrapped: seal(this.#wrapping, key, copy).toString('base64url') };
    try {
      await this.#store.write([
        { op: 'expectRecord', kind: 'mediaKey', id: copy, value: undefined },
        { op: 'putRecord', kind: 'mediaKey', id: copy, value },
      ]);
      return key;
    } catch (error) {
      if (!(error instanceof ChangedMeanwhile)) throw error;
      return this.make(copy);
    }
  }

  async destroy(copy: MediaKey): Promise<void> {
    if ((await this.#store.record('mediaKey', copy)) !== undefined) await this.#store.write([withoutKey(copy)]);
  }

  #unwrapped({ copy, wrapped }: MediaKeyRecord): Uint8Array {
    try {
      return unseal(this.#wrapping, Buffer.from(wrapped, 'base64url'), copy);
    } catch (cause) {
      if (!isMadeleineError(cause)) throw cause;
      throw new MadeleineError('corrupt', 'The keys of this memory’s media were made with another secret.key.', {
        path: copy,
        action: 'Copy secret.key from the folder that the memory was used with before, or from its backup.',
        cause,
      });
    }
  }
}

/** The change that destroys the key of a copy, whether there is one or not. */
export const withoutKey = (copy: MediaKey) => ({ op: 'deleteRecord', kind: 'mediaKey', id: copy }) as const;
