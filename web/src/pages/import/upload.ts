import { useSyncExternalStore } from 'react';
import { deleteUpload, postImport, postUpload } from '../../../../src/contract/endpoints/imports.ts';
import { type ImportRequest, uploadedFile } from '../../../../src/contract/import-verbs.ts';
import { addressOf, call } from '../../api/call.ts';
import { Problem } from '../../api/problem.ts';
import type { ChosenFile } from './chosen-files.ts';
import { notYetThere, partsToAsk } from './known-files.ts';

/** The progress of an upload, and files that could not be copied. */
export type Upload = {
  readonly files: number;
  readonly bytes: number;
  readonly doneFiles: number;
  readonly doneBytes: number;
  /** Bytes per second. */
  readonly rate: number;
  readonly failed: readonly { readonly path: string; readonly message: string }[];
};

/** Parallel connections: enough to keep the disk busy, while leaving some for the page. */
const AT_ONCE = 3;

let upload: Upload | undefined;
let stop: AbortController | undefined;
const listeners = new Set<() => void>();

function show(next: Upload | undefined): void {
  upload = next;
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** The running upload, independent of the current page. */
export const useUpload = (): Upload | undefined => useSyncExternalStore(subscribe, () => upload);

export const stopUpload = (): void => stop?.abort();

let before: Promise<unknown> = Promise.resolve();

/** What could not be copied, by path, and how many files the memory had already. */
export type Uploaded = { readonly failed: ReadonlySet<string>; readonly known: number };

/**
 * Uploads the files that the memory does not have yet and starts their import, after what was begun before. Resolves once it has
 * started. Nobody is warned of leaving a page that uploads `in the background`: what is left then is uploaded next time. Errors:
 * `Problem`; `AbortError` when stopped.
 */
export function uploadAndImport(
  files: readonly ChosenFile[],
  options: Pick<ImportRequest, 'as' | 'again'>,
  way: 'as asked' | 'in the background' = 'as asked',
): Promise<Uploaded> {
  const run = before.then(() => uploaded(files, options, way));
  before = run.catch(() => undefined);
  return run;
}

/** Folders of a drop become labels, also of pictures that are there already. */
const isInFolder = ({ path }: ChosenFile): boolean => path.includes('/');

async function uploaded(
  files: readonly ChosenFile[],
  options: Pick<ImportRequest, 'as' | 'again'>,
  way: 'as asked' | 'in the background',
): Promise<Uploaded> {
  const stopping = new AbortController();
  stop = stopping;
  const warn = (event: BeforeUnloadEvent): void => event.preventDefault();
  if (way === 'as asked') window.addEventListener('beforeunload', warn);
  let set: string | undefined;
  try {
    const asks = (options.as ?? 'auto') === 'auto' && (way === 'in the background' || !files.some(isInFolder));
    const copies = await copied(files, { asks, signal: stopping.signal }, (made) => {
      set = made;
    });
    if (set !== undefined) await call(postImport, { body: { uploads: [set], ...options } });
    return copies;
  } catch (error) {
    if (set !== undefined) void call(deleteUpload, { params: { set } }).catch(() => undefined);
    throw error;
  } finally {
    window.removeEventListener('beforeunload', warn);
    show(undefined);
  }
}

/** Copies the files into a set, which is told as soon as there is one. Errors: `Problem`, also if no file could be copied. */
async function copied(
  files: readonly ChosenFile[],
  { asks, signal }: { readonly asks: boolean; readonly signal: AbortSignal },
  onSet: (set: string) => void,
): Promise<Uploaded> {
  const began = performance.now();
  const bytes = files.reduce((sum, { file }) => sum + file.size, 0);
  const underWay = new Map<ChosenFile, number>();
  const failed: { path: string; message: string }[] = [];
  let doneFiles = 0;
  let before = 0;
  let set: string | undefined;
  const tell = (): void => {
    const doneBytes = before + [...underWay.values()].reduce((sum, one) => sum + one, 0);
    const rate = doneBytes / Math.max(0.5, (performance.now() - began) / 1000);
    show({ files: files.length, bytes, doneFiles, doneBytes, rate, failed });
  };
  tell();
  const queue: ChosenFile[] = [];
  let known = 0;
  const take = async (): Promise<void> => {
    for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
      const one = next;
      signal.throwIfAborted();
      try {
        const kept = await sent(one, set, signal, (sentBytes) => {
          underWay.set(one, sentBytes);
          tell();
        });
        set ??= kept.set;
        onSet(set);
      } catch (error) {
        if (signal.aborted || isFatal(error)) throw error;
        failed.push({ path: one.path, message: error instanceof Error ? error.message : '' });
      }
      underWay.delete(one);
      before += one.file.size;
      doneFiles += 1;
      tell();
    }
  };
  for (const part of asks ? partsToAsk(files) : [files]) {
    const left = asks ? await notYetThere(part, signal) : part;
    const there = new Set(part).difference(new Set(left));
    known += there.size;
    doneFiles += there.size;
    for (const { file } of there) before += file.size;
    tell();
    queue.push(...left);
    // The first file creates the set; the others refer to it.
    while (set === undefined && queue.length > 0) {
      const rest = queue.splice(1);
      await take();
      queue.push(...rest);
    }
    await Promise.all(Array.from({ length: AT_ONCE }, take));
  }
  if (failed.length > 0 && set === undefined && known === 0) throw new Problem('unreadable', failed[0]?.message ?? '');
  return { failed: new Set(failed.map(({ path }) => path)), known };
}

/** Errors that would affect all further files, too. */
const isFatal = (error: unknown): boolean =>
  error instanceof Problem && ['disk-full', 'unreachable', 'forbidden', 'unauthenticated'].includes(error.code);

/** Uploads a file with progress events (which `fetch` does not support). */
function sent(
  { file, path }: ChosenFile,
  set: string | undefined,
  signal: AbortSignal,
  onSent: (bytes: number) => void,
) {
  return new Promise<{ set: string }>((resolve, reject) => {
    const request = new XMLHttpRequest();
    const query = { name: path, modified: file.lastModified, ...(set === undefined ? {} : { set }) };
    request.open('POST', addressOf(postUpload, { query }));
    request.responseType = 'json';
    request.upload.onprogress = ({ loaded }) => onSent(loaded);
    request.onload = () => {
      if (request.status < 300) resolve(uploadedFile.parse(request.response));
      else reject(problemIn(request));
    };
    request.onerror = () => reject(new Problem('unreachable', 'Madeleine does not answer.'));
    request.onabort = () => reject(new DOMException('Stopped.', 'AbortError'));
    const abort = (): void => request.abort();
    signal.addEventListener('abort', abort, { once: true });
    request.onloadend = () => signal.removeEventListener('abort', abort);
    request.send(file);
  });
}

function problemIn({ response, status, statusText }: XMLHttpRequest): Problem {
  const said = (response ?? {}) as { readonly code?: string; readonly detail?: string; readonly action?: string };
  return new Problem(said.code ?? 'internal', said.detail ?? statusText, { action: said.action, status });
}
