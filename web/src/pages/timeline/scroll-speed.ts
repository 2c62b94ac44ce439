import { useEffect, useSyncExternalStore } from 'react';

/** Above this scroll speed in pixels per second, pictures are not loaded until scrolling slows down. */
const FAST = 2200;
/** Hysteresis: the speed must drop by this factor, or pictures would be requested repeatedly around the limit. */
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

/** Measures the scroll speed while a timeline is shown. */
export function useScrollSpeed(): void {
  useEffect(() => {
    let [y, at] = [window.scrollY, performance.now()];
    let speed = 0;
    let rest: ReturnType<typeof setTimeout> | undefined;
    const onScroll = (): void => {
      const [now, here] = [performance.now(), window.scrollY];
      const seconds = Math.max(0.008, (now - at) / 1000);
      // The first step after a pause may be a jump to the target.
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

/** Whether the window scrolls too fast to load pictures. */
export const useIsFast = (): boolean => useSyncExternalStore(subscribe, () => isFast);
