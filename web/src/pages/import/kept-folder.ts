import { useSyncExternalStore } from 'react';
import { getStatus } from '../../../../src/contract/endpoints/status.ts';
import { getSession } from '../../../../src/contract/endpoints/tokens.ts';
import { call } from '../../api/call.ts';
import { type ChosenFile, filesBelowHandle } from './chosen-files.ts';
import {
  dropFolder,
  type FolderRecord,
  type KeptHandle,
  keepsFolders,
  readFolder,
  writeFolder,
} from './kept-folder-record.ts';
import { uploadAndImport } from './upload.ts';

/** How a folder is kept in step. `locked`: its browser wants to be allowed anew; `again`: it is to be chosen anew each time. */
export type Keeping =
  | { readonly state: 'none' }
  | {
      readonly state: 'locked' | 'again' | 'looking' | 'rests' | 'stopped' | 'gone';
      readonly name: string;
      readonly sent: number;
    }
  | { readonly state: 'failed'; readonly name: string; readonly sent: number; readonly message: string };

/** How long between looks, or so many times as long as one takes. */
const [EVERY_MS, TIMES] = [30_000, 20];
/** What is still being written is left for the next look, which comes sooner. */
const [SETTLED_MS, SOON_MS] = [2_000, 3_000];
/** Uploads of many files come in parts, so that little is done again after a break. */
const [MOST_FILES, MOST_BYTES] = [200, 500_000_000];

type Current = { readonly key: string; readonly record: FolderRecord };
let current: Current | undefined;
let keeping: Keeping = { state: 'none' };
let isLooking = false;
let next: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

function show(state: Exclude<Keeping['state'], 'none' | 'failed'>): void {
  if (current === undefined) return;
  const { name, sent } = current.record;
  tell({ state, name, sent: sent.size });
}

function tell(now: Keeping): void {
  keeping = now;
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
export const useKeeping = (): Keeping => useSyncExternalStore(subscribe, () => keeping);

/** Whose folder it is: one account's, for one memory. Another that is opened in this browser gets nothing of it. */
async function keyNow(): Promise<string> {
  const [{ account }, { memory }] = await Promise.all([call(getSession, {}), call(getStatus, {})]);
  return `${account?.id ?? ''} ${memory}`;
}

const picker = (): ((options: { readonly mode: 'read' }) => Promise<KeptHandle>) | undefined =>
  (window as { showDirectoryPicker?: (options: { readonly mode: 'read' }) => Promise<KeptHandle> }).showDirectoryPicker;

/** Whether this browser keeps access to a folder; where not, it is chosen again whenever new files are to be added. */
export const keepsAccess = (): boolean => picker() !== undefined;

/** Takes up the folder that was chosen for this memory, if any. Errors: those of the browser, and `unreachable`. */
export async function beginKeeping(): Promise<void> {
  endKeeping();
  if (!(await keepsFolders())) return;
  const key = await keyNow();
  const record = await readFolder(key);
  if (record === undefined) return;
  current = { key, record };
  await look();
}

export function endKeeping(): void {
  clearTimeout(next);
  current = undefined;
  tell({ state: 'none' });
}

/** Chooses a folder, whose files are uploaded from now on. Errors: `AbortError` where none was chosen. */
export async function keepFolder(): Promise<void> {
  const handle = await picker()?.({ mode: 'read' });
  if (handle === undefined) return;
  await take({ name: handle.name, handle, sent: new Map() });
  await look();
}

/** Uploads what is new of a folder that was chosen for once. */
export async function addNewOf(files: readonly ChosenFile[]): Promise<void> {
  const [name = ''] = files[0]?.path.split('/') ?? [];
  const known = current?.record.name === name ? current.record : undefined;
  await take(known ?? { name, sent: new Map() });
  await working(async (one) => {
    await sendNew(one, files);
    return true;
  });
}

async function take(record: FolderRecord): Promise<void> {
  current = { key: await keyNow(), record };
  await writeFolder(current.key, record);
}

/** The folder is left alone from now on; what was uploaded stays. */
export async function leaveFolder(): Promise<void> {
  if (current !== undefined) await dropFolder(current.key);
  endKeeping();
}

/** Asks the browser, when the user wants to. */
export async function unlockFolder(): Promise<void> {
  await current?.record.handle?.requestPermission({ mode: 'read' });
  await look();
}

/** As `look`, unless the user wanted no more. */
export const lookAgain = async (): Promise<void> => {
  if (keeping.state === 'rests' || keeping.state === 'gone' || keeping.state === 'failed') await look();
};

/** Looks for new files, and uploads them. */
export async function look(): Promise<void> {
  const handle = current?.record.handle;
  if (handle === undefined) return show('again');
  if ((await handle.queryPermission({ mode: 'read' })) !== 'granted') return show('locked');
  const began = performance.now();
  const isAllSettled = await working(async (one) => {
    const files = await filesBelowHandle(handle);
    const written = files.filter(({ file }) => Math.abs(Date.now() - file.lastModified) >= SETTLED_MS);
    await sendNew(one, written);
    return written.length === files.length;
  });
  clearTimeout(next);
  if (keeping.state === 'stopped' || keeping.state === 'none') return;
  next = setTimeout(look, isAllSettled ? Math.max(EVERY_MS, TIMES * (performance.now() - began)) : SOON_MS);
}

/** One at a time, also of several tabs. Whether nothing was left for later. */
async function working(work: (one: Current) => Promise<boolean>): Promise<boolean> {
  const one = current;
  if (one === undefined || isLooking) return true;
  isLooking = true;
  show('looking');
  try {
    const alone = (): Promise<boolean> => work(one);
    const locks = navigator.locks as LockManager | undefined;
    const isDone = await (locks === undefined
      ? alone()
      : locks.request(`madeleine folder ${one.key}`, { ifAvailable: true }, (lock) => lock === null || alone()));
    show(one.record.handle === undefined ? 'again' : 'rests');
    return isDone;
  } catch (error) {
    if (current === one) failed(error, one.record);
    return true;
  } finally {
    isLooking = false;
  }
}

function failed(error: unknown, { name, sent }: FolderRecord): void {
  const cause = error instanceof DOMException ? error.name : '';
  if (cause === 'AbortError') show('stopped');
  else if (cause === 'NotFoundError') show('gone');
  else tell({ state: 'failed', name, sent: sent.size, message: error instanceof Error ? error.message : '' });
}

const stampOf = ({ file }: ChosenFile): string => `${file.size} ${file.lastModified}`;

/** Errors: as `uploadAndImport`. */
async function sendNew({ key, record }: Current, files: readonly ChosenFile[]): Promise<void> {
  const fresh = files.filter((one) => record.sent.get(one.path) !== stampOf(one));
  for (const part of partsOf(fresh)) {
    // Another tab may have chosen another memory meanwhile, or this one ended it.
    if (current?.record !== record || (await keyNow()) !== key) return;
    const { failed: left } = await uploadAndImport(part, {}, 'in the background');
    for (const one of part) if (!left.has(one.path)) record.sent.set(one.path, stampOf(one));
    await writeFolder(key, record);
    show('looking');
  }
}

function* partsOf(files: readonly ChosenFile[]): Generator<readonly ChosenFile[]> {
  let part: ChosenFile[] = [];
  let bytes = 0;
  for (const one of files) {
    if (part.length > 0 && (part.length === MOST_FILES || bytes + one.file.size > MOST_BYTES)) {
      yield part;
      [part, bytes] = [[], 0];
    }
    part.push(one);
    bytes += one.file.size;
  }
  if (part.length > 0) yield part;
}
