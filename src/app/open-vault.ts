import { isAbsolute } from 'node:path';
import { subkey } from '../access/sealed-bytes.ts';
import { openMediaVault } from '../adapters/files/media-vault.ts';
import { openSealedVault } from '../adapters/files/sealed-vault.ts';
import { isMadeleineError, MadeleineError } from '../memory/errors.ts';
import type { MediaContent } from '../memory/source-record.ts';
import type { CopyKeys } from '../ports/copy-keys.ts';
import type { ByteRange, MediaKey, MediaVault } from '../ports/media-vault.ts';
import { keyIn } from './keys/key-file.ts';
import { lentFolder, uploadsFolder } from './keys/work-folder.ts';
import { onlyInFolder } from './open-store.ts';
import type { Configuration } from './settings/configuration.ts';
import { isThisMachine } from './settings/this-machine.ts';

const AMAZON = 'https://s3.amazonaws.com';

/**
 * The vault of a memory folder: in the folder itself, or in the object store that is configured. `keys`: those of the
 * memory's copies. Errors: those of `openS3Vault`; `offline` for a store on another machine while only this one may be asked;
 * `invalid-configuration` for `encryptMedia` without `media`; as of `keyIn`.
 */
export async function openVault(
  folder: string,
  { media, encryptMedia = false, offline }: Pick<Configuration, 'media' | 'encryptMedia' | 'offline'>,
  keys: CopyKeys | undefined,
): Promise<MediaVault> {
  const key = keyIn(folder);
  if (key !== undefined) {
    if (media !== undefined) throw onlyInFolder('media');
    return openSealedVault(folder, {
      key: subkey(key, 'media'),
      uploads: uploadsFolder(folder),
      lent: lentFolder(folder),
    });
  }
  const here = openMediaVault(folder);
  if (encryptMedia && (media === undefined || keys === undefined)) throw cannotEncrypt(folder);
  if (media === undefined) return here;
  const plain = await openObjectStore(media, offline);
  if (keys === undefined) return new VaultOverFolder(plain, here);
  // What was kept before the setting was changed is read on.
  const sealed = await openObjectStore(media, offline, { keys });
  const [first, second] = encryptMedia ? [sealed, plain] : [plain, sealed];
  return new VaultOverFolder(first, new VaultOverFolder(second, here));
}

const cannotEncrypt = (path: string): MadeleineError =>
  new MadeleineError('invalid-configuration', '`encryptMedia` encrypts what a memory keeps in an object store.', {
    path,
    action: 'Name one in `media`. To encrypt a memory in a folder, make it with `madeleine init --encrypt`.',
  });

/** An object store by its address, `s3://bucket/prefix?endpoint=URL`. Errors: as of `openVault`. */
export async function openObjectStore(
  media: string,
  offline: boolean | undefined,
  options: { readonly keys?: CopyKeys } = {},
): Promise<MediaVault> {
  const [{ openS3Vault }, { s3Place }] = await Promise.all([
    import('../adapters/s3/s3-vault.ts'),
    import('../adapters/s3/s3-place.ts'),
  ]);
  const { endpoint = AMAZON, bucket } = s3Place(media);
  if (offline === true && !isThisMachine(endpoint)) {
    throw new MadeleineError('offline', `The bucket ${bucket} at ${endpoint} is on another machine.`, {
      action: 'Run without --offline, or without the setting `media`.',
    });
  }
  return openS3Vault(media, options);
}

/**
 * A store that takes in all that is new, over the folder that copies lay in before and that reads originals where they
 * lie: a memory goes on with either, and a restored backup with both.
 */
export class VaultOverFolder implements MediaVault {
  readonly #store: MediaVault;
  readonly #folder: MediaVault;

  constructor(store: MediaVault, folder: MediaVault) {
    this.#store = store;
    this.#folder = folder;
  }

  keep(content: MediaContent, signal?: AbortSignal) {
    return this.#store.keep(content, signal);
  }

  async stat(key: MediaKey) {
    return (isAbsolute(key) ? undefined : await this.#store.stat(key)) ?? this.#folder.stat(key);
  }

  open(key: MediaKey, range?: ByteRange) {
    return this.#first(key, (vault) => vault.open(key, range));
  }

  async withLocalFile<T>(key: MediaKey, use: (path: string) => Promise<T>, signal?: AbortSignal): Promise<T> {
    let begun = false;
    const once = (path: string): Promise<T> => {
      begun = true;
      return use(path);
    };
    // What is missing to whoever uses the file is not missing here.
    return this.#first(
      key,
      (vault) => vault.withLocalFile(key, once, signal),
      () => !begun,
    );
  }

  put(key: MediaKey, content: AsyncIterable<Uint8Array>) {
    return this.#store.put(key, content);
  }

  async remove(key: MediaKey): Promise<void> {
    await this.#store.remove(key);
    await this.#folder.remove(key);
  }

  async *copies(): AsyncGenerator<MediaKey> {
    const seen = new Set<MediaKey>();
    for (const vault of [this.#store, this.#folder]) {
      for await (const key of vault.copies()) {
        if (!seen.has(key)) yield key;
        seen.add(key);
      }
    }
  }

  async sweep(options?: { readonly dry?: boolean }): Promise<number> {
    return (await this.#store.sweep(options)) + (await this.#folder.sweep(options));
  }

  where(key: MediaKey): string {
    return isAbsolute(key) ? this.#folder.where(key) : this.#store.where(key);
  }

  async close(): Promise<void> {
    await this.#store.close();
    await this.#folder.close();
  }

  async #first<T>(key: MediaKey, read: (vault: MediaVault) => Promise<T>, mayTryAgain = () => true): Promise<T> {
    if (isAbsolute(key)) return read(this.#folder);
    try {
      return await read(this.#store);
    } catch (error) {
      const isElsewhere = isMadeleineError(error) && error.code === 'missing' && mayTryAgain();
      if (!isElsewhere || (await this.#folder.stat(key)) === undefined) throw error;
      return read(this.#folder);
    }
  }
}
