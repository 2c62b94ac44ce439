import { useSyncExternalStore } from 'react';
import { z } from 'zod';
import { getChanges } from '../../../src/contract/endpoints/jobs.ts';
import { type JobDocument, jobShape } from '../../../src/contract/job-shape.ts';
import { addressOf } from './call.ts';
import { leaving } from './leaving.ts';
import { queryClient } from './use-read.ts';

const jobsShape = z.object({ jobs: z.array(jobShape) });

/** During frequent changes, displayed data is reloaded at most this often. */
const REFRESH_MS = 2_000;
/** Expensive queries are not repeated automatically. */
const keptAsRead: ReadonlySet<unknown> = new Set(['ask', 'askWithPlan']);

let jobs: readonly JobDocument[] = [];
const listeners = new Set<() => void>();
let refreshed = 0;
let refreshing: ReturnType<typeof setTimeout> | undefined;

function refresh(): void {
  if (refreshing !== undefined) return;
  const wait = Math.max(150, refreshed + REFRESH_MS - Date.now());
  refreshing = setTimeout(() => {
    refreshing = undefined;
    refreshed = Date.now();
    void queryClient.invalidateQueries({
      predicate: ({ queryKey }) => !keptAsRead.has(queryKey[0]) && !leaving.holds(queryKey),
    });
  }, wait);
}

function showJobs(text: string): void {
  jobs = jobsShape.parse(JSON.parse(text)).jobs;
  for (const listener of listeners) listener();
}

type Told = { readonly event: 'change' | 'jobs' | 'reached' | 'lost'; readonly text: string };

let isLost = false;

/** Once the server is there again, everything that is shown is read anew. */
function reach(isReached: boolean): void {
  if (isLost === !isReached) return;
  isLost = !isReached;
  if (isReached) refresh();
  for (const listener of listeners) listener();
}

function take({ event, text }: Told): void {
  if (event === 'change') refresh();
  else if (event === 'reached' || event === 'lost') reach(event === 'reached');
  else showJobs(text);
}

/** How soon a connection that the browser gave up is tried again. */
const AGAIN_MS = 3_000;

function opened(tell: (told: Told) => void): EventSource {
  const source = new EventSource(addressOf(getChanges));
  for (const event of ['change', 'jobs'] as const)
    source.addEventListener(event, ({ data }: MessageEvent<string>) => tell({ event, text: data }));
  source.addEventListener('open', () => tell({ event: 'reached', text: '' }));
  source.addEventListener('error', () => tell({ event: 'lost', text: '' }));
  return source;
}

/**
 * Receives all changes of the memory and of jobs while the page is open. Of several tabs, one listens and forwards to the
 * others, since browsers limit connections to a server. Returns a function that stops it.
 */
export function listenToChanges(): () => void {
  const stop = new AbortController();
  const channel = new BroadcastChannel('madeleine.changes');
  channel.onmessage = ({ data }: MessageEvent<Told | { readonly event: 'hello' }>) => {
    if (data.event === 'hello') return;
    take(data);
  };
  const listen = async (): Promise<void> => {
    // The lock may be granted after the listener was stopped.
    if (stop.signal.aborted) return;
    const tell = (told: Told): void => {
      if (told.event === 'jobs') last = told;
      take(told);
      channel.postMessage(told);
    };
    let source = opened(tell);
    // A browser gives up on its own where something else answers, such as a proxy without its server.
    const again = setInterval(() => {
      if (source.readyState === EventSource.CLOSED) source = opened(tell);
    }, AGAIN_MS);
    let last: Told | undefined;
    channel.addEventListener('message', ({ data }) => {
      if (data.event === 'hello' && last !== undefined) channel.postMessage(last);
    });
    return new Promise((done) => {
      const end = (): void => {
        clearInterval(again);
        source.close();
        done();
      };
      stop.signal.addEventListener('abort', end, { once: true });
    });
  };
  channel.postMessage({ event: 'hello' });
  if (navigator.locks === undefined) void listen();
  else void navigator.locks.request('madeleine.changes', { signal: stop.signal }, listen).catch(() => undefined);
  return () => {
    stop.abort();
    channel.close();
  };
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Running and recently finished jobs, newest first. */
export const useJobs = (): readonly JobDocument[] => useSyncExternalStore(subscribe, () => jobs);

/** Whether the server cannot be reached at the moment. */
export const useIsLost = (): boolean => useSyncExternalStore(subscribe, () => isLost);
