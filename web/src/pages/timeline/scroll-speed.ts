import { useEffect, useSyncExternalStore } from 'react';

/** Above this many pixels a second nobody recognises a picture: it is loaded when the page comes to rest. */
const FAST = 2200;
/** Fast until it has become so much slower: around one limit, everything in view would be asked again and again. */
const SLOW = 1000;
const REST_MS = 120;
const RESTED_MS = 250;

let isFast = false;
const listeners = new Set<() => void>();

function become(fast: boolean): void {
  if (fast === isFast) return;
  isFast = fast;
  for (const listener of listeners) listener();
}

/** Watches how fast the window scrolls, for as long as a timeline is shown. */
export function useScrollSpeed(): void {
  useEffect(() => {
    let [y, at] = [window.scrollY, performance.now()];
    let speed = 0;
    let rest: ReturnType<typeof setTimeout> | undefined;
    const onScroll = (): void => {
      const [now, here] = [performance.now(), window.scrollY];
      const seconds = Math.max(0.008, (now - at) / 1000);
      // The first step after a rest may be a jump to where one wants to be.
      if (now - at < RESTED_MS) speed += (Math.abs(here - y) / seconds - speed) / 3;
      become(speed > (isFast ? SLOW : FAST));
      [y, at] = [here, now];
      clearTimeout(rest);
      rest = setTimeout(() => {
        speed = 0;
        become(false);
      }, REST_MS);
    };
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      clearTimeout(rest);
      window.removeEventListener('scroll', onScroll);
      become(false);
    };
  }, []);
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Whether the window scrolls so fast that pictures need not be loaded. */
export const useIsFast = (): boolean => useSyncExternalStore(subscribe, () => isFast);
