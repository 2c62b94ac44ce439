import { type RefObject, useEffect } from 'react';
import { openedFrom } from '../../shell/open-item.ts';

/** Focuses this element, and restores the focus on unmount. */
export function useFocusHere(ref: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const before = openedFrom() ?? document.activeElement;
    ref.current?.focus({ preventScroll: true });
    return () => {
      // The page below is inert until this is gone.
      requestAnimationFrame(() => {
        if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
      });
    };
  }, [ref]);
}
