/** A folder that is kept in step: what of it was uploaded, by its path, as it was then. A browser that keeps no access has no `handle`. */
export type FolderRecord = {
  readonly name: string;
  readonly handle?: KeptHandle;
  readonly sent: Map<string, string>;
};

type Asking = (wanted: { readonly mode: 'read' }) => Promise<PermissionState>;
/** What browsers that keep access to folders have beside the standard. */
export type KeptHandle = FileSystemDirectoryHandle & {
  readonly queryPermission: Asking;
  readonly requestPermission: Asking;
  readonly values: () => AsyncIterable<FileSystemDirectoryHandle | FileSystemFileHandle>;
};

const [DATABASE, STORE] = ['madeleine-folders', 'folders'];

const settled = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

/** The folders that this browser keeps, by account and memory. Errors: those of the browser, such as without storage. */
async function inStore<T>(mode: IDBTransactionMode, use: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  const opening = indexedDB.open(DATABASE, 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore(STORE);
  const database = await settled(opening);
  try {
    return await settled(use(database.transaction(STORE, mode).objectStore(STORE)));
  } finally {
    database.close();
  }
}

export const keepsFolders = async (): Promise<boolean> => (await inStore('readonly', (store) => store.count())) > 0;
export const readFolder = (key: string): Promise<FolderRecord | undefined> =>
  inStore<FolderRecord | undefined>('readonly', (store) => store.get(key));
export const writeFolder = (key: string, record: FolderRecord): Promise<unknown> =>
  inStore('readwrite', (store) => store.put(record, key));
export const dropFolder = (key: string): Promise<unknown> => inStore('readwrite', (store) => store.delete(key));
