import { useEffect, useRef } from 'react';
import { putBegun } from '../../../../src/contract/endpoints/builds.ts';
import { requestOf } from '../../api/call.ts';

/** How long nothing is typed before it is kept. */
const REST_MS = 600;

type Begun = { readonly build: string; readonly task: string; readonly annotator: string };

/**
 * Keeps unfinished work on the server: shortly after each change, and when the page is closed. `value` is undefined while
 * nothing was changed; `forget` is called once it is decided.
 */
export function useBegun({ build, task, annotator }: Begun, value: unknown): { readonly forget: () => void } {
  const pending = useRef<() => void>(undefined);
  const isChanged = value !== undefined;
  useEffect(() => {
    if (!isChanged || annotator === '') return;
    const send = (): void => {
      pending.current = undefined;
      const given = { params: { build }, body: { annotator, task, begun: value } };
      // Outlives the page; bodies above the browser's limit for that are sent as usual.
      const request = requestOf(putBegun, given);
      const isSmall = JSON.stringify(given.body).length < 60_000;
      void fetch(request, isSmall ? { keepalive: true } : {}).catch(() => undefined);
    };
    pending.current = send;
    const timer = setTimeout(send, REST_MS);
    return () => clearTimeout(timer);
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
    forget: () => {
      pending.current = undefined;
    },
  };
}
