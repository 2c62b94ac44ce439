import { useEffect, useRef, useState } from 'react';
import { putBegun } from '../../../../src/contract/endpoints/builds.ts';
import { requestOf } from '../../api/call.ts';

/** How long nothing is typed before it is kept. */
const REST_MS = 600;
/** Browsers refuse longer bodies of requests that outlive their page. */
const LONGEST_OUTLIVING = 60_000;

export type Begun = { readonly build: string; readonly task: string; readonly annotator: string };
/** Whether the latest change has reached the server; undefined while that is open. */
export type Kept = 'kept' | 'failed' | undefined;

/** Sends what an annotator has begun, also while the page is being closed; undefined forgets it. */
export async function sendBegun({ build, task, annotator }: Begun, begun: unknown): Promise<boolean> {
  const given = { params: { build }, body: { annotator, task, begun } };
  const isSmall = JSON.stringify(given.body).length < LONGEST_OUTLIVING;
  try {
    return (await fetch(requestOf(putBegun, given), isSmall ? { keepalive: true } : {})).ok;
  } catch {
    return false;
  }
}

/**
 * Keeps unfinished work on the server: shortly after each change, and when the page is left. `value` is undefined while
 * nothing was changed; `forget` is called once it is decided. `onSent` hears of what was sent, so that pages that are opened
 * again in this browser show it.
 */
export function useBegun(
  { build, task, annotator }: Begun,
  value: unknown,
  onSent: (value: unknown) => void,
): { readonly forget: () => void; readonly kept: Kept } {
  const pending = useRef<() => void>(undefined);
  const [kept, setKept] = useState<Kept>();
  const sent = useRef(onSent);
  sent.current = onSent;
  const isChanged = value !== undefined;
  useEffect(() => {
    if (!isChanged || annotator === '') return;
    let isLatest = true;
    setKept(undefined);
    const send = async (): Promise<void> => {
      pending.current = undefined;
      sent.current(value);
      const isThere = await sendBegun({ build, task, annotator }, value);
      if (isLatest) setKept(isThere ? 'kept' : 'failed');
    };
    pending.current = () => void send();
    const timer = setTimeout(() => pending.current?.(), REST_MS);
    return () => {
      isLatest = false;
      clearTimeout(timer);
    };
  }, [build, task, annotator, value, isChanged]);
  useEffect(() => {
    const leave = (): void => pending.current?.();
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      leave();
    };
  }, []);
  return {
    kept: isChanged ? kept : undefined,
    forget: () => {
      pending.current = undefined;
    },
  };
}
