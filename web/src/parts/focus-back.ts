import type { RefObject } from 'react';

/** Moves the focus back to what opened something that closes now, unless the person has gone on to something else meanwhile. */
export function focusBack(opener: RefObject<HTMLElement | null>): void {
  requestAnimationFrame(() => {
    const { activeElement } = document;
    if (activeElement === null || activeElement === document.body) opener.current?.focus();
  });
}
